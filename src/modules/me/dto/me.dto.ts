import { ApiProperty } from '@nestjs/swagger';
import { type Action, SIDES, type Side, type TableAction } from '../../../domain/index.js';
import { ROLES, type Role } from '../../../platform/http/roles.js';
import { ChouetteTaskDto } from '../../chouettes/index.js';
import { PersonDto } from '../../games/index.js';
import { OutOfTournamentDto, PairingTaskDto } from '../../tournaments/index.js';

const ID_OR_NULL = { type: String, format: 'uuid', nullable: true } as const;

/** What a token may do, and for whom (api.md, "Who I am, tokens and links"). */
export class MeDto {
  @ApiProperty({ format: 'uuid', description: 'The token itself, as `GET /v1/tokens` lists it.' })
  readonly tokenId: string;

  @ApiProperty({ enum: ROLES, example: 'player' })
  readonly role: Role;

  @ApiProperty({ ...ID_OR_NULL, description: 'For whom the token acts; null for all roles but `player`.' })
  readonly playerId: string | null;

  @ApiProperty({ type: [String], format: 'uuid', description: 'All ids of that person, merged ones included.' })
  readonly playerIds: readonly string[];

  @ApiProperty({ type: String, nullable: true, description: 'The name of that player.', example: 'Ann Example' })
  readonly name: string | null;

  @ApiProperty({ description: 'What the token is for.', example: 'Phone of Ann' })
  readonly label: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the token ends; null: never.',
    example: null,
  })
  readonly expiresAt: string | null;
}

/** A game in which it is for the person to act. */
export class GameTaskDto {
  @ApiProperty({ format: 'uuid' })
  readonly id: string;

  @ApiProperty({ enum: ['match', 'chouette'] })
  readonly kind: 'match' | 'chouette';

  @ApiProperty({ format: 'uuid', description: 'The match or chouette.' })
  readonly seriesId: string;

  @ApiProperty({ ...ID_OR_NULL, description: 'The tournament in which it is played.', example: null })
  readonly tournamentId: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3 })
  readonly number: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version of its match or chouette.', example: 41 })
  readonly version: number;

  @ApiProperty({ enum: SIDES, description: 'The side of the person.' })
  readonly side: Side;

  @ApiProperty({ type: [String], description: 'What the person may do now.', example: ['roll', 'double'] })
  readonly actions: readonly (Action | TableAction)[];

  @ApiProperty({ type: PersonDto, nullable: true, description: 'The opponent; null in a chouette.' })
  readonly opponent: PersonDto | null;
}

/** Everything that waits for a person. */
export class TasksDto {
  @ApiProperty({
    type: [PairingTaskDto],
    description:
      'Pairings that are ready or being played: first those that have a table or have begun, then those that wait for a table, then those for which the two agree when they play.',
  })
  readonly pairings: readonly PairingTaskDto[];

  @ApiProperty({ type: [GameTaskDto], description: 'Games in which the person is to act.' })
  readonly games: readonly GameTaskDto[];

  @ApiProperty({ type: [PairingTaskDto], description: 'Results that the opponent has reported.' })
  readonly toConfirm: readonly PairingTaskDto[];

  @ApiProperty({
    type: [PairingTaskDto],
    description:
      'Results that the person, or their partner, has reported, and that the opponent has not confirmed yet.',
  })
  readonly awaited: readonly PairingTaskDto[];

  @ApiProperty({
    type: [ChouetteTaskDto],
    description: 'Chouettes in which the person sits, or which they wait to join (`asks`).',
  })
  readonly chouettes: readonly ChouetteTaskDto[];

  @ApiProperty({
    type: [OutOfTournamentDto],
    description:
      'Running tournaments in which the person plays no more, or not now, because their entry is withdrawn or disqualified.',
  })
  readonly outOf: readonly OutOfTournamentDto[];
}
