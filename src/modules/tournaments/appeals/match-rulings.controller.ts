import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { WholeNumberPipe } from '../../../platform/http/forms/whole-number.js';
import { Answers } from '../../../platform/http/operation.js';
import { Operation } from '../../../rules/problems.js';
import { AppealDto } from '../dto/acts.dto.js';
import { MatchRulingDto, MatchRulingListDto } from '../dto/match-rulings.dto.js';
import { MatchRulingsService } from './match-rulings.service.js';

@ApiTags('tournaments')
@Controller('v1/tournaments/:id/matches/:matchId/rulings')
export class MatchRulingsController {
  constructor(private readonly rulings: MatchRulingsService) {}

  @Operation({
    id: 'listMatchRulings',
    summary: 'What staff have ruled in a match of the tournament, the last ruling first',
    description:
      'Rulings inside the match (on its clock, a game, a play, a throw, or taken back) and those that are acts of the tournament as ' +
      'well (a result, penalty points, the length, a disqualification). What staff enter as the players play it is no ruling. A ' +
      'player may read those of their own matches.',
    roles: ['player', 'scorer', 'director'],
    problems: ['tournament.not-found', 'match.not-found'],
  })
  @Answers(200, MatchRulingListDto, 'The rulings.')
  @Get()
  list(@Caller() call: Call, @Id() id: string, @Id('matchId') matchId: string): Promise<Answer<MatchRulingListDto>> {
    return this.rulings.list(call, id, matchId);
  }

  @Operation({
    id: 'appealInMatch',
    summary: 'Appeal against a ruling in a match',
    description:
      'For an entrant of the match. Each ruling allows one appeal, at this address or, where the ruling is an act of the tournament, ' +
      'at that of the act. Staff may record it for them; a player may appeal only for their own entry. The appeal is an act of the ' +
      'tournament, so `If-Match` takes the version of the tournament. The committee decides at the address of the act that has the ' +
      'appeal (`openAppeals` in the list of acts). The match stays as it is.',
    roles: ['player', 'scorer', 'director'],
    problems: ['tournament.not-found', 'match.not-found', 'ruling.not-found', 'appeal.not-possible'],
  })
  @Answers(200, MatchRulingDto, 'The ruling.')
  @Post(':ruling/appeal')
  appeal(
    @Caller() call: Call,
    @Id() id: string,
    @Id('matchId') matchId: string,
    @Param('ruling', new WholeNumberPipe(1)) ruling: number,
    @Body() asked: AppealDto,
  ): Promise<Answer<MatchRulingDto>> {
    return this.rulings.appeal(call, id, matchId, ruling, asked);
  }
}
