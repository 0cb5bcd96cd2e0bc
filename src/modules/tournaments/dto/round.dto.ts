import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsOptional,
  IsObject,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { ByeNote, PairWhy } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsInstant } from '../../../platform/http/forms/instant.js';
import { schemaNamed } from '../../../platform/http/forms/named-schema.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AreIds, IsId } from '../../../platform/http/forms/ids.js';
import { IsName, IsText, Tidy } from '../../players/index.js';
import { ByeDto, MAX_TABLE, PairingDto, SLOT, SeedDto, type SlotView } from './pairing.dto.js';
import { SeatedDto } from './seated.dto.js';
import { OptionalReason } from './reason.js';

/** As many as a body may hold beside everything else. */
const MOST_PAIRS = 480;
const MOST_BYES = 1_024;
const MOST_TABLES = 512;
const FLIGHT = {
  maxLength: 40,
  description: 'The flight, by its id; the main one of the present stage if left out.',
  example: 'main',
};

const STARTS_AT = {
  type: String,
  format: 'date-time',
  nullable: true,
  description: 'When the matches of the round are to begin; null: at no fixed time.',
  example: '2026-11-21T19:30:00Z',
};
const DEADLINE = {
  type: String,
  format: 'date-time',
  nullable: true,
  description: 'When the results of the round are due; null: at no fixed time.',
  example: '2026-11-28T22:00:00Z',
};

/** The times that every act on a round may set. */
export class RoundTimesDto {
  @ApiPropertyOptional(STARTS_AT)
  @IsOptional()
  @IsInstant()
  readonly startsAt?: string | null;

  @ApiPropertyOptional(DEADLINE)
  @IsOptional()
  @IsInstant()
  readonly deadline?: string | null;
}

export class PairRoundDto extends SeedDto {
  @ApiPropertyOptional({
    default: true,
    description: '`false`: the round of a Swiss is only proposed. Only staff see it, and it makes no matches.',
    example: true,
  })
  @MayBeMissing()
  @IsBoolean()
  readonly publish: boolean = true;

  @ApiPropertyOptional(STARTS_AT)
  @IsOptional()
  @IsInstant()
  readonly startsAt?: string | null;

  @ApiPropertyOptional(DEADLINE)
  @IsOptional()
  @IsInstant()
  readonly deadline?: string | null;
}

export class AskedPairDto {
  @ApiProperty({ format: 'uuid', description: 'An entry.' })
  @IsId()
  readonly white: string;

  @ApiProperty({ format: 'uuid', description: 'An entry.' })
  @IsId()
  readonly black: string;
}

export class ChangeRoundDto extends RoundTimesDto {
  @ApiPropertyOptional({
    type: [AskedPairDto],
    minItems: 1,
    maxItems: MOST_PAIRS,
    description:
      'All pairs of the round, in the order of their positions. With `byes` they have each entrant who is in once.',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PAIRS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AskedPairDto)
  readonly pairs?: readonly AskedPairDto[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: MOST_BYES,
    description: 'Entries that have a bye. Those that have asked for one need not be named.',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_BYES)
  @AreIds()
  readonly byes?: readonly string[];

  @OptionalReason('They sat down so')
  readonly reason?: string;

  @ApiPropertyOptional(FLIGHT)
  @MayBeMissing()
  @IsText(FLIGHT.maxLength)
  readonly flight?: string;
}

export class SwapEntrantsDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 2,
    maxItems: 2,
    description: 'The two entries.',
  })
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @AreIds()
  readonly entries: readonly string[];

  @OptionalReason('They came in one car')
  readonly reason?: string;
}

export class AssignTablesDto {
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: MAX_TABLE },
    minItems: 1,
    maxItems: MOST_TABLES,
    description: 'The tables of the room, in the order in which they are given out. Either this or `count`.',
    example: ['1', '2', '3'],
  })
  @ValidateIf(({ tables, count }: AssignTablesDto) => tables !== undefined || count === undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_TABLES)
  @Tidy()
  @IsName(MAX_TABLE, { each: true })
  readonly tables?: readonly string[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_TABLES,
    description: 'How many tables there are; they are called 1, 2 and so on.',
  })
  @MayBeMissing()
  @IsWholeNumber(1, MOST_TABLES)
  readonly count?: number;

  @ApiPropertyOptional({
    minLength: 1,
    maxLength: MAX_TABLE,
    description: 'The table for the match of the best-placed entrant, in a bracket of the best-seeded one.',
    example: '1',
  })
  @MayBeMissing()
  @Tidy()
  @IsName(MAX_TABLE)
  readonly feature?: string;
}

export class AssignedTablesDto {
  @ApiProperty({ type: [PairingDto], description: 'The pairings that got a table.' })
  readonly items: readonly PairingDto[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Pairings that are ready and still have none.', example: 0 })
  readonly left: number;
}

export class RoundPairDto {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null while the round is proposed.' })
  readonly pairingId: string | null;

  @ApiProperty(SLOT)
  readonly white: SlotView;

  @ApiProperty(SLOT)
  readonly black: SlotView;

  @ApiProperty({
    ...schemaNamed('PairWhy'),
    nullable: true,
    description: 'Why these two meet, in a Swiss.',
    example: null,
  })
  readonly why: PairWhy | null;
}

export class RoundByeDto extends SeatedDto {
  @ApiProperty({ type: Number, nullable: true, description: 'What it counts in a Swiss, in wins.', example: 1 })
  readonly points: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'In a Swiss, `by-hand`, `wanted` by the entrant, or why the pairing gives it.',
    example: 'lowest',
  })
  readonly reason: ByeNote['reason'] | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: ['second-bye', 'unneeded-bye'] },
    description: 'What is wrong with this bye: the entrant has had one before, or the round does not need it.',
    example: [],
  })
  readonly breaks: ByeNote['breaks'];
}

@ApiExtraModels(SeatedDto, ByeDto)
export class RoundDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly stage: number;

  @ApiProperty({ example: 'main' })
  readonly flight: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  readonly round: number;

  @ApiProperty({
    enum: ['proposed', 'published', 'to-come'],
    description: 'Only staff see what is proposed. `to-come`: it has times and no pairings yet.',
  })
  readonly status: 'proposed' | 'published' | 'to-come';

  @ApiProperty({ description: 'Whether a director has made or changed it.', example: false })
  readonly byHand: boolean;

  @ApiProperty({
    description:
      'Whether something by which it was proposed has changed since: the standings, the entrants who are in, or the pairs that are ' +
      'not to meet. Propose it again to pair by what holds now.',
    example: false,
  })
  readonly overtaken: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was changed by hand.', example: null })
  readonly reason: string | null;

  @ApiProperty(STARTS_AT)
  readonly startsAt: string | null;

  @ApiProperty(DEADLINE)
  readonly deadline: string | null;

  @ApiProperty({ type: [RoundPairDto] })
  readonly pairs: readonly RoundPairDto[];

  @ApiProperty({ type: [RoundByeDto] })
  readonly byes: readonly RoundByeDto[];
}

export class RoundsDto {
  @ApiProperty({ type: [RoundDto], description: 'By stage, flight and round.' })
  readonly rounds: readonly RoundDto[];
}
