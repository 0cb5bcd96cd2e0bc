import { ApiProperty } from '@nestjs/swagger';
import {
  type BySide,
  CLOCK_MODES,
  type ClockMode,
  type ClockSettings,
  EXPIRIES,
  SIDES,
  type Side,
} from '../../../domain/index.js';

const SIDE_OR_NULL = { type: String, enum: [...SIDES, null], nullable: true } as const;
const MILLISECONDS = { type: 'integer', minimum: 0 } as const;
const TIME_OR_NULL = { type: String, format: 'date-time', nullable: true } as const;

export class ReservesDto implements BySide<number> {
  @ApiProperty({ ...MILLISECONDS, example: 821_500 })
  readonly white: number;

  @ApiProperty({ ...MILLISECONDS, example: 840_000 })
  readonly black: number;
}

/** The clock of a match (T30–T36). All times are the server's. */
export class ClockDto {
  @ApiProperty({ enum: CLOCK_MODES, description: 'How the time for a turn and the reserve run (T33).' })
  readonly mode: ClockMode;

  @ApiProperty({ ...MILLISECONDS, description: 'Time per turn; 0 on a plain clock.', example: 12_000 })
  readonly perTurnMs: number;

  @ApiProperty({ enum: EXPIRIES, description: 'What it costs when the flag falls (T35).' })
  readonly onExpiry: ClockSettings['onExpiry'];

  @ApiProperty({
    ...SIDE_OR_NULL,
    description: "Whose time runs. Null: neither side's, in the opening, between games, or while it is paused (T34).",
    example: 'white',
  })
  readonly running: Side | null;

  @ApiProperty({
    ...TIME_OR_NULL,
    description: 'Since when it runs without a break.',
    example: '2026-03-04T20:15:00.000Z',
  })
  readonly since: string | null;

  @ApiProperty({ description: 'Stopped by the director.', example: false })
  readonly paused: boolean;

  @ApiProperty({
    ...TIME_OR_NULL,
    description:
      'The moment that `reserves`, `turnUsedMs`, `turnRemainingMs` and `expired` describe; null: no time runs, and ' +
      'they stay as they are. All other fields change only with the version of the match, so a view that a client ' +
      'has kept stays right after a 304.',
    example: '2026-03-04T20:15:18.500Z',
  })
  readonly asOf: string | null;

  @ApiProperty({ type: ReservesDto, description: 'Milliseconds that the clock shows for each side.' })
  readonly reserves: ReservesDto;

  @ApiProperty({
    ...MILLISECONDS,
    nullable: true,
    description: 'Milliseconds used of the turn that is being timed.',
    example: 18_500,
  })
  readonly turnUsedMs: number | null;

  @ApiProperty({
    ...MILLISECONDS,
    nullable: true,
    description: 'Simple delay: milliseconds until the reserve begins to run. Null for other modes and without a turn.',
    example: 0,
  })
  readonly turnRemainingMs: number | null;

  @ApiProperty({
    ...TIME_OR_NULL,
    description: 'When the flag of the running side falls unless something happens before.',
    example: '2026-03-04T20:29:00.000Z',
  })
  readonly flagAt: string | null;

  @ApiProperty({
    ...SIDE_OR_NULL,
    description:
      'The side whose flag had fallen at `asOf`; null: neither. The service records what it costs with the next ' +
      'action, or with `claim-time`.',
    example: null,
  })
  readonly expired: Side | null;
}
