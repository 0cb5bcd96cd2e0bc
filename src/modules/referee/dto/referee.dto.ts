import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { CLOCK_MODES, type ClockMode, type UsualTimes } from '../../../domain/index.js';
import {
  ASKED_VARIANT,
  type AskedVariant,
  CheckersDto,
  LegalPlayDto,
  PlayMoveDto,
  VariantRulesDto,
} from '../../games/index.js';
import type { VariantView } from '../variant.mapper.js';
import { MAX_MOVES, MAX_PLAY_TEXT, MAX_POSITIONS } from './referee.pipe.js';
import { WholeListOf } from '../../../platform/http/list.js';

const DICE = {
  type: 'array',
  items: { type: 'integer', minimum: 1, maximum: 6 },
  minItems: 2,
  maxItems: 2,
  description: 'The roll, in any order.',
  example: [3, 1],
} as const;
const POINTS = {
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: 15 },
  minItems: 24,
  maxItems: 24,
} as const;
const START = [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2];
const POSITION_ID = '4HPwATDgc/ABMA';
const VARIANT = {
  ...ASKED_VARIANT,
  default: 'backgammon',
  description: `Whose rules hold. ${ASKED_VARIANT.description}`,
};

class AskedCheckersDto {
  @ApiProperty({
    ...POINTS,
    description: "Checkers on the side's own points 1 to 24; the first number is its ace point.",
    example: START,
  })
  readonly points: readonly number[];

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 15, description: 'Checkers on the bar.', example: 0 })
  readonly bar: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 15,
    description: 'Checkers borne off. Default: all that are not on the board.',
    example: 0,
  })
  readonly off?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 15,
    description: 'Checkers not in play yet, in variants that begin with some (V20). Default: none.',
    example: 0,
  })
  readonly reserve?: number;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 24 },
    uniqueItems: true,
    description:
      "In variants that pin, the side's own points whose one checker is pinned (V50). Default: where several of " +
      'the other side are on it.',
  })
  readonly pinned?: readonly number[];

  @ApiPropertyOptional({
    description:
      'In variants where hitting needs a checker that has been home, whether the side may hit (V11). Default: whether one is home or off.',
  })
  readonly mayHit?: boolean;
}

export class AskedBoardDto {
  @ApiProperty({ type: AskedCheckersDto, description: 'The side that has rolled, in its own view.' })
  readonly mover: AskedCheckersDto;

  @ApiProperty({ type: AskedCheckersDto, description: 'The other side, in its own view too.' })
  readonly opponent: AskedCheckersDto;
}

export class AskedPositionIdDto {
  @ApiProperty({
    minLength: 14,
    maxLength: 14,
    description: "GNU Backgammon's position id, the mover being on roll; not for variants that it cannot carry.",
    example: POSITION_ID,
  })
  readonly positionId: string;
}

const POSITION = {
  oneOf: [{ $ref: getSchemaPath(AskedBoardDto) }, { $ref: getSchemaPath(AskedPositionIdDto) }],
  description: 'Both sides, each in its own view, or a position id.',
  example: { positionId: POSITION_ID },
};

export class AskedRollDto {
  @ApiProperty(DICE)
  readonly dice: readonly number[];

  @ApiProperty(POSITION)
  readonly position: AskedBoardDto | AskedPositionIdDto;
}

export class LegalPlaysQuestionDto extends AskedRollDto {
  @ApiPropertyOptional(VARIANT)
  readonly variant?: AskedVariant;
}

export class LegalPlaysQuestionsDto {
  @ApiPropertyOptional(VARIANT)
  readonly variant?: AskedVariant;

  @ApiProperty({
    type: [AskedRollDto],
    minItems: 1,
    maxItems: MAX_POSITIONS,
    description: 'Positions of that variant, each with its roll.',
  })
  readonly positions: readonly AskedRollDto[];
}

export class CheckPlayQuestionDto extends AskedRollDto {
  @ApiPropertyOptional(VARIANT)
  readonly variant?: AskedVariant;

  @ApiPropertyOptional({
    maxLength: MAX_PLAY_TEXT,
    description:
      "The play as text in the mover's own view, any order; empty or `pass` for none (R101). Either this or `moves`.",
    example: '8/5 6/5',
  })
  readonly play?: string;

  @ApiPropertyOptional({
    type: [PlayMoveDto],
    maxItems: MAX_MOVES,
    description: 'The play move by move; moves of one checker may be merged.',
  })
  readonly moves?: readonly PlayMoveDto[];
}

export class PlaysDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many plays there are; 0 when nothing can be played (R34).',
    example: 16,
  })
  readonly count: number;

  @ApiProperty({ type: [LegalPlayDto], description: 'One for each position that can be reached (R100).' })
  readonly plays: readonly LegalPlayDto[];
}

export class PlaysOfPositionsDto {
  @ApiProperty({ type: [PlaysDto], description: 'In the order of the positions sent.' })
  readonly results: readonly PlaysDto[];
}

export class BoardDto {
  @ApiProperty({ type: CheckersDto, description: 'The side that has played, in its own view.' })
  readonly mover: CheckersDto;

  @ApiProperty({ type: CheckersDto, description: 'The other side, in its own view.' })
  readonly opponent: CheckersDto;
}

export class PlayIsLegalDto {
  @ApiProperty({ type: Boolean, enum: [true] })
  readonly legal: true;

  @ApiProperty({
    description: 'The play in its usual writing; empty when nothing could be played.',
    example: '8/5 6/5',
  })
  readonly play: string;

  @ApiProperty({ type: BoardDto, description: 'Where the checkers stand after the play.' })
  readonly position: BoardDto;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The same, oriented to the opponent, who is on roll then; null for variants that it cannot carry.',
    example: 'sGfwATDgc/ABMA',
  })
  readonly positionId: string | null;
}

/** Which rule it is and what its facts are is as in problem documents: `src/openapi/problems.ts` describes both. */
export class PlayIsIllegalDto {
  @ApiProperty({ type: Boolean, enum: [false] })
  readonly legal: false;

  readonly code: string;

  @ApiProperty({
    description: 'Which rule it breaks and why, in a sentence.',
    example: 'Both dice can be played: 24/23 uses 1 (R31).',
  })
  readonly detail: string;

  readonly params: Readonly<Record<string, unknown>>;
}

export class VariantDto extends VariantRulesDto implements VariantView {
  @ApiProperty({
    type: CheckersDto,
    description: 'Where the checkers of each side stand at the start, in its own view.',
  })
  readonly position: CheckersDto;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The position id of the start; null where it does not say all about a position.',
    example: POSITION_ID,
  })
  readonly positionId: string | null;
}

export class VariantListDto extends WholeListOf(VariantDto) {}

class UsualTimesDto implements UsualTimes {
  @ApiProperty({ type: 'integer', description: 'Seconds of reserve for each point of the length.', example: 120 })
  readonly reserveSecondsPerPoint: number;

  @ApiProperty({ type: 'integer', description: 'Seconds of each turn; 0 on a plain clock.', example: 12 })
  readonly perTurnSeconds: number;
}

export class ClockModeDto {
  @ApiProperty({ enum: CLOCK_MODES, description: 'How the time of a turn and the reserve run (T30, T33).' })
  readonly mode: ClockMode;

  @ApiProperty({ type: UsualTimesDto, description: 'With one player on each side.' })
  readonly singles: UsualTimesDto;

  @ApiProperty({ type: UsualTimesDto, description: 'In doubles.' })
  readonly doubles: UsualTimesDto;
}

export class ClockListDto extends WholeListOf(ClockModeDto) {}
