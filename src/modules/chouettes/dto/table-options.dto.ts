import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsObject, ValidateNested } from 'class-validator';
import { DICE_MODES, type DiceMode, LARGEST_TABLE_STAKE, MOST_PLAYERS } from '../../../domain/index.js';
import { CURRENCY, IsCurrency } from '../../../platform/http/forms/currency.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsWholeNumber } from '../../../platform/http/forms/whole-number.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { ASKED_VARIANT, type AskedVariant, AskedVariantDto, IsVariant } from '../../games/index.js';
import { ChosenChouetteRulesDto } from './chouette-rules.dto.js';

export const ORDERS = ['dice', 'given'] as const;

export const STAKE = { type: 'integer', minimum: 0, maximum: LARGEST_TABLE_STAKE, example: 100 } as const;

export class OwnStakeDto {
  @ApiProperty({ format: 'uuid' })
  @IsId()
  readonly playerId: string;

  @ApiProperty({ ...STAKE, description: 'What a point is worth to this player.' })
  @IsWholeNumber(0, LARGEST_TABLE_STAKE)
  readonly stake: number;
}

/** How a chouette is played: the same for a group and for one evening. */
@ApiExtraModels(AskedVariantDto)
export class TableOptionsDto {
  @ApiPropertyOptional({ ...ASKED_VARIANT, default: 'backgammon' })
  @MayBeMissing()
  // As it was sent: whatever the names in a record are, they are for the rules to judge.
  @Transform(({ obj }: { obj: { variant?: unknown } }) => obj.variant)
  @IsVariant()
  readonly variant?: AskedVariant;

  @ApiPropertyOptional({
    enum: DICE_MODES,
    default: 'recorded',
    description: 'Who throws, for the order too: the service, or people at a board who send what fell.',
  })
  @MayBeMissing()
  @IsIn(DICE_MODES)
  readonly dice?: DiceMode;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LARGEST_TABLE_STAKE,
    default: 1,
    description: 'What a point is worth, in the smallest unit of the currency (C10).',
    example: 100,
  })
  @MayBeMissing()
  @IsWholeNumber(0, LARGEST_TABLE_STAKE)
  readonly stake?: number;

  @ApiPropertyOptional({
    type: [OwnStakeDto],
    maxItems: MOST_PLAYERS,
    description: 'Own stakes of players; two settle at the lower of theirs (C10).',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_PLAYERS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OwnStakeDto)
  readonly stakes?: readonly OwnStakeDto[];

  @ApiPropertyOptional({ description: 'ISO 4217.', pattern: CURRENCY.source, example: 'EUR' })
  @MayBeMissing()
  @IsCurrency()
  readonly currency?: string;

  @ApiPropertyOptional({ type: ChosenChouetteRulesDto, description: 'Options that differ from their defaults.' })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ChosenChouetteRulesDto)
  readonly rules?: ChosenChouetteRulesDto;
}
