import { Injectable } from '@nestjs/common';
import {
  type AskedEnd,
  type MatchCommand,
  type MatchEvent,
  type Milliseconds,
  type Result,
  type Violation,
  recordInSteps,
} from '../../domain/index.js';
import { requestInvalid } from '../../platform/http/application-error.js';
import type { Answer } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { LongWork } from '../../platform/work/long-work.js';
import { Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import {
  type Asked,
  SeriesRepository,
  SeriesService,
  type SeriesWithGamesRow,
  type Target,
  type Work,
  matchHistory,
} from '../games/index.js';
import { affectedViews, correctionAnswer } from './correction.mapper.js';
import { askedResult } from './asked-result.js';
import type { CorrectionDto } from './dto/affected.dto.js';
import type { CorrectGameDto, CorrectMatchDto } from './dto/correction.dto.js';
import type { CancelPenaltyDto, CorrectLengthDto } from './dto/directors-acts.dto.js';
import type { WithReasonDto } from './dto/reason.dto.js';

type Correct = Extract<
  MatchCommand,
  { type: 'CorrectResult' | 'CorrectEnd' | 'CancelPenalty' | 'CorrectLength' | 'VoidMistake' | 'ReinstateMatch' }
>;
/** In what match, and for whom, something is corrected. */
interface Around {
  readonly isInTournament: boolean;
  readonly byDirector: boolean;
}
/** The command of a correction, at a moment, for a match with this record. */
type Correction = (at: Milliseconds, history: readonly MatchEvent[], around: Around) => Correct;

/** The answer to a change of a match, for example that of the tournament in which it is played. */
export type AnswerBeside<Body> = Work<SeriesWithGamesRow, Body>['answer'];

/** Corrections of recorded results; a dry run shows first what they would change. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly series: SeriesService,
    private readonly repository: SeriesRepository,
    private readonly recording: Recording,
    private readonly rules: RulesService,
    private readonly long: LongWork,
  ) {}

  /** Another result for a finished game, or none. */
  async correctGame(
    call: Call,
    matchId: string,
    gameId: string,
    { result, reason }: CorrectGameDto,
  ): Promise<Answer<CorrectionDto>> {
    const told = result === null ? null : askedResult(result);
    const correction: Correction = (at, history) => {
      return { type: 'CorrectResult', gameId, result: told, reason, at, history };
    };
    return this.correct(call, matchId, correction);
  }

  /** Another end of the match from outside its games, or none. */
  async correctEnd(call: Call, matchId: string, body: CorrectMatchDto): Promise<Answer<CorrectionDto>> {
    const end = endOf(body);
    const correction: Correction = (at, history) => {
      return { type: 'CorrectEnd', end, reason: body.reason, at, history };
    };
    return this.correct(call, matchId, correction);
  }

  /** Penalty points that count no more (T23). */
  async cancelPenalty(
    call: Call,
    matchId: string,
    penalty: number,
    asked: CancelPenaltyDto,
  ): Promise<Answer<CorrectionDto>> {
    return this.correct(call, matchId, cancelling(penalty, asked));
  }

  /** The same, with the answer of the tournament in which the match is played. */
  cancelPenaltyFor<Body>(
    call: Call,
    matchId: string,
    penalty: number,
    asked: CancelPenaltyDto,
    answer: AnswerBeside<Body>,
  ): Promise<Answer<Body>> {
    return this.change(call, matchId, cancelling(penalty, asked), answer);
  }

  /** The length that the match should have had (T43). */
  async correctLength(call: Call, matchId: string, asked: CorrectLengthDto): Promise<Answer<CorrectionDto>> {
    return this.correct(call, matchId, toLength(asked));
  }

  /** The same, with the answer of the tournament in which the match is played. */
  correctLengthFor<Body>(
    call: Call,
    matchId: string,
    asked: CorrectLengthDto,
    answer: AnswerBeside<Body>,
  ): Promise<Answer<Body>> {
    return this.change(call, matchId, toLength(asked), answer);
  }

  /** A match that counts for nothing, because it was begun or recorded by mistake. */
  async void(call: Call, matchId: string, { reason }: WithReasonDto): Promise<Answer<CorrectionDto>> {
    const correction: Correction = (at, history, { isInTournament, byDirector }) => {
      return { type: 'VoidMistake', isInTournament, byDirector, reason, at, history };
    };
    return this.correct(call, matchId, correction);
  }

  /** A void match that counts again. */
  async reinstate(call: Call, matchId: string, { reason }: WithReasonDto): Promise<Answer<CorrectionDto>> {
    const correction: Correction = (at, history, { isInTournament }) => {
      return { type: 'ReinstateMatch', isInTournament, reason, at, history };
    };
    return this.correct(call, matchId, correction);
  }

  private correct(call: Call, matchId: string, correction: Correction): Promise<Answer<CorrectionDto>> {
    let affected: CorrectionDto['affected'] = [];
    return this.series.change<SeriesWithGamesRow, CorrectionDto>(call, this.target(matchId), {
      decide: async (row, asked) => {
        const decided = await this.decide(row, correction, asked);
        affected = decided.affected;
        return decided.decision;
      },
      tellsTournament: true,
      answer: (...changed) => correctionAnswer(call, affected, changed),
    });
  }

  private change<Body>(
    call: Call,
    matchId: string,
    correction: Correction,
    answer: AnswerBeside<Body>,
  ): Promise<Answer<Body>> {
    return this.series.change<SeriesWithGamesRow, Body>(call, this.target(matchId), {
      decide: async (row, asked) => (await this.decide(row, correction, asked)).decision,
      answer,
    });
  }

  private target(id: string): Target {
    return { read: this.repository.byId(id), thing: 'match', id };
  }

  private async decide(
    row: SeriesWithGamesRow,
    correction: Correction,
    { at, caller: { role } }: Asked,
  ): Promise<{
    readonly decision: Result<readonly MatchEvent[], Violation>;
    readonly affected: CorrectionDto['affected'];
  }> {
    return this.long.onRecord(row.version, async (slices) => {
      const history = await slices.through(matchHistory(await this.recording.record(row.id, row.version)));
      const read = await slices.through(recordInSteps(history));
      const around = { isInTournament: row.tournament_id !== null, byDirector: role === 'director' };
      const decision = this.rules.decide(row.state, { ...correction(at, history, around), read });
      if (!decision.ok) return { decision, affected: [] };
      await slices.pause();
      const affected = await slices.through(this.rules.affectedInSteps(read, decision.value, history));
      // What the events write is one more piece of work.
      await slices.pause();
      return { decision, affected: affectedViews(affected, row) };
    });
  }
}

function cancelling(penalty: number, { reason }: CancelPenaltyDto): Correction {
  return (at, history) => ({ type: 'CancelPenalty', penalty, reason, at, history });
}

function toLength({ length, reason }: CorrectLengthDto): Correction {
  return (at, history) => ({ type: 'CorrectLength', length, reason, at, history });
}

/** The end as sent; null where the request says that there was none. */
function endOf({ score, winner, by, result }: CorrectMatchDto): AskedEnd | null {
  const named = [score, winner, by].filter((value) => value !== undefined && value !== null);
  if (named.length === 0 && [score, winner, by, result].includes(null)) return null;
  if (score && named.length === 1 && result === undefined) return { score: { white: score.white, black: score.black } };
  if (!score && winner && by && result === undefined) return { winner, by };
  throw requestInvalid([
    {
      pointer: '',
      message: 'send either score, or winner together with by; score null removes the end',
      rule: 'combination',
      limit: ['score', 'winner', 'by', 'result'],
    },
  ]);
}
