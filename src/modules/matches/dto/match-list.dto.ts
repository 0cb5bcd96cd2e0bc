import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { ListQuery } from '../../../platform/http/list.js';
import { MATCH_STATUSES } from './match.dto.js';

const ORDERS = ['begun', 'ended'] as const;
const TOURNAMENTS = ['none'] as const;

export class MatchListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: MATCH_STATUSES, description: 'Only matches of this status.' })
  @MayBeMissing()
  @IsIn(MATCH_STATUSES)
  readonly status?: (typeof MATCH_STATUSES)[number];

  @ApiPropertyOptional({ format: 'uuid', description: 'Only matches of this player.' })
  @MayBeMissing()
  @IsId()
  readonly playerId?: string;

  @ApiPropertyOptional({ enum: TOURNAMENTS, description: '`none`: only matches outside of tournaments.' })
  @MayBeMissing()
  @IsIn(TOURNAMENTS)
  readonly tournament?: (typeof TOURNAMENTS)[number];

  @ApiPropertyOptional({
    enum: ORDERS,
    default: 'begun',
    description:
      '`begun`: the match that began last comes first. `ended`: only finished matches, the one that ended last first.',
  })
  @MayBeMissing()
  @IsIn(ORDERS)
  readonly order: (typeof ORDERS)[number] = 'begun';
}
