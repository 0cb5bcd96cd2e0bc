import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { VARIANT_IDS, VIOLATION_CODES, type VariantId } from '../../../domain/index.js';
import { CheckersDto, LegalPlayDto, PlayMoveDto } from '../../games/index.js';
import type { VariantView } from '../variant.mapper.js';
import { MAX_MOVES, MAX_PLAY_TEXT, MAX_POSITIONS } from './referee.pipe.js';

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
const VARIANT = { enum: VARIANT_IDS, default: 'backgammon', description: 'Whose rules hold.' } as const;

class AskedCheckersDto {
  @ApiProperty({
    ...POINTS,
    description:
      "Checkers on the own points 1 to 24: the first number is the own ace point, whoever's view the other side has.",
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
    description: "GNU Backgammon's position id, the mover being on roll.",
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
  readonly variant?: VariantId;
}

export class LegalPlaysQuestionsDto {
  @ApiPropertyOptional(VARIANT)
  readonly variant?: VariantId;

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
  readonly variant?: VariantId;

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

  @ApiProperty({ description: 'The same, oriented to the opponent, who is on roll then.', example: 'sGfwATDgc/ABMA' })
  readonly positionId: string;
}

export class PlayIsIllegalDto {
  @ApiProperty({ type: Boolean, enum: [false] })
  readonly legal: false;

  @ApiProperty({ enum: VIOLATION_CODES.filter((code) => code.startsWith('play.')), example: 'play.must-use-both-dice' })
  readonly code: string;

  @ApiProperty({
    description: 'Which rule it breaks and why, in a sentence.',
    example: 'Both dice can be played: 24/23 uses 1 (R31).',
  })
  readonly detail: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The facts behind the refusal.',
    example: { roll: '6-1', play: '24/23', diceUsed: 1, diceUsable: 2 },
  })
  readonly params: Readonly<Record<string, unknown>>;
}

class OpeningRulesDto {
  @ApiProperty({
    enum: ['useOpeningDice', 'rerollBothDice'],
    description: 'Whether the starter plays the opening dice or rolls both again (R12).',
  })
  readonly firstRoll: 'useOpeningDice' | 'rerollBothDice';

  @ApiProperty({
    description: 'The winner of a game starts the next one without an opening roll (R14).',
    example: false,
  })
  readonly winnerStarts: boolean;
}

class ScoringDto {
  @ApiProperty({
    enum: ['standard', 'checkersLeft'],
    description: 'By what the loser has left undone (R49–R51), or by the checkers left (V23).',
    example: 'standard',
  })
  readonly kind: 'standard' | 'checkersLeft';

  @ApiPropertyOptional({
    type: 'integer',
    enum: [1, 2],
    description: 'What a gammon multiplies the cube by.',
    example: 2,
  })
  readonly gammon?: 1 | 2;

  @ApiPropertyOptional({
    type: 'integer',
    enum: [1, 2, 3],
    description: 'What a backgammon multiplies the cube by.',
    example: 3,
  })
  readonly backgammon?: 1 | 2 | 3;

  @ApiPropertyOptional({ enum: ['notBorneOff', 'onBoardOnly'], description: 'Which checkers count as left (V23).' })
  readonly count?: 'notBorneOff' | 'onBoardOnly';
}

class BonusDto {
  @ApiProperty({
    enum: ['acey-deucey', 'complement'],
    description: 'What 1-2 earns (V25), or that and the complement of every doublet (V30).',
    example: 'acey-deucey',
  })
  readonly kind: 'acey-deucey' | 'complement';
}

export class VariantDto implements Omit<VariantView, 'scoring'> {
  @ApiProperty({ description: 'The id of a variant of the house.', example: 'backgammon' })
  readonly id: string;

  @ApiProperty({ type: 'integer', description: 'Checkers of each side.', example: 15 })
  readonly checkers: number;

