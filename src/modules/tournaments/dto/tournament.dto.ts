import { ApiExtraModels, ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { DICE_MODES, type DiceMode, ENTRY_STATUSES, FORMAT_NAMES, type Variant } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/form.js';
import { IsInstant } from '../../../platform/http/instant.js';
import { ListQuery } from '../../../platform/http/list.js';
import { IsWholeNumber } from '../../../platform/http/whole-number.js';
import {
  ASKED_VARIANT,
  type AskedVariant,
  AskedVariantDto,
  IsVariant,
  SHOWN_VARIANT,
  VariantRulesDto,
} from '../../games/index.js';
import { ChosenMatchRulesDto } from '../../matches/index.js';
import { IsName, Tidy } from '../../players/index.js';
import type {
  DrawReceiptView,
  EntryView,
  FlightView,
  ListedTournamentView,
  TournamentView,
} from '../tournament.view.js';
import { PrizesDto } from './prizes.dto.js';

export const VISIBILITIES = ['public', 'private'] as const;
export const TOURNAMENT_STATUSES = ['entries', 'running', 'finished'] as const;

const CONFIRM_MINUTES = 10;
const MOST_CONFIRM_MINUTES = 1_440;

const CONFIRMATION = {
  type: 'integer' as const,
  minimum: 0,
  maximum: MOST_CONFIRM_MINUTES,
  description:
    'How many minutes the opponent has to object to a reported result; then it is final (T41). A change counts for results ' +
    'that are reported after it.',
  example: CONFIRM_MINUTES,
};

const FORMAT = {
  type: 'object' as const,
  additionalProperties: true,
  selfRequired: true,
  required: ['kind', 'lengths'],
  properties: {
    kind: { type: 'string' as const, enum: [...FORMAT_NAMES] },
    lengths: { type: 'array' as const, items: { type: 'integer' as const, minimum: 1, maximum: 99 }, minItems: 1 },
  },
  description: `How it is played. \`lengths\` by round, the last one repeating. Besides:
\`knockout\`: \`draw\` (random, seeded), \`thirdPlace\`, \`consolation\` {\`kind\`: progressive or plain, \`lengths\`, \`dropThrough\`}, \`lastChance\` {\`lengths\`}, \`reEntry\`.
\`double-elimination\`: \`draw\`, \`grandFinal\` (reset, single, longer), \`grandFinalLength\`, \`reEntry\` (who is out may buy in again on a bye, T9).
\`swiss\`: \`rounds\`, \`draw\`, \`tieBreaks\` (names in their order), \`qualifiers\` and \`then\` (a knockout or double elimination for them).
\`round-robin\`: \`groups\`, \`rounds\`, \`draw\`, \`tieBreaks\`, \`qualifiers\` (of each group) and \`then\`.
\`ladder\`: \`reach\`, \`days\`. \`league\`: \`points\` {\`win\`, \`loss\`, \`forfeit\`}.`,
  example: { kind: 'knockout', lengths: [5, 5, 7, 9], consolation: { kind: 'progressive', lengths: [5] } },
};

@ApiExtraModels(AskedVariantDto)
export class CreateTournamentDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Club night 21 November' })
  @Tidy()
  @IsName()
  readonly name: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When it is to start.', example: '2026-11-21T19:00:00Z' })
  @MayBeMissing()
  @IsInstant()
  readonly startsAt?: string;

  @ApiProperty(FORMAT)
  @IsDefined()
  @IsObject()
  readonly format: Record<string, unknown>;

  @ApiPropertyOptional({ ...ASKED_VARIANT, default: 'backgammon' })
  @MayBeMissing()
  // As it was sent: whatever the names in a record are, they are for the rules to judge.
  @Transform(({ obj }: { obj: { variant?: unknown } }) => obj.variant)
  @IsVariant()
  readonly variant: AskedVariant = 'backgammon';

  @ApiPropertyOptional({ enum: DICE_MODES, default: 'recorded', example: 'recorded' })
  @MayBeMissing()
  @IsIn(DICE_MODES)
  readonly dice: DiceMode = 'recorded';

  @ApiPropertyOptional({
    type: ChosenMatchRulesDto,
    description: 'Options of its matches that differ from their defaults.',
  })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ChosenMatchRulesDto)
  readonly rules?: ChosenMatchRulesDto;

  @ApiPropertyOptional({ type: PrizesDto })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => PrizesDto)
  readonly prizes?: PrizesDto;

  @ApiPropertyOptional({
    enum: VISIBILITIES,
    default: 'private',
    description: '`public`: everybody may read it and its matches, also without a token.',
    example: 'public',
  })
  @MayBeMissing()
  @IsIn(VISIBILITIES)
  readonly visibility: (typeof VISIBILITIES)[number] = 'private';

  @ApiPropertyOptional({ ...CONFIRMATION, default: CONFIRM_MINUTES })
  @MayBeMissing()
  @IsWholeNumber(0, MOST_CONFIRM_MINUTES)
  readonly confirmMinutes: number = CONFIRM_MINUTES;
}

