import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Answer } from '../../../platform/http/answers/answer.js';
import { type Call, Caller } from '../../../platform/http/requests/call.js';
import { DryRunQuery } from '../../../platform/http/requests/dry-run.js';
import { Id } from '../../../platform/http/forms/address-id.js';
import { idCursors, pageAfter } from '../../../platform/http/list.js';
import { Answers } from '../../../platform/http/operation.js';
import { WholeNumberPipe } from '../../../platform/http/forms/whole-number.js';
import { Operation } from '../../../rules/problems.js';
import {
  ChallengeDto,
  MeantResultDto,
  ObjectionDto,
  PairingCorrectionAnswerDto,
  PairingCorrectionDto,
  PairingDto,
  PairingListDto,
  PairingListQuery,
  PairingReportDto,
  AssignTableDto,
} from '../dto/pairing.dto.js';
import { CancelPenaltyDto, CorrectLengthDto, GIVEN_PENALTIES, GivePenaltyDto } from '../../matches/index.js';
import { AnswersOrForetells } from '../tried-acts.js';
import { PairingMatchesService } from './pairing-matches.service.js';
import { PairingsService } from './pairings.service.js';

const HERE = [
  'tournament.not-found',
  'pairing.not-found',
  'tournament.wrong-time',
  'pairing.not-ready',
  'pairing.team-match',
];
const CURSORS = idCursors('pairings');

@ApiTags('tournaments')
@Controller('v1/tournaments/:id')
export class PairingsController {
  constructor(
    private readonly pairings: PairingsService,
    private readonly matches: PairingMatchesService,
  ) {}

  @Operation({
    id: 'listPairings',
    summary: 'The pairings: of a flight, a round, a player or a table, those who are late, and in which order',
    publicToo: true,
    problems: ['tournament.not-found', 'flight.not-found', 'round.not-found'],
  })
  @Answers(200, PairingListDto, 'A page of the pairings that are asked for.')
  @Get('pairings')
  list(@Caller() call: Call, @Id() id: string, @Query() query: PairingListQuery): Promise<Answer<PairingListDto>> {
    return this.pairings.list(call, id, query, (all, isWanted) => pageAfter(all, query, CURSORS, isWanted));
  }

  @Operation({
    id: 'getPairing',
    summary: 'One pairing',
    publicToo: true,
    problems: ['tournament.not-found', 'pairing.not-found'],
  })
  @Answers(200, PairingDto, 'The pairing.')
  @Get('pairings/:pid')
  view(@Caller() call: Call, @Id() id: string, @Id('pid') pid: string): Promise<Answer<PairingDto>> {
    return this.pairings.view(call, id, pid);
  }

  @Operation({
    id: 'reportPairingResult',
    summary: 'Report the result of a pairing',
    description:
      'The result of its match: the same as `POST /v1/matches/{id}/result`. A player may report only their own ' +
      'results, which the opponent confirms or objects to (T41). Staff need no confirmation; only they report that ' +
      'neither came: then neither goes on, and the match is void.',
    roles: ['player', 'scorer', 'director'],
    problems: [...HERE, 'match.finished', 'match.score-impossible', 'series.changed'],
  })
  @ApiBody({
    type: PairingReportDto,
    examples: {
      score: { summary: 'A paper slip', value: { score: { white: 7, black: 4 } } },
      walkover: { summary: 'Black did not come', value: { winner: 'white', by: 'forfeit' } },
      neither: { summary: 'Neither player came', value: { by: 'no-show' } },
    },
  })
  @Answers(200, PairingDto, 'The pairing with its result.')
  @Post('pairings/:pid/result')
  report(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Body() asked: PairingReportDto,
  ): Promise<Answer<PairingDto>> {
    return this.matches.report(call, id, pid, asked);
  }

  @Operation({
    id: 'confirmPairingResult',
    summary: 'Confirm a result that the opponent reported',
    description: 'Possible until the result becomes final unconfirmed (`finalAt`).',
    roles: ['player', 'scorer', 'director'],
    problems: [...HERE, 'pairing.no-result', 'pairing.not-awaiting-word', 'pairing.own-report'],
  })
  @Answers(200, PairingDto, 'The pairing.')
  @Post('pairings/:pid/confirm')
  confirm(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Body() meant: MeantResultDto,
  ): Promise<Answer<PairingDto>> {
    return this.pairings.confirm(call, id, pid, meant);
  }

  @Operation({
    id: 'objectToPairingResult',
    summary: 'Object to a result that the opponent reported; it no longer counts',
    description:
      'Possible until the result becomes final unconfirmed (`finalAt`); then the director can correct it (T41).',
    roles: ['player', 'scorer', 'director'],
    problems: [
      ...HERE,
      'pairing.no-result',
      'pairing.not-awaiting-word',
      'pairing.own-report',
      'tournament.next-stage-begun',
    ],
  })
  @Answers(200, PairingDto, 'The pairing, open again.')
  @Post('pairings/:pid/object')
  object(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Body() objection: ObjectionDto,
  ): Promise<Answer<PairingDto>> {
    return this.pairings.object(call, id, pid, objection);
  }

