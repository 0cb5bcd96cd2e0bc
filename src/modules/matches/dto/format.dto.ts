import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  FORMAT_KINDS,
  LARGEST_STAKE,
  MAX_MATCH_LENGTH,
  type MoneyFormat,
  type PointsFormat,
} from '../../../domain/index.js';
import { CURRENCY, IsCurrency } from '../../../platform/http/forms/currency.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';

const LENGTH = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_MATCH_LENGTH,
  description: 'Points to win.',
  example: 7,
} as const;

const STAKE = {
  type: 'integer',
  minimum: 0,
  description: 'What a point is worth, in the smallest unit of the currency.',
} as const;

/** The check of a format that is asked for; `PointsFormatDto` and `AskedMoneyFormatDto` describe it. */
export class AskedFormatDto {
  @IsIn(FORMAT_KINDS)
  readonly kind: (typeof FORMAT_KINDS)[number];

  @MayBeMissing()
  @IsWholeNumber(1, MAX_MATCH_LENGTH)
  readonly length?: number;

  @MayBeMissing()
  @IsWholeNumber(0, LARGEST_STAKE)
  readonly stake?: number;

  @MayBeMissing()
  @IsCurrency()
  readonly currency?: string;
}

/** A money session until it is closed. */
export class AskedMoneyFormatDto {
  @ApiProperty({ enum: ['money'] })
  readonly kind: 'money';

  @ApiPropertyOptional({ ...STAKE, maximum: LARGEST_STAKE, default: 1 })
  readonly stake?: number;

  @ApiPropertyOptional({ description: 'The currency (ISO 4217).', pattern: CURRENCY.source, example: 'EUR' })
  readonly currency?: string;
}

export class PointsFormatDto implements PointsFormat {
  @ApiProperty({ enum: ['points'] })
  readonly kind: 'points';

  @ApiProperty(LENGTH)
  readonly length: number;
}

export class MoneyFormatDto implements MoneyFormat {
  @ApiProperty({ enum: ['money'] })
  readonly kind: 'money';

  @ApiProperty({ ...STAKE, example: 100 })
  readonly stake: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;
}
