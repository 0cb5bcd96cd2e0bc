import { ApiProperty } from '@nestjs/swagger';
import { ListedTournamentDto } from './tournament.dto.js';

/** A tournament of a player. */
export class PlayerTournamentDto extends ListedTournamentDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: "The player's last entry; null where another player has taken it over.",
  })
  readonly entryId: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'In the main flight, shared by equals; null until the tournament is over.',
    example: 3,
  })
  readonly place: number | null;
}

export class PlayerTournamentListDto {
  @ApiProperty({ type: [PlayerTournamentDto] })
  readonly items: readonly PlayerTournamentDto[];

  @ApiProperty({ type: String, nullable: true, description: 'For the next page; null on the last one.', example: null })
  readonly nextCursor: string | null;
}
