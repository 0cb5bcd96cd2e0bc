import { ApiExtraModels, ApiProperty, ApiPropertyOptional, IntersectionType, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, IsUUID, MaxLength, MinLength, ValidateIf, ValidateNested } from 'class-validator';
import { SIDES, type Side } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/form.js';
import { ListQuery } from '../../../platform/http/list.js';
import { LARGEST_INTEGER, WholeNumberInQuery } from '../../../platform/http/whole-number.js';
import { DECISIONS, PenaltyDto, ScoreDto } from '../../matches/index.js';
import { IsText } from '../../players/index.js';
import type { AffectedView, PairingResultView, PairingView, SeatedView, SlotView } from '../tournament.view.js';

const MAX_SEED = 100;
const MAX_TABLE = 40;
const MAX_REASON = 500;
const PAIRING_DECISIONS = [...DECISIONS, 'no-show'] as const;
const PAIRING_STATUSES = ['waiting', 'ready', 'playing', 'finished'] as const;

export class SeatedDto implements SeatedView {
  @ApiProperty({ format: 'uuid' })
  readonly entryId: string;

  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;
}

export class ByeDto {
  @ApiProperty({ enum: [true], description: 'Nobody: the other one goes on without playing (T7).' })
  readonly bye: true;
}

export class PairingScoreDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 7 })
  readonly white: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 4 })
  readonly black: number;
}

export class PairingResultDto implements PairingResultView {
  @ApiProperty({ type: String, enum: [...SIDES, null], nullable: true, example: 'white' })
  readonly winner: Side | null;

  @ApiProperty({
    description:
      '`play`, `reported`, `forfeit`, `time`, `concession`, `no-show` (neither came); `bye`, `walkover` or `annulled` where there was no match.',
    example: 'play',
  })
  readonly by: string;

  @ApiProperty({ type: PairingScoreDto, nullable: true, description: 'The real score of the match.' })
  readonly score: PairingScoreDto | null;

  @ApiProperty({
    type: PairingScoreDto,
    nullable: true,
    description: 'What counts in the bracket: a forfeit is N to 0 (T24).',
  })
  readonly recorded: PairingScoreDto | null;

  @ApiProperty({
    description: '`match`: played or conceded. `staff`. `white`, `black`: that side reported it.',
    example: 'match',
  })
  readonly source: string;

  @ApiProperty({
    enum: ['awaited', 'given', 'not-needed'],
    description: "The opponent's word on a reported result (T41).",
  })
  readonly confirmation: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a reported result is final without a word (T41); null where none is awaited.',
    example: null,
  })
  readonly finalAt: string | null;
}

const NOBODY = { type: 'object' as const, nullable: true, enum: [null], description: 'Not known yet.' };
const SLOT = { oneOf: [{ $ref: getSchemaPath(SeatedDto) }, { $ref: getSchemaPath(ByeDto) }, NOBODY] };

@ApiExtraModels(SeatedDto, ByeDto)
export class PairingDto implements PairingView {
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

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly matchId: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 7 })
  readonly length: number;

  @ApiProperty({ type: String, nullable: true, example: '4' })
  readonly table: string | null;

  @ApiProperty({ enum: PAIRING_STATUSES, example: 'ready' })
  readonly status: (typeof PAIRING_STATUSES)[number];

  @ApiProperty({ type: PairingResultDto, nullable: true })
  readonly result: PairingResultDto | null;

  @ApiProperty({ type: [PenaltyDto], description: 'In the order in which they were given (T20 to T23).' })
  readonly penalties: readonly PenaltyDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'Why these two meet, in a Swiss: the score group, how far one came down, and the reason.',
    example: null,
  })
  readonly why: Readonly<Record<string, unknown>> | null;
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

  @ApiPropertyOptional({ enum: PAIRING_STATUSES, description: 'How the pairings stand.' })
  @MayBeMissing()
  @IsIn(PAIRING_STATUSES)
  readonly status?: (typeof PAIRING_STATUSES)[number];
}

export class PairingListQuery extends IntersectionType(PairingQuery, ListQuery) {}

export class DrawDto {
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
    description: '`no-show`, without a `winner`: neither of the two came, and nobody goes on.',
    example: 'forfeit',
  })
  @MayBeMissing()
  @IsIn(PAIRING_DECISIONS)
  readonly by?: (typeof PAIRING_DECISIONS)[number];
}

const POINTS = { type: 'integer' as const, minimum: 0 };

export class PairingCorrectionDto {
  @ApiPropertyOptional({
    type: 'object',
    properties: { white: POINTS, black: POINTS },
    required: ['white', 'black'],
    additionalProperties: false,
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
    description: '`no-show`, without a `winner`: neither of the two came, and nobody goes on.',
    example: 'forfeit',
  })
  @IsOptional()
  @IsIn(PAIRING_DECISIONS)
  readonly by?: (typeof PAIRING_DECISIONS)[number] | null;

  @ApiProperty({ maxLength: MAX_REASON, example: 'The slip was read the wrong way round' })
  @IsText(MAX_REASON)
  readonly reason: string;
}

export class AffectedDto implements AffectedView {
  @ApiProperty({ description: '`pairing`, `match`, `entry`, `flight` or `tournament`.', example: 'tournament' })
  readonly kind: string;

  @ApiProperty({ example: '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c' })
  readonly id: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'What it was; null: it was not there.',
    example: { status: 'finished' },
  })
  readonly before: unknown;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'What it is now; null: it is no more.',
    example: { status: 'running' },
  })
  readonly after: unknown;
}

export class PairingCorrectionAnswerDto {
  @ApiProperty({ type: [AffectedDto], description: 'Everything that is different, the pairing itself first.' })
  readonly affected: readonly AffectedDto[];

  @ApiProperty({ description: 'False: it was a dry run.', example: true })
  readonly applied: boolean;
}

export class ObjectionDto {
  @ApiPropertyOptional({ maxLength: MAX_REASON, example: 'It was 5 to 7' })
  @MayBeMissing()
  @IsText(MAX_REASON)
  readonly reason?: string;
}

export class AssignTableDto {
  @ApiProperty({ type: String, nullable: true, maxLength: MAX_TABLE, example: '4' })
  @ValidateIf((_form: object, value: unknown) => value !== null)
  @IsText(MAX_TABLE)
  readonly table: string | null;
}

export class ChallengeDto {
  @ApiProperty({ format: 'uuid', description: 'The entry that challenges.' })
  @IsUUID()
  readonly challenger: string;

  @ApiProperty({ format: 'uuid', description: 'The entry that is challenged.' })
  @IsUUID()
  readonly challenged: string;
}
