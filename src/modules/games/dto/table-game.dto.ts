import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  ACTIONS,
  type BySide,
  type PairEnding,
  PAIR_OUTCOMES,
  type PairSide,
  RESULT_KINDS,
  type ResultKind,
  type Side,
  TABLE_ACTIONS,
  type TableAction,
} from '../../../domain/index.js';
import { CubeDto, GameDto, ResignationDto, eventsOf } from './game.dto.js';
import type { EventView } from '../../../recording/event-list.js';

const HEARD_ANSWERS = ['take', 'drop', 'beaver'] as const;
const WINNERS = ['box', 'team'] as const;
const PAIR_SIDES = ['box', 'member'] as const;
const EXTRA_SIDES = ['offerer', 'taker'] as const;
const STATUSES = ['open', 'settled'] as const;
const STAGES = ['automatic-double', 'answers', 'lone-taker', 'extras', 'resignation'] as const;
const EXTRA_OUTCOMES = ['played', 'offerer-dropped', 'taker-dropped'] as const;
const ALL_ACTIONS = [...ACTIONS, ...TABLE_ACTIONS] as const;
const PERSON_OR_NULL = { type: String, format: 'uuid', nullable: true } as const;

/** How the board of a chouette ended, also as a score sheet says it. */
export class BoardResultDto {
  @ApiProperty({ enum: WINNERS })
  @IsIn(WINNERS)
  readonly winner: (typeof WINNERS)[number];

  @ApiProperty({ enum: RESULT_KINDS, example: 'gammon' })
  @IsIn(RESULT_KINDS)
  readonly kind: ResultKind;
}

/** A pair as a score sheet tells it. */
export class TablePairDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ enum: PAIR_OUTCOMES })
  readonly outcome: PairEnding;

  @ApiProperty({
    type: 'integer',
    description: 'The cube at the end; of a drop or settlement what is paid.',
    example: 2,
  })
  readonly value: number;

  @ApiProperty({ description: 'A player doubled and it was taken (Jacoby).', example: true })
  readonly turned: boolean;

  @ApiPropertyOptional({ type: 'integer', description: 'When the pair left the game.', example: 1 })
  readonly left?: number;

  @ApiPropertyOptional({ enum: PAIR_SIDES })
  readonly winner?: PairSide;

  @ApiPropertyOptional({ enum: RESULT_KINDS })
  readonly level?: ResultKind;

  @ApiPropertyOptional({ description: 'What was dropped was a beaver or a later turn of the cube.' })
  readonly beaver?: boolean;
}

export class ExtraOutcomeDto {
  @ApiProperty({ format: 'uuid' })
  readonly offerer: string;

  @ApiProperty({ format: 'uuid' })
  readonly taker: string;

  @ApiProperty({ type: 'integer', example: 1 })
  readonly payment: number;

  @ApiProperty({ enum: EXTRA_OUTCOMES })
  readonly outcome: (typeof EXTRA_OUTCOMES)[number];

  @ApiProperty({ type: 'integer', example: 2 })
  readonly value: number;
}

/** How a game of a chouette ended: a score sheet with everything said. */
export class TableOutcomeDto {
  @ApiProperty({ type: BoardResultDto, nullable: true, description: 'Null when no member played to the end.' })
  readonly board: BoardResultDto | null;

  @ApiProperty({ type: [TablePairDto], description: 'One for each member, in the order of the line.' })
  readonly cubes: readonly TablePairDto[];

  @ApiPropertyOptional({ type: [ExtraOutcomeDto] })
  readonly extras?: readonly ExtraOutcomeDto[];

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    description:
      'The players who sat down while the game was played, and so are not in it (C60). Absent where there are none.',
  })
  readonly newcomers?: readonly string[];
}

class OfferedInPairDto {
  @ApiProperty({ type: 'integer', description: 'What the cube will show when it is taken.', example: 2 })
  readonly value: number;

  @ApiProperty({ enum: PAIR_SIDES })
  readonly by: PairSide;
}

/** The cube of one member; with one cube for the team, the same one and whether the member is still in. */
export class TableCubeDto {
  @ApiProperty({ format: 'uuid', description: 'The member.' })
  readonly playerId: string;

  @ApiProperty({ type: 'integer', example: 2 })
  readonly value: number;

  @ApiProperty({ type: String, enum: [...PAIR_SIDES, null], nullable: true, description: 'Null: in the middle.' })
  readonly owner: PairSide | null;

