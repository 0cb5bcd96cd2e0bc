import { ApiProperty } from '@nestjs/swagger';

/** Where a resource or a page is, as a path of this service. */
function At(path: string, description: string): PropertyDecorator {
  return ApiProperty({ type: String, description, example: path });
}

export class HealthAddressesDto {
  @At('/health/live', 'Whether the process answers.')
  readonly live: string;

  @At('/health/ready', 'Whether requests can be served.')
  readonly ready: string;

  @At('/metrics', 'Numbers for Prometheus.')
  readonly metrics: string;
}

export class ResourceAddressesDto {
  @At('/v1/players', 'The people of the club.')
  readonly players: string;

  @At('/v1/matches', 'Matches to N points and money sessions, with their games.')
  readonly matches: string;

  @At('/v1/chouettes', 'Chouettes.')
  readonly chouettes: string;

  @At('/v1/chouette-groups', 'People who play chouettes together, and how.')
  readonly chouetteGroups: string;

  @At('/v1/tournaments', 'Tournaments; the public ones need no token.')
  readonly tournaments: string;

  @At('/v1/ratings', 'The table of ratings.')
  readonly ratings: string;

  @At('/v1/rules/variants', 'What can be played.')
  readonly variants: string;

  @At('/v1/rules/clocks', 'How a clock can run, with its usual times.')
  readonly clocks: string;

  @At('/v1/tokens', 'Who may call, for directors.')
  readonly tokens: string;

  @At('/v1/me', 'Whose the token is.')
  readonly me: string;

  @At('/v1/me/tasks', 'What waits for its player.')
  readonly tasks: string;

  @At('/v1/club', 'Name, time zone and currency.')
  readonly club: string;

  @At('/v1/announcements', 'What the club announces.')
  readonly announcements: string;

  @At('/v1/seasons', 'Points races.')
  readonly seasons: string;

  @At('/v1/webhooks', 'Whom the service tells what happens, for directors.')
  readonly webhooks: string;

  @At('/v1/export', 'The club as a file, for directors.')
  readonly export: string;
}

export class ApiDto {
  @ApiProperty({ example: 'Backgammon club' })
  readonly name: string;

  @ApiProperty({ description: 'The version of the service.', example: '0.1.0' })
  readonly version: string;

  @At('/openapi.json', 'The description of every operation.')
  readonly openapi: string;

  @At('/docs', 'The same as a page, on which readers can try it.')
  readonly docs: string;

  @At('/problems', 'Every kind of problem.')
  readonly problems: string;

  @ApiProperty({ type: HealthAddressesDto })
  readonly health: HealthAddressesDto;

  @ApiProperty({ type: ResourceAddressesDto, description: 'Where the lists begin.' })
  readonly resources: ResourceAddressesDto;
}
