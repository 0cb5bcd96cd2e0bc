import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { CURRENCY, IsCurrency } from '../../../platform/http/forms/currency.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsName, MAX_NAME, Tidy } from '../../players/index.js';
import { IsTimeZone, SpelledTimeZone } from './time-zone.js';

const NAME = { minLength: 1, maxLength: MAX_NAME, example: 'Backgammon Club Basel' } as const;
const TIME_ZONE = { description: 'The IANA time zone in which the club lives.', example: 'Europe/Zurich' } as const;
const WHERE_NONE = {
  type: String,
  nullable: true,
  pattern: CURRENCY.source,
  description:
    'The currency (ISO 4217) of new sessions, chouettes and prizes whose requests name none. Null: they have ' +
    'none.',
  example: 'CHF',
} as const;

export class UpdateClubDto {
  @ApiPropertyOptional(NAME)
  @MayBeMissing()
  @Tidy()
  @IsName()
  readonly name?: string;

  @ApiPropertyOptional(TIME_ZONE)
  @MayBeMissing()
  @SpelledTimeZone()
  @IsTimeZone()
  readonly timeZone?: string;

  @ApiPropertyOptional(WHERE_NONE)
  @IsOptional()
  @IsCurrency()
  readonly currency?: string | null;
}

/** The club as everybody sees it (api.md, "The club as a whole"). */
export class ClubDto {
  @ApiProperty({ format: 'uuid', description: 'Made at the first start; never changes.' })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly version: number;

  @ApiProperty(NAME)
  readonly name: string;

  @ApiProperty(TIME_ZONE)
  readonly timeZone: string;

  @ApiProperty(WHERE_NONE)
  readonly currency: string | null;
}
