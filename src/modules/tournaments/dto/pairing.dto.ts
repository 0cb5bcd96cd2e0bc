import { ApiExtraModels, ApiProperty, ApiPropertyOptional, IntersectionType, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, MaxLength, MinLength, ValidateIf, ValidateNested } from 'class-validator';
import {
  FORMAT_NAMES,
  NEXT_STAGE_CHOICES,
  type NextStageChoice,
  type PairWhy,
  SIDES,
  type Side,
} from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { OnlyNull } from '../../../platform/http/forms/only-null.js';
import { ListQuery } from '../../../platform/http/list.js';
import { YesOrNoInQuery } from '../../../platform/http/forms/yes-or-no.js';
import { LARGEST_INTEGER, WholeNumberInQuery } from '../../../platform/http/forms/whole-number.js';
import { IsInstant } from '../../../platform/http/forms/instant.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { DECISIONS, PenaltyDto, ScoreDto } from '../../matches/index.js';
import { IsName, Tidy } from '../../players/index.js';
import type { AffectedView } from '../views/tournament.view.js';
import { DeniedResultDto, PairingResultDto } from './pairing-result.dto.js';
import { SeatedDto } from './seated.dto.js';
import { OptionalReason, Reason } from './reason.js';

const MAX_SEED = 100;
export const MAX_TABLE = 40;
const PAIRING_DECISIONS = [...DECISIONS, 'no-show'] as const;
const PAIRING_ORDERS = ['position', 'table', 'player'] as const;
const PAIRING_STATUSES = ['waiting', 'ready', 'playing', 'finished'] as const;

export class ByeDto {
  @ApiProperty({ enum: [true], description: 'A bye: the opponent goes on without playing (T7).' })
  readonly bye: true;

  @ApiPropertyOptional({
    description: 'What it counts in a Swiss, in wins, where that is less than one.',
    example: 0.5,
  })
  readonly points?: number;
}

/** Who sits at a pairing: an entrant, a bye, or null, which is not known yet. */
export type SlotView = SeatedDto | ByeDto | null;

const NOBODY = { type: 'object' as const, nullable: true, enum: [null], description: 'Not known yet.' };
export const SLOT = { oneOf: [{ $ref: getSchemaPath(SeatedDto) }, { $ref: getSchemaPath(ByeDto) }, NOBODY] };

@ApiExtraModels(SeatedDto, ByeDto)
export class PairingDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: String, nullable: true, description: 'The group, or the part of a bracket.', example: null })
  readonly part: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly round: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly position: number;

  @ApiProperty({ ...SLOT, description: 'An entrant, a bye, or null: not known yet.' })
  readonly white: SlotView;

  @ApiProperty({ ...SLOT, description: 'An entrant, a bye, or null: not known yet.' })
  readonly black: SlotView;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    description: 'Of a match of two teams: the pairings of its boards, from the first; its score counts boards.',
  })
  readonly boards?: readonly string[];

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'The board of a team match.', example: 1 })
  readonly board?: number;

  @ApiPropertyOptional({ format: 'uuid', description: 'Of a board: the match of the two teams.' })
  readonly teamPairingId?: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly matchId: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 7 })
  readonly length: number;

  @ApiProperty({ type: String, nullable: true, example: '4' })
  readonly table: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its round starts.',
    example: null,
  })
  readonly startsAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the results of its round are due; on a ladder, when the challenge is to be played by (T17).',
    example: null,
  })
  readonly deadline: string | null;

  @ApiProperty({ enum: PAIRING_STATUSES, example: 'ready' })
  readonly status: (typeof PAIRING_STATUSES)[number];

  @ApiProperty({ type: PairingResultDto, nullable: true })
  readonly result: PairingResultDto | null;

  @ApiProperty({
    description: 'The opponent or a director has objected, and no other result counts yet (T41).',
    example: false,
  })
  readonly disputed: boolean;

  @ApiProperty({
    type: DeniedResultDto,
    nullable: true,
    description:
      'While it is disputed: what was reported. `winner` and `score` are null where an undo of 0.4.0 does not tell them.',
  })
  readonly denied: DeniedResultDto | null;

  @ApiProperty({ type: [PenaltyDto], description: 'In the order in which they were given (T20 to T23).' })
  readonly penalties: readonly PenaltyDto[];

  @ApiProperty({
    ...schemaNamed('PairWhy'),
    nullable: true,
    description: 'Why these two meet, in a Swiss: the score group, how far one came down, and the reason.',
    example: null,
  })
  readonly why: PairWhy | null;
}