export class ChangeTournamentDto {
  @ApiPropertyOptional({ minLength: 1, maxLength: 100, example: 'Club night 21 November' })
  @MayBeMissing()
  @Tidy()
  @IsName()
  readonly name?: string;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T19:30:00Z' })
  @IsOptional()
  @IsInstant()
  readonly startsAt?: string | null;

  @ApiPropertyOptional({ type: PrizesDto })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => PrizesDto)
  readonly prizes?: PrizesDto;

  @ApiPropertyOptional({ enum: VISIBILITIES, example: 'public' })
  @MayBeMissing()
  @IsIn(VISIBILITIES)
  readonly visibility?: (typeof VISIBILITIES)[number];

  @ApiPropertyOptional(CONFIRMATION)
  @MayBeMissing()
  @IsWholeNumber(0, MOST_CONFIRM_MINUTES)
  readonly confirmMinutes?: number;
}

export class EntryDto implements EntryView {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The place in the seeding, if one was given.',
    example: 1,
  })
  readonly seed: number | null;

  @ApiPropertyOptional({
    description: 'Whether the entry fee was paid. Scorers, directors and the entrant see it.',
    example: true,
  })
  readonly paid?: boolean;

  @ApiProperty({ enum: ENTRY_STATUSES, example: 'entered' })
  readonly status: string;

  @ApiProperty({
    type: String,
    enum: ['end', 'return', null],
    nullable: true,
    description: 'For how long a withdrawn entrant is out; null for the others.',
    example: null,
  })
  readonly until: 'end' | 'return' | null;
}

export class FlightDto implements FlightView {
  @ApiProperty({ example: 'main' })
  readonly id: string;

  @ApiProperty({ enum: ['main', 'consolation', 'last-chance'], example: 'main' })
  readonly name: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ enum: ['waiting', 'running', 'finished'], example: 'running' })
  readonly status: 'waiting' | 'running' | 'finished';
}

export class DrawReceiptDto implements DrawReceiptView {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ example: 'knockout' })
  readonly kind: string;

  @ApiProperty({ description: 'The same seed and entries give the same draw.', example: '4f1c09' })
  readonly seed: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid', nullable: true },
    description: 'Entries on their places; null is a bye.',
  })
  readonly order: readonly (string | null)[];
}

@ApiExtraModels(VariantRulesDto)
export class TournamentDto implements TournamentView {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', description: 'Events recorded so far; the `ETag` says the same.', example: 17 })
  readonly version: number;

  @ApiProperty({ enum: TOURNAMENT_STATUSES })
  readonly status: (typeof TOURNAMENT_STATUSES)[number];

  @ApiProperty({ example: 'Club night 21 November' })
  readonly name: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  readonly startsAt: string | null;

  @ApiProperty({ enum: VISIBILITIES })
  readonly visibility: (typeof VISIBILITIES)[number];

  @ApiProperty(CONFIRMATION)
  readonly confirmMinutes: number;

  @ApiProperty(SHOWN_VARIANT)
  readonly variant: Variant;

  @ApiProperty({ enum: DICE_MODES })
  readonly dice: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Options of its matches that were chosen.',
    example: { holland: true },
  })
  readonly rules: Readonly<Record<string, unknown>>;

  @ApiProperty({ ...FORMAT, description: 'The format with every value.' })
  readonly format: unknown;

  @ApiProperty({ type: PrizesDto, nullable: true })
  readonly prizes: unknown;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The seed of the draw; null before it.',
    example: '4f1c09',
  })
  readonly seed: string | null;

  @ApiProperty({ type: [EntryDto] })
  readonly entries: readonly EntryDto[];

  @ApiProperty({ type: [FlightDto] })
  readonly flights: readonly FlightDto[];

  @ApiProperty({ type: [DrawReceiptDto] })
  readonly draws: readonly DrawReceiptDto[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Rounds paired in the present stage.', example: 1 })
  readonly round: number;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  readonly finishedAt: string | null;
}

/** A tournament in a list. Read the tournament itself for entries, flights and draws. */
export class ListedTournamentDto
  extends OmitType(TournamentDto, ['entries', 'flights', 'draws'])
  implements ListedTournamentView
{
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many entries it has; `listEntries` lists them.',
    example: 24,
  })
  readonly entryCount: number;
}

export class TournamentListDto {
  @ApiProperty({ type: [ListedTournamentDto] })
  readonly items: readonly ListedTournamentDto[];

  @ApiProperty({ type: String, nullable: true, description: 'For the next page; null on the last one.', example: null })
  readonly nextCursor: string | null;
}

export class TournamentListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: TOURNAMENT_STATUSES, description: 'Only these.' })
  @MayBeMissing()
  @IsIn(TOURNAMENT_STATUSES)
  readonly status?: (typeof TOURNAMENT_STATUSES)[number];
}
