import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { Answers } from '../../platform/http/operation.js';
import { ROLES } from '../../platform/http/roles.js';
import { Operation } from '../../rules/problems.js';
import { PlayerChouettesDto, PlayerChouettesQuery } from './dto/player-chouettes.dto.js';
import { PlayerChouettesService } from './player-chouettes.service.js';

@ApiTags('chouettes')
@Controller('v1/players')
export class PlayerChouettesController {
  constructor(private readonly service: PlayerChouettesService) {}

  @Operation({
    id: 'listChouettesOfPlayer',
    summary: 'What a player has won and lost, evening by evening and in all',
    roles: ROLES,
    problems: ['player.not-found'],
  })
  @Answers(200, PlayerChouettesDto, 'A page of evenings, newest first, and the totals of all pages.')
  @Get(':id/chouettes')
  list(
    @Caller() call: Call,
    @Id() id: string,
    @Query() query: PlayerChouettesQuery,
  ): Promise<Answer<PlayerChouettesDto>> {
    return this.service.list(call, id, query);
  }
}
