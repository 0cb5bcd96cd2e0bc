import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import {
  type AskedClock,
  CLOCK_BOUNDS,
  CLOCK_MODES,
  type ClockMode,
  type ClockSettings,
  EXPIRIES,
  EXPIRY_WIN_TYPES,
} from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';

type Bounded = keyof typeof CLOCK_BOUNDS;
type WinType = (typeof EXPIRY_WIN_TYPES)[number];

const MODES = [...CLOCK_MODES, 'none'] as const;

/** Schema and check of a whole number of the clock within its bounds. */
function WholeNumber(name: Bounded, description: string, example: number): PropertyDecorator {
  const [minimum, maximum] = CLOCK_BOUNDS[name];
  const decorators = [
    ApiPropertyOptional({ type: 'integer', minimum, maximum, description, example }),
    MayBeMissing(),
    IsWholeNumber(minimum, maximum),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

/** A clock as it is asked for; whatever is left out takes its default. */
export class AskedClockDto implements AskedClock {
  @ApiPropertyOptional({
    enum: MODES,
    default: 'simpleDelay',
    description: 'How the time for a turn and the reserve run (T30, T33); `none`: no clock.',
  })
  @MayBeMissing()
  @IsIn(MODES)
  readonly mode?: ClockMode | 'none';

  @WholeNumber(
    'reserveSeconds',
    'Reserve of each side for the whole match. Default: 2 minutes for each point of the length (T31); introduced later, less ' +
      '1 minute for each point that either side has (T32).',
    840,
  )
  readonly reserveSeconds?: number;

  @WholeNumber('reserveSecondsPerPoint', 'The same, for each point of the length; instead of `reserveSeconds`.', 120)
  readonly reserveSecondsPerPoint?: number;

  @WholeNumber('perTurnSeconds', 'Time per turn, 12 by default; a plain clock has none.', 12)
  readonly perTurnSeconds?: number;

  @ApiPropertyOptional({
    description:
      'Whether two people play on each side: then 2.5 minutes for each point of the length and 18 seconds for a ' +
      'turn are the defaults. Default: true only in a tournament of doubles (T31).',
  })
  @MayBeMissing()
  @IsBoolean()
  readonly doubles?: boolean;

  @ApiPropertyOptional({ enum: EXPIRIES, default: 'loseMatch', description: 'What a fallen flag costs (T35).' })
  @MayBeMissing()
  @IsIn(EXPIRIES)
  readonly onExpiry?: ClockSettings['onExpiry'];

  @ApiPropertyOptional({
    default: true,
    description: 'With `loseMatch`: nothing is lost at match point once the opponent cannot win the game any more.',
  })
  @MayBeMissing()
  @IsBoolean()
  readonly ginException?: boolean;

  @WholeNumber('expiryPoints', 'With `penaltyPoints`: what the opponent gets, 1 by default.', 1)
  readonly expiryPoints?: number;

  @WholeNumber('refillSeconds', 'With `penaltyPoints` and `loseGame`: the reserve to go on with, 60 by default.', 60)
  readonly refillSeconds?: number;

  @ApiPropertyOptional({
    enum: EXPIRY_WIN_TYPES,
    default: 'single',
    description: 'With `loseGame`: the value of the cube, or the worst that could still have happened.',
  })
  @MayBeMissing()
  @IsIn(EXPIRY_WIN_TYPES)
  readonly expiryWinType?: WinType;
}

/** A clock with every option of its mode and its `onExpiry`. */
export class ClockSettingsDto {
  @ApiProperty({ enum: CLOCK_MODES })
  readonly mode: ClockMode;

  @ApiProperty({ type: 'integer', example: 840 })
  readonly reserveSeconds: number;

  @ApiProperty({ type: 'integer', example: 12 })
  readonly perTurnSeconds: number;

  @ApiProperty({ enum: EXPIRIES })
  readonly onExpiry: ClockSettings['onExpiry'];

  @ApiPropertyOptional({ description: 'With `loseMatch`.', example: true })
  readonly ginException?: boolean;

  @ApiPropertyOptional({ type: 'integer', description: 'With `penaltyPoints`.', example: 1 })
  readonly expiryPoints?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'With `penaltyPoints` and `loseGame`.', example: 60 })
  readonly refillSeconds?: number;

  @ApiPropertyOptional({ enum: EXPIRY_WIN_TYPES, description: 'With `loseGame`.' })
  readonly expiryWinType?: WinType;
}
