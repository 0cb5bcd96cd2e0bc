import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional } from 'class-validator';
import { MOST_ENTRANTS } from '../../../domain/index.js';
import { AreIds } from '../../../platform/http/forms/ids.js';
import { IsInstant } from '../../../platform/http/forms/instant.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { SeatedDto } from './seated.dto.js';

export class MakePlayerLinksDto {
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MOST_ENTRANTS,
    description:
      'Only these entrants get links, and only their earlier ones end: for one who comes late, or has another phone. ' +
      'Left out: all who have not left.',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ENTRANTS)
  @AreIds()
  readonly entryIds?: readonly string[];

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: "When the links end. Left out: at noon of the day after the tournament, on the club's clocks.",
    example: '2099-12-31T22:00:00.000Z',
  })
  @IsOptional()
  @IsInstant()
  readonly expiresAt?: string | null;
}

export class PlayerLinkDto extends SeatedDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Opens the pages as this player. Shown this once; null in the answer to the same request sent again.',
    example: 'https://club.example/go#a-token-that-is-shown-once',
  })
  readonly link: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'When the link ends.',
    example: '2099-12-31T22:00:00.000Z',
  })
  readonly expiresAt: string;
}

export class PlayerLinksDto {
  @ApiProperty({ type: [PlayerLinkDto], description: 'One for each person who gets a link.' })
  readonly items: readonly PlayerLinkDto[];
}
