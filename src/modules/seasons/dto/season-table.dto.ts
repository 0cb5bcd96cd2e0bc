import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SEASON_TIE_BREAKS } from '../../../domain/index.js';
import { MayBeMissing } from '../../../platform/http/forms/form.js';
import { IsId } from '../../../platform/http/forms/ids.js';
import { SeasonDto } from './season.dto.js';

const COUNT = { type: 'integer', minimum: 0, example: 4 } as const;

export class SeasonRowDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Shared by players whom no criterion separates.',
    example: 1,
  })
  readonly place: number;

  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty({ description: 'Of the events that count.', example: 18 })
  readonly points: number;

  @ApiProperty({
    type: String,
    enum: [...SEASON_TIE_BREAKS, null],
    nullable: true,
    description:
      'What separates the player from those with the same points: matches won, then the best event; `shared`: nothing. Null: no other player has them.',
    example: null,
  })
  readonly tieBreak: (typeof SEASON_TIE_BREAKS)[number] | null;

  @ApiProperty({ ...COUNT, description: 'Tournaments, and matches outside of tournaments.' })
  readonly events: number;

  @ApiProperty({ ...COUNT, description: 'How many of the events count (`best`).' })
  readonly counted: number;

  @ApiProperty({ description: 'The most points of one event.', example: 7 })
  readonly bestEvent: number;

  @ApiProperty(COUNT)
  readonly tournaments: number;

  @ApiProperty(COUNT)
  readonly matches: number;

  @ApiProperty(COUNT)
  readonly wins: number;
}

/** What a person has won in the chouettes of the season. */
export class SeasonChouettesDto {
  @ApiProperty({ format: 'uuid' })
  readonly playerId: string;

  @ApiProperty({ example: 'Ann Example' })
  readonly name: string;

  @ApiProperty(COUNT)
  readonly chouettes: number;

  @ApiProperty({ type: 'integer', description: 'Points won less points lost.', example: -3 })
  readonly points: number;
}

/** How some of the points of a player came. */
export class SeasonEventDto {
  @ApiProperty({ enum: ['tournament', 'match'] })
  readonly kind: 'tournament' | 'match';

  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The tournament, or the opponent. Null: the tournament has not ended in the season.',
    example: 'Club night',
  })
  readonly name: string | null;

  @ApiProperty({ example: 7 })
  readonly points: number;

  @ApiProperty({ description: 'Whether it is one of the best events that count.', example: true })
  readonly counts: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, example: 2 })
  readonly place: number | null;

  @ApiProperty(COUNT)
  readonly matches: number;

  @ApiProperty(COUNT)
  readonly wins: number;
}

export class SeasonTableQuery {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The id of a player, for whom `events` then lists what gave points.',
  })
  @MayBeMissing()
  @IsId()
  readonly player?: string;
}

export class SeasonTableDto {
  @ApiProperty({ type: SeasonDto })
  readonly season: SeasonDto;

  @ApiProperty({ type: [SeasonRowDto], description: 'The most points first.' })
  readonly rows: readonly SeasonRowDto[];

  @ApiProperty({
    type: [SeasonChouettesDto],
    description: 'Chouettes opened in the season; they give no points in the race.',
  })
  readonly chouettes: readonly SeasonChouettesDto[];

  @ApiPropertyOptional({ type: [SeasonEventDto], description: 'Of the `player` asked for, the most points first.' })
  readonly events?: readonly SeasonEventDto[];
}
