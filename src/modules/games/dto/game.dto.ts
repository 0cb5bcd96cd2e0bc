import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import {
  ACTIONS,
  type Action,
  type BySide,
  DICE_MODES,
  GAME_PHASES,
  RESULT_KINDS,
  type LossLevel,
  ROLL_ORIGINS,
  type RollOrigin,
  SIDES,
  type ShownPhase,
  type Side,
  type Variant,
} from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { GameResultDto, StandingDto } from './game-result.dto.js';
import { MOST_CHECKERS } from './is-loss-level.js';
import { SHOWN_VARIANT, VariantRulesDto } from './variant.dto.js';
import { ClockDto } from './clock.dto.js';

const SIDE_OR_NULL = { type: String, enum: [...SIDES, null], nullable: true } as const;
export const DICE = schemaNamed('Roll');
export const GNUBG_MATCH_ID = {
  type: String,
  nullable: true,
  description: "GNU Backgammon's match id; white is player 0.",
  example: 'cAkAAAAAAAAE',
} as const;
export const XGID = {
  type: String,
  nullable: true,
  description: "eXtreme Gammon's id; black is the bottom player.",
  example: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10',
} as const;

export const ORIGIN = { type: String, enum: [...ROLL_ORIGINS, null], nullable: true } as const;
export const ORIGINS =
  'the opening, a roll, or a bonus (V25, V30): the doublet named, its complement, the complement of a doublet rolled, the extra roll';

export class CheckersDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: 15 },
    minItems: 24,
    maxItems: 24,
    description: "Checkers on the side's own points 1 to 24; the first number is its ace point.",
    example: [0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  })
  readonly points: readonly number[];

  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  readonly bar: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Checkers borne off.', example: 0 })
  readonly off: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Checkers that have not come into play yet; only in variants that begin with some (V20).',
    example: 0,
  })
  readonly reserve?: number;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 24 },
    description:
      'Own points whose one checker is pinned, highest first; `points` counts it too. Only in variants that pin (V50).',
    example: [],
  })
  readonly pinned?: readonly number[];

  @ApiPropertyOptional({
    description: 'Whether the side may hit; only where that needs a checker that has been home (V11).',
    example: true,
  })
  readonly mayHit?: boolean;
}

export class PositionDto {
  @ApiProperty({ type: CheckersDto, description: "White's checkers in White's own view." })
  readonly white: CheckersDto;

  @ApiProperty({ type: CheckersDto, description: "Black's checkers in Black's own view." })
  readonly black: CheckersDto;
}

export class PipsDto {
  @ApiProperty({ type: 'integer', example: 167 })
  readonly white: number;

  @ApiProperty({ type: 'integer', example: 167 })
  readonly black: number;
}

class MayDoubleDto {
  @ApiProperty({ example: false })
  readonly white: boolean;

  @ApiProperty({ example: false })
  readonly black: boolean;
}

export class OfferedDoubleDto {
  @ApiProperty({ type: 'integer', description: 'What the cube will show when it is taken.', example: 2 })
  readonly value: number;

  @ApiProperty({ enum: SIDES })
  readonly by: Side;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Further turns of the cube since the double: 0 the double itself, 1 a beaver, 2 a raccoon, and so on.',
    example: 0,
  })
  readonly turns: number;
}

export class CubeDto {
  @ApiProperty({ type: 'integer', description: 'What a single game is worth now.', example: 1 })
  readonly value: number;

  @ApiProperty({ ...SIDE_OR_NULL, description: 'Null: in the middle.', example: null })
  readonly owner: Side | null;

  @ApiProperty({
    type: OfferedDoubleDto,
    nullable: true,
    description: 'A double that awaits its answer.',
    example: null,
  })
  readonly offered: OfferedDoubleDto | null;

  @ApiProperty({ type: MayDoubleDto, description: 'Who may send `double` now.' })
  readonly mayDouble: BySide<boolean>;
}

export class OfferedSettlementDto {
  @ApiProperty({ enum: SIDES })
  readonly by: Side;

  @ApiProperty({ type: String, enum: [...SIDES, null], nullable: true, example: 'white' })
  readonly to: Side | null;

  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  readonly points: number;
}

export class ResignationDto {
  @ApiProperty({ enum: SIDES })
  readonly by: Side;

  @ApiProperty({
    oneOf: [
      { type: 'string', enum: [...RESULT_KINDS] },
      { type: 'integer', minimum: 1, maximum: MOST_CHECKERS },
    ],
    description: 'A number of points where the variant counts checkers (V23).',
    example: 'single',
  })
  readonly as: LossLevel;
}

export class LastPlayDto {
  @ApiProperty({ enum: SIDES })
  readonly side: Side;

  @ApiProperty({ ...DICE, example: [3, 1] })
  readonly dice: readonly number[];

  @ApiProperty({ description: 'Empty when nothing could be played.', example: '8/5 6/5' })
  readonly play: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The rule that the play breaks, where the opponent let an illegal play pass; else null (R44).',
    example: null,
  })
  readonly breaks: string | null;
}

class ActionsBySideDto {
  @ApiProperty({ enum: ACTIONS, isArray: true, example: ['play', 'resign'] })
  readonly white: readonly Action[];

  @ApiProperty({ enum: ACTIONS, isArray: true, example: ['resign'] })
  readonly black: readonly Action[];
}

export const LEVELS = {
  type: 'array' as const,
  items: {
    oneOf: [
      { type: 'string' as const, enum: [...RESULT_KINDS] },
      { type: 'integer' as const, minimum: 1, maximum: MOST_CHECKERS },
    ],
  },
  example: [...RESULT_KINDS],
};

