import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Operation } from '../../rules/problems.js';
import { SERVICE_VERSION } from './beside.js';
import { ApiDto } from './dto/api.dto.js';

const API: ApiDto = {
  name: 'Backgammon club',
  version: SERVICE_VERSION,
  openapi: '/openapi.json',
  docs: '/docs',
  problems: '/problems',
  health: { live: '/health/live', ready: '/health/ready', metrics: '/metrics' },
  resources: {
    players: '/v1/players',
    matches: '/v1/matches',
    chouettes: '/v1/chouettes',
    chouetteGroups: '/v1/chouette-groups',
    tournaments: '/v1/tournaments',
    ratings: '/v1/ratings',
    variants: '/v1/rules/variants',
    clocks: '/v1/rules/clocks',
    tokens: '/v1/tokens',
    me: '/v1/me',
    tasks: '/v1/me/tasks',
    club: '/v1/club',
    announcements: '/v1/announcements',
    seasons: '/v1/seasons',
    webhooks: '/v1/webhooks',
    export: '/v1/export',
  },
};

@ApiTags('operation')
@Controller('v1')
export class ApiController {
  @Operation({
    id: 'describeApi',
    summary: 'Where things are',
    description: 'For clients that know only the address of the service.',
    roles: [],
    problems: [],
  })
  @ApiOkResponse({ type: ApiDto, description: 'The addresses, as paths of this service.' })
  @Get()
  describe(): ApiDto {
    return API;
  }
}
