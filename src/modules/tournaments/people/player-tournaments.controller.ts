import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { ListQuery } from '../../../platform/http/list.js';
import { Answers } from '../../../platform/http/operation.js';
import { ROLES } from '../../../platform/http/roles.js';
import { Operation } from '../../../rules/problems.js';
import { PlayerTournamentListDto } from '../dto/player-tournaments.dto.js';
import { PlayerTournamentsService } from './player-tournaments.service.js';

@ApiTags('tournaments')
@Controller('v1/players')
export class PlayerTournamentsController {
  constructor(private readonly service: PlayerTournamentsService) {}

  @Operation({
    id: 'listTournamentsOfPlayer',
    summary: 'The tournaments of a player with the place in each, newest first',
    roles: ROLES,
    problems: ['player.not-found'],
  })
  @Answers(200, PlayerTournamentListDto, 'A page of tournaments.')
  @Get(':id/tournaments')
  list(@Caller() call: Call, @Id() id: string, @Query() query: ListQuery): Promise<Answer<PlayerTournamentListDto>> {
    return this.service.list(call, id, query);
  }
}