  @ApiProperty({
    type: CheckersDto,
    description: 'Where the checkers of each side stand at the start, in its own view.',
  })
  readonly start: CheckersDto;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The position id of the start; null where it does not say all about a position.',
    example: POSITION_ID,
  })
  readonly positionId: string | null;

  @ApiProperty({ type: 'integer', description: 'Checkers that begin on the bar (V10).', example: 0 })
  readonly startBar: number;

  @ApiProperty({ type: 'integer', description: 'Checkers that begin in the reserve (V20).', example: 0 })
  readonly startReserve: number;

  @ApiProperty({
    enum: ['opposite', 'parallel'],
    description: 'Whether the sides run towards each other or the same way round (V60).',
    example: 'opposite',
  })
  readonly direction: 'opposite' | 'parallel';

  @ApiProperty({
    enum: ['hit', 'pin', 'none'],
    description: 'What landing on a lone checker does (R26, V50, V61).',
    example: 'hit',
  })
  readonly contact: 'hit' | 'pin' | 'none';

  @ApiProperty({
    enum: [false, 'ever', 'current'],
    description: 'Whether hitting needs a checker that has been, or is, in the own home board or off (V11).',
    example: false,
  })
  readonly hitRequiresHomeChecker: false | 'ever' | 'current';

  @ApiProperty({
    description: 'A checker that has hit in the own home board may move on in the same play (V41).',
    example: true,
  })
  readonly hitAndRunInHome: boolean;

  @ApiProperty({ description: 'A side comes into play with a doublet or 1-2 only.', example: false })
  readonly startGate: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The point that the first checker must have passed before another may move (V62).',
    example: null,
  })
  readonly firstCheckerMustPass: number | null;

  @ApiProperty({
    enum: ['none', 'noFullStartQuarter', 'noSixBeforeTrapped', 'both'],
    description: 'Points that may not all be held after a play (V63).',
    example: 'none',
  })
  readonly primeLimit: 'none' | 'noFullStartQuarter' | 'noSixBeforeTrapped' | 'both';

  @ApiProperty({ description: 'A play may leave all points of the own home board held (V64).', example: true })
  readonly fullHomeBoard: boolean;

  @ApiProperty({
    enum: ['none', 'immediateLoss', 'playOn'],
    description: 'What a pinned last checker on the start point means (V54).',
    example: 'none',
  })
  readonly mother: 'none' | 'immediateLoss' | 'playOn';

  @ApiProperty({ type: BonusDto, nullable: true, description: 'What a roll earns beyond itself.', example: null })
  readonly bonus: BonusDto | null;

  @ApiProperty({ description: 'Each 1-2 doubles what the game is worth (V24).', example: false })
  readonly stakeDoublesOnAceyDeucey: boolean;

  @ApiProperty({
    type: 'integer',
    enum: [1, 2],
    description: 'Checkers that close a point to the other side (R24).',
    example: 2,
  })
  readonly ownPointSize: 1 | 2;

  @ApiProperty({ description: 'Checkers on the bar must enter before any other move (R30).', example: true })
  readonly barMandatory: boolean;

  @ApiProperty({
    description: 'A die may bear off from a lower point when no checker stands higher (R38).',
    example: true,
  })
  readonly overshootBearOff: boolean;

  @ApiProperty({ type: 'integer', enum: [2, 4], description: 'Moves that a doublet gives (R17).', example: 4 })
  readonly doubletMoves: 4 | 2;

  @ApiProperty({ type: OpeningRulesDto, description: 'How a game begins; a match may choose otherwise.' })
  readonly opening: OpeningRulesDto;

  @ApiProperty({ type: ScoringDto, description: 'What wins count, in cubes (R50–R52); a match may choose otherwise.' })
  readonly scoring: ScoringDto;

  @ApiProperty({
    enum: ['allowed', 'none'],
    description: 'Whether the variant is played with a cube.',
    example: 'allowed',
  })
  readonly cube: 'allowed' | 'none';
}

export class VariantListDto {
  @ApiProperty({ type: [VariantDto] })
  readonly items: readonly VariantDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Always null: the list is whole.', example: null })
  readonly nextCursor: string | null;
}