/** A pairing that waits for one of its two. */
export class PairingTaskDto {
  @ApiProperty({ format: 'uuid' })
  readonly tournamentId: string;

  @ApiProperty({ description: 'The name of the tournament.', example: 'Club night' })
  readonly tournament: string;

  @ApiProperty({
    enum: FORMAT_NAMES,
    description: 'How the stage of the pairing is played. On a ladder and in a league the two agree when they play.',
    example: 'swiss',
  })
  readonly kind: (typeof FORMAT_NAMES)[number];

  @ApiProperty({ enum: SIDES, description: 'The side on which the person plays.' })
  readonly side: Side;

  @ApiProperty({ type: SeatedDto, nullable: true })
  readonly opponent: SeatedDto | null;

  @ApiProperty({ type: PairingDto })
  readonly pairing: PairingDto;
}

export class BoardListDto {
  @ApiProperty({ type: [PairingDto], description: 'The boards of a team match, from the first.' })
  readonly items: readonly PairingDto[];
}

export class PairingListDto {
  @ApiProperty({ type: [PairingDto] })
  readonly items: readonly PairingDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  readonly nextCursor: string | null;
}

export class PairingQuery {
  @ApiPropertyOptional({ description: 'The name or id of a flight.', maxLength: 40 })
  @MayBeMissing()
  @MaxLength(40)
  readonly flight?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LARGEST_INTEGER,
    description: 'The number of a round.',
  })
  @MayBeMissing()
  @WholeNumberInQuery(1, LARGEST_INTEGER)
  readonly round?: number;

  @ApiPropertyOptional({ enum: PAIRING_STATUSES, description: 'Only pairings with this status.' })
  @MayBeMissing()
  @IsIn(PAIRING_STATUSES)
  readonly status?: (typeof PAIRING_STATUSES)[number];

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of a player.' })
  @MayBeMissing()
  @IsId()
  readonly player?: string;

  @ApiPropertyOptional({ maxLength: MAX_TABLE, description: 'Only the pairings at this table.' })
  @MayBeMissing()
  @MaxLength(MAX_TABLE)
  readonly table?: string;

  @ApiPropertyOptional({
    type: 'boolean',
    description: '`true`: only pairings not begun though their round has started, or without a result that is due.',
  })
  @MayBeMissing()
  @YesOrNoInQuery()
  readonly late?: boolean;

  @ApiPropertyOptional({
    enum: PAIRING_ORDERS,
    default: 'position',
    description: 'By place, by table, or by the first name of the two.',
  })
  @MayBeMissing()
  @IsIn(PAIRING_ORDERS)
  readonly sort: (typeof PAIRING_ORDERS)[number] = 'position';
}

export class PairingListQuery extends IntersectionType(PairingQuery, ListQuery) {}

export class SeedDto {
  @ApiPropertyOptional({
    minLength: 1,
    maxLength: MAX_SEED,
    description: 'For a draw that is to be repeated; without it the service takes one.',
    example: 'club night 7',
  })
  @MayBeMissing()
  @MinLength(1)
  @MaxLength(MAX_SEED)
  readonly seed?: string;
}

export class DrawDto extends SeedDto {
  @ApiPropertyOptional({
    enum: ['checked-in'],
    description: 'Only those who have checked in. The others stay entered, and come in late when they check in.',
    example: 'checked-in',
  })
  @MayBeMissing()
  @IsIn(['checked-in'])
  readonly only?: 'checked-in';
}

