import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { SEASON_KINDS, type SeasonPoints } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsDay } from '../../../platform/http/forms/instant.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AreIds } from '../../../platform/http/forms/ids.js';
import { PageOf } from '../../../platform/http/list.js';
import { IsName, Tidy } from '../../players/index.js';
import { IsPoints, IsPointsByLength, IsPointsByPlace, MOST_PLACES, MOST_POINTS } from './is-points.js';

const MOST_TOURNAMENTS = 500;
const MOST_EVENTS = 10_000;

const POINTS = { type: 'number', minimum: 0, maximum: MOST_POINTS } as const;

/** What is given for what; the parts add up. */
export class SeasonPointsDto implements SeasonPoints {
  @ApiPropertyOptional({ ...POINTS, description: 'For each rated match won. 2 decimals at most.', example: 1 })
  @MayBeMissing()
  @IsPoints()
  readonly perWin?: number;

  @ApiPropertyOptional({ ...POINTS, description: 'For each rated match played. 2 decimals at most.', example: 1 })
  @MayBeMissing()
  @IsPoints()
  readonly perMatch?: number;

  @ApiPropertyOptional({
    ...POINTS,
    description:
      'For each finished tournament in which the player has a place, alone, in a pair or in a team. 2 decimals at most.',
    example: 2,
  })
  @MayBeMissing()
  @IsPoints()
  readonly perTournament?: number;

  @ApiPropertyOptional({
    type: 'array',
    items: POINTS,
    minItems: 1,
    maxItems: MOST_PLACES,
    description:
      'For the place in a finished tournament, the first one first; equal places get the same. 2 decimals at most.',
    example: [10, 6, 3],
  })
  @MayBeMissing()
  @IsPointsByPlace()
  readonly byPlace?: readonly number[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: POINTS,
    minProperties: 1,
    description: 'For each rated match won, by its length from 1 to 99. 2 decimals at most.',
    example: { '5': 2, '7': 3 },
  })
  @MayBeMissing()
  @IsPointsByLength()
  readonly byLength?: Readonly<Record<string, number>>;
}

const DAY = { format: 'date' } as const;

export class CreateSeasonDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Spring 2026' })
  @Tidy()
  @IsName()
  readonly name: string;

  @ApiProperty({ ...DAY, description: 'The first day, in the time zone of the club.', example: '2026-01-01' })
  @IsDay()
  readonly from: string;

  @ApiProperty({ ...DAY, description: 'The last day, which counts too.', example: '2026-06-30' })
  @IsDay()
  readonly to: string;

  @ApiProperty({ type: SeasonPointsDto, description: 'The formula; it has at least one part.' })
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => SeasonPointsDto)
  readonly points: SeasonPointsDto;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_EVENTS,
    nullable: true,
    description:
      'How many events of a player count: those that give most. An event is a tournament with its matches, or a ' +
      'match outside of tournaments. Null: all.',
    example: 8,
  })
  @IsOptional()
  @IsWholeNumber(1, MOST_EVENTS)
  readonly best?: number | null;

  @ApiPropertyOptional({
    type: String,
    enum: [...SEASON_KINDS, null],
    nullable: true,
    description: '`matches`: only those outside of tournaments. Null: both kinds of events.',
    example: null,
  })
  @IsOptional()
  @IsIn(SEASON_KINDS)
  readonly only?: (typeof SEASON_KINDS)[number] | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: MOST_TOURNAMENTS,
    nullable: true,
    description: 'Of the tournaments only these. Null: all.',
    example: null,
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_TOURNAMENTS)
  @AreIds()
  readonly tournaments?: string[] | null;
}

/** Only what changes; null takes a limit away. */
export class ChangeSeasonDto extends PartialType(CreateSeasonDto, { skipNullProperties: false }) {}

export class SeasonDto extends OmitType(CreateSeasonDto, ['best', 'only', 'tournaments']) {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly version: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 8 })
  readonly best: number | null;

  @ApiProperty({ type: String, enum: [...SEASON_KINDS, null], nullable: true, example: null })
  readonly only: (typeof SEASON_KINDS)[number] | null;

  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' }, nullable: true, example: null })
  readonly tournaments: string[] | null;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;
}

export class SeasonListDto extends PageOf(SeasonDto) {}
