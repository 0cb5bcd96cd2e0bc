import { ApiExtraModels, ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import {
  DICE_MODES,
  type DiceMode,
  ENTRY_STATUSES,
  type EntryStatus,
  type TournamentFormat,
  type Variant,
} from '../../../domain/index.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsInstant } from '../../../platform/http/forms/instant.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
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
import { EntrantsDto } from './entrants.dto.js';
import { PrizesDto } from './prizes.dto.js';
import { SeatedDto } from './seated.dto.js';
import { IsPairsOfIds } from './pairs-of-ids.js';
import { WantedByeDto } from './wanted-bye.dto.js';

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

const MOST_FORBIDDEN = 200;
const FORBIDDEN_PAIRS = {
  type: 'array' as const,
  items: { type: 'array' as const, items: { type: 'string' as const, format: 'uuid' }, minItems: 2, maxItems: 2 },
  description:
    'Pairs of entries that are not to meet in a Swiss, such as a family or a shared car. The pairing avoids them like rematches.',
};

const FORMAT_EXAMPLE = { kind: 'knockout', lengths: [5, 5, 7, 9], consolation: { kind: 'progressive', lengths: [5] } };

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

  @ApiProperty({
    ...schemaNamed('AskedTournamentFormat'),
    description: 'How it is played. What is left out takes its default.',
    example: FORMAT_EXAMPLE,
  })
  @IsDefined()
  @IsObject()
  readonly format: Record<string, unknown>;

  @ApiPropertyOptional({ type: EntrantsDto, description: 'Who enters; without it single players.' })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => EntrantsDto)
  readonly entrants?: EntrantsDto;

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
    description: '`public`: reading it and its matches needs no token.',
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

  @ApiPropertyOptional({ type: PrizesDto, nullable: true, description: 'The prizes whole; null: there are none.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PrizesDto)
  readonly prizes?: PrizesDto | null;

  @ApiPropertyOptional({ enum: VISIBILITIES, example: 'public' })
  @MayBeMissing()
  @IsIn(VISIBILITIES)
  readonly visibility?: (typeof VISIBILITIES)[number];

  @ApiPropertyOptional(CONFIRMATION)
  @MayBeMissing()
  @IsWholeNumber(0, MOST_CONFIRM_MINUTES)
  readonly confirmMinutes?: number;

  @ApiPropertyOptional({
    ...schemaNamed('AskedTournamentFormat'),
    description: 'Another format, as a whole; like `variant`, `dice` and `rules` only before the draw.',
    example: FORMAT_EXAMPLE,
  })
  @MayBeMissing()
  @IsObject()
  readonly format?: Record<string, unknown>;

  @ApiPropertyOptional(ASKED_VARIANT)
  @MayBeMissing()
  @Transform(({ obj }: { obj: { variant?: unknown } }) => obj.variant)
  @IsVariant()
  readonly variant?: AskedVariant;

  @ApiPropertyOptional({ enum: DICE_MODES, example: 'recorded' })
  @MayBeMissing()
  @IsIn(DICE_MODES)
  readonly dice?: DiceMode;

  @ApiPropertyOptional({ type: ChosenMatchRulesDto })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ChosenMatchRulesDto)
  readonly rules?: ChosenMatchRulesDto;
  @ApiPropertyOptional({ ...FORBIDDEN_PAIRS, maxItems: MOST_FORBIDDEN })
  @MayBeMissing()
  @IsPairsOfIds(MOST_FORBIDDEN)
  readonly forbiddenPairs?: readonly (readonly [string, string])[];
}

export class EntryDto extends OmitType(SeatedDto, ['entryId']) {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

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
  readonly status: EntryStatus;

  @ApiProperty({
    type: String,
    enum: ['end', 'return', null],
    nullable: true,
    description: 'For how long a withdrawn entrant is out; null for the others.',
    example: null,
  })
  readonly until: 'end' | 'return' | null;

  @ApiProperty({ type: [WantedByeDto], description: 'Byes that the entrant of a Swiss has asked for.', example: [] })
  readonly byes: readonly WantedByeDto[];
}

export class FlightDto {
  @ApiProperty({ example: 'main' })
  readonly id: string;

  @ApiProperty({ description: 'The same as the id; `main-2` is the main flight of stage 2.', example: 'main' })
  readonly name: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ enum: ['waiting', 'running', 'finished'], example: 'running' })
  readonly status: 'waiting' | 'running' | 'finished';
}

export class SwappedPlacesDto {
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 2, maxItems: 2 })
  readonly entries: readonly [string, string];

  @ApiProperty({ type: String, nullable: true, example: 'They came in one car' })
  readonly reason: string | null;
}

/** A stage with what its draw was made from, so that a reader can make it again. */
export class DrawReceiptDto {
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

  @ApiPropertyOptional({
    type: [SwappedPlacesDto],
    description: 'Entries that a director has swapped since.',
  })
  readonly byHand?: readonly SwappedPlacesDto[];
}

@ApiExtraModels(VariantRulesDto)
export class TournamentDto {
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
    type: ChosenMatchRulesDto,
    description: 'Options of its matches that were chosen.',
    example: { holland: true },
  })
  readonly rules: Readonly<Record<string, unknown>>;

  @ApiProperty({ type: EntrantsDto })
  readonly entrants: EntrantsDto;

  @ApiProperty({ ...schemaNamed('TournamentFormat'), description: 'The format with every value.' })
  readonly format: TournamentFormat;

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

  @ApiProperty({
    type: [SeatedDto],
    description: 'Entrants who are in no draw yet; they come in with another draw, or when they check in.',
  })
  readonly notDrawn: readonly SeatedDto[];
  @ApiPropertyOptional({ ...FORBIDDEN_PAIRS, description: 'Pairs that are not to meet in a Swiss, for staff.' })
  readonly forbiddenPairs?: readonly (readonly [string, string])[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Rounds paired in the present stage.', example: 1 })
  readonly round: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description:
      'How many rounds the present stage has. The draw of a Swiss settles it where the format leaves it open (T15). Null before ' +
      'the draw, for brackets and for ladders.',
    example: 5,
  })
  readonly rounds: number | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  readonly finishedAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the tournament was cancelled before it began; null where it was not.',
    example: null,
  })
  readonly cancelled: string | null;
}