export class PairingReportDto {
  @ApiPropertyOptional({ type: ScoreDto, description: 'The final score. Either this, or `winner` with `by`.' })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ScoreDto)
  readonly score?: ScoreDto;

  @ApiPropertyOptional({ enum: SIDES, example: 'white' })
  @MayBeMissing()
  @IsIn(SIDES)
  readonly winner?: Side;

  @ApiPropertyOptional({
    enum: PAIRING_DECISIONS,
    description: '`no-show`, without a `winner`: neither came, and neither goes on.',
    example: 'forfeit',
  })
  @MayBeMissing()
  @IsIn(PAIRING_DECISIONS)
  readonly by?: (typeof PAIRING_DECISIONS)[number];
}

export class PairingCorrectionDto {
  @ApiPropertyOptional({
    type: ScoreDto,
    nullable: true,
    description: 'The right score; null reopens the pairing.',
    example: { white: 5, black: 7 },
  })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ScoreDto)
  readonly score?: ScoreDto | null;

  @ApiPropertyOptional({ enum: [...SIDES, null], nullable: true, type: String, example: 'white' })
  @IsOptional()
  @IsIn(SIDES)
  readonly winner?: Side | null;

  @ApiPropertyOptional({
    enum: [...PAIRING_DECISIONS, null],
    nullable: true,
    type: String,
    description: '`no-show`, without a `winner`: neither came, and neither goes on.',
    example: 'forfeit',
  })
  @IsOptional()
  @IsIn(PAIRING_DECISIONS)
  readonly by?: (typeof PAIRING_DECISIONS)[number] | null;

  @OnlyNull('Only null, which says the same as a `score` of null.')
  readonly result?: null;

  @Reason('The slip was read the wrong way round')
  readonly reason: string;

  @ApiPropertyOptional({
    enum: NEXT_STAGE_CHOICES,
    description:
      'What becomes of a next stage that has begun if others qualify now, or if the result is open again: `redraw` draws it again, `replace` ' +
      'puts those who qualify now in the places of those who no longer do, `keep` leaves it. The result that later ' +
      'comes in of a match that is opened again leaves it too; the same result with another choice changes that.',
    example: 'replace',
  })
  @MayBeMissing()
  @IsIn(NEXT_STAGE_CHOICES)
  readonly nextStage?: NextStageChoice;
}

export class PairingCorrectionAnswerDto {
  @ApiProperty({
    type: 'array',
    items: schemaNamed('TournamentAffected'),
    description: 'Everything that is different, the pairing itself first.',
  })
  readonly affected: readonly AffectedView[];

  @ApiProperty({ description: 'False: it was a dry run.', example: true })
  readonly applied: boolean;
}

/** Which of the results that were reported is meant: one can be denied, and another one reported, while a phone is offline. */
export class MeantResultDto {
  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'The `finalAt` of the result that is meant. Where another result awaits the answer by now, the service refuses: a player ' +
      'confirms only what they have read.',
    example: '2026-03-04T21:15:18.500Z',
  })
  @MayBeMissing()
  @IsInstant()
  readonly finalAt?: string;
}

export class ObjectionDto extends MeantResultDto {
  @OptionalReason('It was 5 to 7')
  readonly reason?: string;
}

export class AssignTableDto {
  @ApiProperty({ type: String, nullable: true, minLength: 1, maxLength: MAX_TABLE, example: '4' })
  @Tidy()
  @ValidateIf((_form: object, value: unknown) => value !== null)
  @IsName(MAX_TABLE)
  readonly table: string | null;
}

export class ChallengeDto {
  @ApiProperty({ format: 'uuid', description: 'The entry that challenges.' })
  @IsId()
  readonly challenger: string;

  @ApiProperty({ format: 'uuid', description: 'The entry that is challenged.' })
  @IsId()
  readonly challenged: string;
}
