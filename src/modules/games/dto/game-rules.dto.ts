import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import {
  BEYOND_FIRST,
  COMMITS,
  CORRECTION_WINDOWS,
  FIRST_ROLLS,
  type GameRules,
  LARGEST_CUBE,
  type MoneyOptions,
  PREMATURE_ROLLS,
  RESIGNATION_POLICIES,
  RESIGNATION_TIMES,
  VALIDATIONS,
} from '../../../domain/index.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';

/** More turns than a cube can make. */
const MOST_TURNS = 50;

const LIMIT = { type: 'integer', minimum: 0, maximum: MOST_TURNS, nullable: true, default: 0, example: 1 } as const;

/** The options that every game has (rules.md section 20). */
export class GameRulesDto implements GameRules {
  @ApiProperty({
    enum: FIRST_ROLLS,
    default: 'useOpeningDice',
    description: 'Whether the starter plays the opening dice or rolls both again (R12).',
  })
  @IsIn(FIRST_ROLLS)
  readonly firstRoll: GameRules['firstRoll'];

  @ApiProperty({ default: false, description: 'With `rerollBothDice`: the starter may double before that roll (R13).' })
  @IsBoolean()
  readonly cubeBeforeFirstRoll: boolean;

  @ApiProperty({
    default: false,
    description: 'The winner of a game starts the next one without an opening roll (R14).',
  })
  @IsBoolean()
  readonly winnerStarts: boolean;

  @ApiProperty({ default: false, description: 'Recorded dice: a die flat on a checker is valid (R18).' })
  @IsBoolean()
  readonly diceOnCheckerValid: boolean;

  @ApiProperty({
    enum: PREMATURE_ROLLS,
    default: 'reject',
    description: 'Recorded dice: what becomes of a roll that falls before the opponent has played (R19).',
  })
  @IsIn(PREMATURE_ROLLS)
  readonly prematureRoll: GameRules['prematureRoll'];

  @ApiProperty({
    description:
      'A shut-out side that may not double is passed over by itself (R21). Default: true with server dice, false with recorded dice.',
  })
  @IsBoolean()
  readonly autoPassShutOut: boolean;

  @ApiProperty({
    enum: COMMITS,
    default: 'onSubmit',
    description: '`explicit`: a play is laid out and may be changed until the action `commit` (R43).',
  })
  @IsIn(COMMITS)
  readonly commit: GameRules['commit'];

  @ApiProperty({ enum: VALIDATIONS, default: 'strict', description: 'What happens to illegal plays (R44).' })
  @IsIn(VALIDATIONS)
  readonly validation: GameRules['validation'];

  @ApiProperty({
    enum: CORRECTION_WINDOWS,
    default: 'untilNextRoll',
    description: 'How long an illegal play may be corrected (R45).',
  })
  @IsIn(CORRECTION_WINDOWS)
  readonly correctionWindow: GameRules['correctionWindow'];

  @ApiProperty({
    type: 'integer',
    enum: [2, 3],
    default: 3,
    description: 'What a backgammon multiplies the cube by (R52).',
  })
  @IsIn([2, 3])
  readonly backgammonMultiplier: 2 | 3;

  @ApiProperty({ default: true, description: 'False: every win counts once (R52).' })
  @IsBoolean()
  readonly gammons: boolean;

  @ApiProperty({ enum: RESIGNATION_TIMES, default: 'anyPhase', description: 'When a side may resign (R56).' })
  @IsIn(RESIGNATION_TIMES)
  readonly resignationWhen: GameRules['resignationWhen'];

  @ApiProperty({ enum: RESIGNATION_POLICIES, default: 'any', description: 'Whether a game may be resigned (R59).' })
  @IsIn(RESIGNATION_POLICIES)
  readonly resignation: GameRules['resignation'];

  @ApiProperty({ default: true, description: 'Whether a cube is in use (R62).' })
  @IsBoolean()
  readonly cube: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_CUBE,
    nullable: true,
    default: null,
    description: 'Highest value of the cube, a power of two; null: without limit (R61).',
    example: null,
  })
  @ValidateIf((_, value) => value !== null)
  @IsWholeNumber(1, LARGEST_CUBE)
  readonly maxCube: number | null;
}

/** The options that only money play has (R78–R99). */
export class MoneyOptionsDto implements MoneyOptions {
  @ApiProperty({ default: true, description: 'Gammons and backgammons count only when a double was taken (R80).' })
  @IsBoolean()
  readonly jacoby: boolean;

  @ApiProperty({
    default: false,
    description: 'An automatic double counts for the Jacoby rule as a double that was taken (R82).',
  })
  @IsBoolean()
  readonly jacobyAfterAutomaticDouble: boolean;

  @ApiProperty({
    ...LIMIT,
    description:
      'Further turns of the cube in one chain: 1 a beaver, 2 a raccoon too, and so on; null without limit (R85).',
  })
  @ValidateIf((_, value) => value !== null)
  @IsWholeNumber(0, MOST_TURNS)
  readonly beavers: number | null;

  @ApiProperty({ default: true, description: 'A redouble can be beavered (R93).' })
  @IsBoolean()
  readonly beaverOnRedouble: boolean;

  @ApiProperty({ default: true, description: 'A raccoon can be dropped (R92).' })
  @IsBoolean()
  readonly raccoonDrop: boolean;

  @ApiProperty({
    ...LIMIT,
    description: 'How often equal opening dice double the cube in one game; null without limit (R95).',
  })
  @ValidateIf((_, value) => value !== null)
  @IsWholeNumber(0, MOST_TURNS)
  readonly automaticDoubles: number | null;

  @ApiProperty({
    enum: BEYOND_FIRST,
    default: 'automatic',
    description: 'Who decides about automatic doubles after the first; only a chouette has a box (R99).',
  })
  @IsIn(BEYOND_FIRST)
  readonly automaticDoublesBeyondFirst: MoneyOptions['automaticDoublesBeyondFirst'];
}