  @ApiProperty({ type: OfferedInPairDto, nullable: true, example: null })
  readonly offered: OfferedInPairDto | null;

  @ApiProperty({ enum: STATUSES, description: '`settled`: the pair has left the game.' })
  readonly status: 'open' | 'settled';

  @ApiProperty({ description: 'The member has spoken before this roll; what they said may be sealed (C23).' })
  readonly spoken: boolean;

  @ApiPropertyOptional({
    enum: HEARD_ANSWERS,
    description: 'What the member answered, while others have still to answer and may hear it (`answerOrder`).',
  })
  readonly answer?: (typeof HEARD_ANSWERS)[number];

  @ApiProperty({ type: String, enum: [...PAIR_OUTCOMES, null], nullable: true, example: null })
  readonly outcome: PairEnding | null;
}

class OfferedInExtraDto {
  @ApiProperty({ type: 'integer', example: 4 })
  readonly value: number;

  @ApiProperty({ enum: EXTRA_SIDES })
  readonly by: 'offerer' | 'taker';
}

/** An extra cube (C50). */
export class TableExtraDto {
  @ApiProperty({ format: 'uuid', description: 'Who dropped, and sits on the side of the box.' })
  readonly offerer: string;

  @ApiProperty({ format: 'uuid' })
  readonly taker: string;

  @ApiProperty({ type: 'integer', example: 2 })
  readonly value: number;

  @ApiProperty({ type: String, enum: [...EXTRA_SIDES, null], nullable: true })
  readonly owner: 'offerer' | 'taker' | null;

  @ApiProperty({ type: OfferedInExtraDto, nullable: true, example: null })
  readonly offered: OfferedInExtraDto | null;

  @ApiProperty({ enum: STATUSES, description: '`settled`: it was dropped, or the game has ended.' })
  readonly status: 'open' | 'settled';
}

class ProposalDto {
  @ApiProperty({ format: 'uuid', description: 'The member of the pair.' })
  readonly playerId: string;

  @ApiProperty({ enum: PAIR_SIDES, description: 'Which of the two said so.' })
  readonly by: PairSide;

  @ApiProperty({ type: String, enum: [...PAIR_SIDES, null], nullable: true })
  readonly winner: PairSide | null;

  @ApiProperty({ type: 'integer', example: 2 })
  readonly points: number;
}

class ExtraOfferDto {
  @ApiProperty({ format: 'uuid' })
  readonly offerer: string;

  @ApiProperty({ format: 'uuid' })
  readonly taker: string;
}

class AwayDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({
    ...PERSON_OR_NULL,
    description: 'Who decides for the absent member; null: the service copies what the captain decides.',
  })
  readonly proxy: string | null;
}

class TableActionsBySideDto {
  @ApiProperty({ enum: ALL_ACTIONS, isArray: true })
  readonly white: readonly TableAction[];

  @ApiProperty({ enum: ALL_ACTIONS, isArray: true })
  readonly black: readonly TableAction[];
}

class EveningPlayerDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann' })
  readonly name: string;

  @ApiProperty({ type: 'integer', description: 'Points from this game.', example: -4 })
  readonly change: number;

  @ApiProperty({ type: 'integer', example: 16 })
  readonly points: number;

  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency.', example: 1600 })
  readonly amount: number;
}

/** The table after a game from the score sheet. */
export class EveningDto {
  @ApiProperty({
    description: 'True: the sheet took the place of an open game, whose moves do not count.',
    example: false,
  })
  readonly replacedOpenGame: boolean;

  @ApiProperty(PERSON_OR_NULL)
  readonly box: string | null;

  @ApiProperty({ ...PERSON_OR_NULL, example: null })
  readonly partner: string | null;

  @ApiProperty(PERSON_OR_NULL)
  readonly captain: string | null;

  @ApiProperty({ type: [String], format: 'uuid' })
  readonly line: readonly string[];

  @ApiProperty({ type: [EveningPlayerDto] })
  readonly players: readonly EveningPlayerDto[];
}

