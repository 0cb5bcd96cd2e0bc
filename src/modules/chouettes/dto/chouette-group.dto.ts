import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsObject, ValidateNested } from 'class-validator';
import { MOST_PLAYERS } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { AreIds } from '../../../platform/http/forms/ids.js';
import { PageOf } from '../../../platform/http/list.js';
import { PersonDto } from '../../games/index.js';
import { IsName, Tidy } from '../../players/index.js';
import type { GroupOptions } from '../groups/chouette-group.view.js';
import { EveningTotalsDto } from './player-chouettes.dto.js';
import { ORDERS, TableOptionsDto } from './table-options.dto.js';

const NAME = { minLength: 1, maxLength: 100, example: 'The Tuesday table' } as const;

export class GroupOptionsDto extends TableOptionsDto {
  @ApiPropertyOptional({
    enum: ORDERS,
    default: 'given',
    description: 'The first order by throws (C5), or as the members are named.',
  })
  @MayBeMissing()
  @IsIn(ORDERS)
  readonly order?: (typeof ORDERS)[number];
}

export class CreateChouetteGroupDto {
  @ApiProperty(NAME)
  @Tidy()
  @IsName()
  readonly name: string;

  @ApiProperty({
    type: [String],
    minItems: 3,
    maxItems: MOST_PLAYERS,
    format: 'uuid',
    description: 'The players in their order: the box, the captain, then the rest of the line.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_PLAYERS)
  @AreIds()
  readonly members: readonly string[];

  @ApiPropertyOptional({ type: GroupOptionsDto, description: 'How they play; a change replaces all options.' })
  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => GroupOptionsDto)
  readonly options?: GroupOptionsDto;
}

export class ChangeChouetteGroupDto extends PartialType(CreateChouetteGroupDto, { skipNullProperties: false }) {}

export class ChouetteGroupDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  readonly version: number;

  @ApiProperty(NAME)
  readonly name: string;

  @ApiProperty({ type: [PersonDto], description: 'In the order in which they sit down.' })
  readonly members: readonly PersonDto[];

  @ApiProperty({ type: GroupOptionsDto })
  readonly options: GroupOptions;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt: string;
}

export class ChouetteGroupListDto extends PageOf(ChouetteGroupDto) {}

export class GroupTotalDto extends EveningTotalsDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann' })
  readonly name: string;
}

export class GroupTotalsDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description:
      'How many chouettes the group has opened in that time, without those that were closed before their first order was found.',
    example: 4,
  })
  readonly chouettes: number;

  @ApiProperty({
    type: [GroupTotalDto],
    description: 'For each currency, all players who have sat at one of them, the most points first.',
  })
  readonly items: readonly GroupTotalDto[];
}
