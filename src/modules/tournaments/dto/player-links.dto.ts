import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsInstant } from '../../../platform/http/forms/instant.js';
import { SeatedDto } from './seated.dto.js';

export class MakePlayerLinksDto {
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
}

export class PlayerLinksDto {
  @ApiProperty({ type: [PlayerLinkDto], description: 'One for each entrant.' })
  readonly items: readonly PlayerLinkDto[];
}
