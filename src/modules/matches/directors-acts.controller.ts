import { Body, Controller, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { DryRunQuery } from '../../platform/http/requests/dry-run.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { Answers, AnswersOneOf } from '../../platform/http/operation.js';
import { WholeNumberPipe } from '../../platform/http/forms/whole-number.js';
import { Operation } from '../../rules/problems.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectionDto } from './dto/affected.dto.js';
import { CancelPenaltyDto, CorrectLengthDto, GIVEN_PENALTIES, GivePenaltyDto } from './dto/directors-acts.dto.js';
import { MatchDto } from './dto/match.dto.js';
import { MatchesService } from './matches.service.js';

@ApiTags('matches')
@Controller('v1/matches')
export class DirectorsActsController {
  constructor(
    private readonly matches: MatchesService,
    private readonly corrections: CorrectionsService,
  ) {}

  @Operation({
    id: 'addMatchPenalty',
    summary: 'Give penalty points for being late',
    description:
      'Between two games. The points go to the opponent and count for the score and the Crawford game, but were not won. More than ' +
      'half the length is a forfeit (T21).',
    roles: ['director'],
    problems: [
      'match.not-found',
      'match.finished',
      'match.money-session',
      'game.open',
      'series.changed',
      'tournament.wrong-time',
    ],
  })
  @ApiBody({ type: GivePenaltyDto, examples: GIVEN_PENALTIES })
  @AnswersOneOf(200, [MatchDto, CorrectionDto], 'The match. With `dryRun=true`: what would change.')
  @Post(':id/penalties')
  penalize(
    @Caller() call: Call,
    @Id() id: string,
    @Query() _query: DryRunQuery,
    @Body() asked: GivePenaltyDto,
  ): Promise<Answer<MatchDto | CorrectionDto>> {
    return this.matches.penalize(call, id, asked);
  }

  @Operation({
    id: 'cancelMatchPenalty',
    summary: 'Cancel a penalty',
    description:
      'The match becomes what it would have been without the penalty, also if it was over. `penalty` counts the ' +
      'penalties of the match from 1.',
    roles: ['director'],
    problems: [
      'match.not-found',
      'match.money-session',
      'match.correction-not-allowed',
      'penalty.not-found',
      'tournament.next-stage-begun',
      'ladder.challenge-open',
      'request.version-required',
    ],
    versionUnless: 'dryRun',
  })
  @Answers(200, CorrectionDto, 'What changes.')
  @Post(':id/penalties/:penalty/cancel')
  cancelPenalty(
    @Caller() call: Call,
    @Id() id: string,
    @Param('penalty', new WholeNumberPipe(1)) penalty: number,
    @Body() asked: CancelPenaltyDto,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<CorrectionDto>> {
    return this.corrections.cancelPenalty(call, id, penalty, asked);
  }

  @Operation({
    id: 'correctMatchLength',
    summary: 'Correct the length of a match',
    description:
      'A match that was too short goes on from its last score; in one that was too long, the player who first ' +
      'reached the right length has won. In a tournament the result stands once the next match has begun.',
    roles: ['director'],
    problems: [
      'match.not-found',
      'match.money-session',
      'match.correction-not-allowed',
      'match.score-impossible',
      'tournament.next-stage-begun',
      'ladder.challenge-open',
      'tournament.wrong-time',
      'request.version-required',
    ],
    versionUnless: 'dryRun',
  })
  @Answers(200, CorrectionDto, 'What changes.')
  @Post(':id/length')
  correctLength(
    @Caller() call: Call,
    @Id() id: string,
    @Body() asked: CorrectLengthDto,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<CorrectionDto>> {
    return this.corrections.correctLength(call, id, asked);
  }
}
