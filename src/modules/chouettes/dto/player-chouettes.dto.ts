import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { InstantInQuery } from '../../../platform/http/forms/instant.js';
import { ListQuery, PageOf } from '../../../platform/http/list.js';

/** What a player has won. */
class WonDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Games in which the player sat.', example: 12 })
  readonly games: number;

  @ApiProperty({ type: 'integer', description: 'Points won less points lost.', example: -3 })
  readonly points: number;

  @ApiProperty({ type: 'integer', description: 'In the smallest unit of the currency.', example: -300 })
  readonly amount: number;

  @ApiProperty({ type: String, nullable: true, example: 'EUR' })
  readonly currency: string | null;
}

export class EveningOfPlayerDto extends WonDto {
  @ApiProperty({ format: 'uuid' })
  readonly chouetteId: string;

  @ApiProperty({ format: 'date-time', description: 'When it was opened.' })
  readonly at: string;
}

export class EveningTotalsDto extends WonDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 4 })
  readonly chouettes: number;
}

export class PlayerChouettesDto extends PageOf(EveningOfPlayerDto) {
  @ApiProperty({ type: [EveningTotalsDto], description: 'Of all pages, one for each currency.' })
  readonly totals: readonly EveningTotalsDto[];
}

/** Which evenings count, by when their chouettes were opened. */
export class EveningSpanQuery {
  @ApiPropertyOptional({ format: 'date-time', description: 'Only evenings opened at this time or later.' })
  @MayBeMissing()
  @InstantInQuery()
  readonly from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Only evenings opened before this time.' })
  @MayBeMissing()
  @InstantInQuery()
  readonly to?: string;
}

export class PlayerChouettesQuery extends IntersectionType(EveningSpanQuery, ListQuery) {}
