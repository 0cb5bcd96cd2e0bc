import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { ListQuery, PageOf } from '../../../platform/http/list.js';
import { TOURNAMENT_STATUSES, TournamentDto } from './tournament.dto.js';

/** A tournament in a list. Read the tournament itself for entries, flights and draws. */
export class ListedTournamentDto extends OmitType(TournamentDto, [
  'entries',
  'flights',
  'draws',
  'notDrawn',
  'forbiddenPairs',
]) {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many entries it has; `listEntries` lists them.',
    example: 24,
  })
  readonly entryCount: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many of them are still in it: neither withdrawn nor disqualified.',
    example: 23,
  })
  readonly presentCount: number;

  @ApiProperty({ type: [String], description: 'The tables at which it has open matches.', example: ['1', '2'] })
  readonly tables: readonly string[];
}

export class TournamentListDto extends PageOf(ListedTournamentDto) {}

export class TournamentListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: TOURNAMENT_STATUSES, description: 'Only tournaments of these statuses.' })
  @MayBeMissing()
  @IsIn(TOURNAMENT_STATUSES)
  readonly status?: (typeof TOURNAMENT_STATUSES)[number];
}