class ResignAsDto {
  @ApiProperty(LEVELS)
  readonly white: readonly LossLevel[];

  @ApiProperty(LEVELS)
  readonly black: readonly LossLevel[];
}

/** A game as everybody sees it. */
@ApiExtraModels(VariantRulesDto)
export class GameDto extends StandingDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ format: 'uuid', description: 'The match or chouette that the game belongs to.' })
  readonly seriesId: string;

  @ApiProperty({ enum: ['match'] })
  readonly kind: 'match';

  @ApiProperty({ type: 'integer', minimum: 1, description: 'From 1 in each match or chouette.', example: 3 })
  readonly number: number;

  @ApiProperty({
    type: 'integer',
    description: 'Events recorded in the whole match or chouette so far; the `ETag` says the same.',
    example: 41,
  })
  readonly version: number;

  @ApiProperty({ enum: ['open', 'finished'] })
  readonly status: 'open' | 'finished';

  @ApiProperty(SHOWN_VARIANT)
  readonly variant: Variant;

  @ApiProperty({ enum: DICE_MODES, description: 'Who throws: the service, or people at a board who send what fell.' })
  readonly diceMode: 'server' | 'recorded';

  @ApiProperty({ enum: GAME_PHASES, description: '`roll-or-double` where doubling is legal now, else `roll`.' })
  readonly phase: ShownPhase;

  @ApiProperty({
    ...SIDE_OR_NULL,
    description: 'Whose turn it is; null in the opening and at the end.',
    example: 'white',
  })
  readonly onRoll: Side | null;

  @ApiProperty({
    ...SIDE_OR_NULL,
    description:
      'Who must decide now; null in the opening, at the end, and in a chouette while both sides have something to decide: ' +
      '`toActPlayers` names them.',
    example: 'white',
  })
  readonly toAct: Side | null;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'Which throw of the opening comes next, from 1; null once it is known who starts.',
    example: null,
  })
  readonly openingThrow: number | null;

  @ApiProperty({ ...DICE, nullable: true, description: 'The roll that is to be played.', example: [3, 1] })
  readonly dice: readonly number[] | null;

  @ApiProperty({ ...ORIGIN, description: `Where that roll comes from: ${ORIGINS}.`, example: 'opening' })
  readonly diceOrigin: RollOrigin | null;

  @ApiProperty({
    type: PositionDto,
    nullable: true,
    description: 'Null for a game of which only the result was reported.',
  })
  readonly position: PositionDto | null;

  @ApiProperty({ type: PipsDto, nullable: true })
  readonly pips: PipsDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "GNU Backgammon's position id, oriented to `onRoll` (opening: white; finished: who would roll next).",
    example: '4HPwATDgc/ABMA',
  })
  readonly positionId: string | null;

  @ApiProperty(GNUBG_MATCH_ID)
  readonly gnubgMatchId: string | null;

  @ApiProperty(XGID)
  readonly xgid: string | null;

  @ApiProperty({ type: CubeDto })
  readonly cube: CubeDto;

  @ApiProperty({
    description: 'It is played, or was, as the Crawford game: neither side may double (R72).',
    example: false,
  })
  readonly crawford: boolean;

  @ApiProperty({
    type: ResignationDto,
    nullable: true,
    description: 'A resignation that awaits its answer.',
    example: null,
  })
  readonly resignation: ResignationDto | null;

  @ApiPropertyOptional({
    type: ResignAsDto,
    description: 'What `as` of a `resign` may be (R57, V23), smallest first; absent where neither side may resign now.',
  })
  readonly resignAs?: BySide<readonly LossLevel[]>;

  @ApiPropertyOptional({ type: OfferedSettlementDto, description: 'What a side has offered to settle for (R47).' })
  readonly settlement?: OfferedSettlementDto;

  @ApiProperty({
    enum: ACTIONS,
    isArray: true,
    description: 'What the side to act may do now.',
    example: ['play', 'resign'],
  })
  readonly actions: readonly Action[];

  @ApiProperty({ type: ActionsBySideDto, description: 'What each side may do now.' })
  readonly actionsBySide: BySide<readonly Action[]>;

  @ApiProperty({ type: LastPlayDto, nullable: true, example: null })
  readonly lastPlay: LastPlayDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A play laid out but not committed (`commit: explicit`).',
    example: null,
  })
  readonly laidOut: string | null;

  @ApiProperty({
    type: GameResultDto,
    nullable: true,
    description: 'What counts. Null while it is open, and where the game was annulled.',
    example: null,
  })
  readonly result: GameResultDto | null;

  @ApiProperty({ type: ClockDto, nullable: true, description: 'Null in a match without a clock.', example: null })
  readonly clock: ClockDto | null;
}

/** The fields that every event has besides its type and its facts. */
export class RecordedDto {
  @ApiProperty({ type: 'integer', description: 'Its place in the record, from 1.', example: 41 })
  readonly version: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null for events of the contest itself. A take-back belongs to the game that it opens again.',
    example: 3,
  })
  readonly gameNumber: number | null;

  @ApiProperty({
    description: 'Who sent it: `player:<id>` or `token:<id>`.',
    example: 'token:01998a3e-6f0a-7c31-9d6e-0242ac120002',
  })
  readonly actor: string;

  @ApiProperty({ format: 'date-time' })
  readonly recordedAt: string;
}

/** A list of events of a kind of contest. */
export function eventsOf(union: 'MatchEvent' | 'ChouetteEvent' | 'TournamentEvent') {
  return {
    type: 'array' as const,
    items: { allOf: [{ $ref: getSchemaPath(RecordedDto) }, ...schemaNamed(union).allOf] },
  };
}
