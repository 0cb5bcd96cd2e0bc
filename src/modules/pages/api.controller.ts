import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Operation } from '../../rules/problems.js';
import { textBeside } from './beside.js';
import { ApiDto } from './dto/api.dto.js';

const { version } = JSON.parse(textBeside('package.json')) as { readonly version: string };

const API: ApiDto = {
  name: 'Backgammon club',
  version,
  openapi: '/openapi.json',
  docs: '/docs',
  problems: '/problems',
  health: { live: '/health/live', ready: '/health/ready', metrics: '/metrics' },
  resources: {
    players: '/v1/players',
    matches: '/v1/matches',
    chouettes: '/v1/chouettes',
    tournaments: '/v1/tournaments',
    ratings: '/v1/ratings',
    variants: '/v1/rules/variants',
    tokens: '/v1/tokens',
  },
};

@ApiTags('operation')
@Controller('v1')
export class ApiController {
  @Operation({
    id: 'describeApi',
    summary: 'Where things are',
    description: 'For clients that know nothing yet but the address of the service.',
    roles: [],
    problems: [],
    writes: false,
  })
  @ApiOkResponse({ type: ApiDto, description: 'The addresses, as paths of this service.' })
  @Get()
  describe(): ApiDto {
    return API;
  }
}
