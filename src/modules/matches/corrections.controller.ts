import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../platform/http/answers/answer.js';
import { DryRunQuery } from '../../platform/http/requests/dry-run.js';
import { Id } from '../../platform/http/forms/address-id.js';
import { type Call, Caller } from '../../platform/http/requests/call.js';
import { Answers } from '../../platform/http/operation.js';
import { Operation } from '../../rules/problems.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectionDto } from './dto/affected.dto.js';
import { CorrectGameDto, CorrectMatchDto, ReinstateMatchDto, VoidMatchDto } from './dto/correction.dto.js';

@ApiTags('matches')
@Controller('v1/matches')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Operation({
    id: 'correctGameResult',
    summary: 'Correct the result of a finished game',
    description:
      'Any finished game, also while a later one is open and after the match has ended. Score, Crawford game, ' +
      'ledger and winner become what they would have been; the match goes on or ends accordingly. Later games ' +
      'stand as played; those behind the end of the match stay in the record, but no longer count. An open game ' +
      'goes on under its right terms, and doubles in what turns out to be the Crawford game do not count. `dryRun` ' +
      'shows all this beforehand (T44, R73).',
    roles: ['director'],
    problems: [
      'match.not-found',
      'game.not-found',
      'game.correction-not-allowed',
      'match.correction-not-allowed',
      'match.score-impossible',
      'ladder.challenge-open',
      'tournament.next-stage-begun',
      'result.cube-impossible',
      'result.level-impossible',
      'result.jacoby',
      'result.turned-impossible',
      'game.settlement-impossible',
      'money.too-large',
      'request.version-required',
    ],
    versionUnless: 'dryRun',
  })
  @ApiBody({
    type: CorrectGameDto,
    examples: {
      corrected: {
        summary: 'Another result',
        value: { result: { winner: 'white', kind: 'single', cube: 2 }, reason: 'The slip says single' },
      },
      annulled: { summary: 'The game never counted', value: { result: null, reason: 'Entered twice' } },
    },
  })
  @Answers(200, CorrectionDto, 'What changes.')
  @Post(':id/games/:gameId/correction')
  correctGame(
    @Caller() call: Call,
    @Id() id: string,
    @Id('gameId') gameId: string,
    @Body() asked: CorrectGameDto,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<CorrectionDto>> {
    return this.corrections.correctGame(call, id, gameId, asked);
  }

  @Operation({
    id: 'correctMatchResult',
    summary: 'Correct how a match ended, or let it go on',
    description:
      'Replaces an end by a slip, a decision or the closing of a session by another, or by none (`score: null`): ' +
      'then the match goes on, with the game that the end had cut off as it was. A decision may also replace the ' +
      'end of a match that its games decided; correct its score game by game.',
    roles: ['director'],
    problems: [
      'match.not-found',
      'match.correction-not-allowed',
      'match.money-session',
      'match.score-impossible',
      'pairing.no-result',
      'ladder.challenge-open',
      'tournament.next-stage-begun',
      'request.version-required',
    ],
    versionUnless: 'dryRun',
  })
  @ApiBody({
    type: CorrectMatchDto,
    examples: {
      slip: { summary: 'Another score', value: { score: { white: 5, black: 7 }, reason: 'Columns mixed up' } },
      decision: {
        summary: 'Another decision',
        value: { winner: 'black', by: 'forfeit', reason: 'White did not come' },
      },
      reopened: { summary: 'It goes on', value: { score: null, reason: 'Reported for the wrong match' } },
    },
  })
  @Answers(200, CorrectionDto, 'What changes.')
  @Post(':id/correction')
  correctEnd(
    @Caller() call: Call,
    @Id() id: string,
    @Body() asked: CorrectMatchDto,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<CorrectionDto>> {
    return this.corrections.correctEnd(call, id, asked);
  }

  @Operation({
    id: 'voidMatch',
    summary: 'Void a match that was begun or recorded by mistake',
    description:
      'The match counts for nothing any more, neither for ratings nor in the ledger of a money session, and nothing more can happen ' +
      'in it; an open game ends without a winner. Its record stays, and `reinstateMatch` brings it back. A player or a scorer may ' +
      'void a match only before anything is recorded in it; a player, only their own. In a tournament the pairings say which ' +
      'matches count.',
    roles: ['player', 'scorer', 'director'],
    problems: ['match.not-found', 'match.voiding-not-allowed', 'request.version-required'],
    versionUnless: 'dryRun',
  })
  @ApiBody({
    type: VoidMatchDto,
    examples: { mistake: { summary: 'The wrong opponent', value: { reason: 'Begun with the wrong opponent' } } },
  })
  @Answers(200, CorrectionDto, 'What changes.')
  @Post(':id/void')
  void(
    @Caller() call: Call,
    @Id() id: string,
    @Body() asked: VoidMatchDto,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<CorrectionDto>> {
    return this.corrections.void(call, id, asked);
  }

  @Operation({
    id: 'reinstateMatch',
    summary: 'Bring back a match that was voided',
    description:
      'The match is again what it was before it was voided: finished as it had ended, or open with its open game, whose clock has ' +
      'stood still meanwhile.',
    roles: ['director'],
    problems: ['match.not-found', 'match.voiding-not-allowed', 'request.version-required'],
    versionUnless: 'dryRun',
  })
  @Answers(200, CorrectionDto, 'What changes.')
  @Post(':id/reinstate')
  reinstate(
    @Caller() call: Call,
    @Id() id: string,
    @Body() asked: ReinstateMatchDto,
    @Query() _query: DryRunQuery,
  ): Promise<Answer<CorrectionDto>> {
    return this.corrections.reinstate(call, id, asked);
  }
}