/** A game of a chouette as everybody sees it: the box sits at white, the team at black. */
export class ChouetteGameDto extends PickType(GameDto, [
  'id',
  'seriesId',
  'number',
  'version',
  'variant',
  'diceMode',
  'phase',
  'onRoll',
  'toAct',
  'openingThrow',
  'dice',
  'diceOrigin',
  'position',
  'pips',
  'positionId',
  'gnubgMatchId',
  'xgid',
  'crawford',
  'lastPlay',
  'laidOut',
] as const) {
  @ApiProperty({ enum: ['chouette'] })
  readonly kind: 'chouette';

  @ApiPropertyOptional({
    type: EveningDto,
    description: 'Only in the answer to a score sheet: the points of each player, and who sits where next.',
  })
  readonly evening?: EveningDto;

  @ApiProperty({ enum: ['open', 'finished', 'undone'], description: '`undone`: it never counted.' })
  readonly status: 'open' | 'finished' | 'undone';

  @ApiProperty({ enum: ['play', 'reported'], description: 'Played here, or from the score sheet.' })
  readonly by: 'play' | 'reported';

  @ApiProperty({ format: 'uuid' })
  readonly box: string;

  @ApiProperty({ ...PERSON_OR_NULL, example: null })
  readonly partner: string | null;

  @ApiProperty({ ...PERSON_OR_NULL, description: 'The captain at the start of the game.' })
  readonly captain: string | null;

  @ApiProperty({ ...PERSON_OR_NULL, description: 'Who rolls and moves for the team now.' })
  readonly actingCaptain: string | null;

  @ApiProperty({ type: [String], format: 'uuid', description: 'The team in its order at the start.' })
  readonly line: readonly string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The names of the box, the partner and the team, by their ids.',
    example: { '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c': 'Ann' },
  })
  readonly names: Readonly<Record<string, string>>;

  @ApiProperty({
    type: CubeDto,
    nullable: true,
    description: 'The cube of the team where it has one; null where each member has one.',
  })
  readonly cube: CubeDto | null;

  @ApiProperty({ type: [TableCubeDto], description: 'One for each member, the captain included.' })
  readonly cubes: readonly TableCubeDto[];

  @ApiProperty({
    type: [TableExtraDto],
    description:
      'The extras of this game: a member who dropped paid the lone taker to play on at the side of the box (C50).',
  })
  readonly extras: readonly TableExtraDto[];

  @ApiPropertyOptional({ type: [ExtraOfferDto], description: "Extras that wait for the taker's consent." })
  readonly extraOffers?: readonly ExtraOfferDto[];

  @ApiProperty({
    type: String,
    enum: [...STAGES, null],
    nullable: true,
    description: 'What the service awaits before the board goes on; null: the board goes on.',
    example: null,
  })
  readonly waitingFor: (typeof STAGES)[number] | null;

  @ApiProperty({ type: ResignationDto, nullable: true, example: null })
  readonly resignation: { readonly by: Side; readonly as: ResultKind } | null;

  @ApiProperty({ type: [ProposalDto], description: 'Settlements to which one of a pair has agreed (A15).' })
  readonly proposals: readonly ProposalDto[];

  @ApiProperty({ type: [AwayDto], description: 'Those who are away (C63).' })
  readonly away: readonly AwayDto[];

  @ApiProperty({ type: [String], format: 'uuid', description: 'Those who have to decide something now.' })
  readonly toActPlayers: readonly string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', enum: [...ALL_ACTIONS] } },
    description: 'By person: what they may do now.',
    example: { '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c': ['roll', 'double'] },
  })
  readonly actionsByPlayer: Readonly<Record<string, readonly TableAction[]>>;

  @ApiProperty({ enum: ALL_ACTIONS, isArray: true, description: 'What the side to act may do now.' })
  readonly actions: readonly TableAction[];

  @ApiProperty({ type: TableActionsBySideDto, description: 'What the people of each side may do now.' })
  readonly actionsBySide: BySide<readonly TableAction[]>;

  @ApiProperty({ type: [String], format: 'uuid', description: 'Those who may advise the captain now (C16).' })
  readonly advisers: readonly string[];

  @ApiProperty({ type: TableOutcomeDto, nullable: true, example: null })
  readonly result: TableOutcomeDto | null;
}

const EVENTS =
  'Everything that these actions brought about, also what followed by itself; a sealed answer without its content.';

/** A game of a match after the actions. */
export class ActedDto {
  @ApiProperty({ type: GameDto })
  readonly game: GameDto;

  @ApiProperty({ ...eventsOf('MatchEvent'), description: EVENTS })
  readonly events: readonly EventView[];
}

/** A game of a chouette after the actions. */
export class ChouetteActedDto {
  @ApiProperty({ type: ChouetteGameDto })
  readonly game: ChouetteGameDto;

  @ApiProperty({ ...eventsOf('ChouetteEvent'), description: EVENTS })
  readonly events: readonly EventView[];
}
