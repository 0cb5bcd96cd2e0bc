import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsIn, IsObject, ValidateNested } from 'class-validator';
import { PRIZE_COUNTS } from '../../../domain/index.js';
import { CURRENCY, IsCurrency } from '../../../platform/http/forms/currency.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsNumberFrom, IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { AreIds } from '../../../platform/http/forms/ids.js';
import { IsName, Tidy } from '../../players/index.js';

const MOST_MONEY = 1_000_000_000_000;
const MONEY = { type: 'integer', minimum: 0, maximum: MOST_MONEY } as const;

export class SidePoolDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Jackpot' })
  @Tidy()
  @IsName()
  readonly name: string;

  @ApiProperty({ ...MONEY, description: 'What each of its entrants pays.', example: 1000 })
  @IsWholeNumber(0, MOST_MONEY)
  readonly fee: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    description: 'Ids of the entries that take part.',
    example: [],
  })
  @IsArray()
  @AreIds()
  readonly entries: string[];
}

export class PrizesDto {
  @ApiPropertyOptional({ ...MONEY, default: 0, description: 'In the smallest unit, for each entry.', example: 5000 })
  @MayBeMissing()
  @IsWholeNumber(0, MOST_MONEY)
  readonly entryFee: number = 0;

  @ApiPropertyOptional({
    type: 'number',
    minimum: 0,
    maximum: 100,
    default: 0,
    description: 'Percent of the entry fees that the club keeps, with four decimals at most.',
    example: 10,
  })
  @MayBeMissing()
  @IsNumberFrom(0, 100, 4)
  readonly houseShare: number = 0;

  @ApiPropertyOptional({ ...MONEY, default: 0, description: 'Added to the pool.', example: 0 })
  @MayBeMissing()
  @IsWholeNumber(0, MOST_MONEY)
  readonly added: number = 0;

  @ApiPropertyOptional({ pattern: CURRENCY.source, description: 'ISO 4217.', example: 'EUR' })
  @MayBeMissing()
  @IsCurrency()
  readonly currency?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Percent of the pool by flight; without it by the flights that there are (60/30/10, 70/30, 100).',
    example: { main: 60, consolation: 30, 'last-chance': 10 },
  })
  @MayBeMissing()
  @IsObject()
  readonly flights?: Record<string, number>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'number' } },
    description: 'Weights of the places by flight, the first place first; without it by the number of entrants.',
    example: { main: [2, 1] },
  })
  @MayBeMissing()
  @IsObject()
  readonly weights?: Record<string, number[]>;

  @ApiPropertyOptional({
    enum: PRIZE_COUNTS,
    default: 'plays',
    description:
      'Whose fees are in the pools: of those who play, of those who paid, or of all who were entered, also before the draw only.',
    example: 'plays',
  })
  @MayBeMissing()
  @IsIn(PRIZE_COUNTS)
  readonly counts: (typeof PRIZE_COUNTS)[number] = 'plays';

  @ApiPropertyOptional({ type: [SidePoolDto], description: 'Lists of entrants who play for money of their own.' })
  @MayBeMissing()
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SidePoolDto)
  readonly sidePools?: SidePoolDto[];
}
