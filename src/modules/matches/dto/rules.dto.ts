import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Allow, IsBoolean, IsIn, IsInt, Min, ValidateIf } from 'class-validator';
import {
  COMMITS,
  CORRECTION_WINDOWS,
  DEAD_CUBES,
  FIRST_ROLLS,
  HOLLAND_SIDES,
  type MatchRules,
  PREMATURE_ROLLS,
  RESIGNATION_POLICIES,
  RESIGNATION_TIMES,
  VALIDATIONS,
} from '../../../domain/index.js';

/** Every option of a match with its value (rules.md section 20). */
export class MatchRulesDto implements MatchRules {
  @ApiProperty({
    enum: FIRST_ROLLS,
    default: 'useOpeningDice',
    description: 'Whether the starter plays the opening dice or rolls both again (R12).',
  })
  @IsIn(FIRST_ROLLS)
  readonly firstRoll: MatchRules['firstRoll'];

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
    description: 'Recorded dice: a roll before the opponent has played (R19).',
  })
  @IsIn(PREMATURE_ROLLS)
  readonly prematureRoll: MatchRules['prematureRoll'];

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
  readonly commit: MatchRules['commit'];

  @ApiProperty({ enum: VALIDATIONS, default: 'strict', description: 'What happens to illegal plays (R44).' })
  @IsIn(VALIDATIONS)
  readonly validation: MatchRules['validation'];

  @ApiProperty({
    enum: CORRECTION_WINDOWS,
    default: 'untilNextRoll',
    description: 'How long an illegal play may be corrected (R45).',
  })
  @IsIn(CORRECTION_WINDOWS)
  readonly correctionWindow: MatchRules['correctionWindow'];

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
  readonly resignationWhen: MatchRules['resignationWhen'];

  @ApiProperty({ enum: RESIGNATION_POLICIES, default: 'any', description: 'Whether a game may be resigned (R59).' })
  @IsIn(RESIGNATION_POLICIES)
  readonly resignation: MatchRules['resignation'];

  @ApiProperty({ default: true, description: 'Whether a cube is in use (R62).' })
  @IsBoolean()
  readonly cube: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    default: null,
    description: 'Highest value of the cube, a power of two; null: without limit (R61).',
    example: null,
  })
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @Min(1)
  readonly maxCube: number | null;

  @ApiProperty({ enum: DEAD_CUBES, default: 'reject', description: 'A double that cannot help the doubler (R69).' })
  @IsIn(DEAD_CUBES)
  readonly deadCube: MatchRules['deadCube'];

  @ApiProperty({ default: true, description: 'The Crawford rule (R72).' })
  @IsBoolean()
  readonly crawford: boolean;

  @ApiProperty({ default: false, description: 'The Holland rule, which needs the Crawford rule (R74).' })
  @IsBoolean()
  readonly holland: boolean;

  @ApiProperty({ enum: HOLLAND_SIDES, default: 'trailer', description: 'Whom the Holland rule binds (R75).' })
  @IsIn(HOLLAND_SIDES)
  readonly hollandApplies: MatchRules['hollandApplies'];
}

const MONEY_ONLY = {
  description: 'Money play only: naming it in a match is refused (R76).',
  deprecated: true,
} as const;

/** The options that are chosen; the others take their defaults. The rules decide which belong to which format. */
export class ChosenRulesDto extends PartialType(MatchRulesDto, { skipNullProperties: false }) {
  @ApiPropertyOptional({ ...MONEY_ONLY, type: 'boolean' })
  @Allow()
  readonly jacoby?: unknown;

  @ApiPropertyOptional({ ...MONEY_ONLY, type: 'boolean' })
  @Allow()
  readonly jacobyAfterAutomaticDouble?: unknown;

  @ApiPropertyOptional({ ...MONEY_ONLY, type: 'integer' })
  @Allow()
  readonly beavers?: unknown;

  @ApiPropertyOptional({ ...MONEY_ONLY, type: 'boolean' })
  @Allow()
  readonly beaverOnRedouble?: unknown;

  @ApiPropertyOptional({ ...MONEY_ONLY, type: 'boolean' })
  @Allow()
  readonly raccoonDrop?: unknown;

  @ApiPropertyOptional({ ...MONEY_ONLY, type: 'integer' })
  @Allow()
  readonly automaticDoubles?: unknown;

  @ApiPropertyOptional({ ...MONEY_ONLY, type: 'string' })
  @Allow()
  readonly automaticDoublesBeyondFirst?: unknown;
}
