import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import {
  FORMAT_KINDS,
  LARGEST_STAKE,
  MAX_MATCH_LENGTH,
  type MoneyFormat,
  type PointsFormat,
} from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/form.js';
import { IsWholeNumber } from '../../../platform/http/whole-number.js';

/** ISO 4217 */
export const CURRENCY = /^[A-Z]{3}$/;

const LENGTH = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_MATCH_LENGTH,
  description: 'Points to win (R71); only for `points`, and needed there.',
  example: 7,
} as const;

/** The format that is asked for: a number of points to reach, or a stake. */
export class AskedFormatDto {
  @ApiProperty({
    enum: FORMAT_KINDS,
    description: 'A match to points, or a money session until it is closed.',
    example: 'points',
  })
  @IsIn(FORMAT_KINDS)
  readonly kind: (typeof FORMAT_KINDS)[number];

  @ApiPropertyOptional(LENGTH)
  @MayBeMissing()
  @IsWholeNumber(1, MAX_MATCH_LENGTH)
  readonly length?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_STAKE,
    default: 1,
    description: 'Only for `money`: what a point is worth, in the smallest unit of the currency.',
  })
  @MayBeMissing()
  @IsWholeNumber(0, LARGEST_STAKE)
  readonly stake?: number;

  @ApiPropertyOptional({
    description: 'Only for `money`: the currency (ISO 4217).',
    pattern: CURRENCY.source,
    example: 'EUR',
  })
  @MayBeMissing()
  @Matches(CURRENCY, { message: '$property must be three capital letters, such as EUR' })
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

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'What a point is worth, in the smallest unit of the currency.',
    example: 100,
  })
  readonly stake: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;
}
