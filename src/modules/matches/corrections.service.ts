import { Injectable } from '@nestjs/common';
import {
  type AskedEnd,
  type MatchCommand,
  type MatchEvent,
  type Milliseconds,
  type Result,
  type Violation,
  milliseconds,
  recordInSteps,
} from '../../domain/index.js';
import { requestInvalid } from '../../platform/http/application-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { type Call, requiredVersion } from '../../platform/http/call.js';
import { affectedAnswer } from '../../platform/http/dry-run.js';
import { LongWork } from '../../platform/work/long-work.js';
import { Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import {
  type Changed,
  type ChangedTournament,
  SeriesRepository,
  SeriesService,
  type SeriesWithGamesRow,
  matchHistory,
} from '../games/index.js';
import { affectedViews } from './correction.mapper.js';
import type { CorrectionView } from './correction.view.js';
import { askedResult } from './asked-result.js';
import type { CorrectGameDto, CorrectMatchDto } from './dto/correction.dto.js';
import type { CancelPenaltyDto, CorrectLengthDto } from './dto/directors-acts.dto.js';

type Correct = Extract<MatchCommand, { type: 'CorrectResult' | 'CorrectEnd' | 'CancelPenalty' | 'CorrectLength' }>;
/** The command of a correction, at a moment, for a match with this record. */
type Correction = (at: Milliseconds, history: readonly MatchEvent[]) => Correct;

/** The answer of the tournament in which the match is played. */
export type AnswerBeside = (
  changed: Changed,
  tournament: ChangedTournament | null,
  names: SeriesWithGamesRow['names'],
) => Answer;

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
  async correctGame(call: Call, matchId: string, gameId: string, { result, reason }: CorrectGameDto): Promise<Answer> {
    // The record has one spelling of an id, whatever the caller's.
    const id = gameId.toLowerCase();
    const told = result === null ? null : askedResult(result);
    const correction: Correction = (at, history) => {
      return { type: 'CorrectResult', gameId: id, result: told, reason, at, history };
    };
    return this.correct(call, matchId, correction, null);
  }

  /** Another end of the match from outside its games, or none. */
  async correctEnd(call: Call, matchId: string, body: CorrectMatchDto): Promise<Answer> {
    const end = endOf(body);
    const correction: Correction = (at, history) => {
      return { type: 'CorrectEnd', end, reason: body.reason, at, history };
    };
    return this.correct(call, matchId, correction, null);
  }

  /** Penalty points that count no more (T23). */
  async cancelPenalty(
    call: Call,
    matchId: string,
    penalty: number,
    { reason }: CancelPenaltyDto,
    answered: AnswerBeside | null = null,
  ): Promise<Answer> {
    const cancel: Correction = (at, history) => ({ type: 'CancelPenalty', penalty, reason, at, history });
    return this.correct(call, matchId, cancel, answered);
  }

  /** The length that the match should have had (T43). */
  async correctLength(
    call: Call,
    matchId: string,
    { length, reason }: CorrectLengthDto,
    answered: AnswerBeside | null = null,
  ): Promise<Answer> {
    const correction: Correction = (at, history) => ({ type: 'CorrectLength', length, reason, at, history });
    return this.correct(call, matchId, correction, answered);
  }

  private async correct(
    call: Call,
    matchId: string,
    correction: Correction,
    answered: AnswerBeside | null,
  ): Promise<Answer> {
    const target = { read: this.repository.byId(matchId), thing: 'match', id: matchId } as const;
    let affected: CorrectionView['affected'] = [];
    return this.series.change<SeriesWithGamesRow>(call, target, {
      permit: () => {
        // What goes with the match has looked at the version already.
        if (answered === null) requiredVersion(call);
      },
      decide: async (row, { now }) => {
        const decided = await this.decide(row, correction, milliseconds(now.getTime()));
        affected = decided.affected;
        return decided.decision;
      },
      answer: (row, changed, tournament) =>
        answered === null
          ? affectedAnswer(call, affected, { before: row.version, after: changed.version })
          : answered(changed, tournament, row.names),
    });
  }

  private async decide(
    row: SeriesWithGamesRow,
    correction: Correction,
    at: Milliseconds,
  ): Promise<{
    readonly decision: Result<readonly MatchEvent[], Violation>;
    readonly affected: CorrectionView['affected'];
  }> {
    return this.long.onRecord(row.version, async (slices) => {
      const history = await slices.through(matchHistory(await this.recording.record(row.id, row.version)));
      const read = await slices.through(recordInSteps(history));
      const decision = this.rules.decide(row.state, { ...correction(at, history), read });
      return { decision, affected: decision.ok ? affectedViews(this.rules.affectedBy(read, decision.value), row) : [] };
    });
  }
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
