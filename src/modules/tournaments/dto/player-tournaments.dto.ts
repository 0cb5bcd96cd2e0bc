import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ListedTournamentDto } from './tournament-list.dto.js';
import { ENTRY_STATUSES, type EntryStatus } from '../../../domain/index.js';
import { PageOf } from '../../../platform/http/list.js';

/** A running tournament in which a person plays no more, or not now. */
export class OutOfTournamentDto {
  @ApiProperty({ format: 'uuid' })
  readonly tournamentId: string;

  @ApiProperty({ description: 'The name of the tournament.', example: 'Club night' })
  readonly tournament: string;

  @ApiProperty({ format: 'uuid', description: "The person's entry, the last one where they have several." })
  readonly entryId: string;

  @ApiProperty({ enum: ['withdrawn', 'disqualified'], description: 'What that entry is.', example: 'withdrawn' })
  readonly status: 'withdrawn' | 'disqualified';

  @ApiPropertyOptional({
    enum: ['end', 'return'],
    description: 'For how long the entry is withdrawn. Absent where it is disqualified.',
    example: 'return',
  })
  readonly until?: 'end' | 'return';
}

/** A tournament of a player. */
export class PlayerTournamentDto extends ListedTournamentDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      "The player's entry; the one with the best place where the player has several, and the last one until there are places; null where another player has taken it over.",
  })
  readonly entryId: string | null;

  @ApiProperty({
    type: String,
    enum: [...ENTRY_STATUSES, null],
    nullable: true,
    description: 'Whether that entry still plays; null where there is no entry.',
    example: 'entered',
  })
  readonly entryStatus: EntryStatus | null;

  @ApiPropertyOptional({
    enum: ['end', 'return'],
    description: 'For how long that entry is out where it is withdrawn. Absent for the others.',
    example: 'end',
  })
  readonly entryUntil?: 'end' | 'return';

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'Of that entry in the main flight, shared by equals; null until the tournament is over.',
    example: 3,
  })
  readonly place: number | null;
}

export class PlayerTournamentListDto extends PageOf(PlayerTournamentDto) {}