  @Operation({
    id: 'correctPairingResult',
    summary: 'Correct a result, with everything that depends on it',
    description:
      'With `dryRun=true` the service writes nothing and needs no `If-Match`. Send a score, a winner with `by`, or ' +
      'null to reopen. A later match becomes void where other entrants meet there now. Where other entrants ' +
      'qualify and the next stage has not begun, the service draws it anew from its seed; where it has begun, ' +
      '`nextStage` says what to do.',
    roles: ['director'],
    problems: [
      ...HERE,
      'pairing.no-result',
      'match.score-impossible',
      'tournament.next-stage-begun',
      'ladder.challenge-open',
      'match.correction-not-allowed',
      'series.changed',
      'request.version-required',
    ],
    versionUnless: 'dryRun',
  })
  @ApiBody({
    type: PairingCorrectionDto,
    examples: {
      swapped: {
        summary: 'The other one won',
        value: { score: { white: 5, black: 7 }, reason: 'The slip was misread' },
      },
      reopened: { summary: 'There is no result', value: { score: null, reason: 'They had not finished' } },
    },
  })
  @Answers(200, PairingCorrectionAnswerDto, 'What changed, or would change.')
  @Post('pairings/:pid/correction')
  correct(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Query() _query: DryRunQuery,
    @Body() asked: PairingCorrectionDto,
  ): Promise<Answer<PairingCorrectionAnswerDto>> {
    return this.pairings.correct(call, id, pid, asked);
  }

  @Operation({
    id: 'addPairingPenalty',
    summary: 'Give penalty points for being late',
    description:
      'The points go to the opponent before the next game and count for the Crawford game. More than half the ' +
      'length is a forfeit (T21).',
    roles: ['director'],
    problems: [...HERE, 'game.open', 'match.finished', 'series.changed'],
  })
  @ApiBody({ type: GivePenaltyDto, examples: GIVEN_PENALTIES })
  @AnswersOrForetells(PairingDto, 'The pairing.')
  @Post('pairings/:pid/penalty')
  penalty(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Query() _query: DryRunQuery,
    @Body() asked: GivePenaltyDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    return this.matches.penalty(call, id, pid, asked);
  }

  @Operation({
    id: 'cancelPairingPenalty',
    summary: 'Cancel a penalty',
    description:
      'The match and the tournament become what they would have been without the penalty. `penalty` counts the penalties of ' +
      'the pairing from 1.',
    roles: ['director'],
    problems: [
      ...HERE,
      'penalty.not-found',
      'match.correction-not-allowed',
      'tournament.next-stage-begun',
      'ladder.challenge-open',
      'series.changed',
    ],
  })
  @AnswersOrForetells(PairingDto, 'The pairing.')
  @Post('pairings/:pid/penalties/:penalty/cancel')
  cancelPenalty(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Param('penalty', new WholeNumberPipe(1)) penalty: number,
    @Query() _query: DryRunQuery,
    @Body() asked: CancelPenaltyDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    return this.matches.cancelPenalty(call, id, pid, penalty, asked);
  }

  @Operation({
    id: 'correctPairingLength',
    summary: 'Correct the length of a match',
    description:
      'Also for a pairing still to come. A match that was too short goes on from its last score; in one that was ' +
      'too long, the player who first reached the right length has won. Once the next match has begun, the result ' +
      'stands.',
    roles: ['director'],
    problems: [
      ...HERE,
      'match.correction-not-allowed',
      'match.score-impossible',
      'tournament.next-stage-begun',
      'ladder.challenge-open',
      'series.changed',
      'request.version-required',
    ],
    versionUnless: 'dryRun',
  })
  @AnswersOrForetells(PairingDto, 'The pairing.')
  @Post('pairings/:pid/length')
  correctLength(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Query() _query: DryRunQuery,
    @Body() asked: CorrectLengthDto,
  ): Promise<Answer<PairingDto | PairingCorrectionAnswerDto>> {
    return this.matches.correctLength(call, id, pid, asked);
  }

  @Operation({
    id: 'changePairing',
    summary: 'Give a pairing a table',
    roles: ['director'],
    problems: [
      'tournament.not-found',
      'pairing.not-found',
      'pairing.team-match',
      'pairing.table-taken',
      'tournament.wrong-time',
      'request.version-required',
    ],
  })
  @Answers(200, PairingDto, 'The pairing.')
  @Patch('pairings/:pid')
  change(
    @Caller() call: Call,
    @Id() id: string,
    @Id('pid') pid: string,
    @Body() { table }: AssignTableDto,
  ): Promise<Answer<PairingDto>> {
    return this.pairings.assignTable(call, id, pid, table);
  }

  @Operation({
    id: 'challenge',
    summary: 'Challenge an entrant above on a ladder',
    description:
      'A player may challenge only for their own entry. `mayChallenge` in the standings tells whom an entrant may challenge; ' +
      'the `deadline` of the pairing is the moment by which the two play.',
    roles: ['player', 'scorer', 'director'],
    problems: [
      'tournament.not-found',
      'tournament.no-ladder',
      'ladder.away',
      'ladder.not-listed',
      'ladder.out-of-reach',
      'ladder.challenge-open',
      'ladder.too-soon',
    ],
    named: ['entry.not-found'],
  })
  @Answers(201, PairingDto, 'The pairing that the challenge makes.')
  @Post('challenges')
  challenge(@Caller() call: Call, @Id() id: string, @Body() asked: ChallengeDto): Promise<Answer<PairingDto>> {
    return this.pairings.challenge(call, id, asked);
  }
}
