/**
 * The score as it follows from the facts of a record (R71, R72), game by game. Corrections change the facts, and then
 * everything is counted again from the start: what comes out is what there would have been.
 *
 * The match is over with the game in which a side reaches the length. Games behind it were played all the same (T43):
 * they are kept, but do not count, and count again if a later correction moves the end. A slip or a decision stands
 * where the games leave the match open.
 */

import type { GameResult, ResultWay } from '../cube/worth.js';
import type { GameTerms } from '../cube/rules.js';
import { type BySide, type Side, withSide } from '../kernel/side.js';
import type { GameStanding } from './events.js';
import {
  type CarriedScore,
  type RecordFacts,
  type RecordedGame,
  type RecordedPenalty,
  correctionOf,
  isCutShort,
  resultOf,
} from './corrections/record-facts.js';
import { type Standing, isForfeitedBy, matchWinner, nextGameTerms, termsAt } from './score.js';
import type { EndedGame, MatchEnd } from './state.js';

export interface CountedGame extends RecordedGame {
  /** The result that counts; null while it is open, and where it never counted. */
  readonly result: GameResult | null;
  /** Whether it belongs to the match as it counts: not annulled, and not behind its end. */
  readonly counts: boolean;
  readonly crawfordDue: boolean;
  /** The terms that the score before it gives; of an open game with the points that came while it is played. */
  readonly due: GameTerms;
  readonly scoreBefore: BySide<number>;
  readonly scoreAfter: BySide<number>;
}

export interface Counted {
  readonly games: readonly CountedGame[];
  readonly score: BySide<number>;
  /** The penalties whose points are in the score: neither cancelled nor behind the end of the match. */
  readonly penalties: readonly RecordedPenalty[];
  /** The slip from which the match went on; null where there is none, and behind the end of the match. */
  readonly carried: CarriedScore | null;
  readonly crawfordGame: number | null;
  readonly crawfordOver: boolean;
  readonly lastGame: EndedGame | null;
  /** The winner of the match, and how; null while there is none. */
  readonly outcome: { readonly winner: Side; readonly by: MatchEnd } | null;
  /** Whether the games decided the match by themselves. */
  readonly byGames: boolean;
}

/** How a match came to its end that a game with such a result has decided. */
const WAYS_TO_END: Partial<Record<ResultWay, MatchEnd>> = { reported: 'reported', time: 'time' };

/** What the facts come to. `contest`: the format and the options of the match. */
export function countedRecord(
  { games, penalties, end, carried: slip }: RecordFacts,
  contest: Pick<Standing, 'format' | 'rules'>,
): Counted {
  const { format, rules } = contest;
  let standing: Standing = { format, rules, score: { white: 0, black: 0 }, crawfordGame: null, crawfordOver: false };
  let outcome: Counted['outcome'] = null;
  let lastGame: EndedGame | null = null;
  let carried: CarriedScore | null = null;
  const won = (score: BySide<number>, by: MatchEnd): void => {
    standing = { ...standing, score };
    const winner = matchWinner(score, format);
    if (winner !== null) outcome = { winner, by };
  };
  let given: BySide<number> = { white: 0, black: 0 };
  const counting: RecordedPenalty[] = [];
  const penalised = (number: number, inGame: boolean, of = penalties): void => {
    for (const penalty of of) {
      const { to, points, cancelled } = penalty;
      if (cancelled || penalty.game !== number || penalty.inGame !== inGame || outcome !== null) continue;
      if (counting.includes(penalty)) continue;
      counting.push(penalty);
      const isForTime = inGame || penalty.forTime === true;
      won(withSide(standing.score, to, standing.score[to] + points), isForTime ? 'time' : 'forfeit');
      if (isForTime) continue;
      given = withSide(given, to, given[to] + points);
      if (isForfeitedBy(given[to], format)) outcome = { winner: to, by: 'forfeit' };
    }
  };
  const behind = (number: number): void => {
    carriedOn(number, false);
    penalised(number, false);
  };
  /** The slip from which the match goes on, with the penalties that are in its score: behind the game, or in it. */
  const carriedOn = (number: number, within: boolean): void => {
    if (slip?.game !== number || slip.within !== within) return;
    penalised(number, within, penalties.slice(0, slip.penalties));
    if (outcome !== null) return;
    carried = slip;
    won(slip.score, 'reported');
  };
  behind(0);
  const list = games.map((game): CountedGame => {
    const { id, number, played, recorded } = game;
    const result = resultOf(game);
    carriedOn(number, true);
    const { score: scoreBefore } = standing;
    const begun = nextGameTerms(standing);
    const counts = outcome === null && (recorded === null || result !== null);
    const crawfordDue = counts && begun.crawford;
    if (crawfordDue) standing = { ...standing, crawfordGame: number, crawfordOver: recorded !== null };
    penalised(number, true);
    const due = recorded === null ? termsAt(begun, standing) : begun;
    if (outcome === null && counts && result !== null && !isCutShort(result)) {
      won(scoreWith(standing.score, result), WAYS_TO_END[result.by] ?? 'play');
    }
    behind(number);
    if (recorded !== null) {
      // Who never played a game did not win it either: the one before decides who starts the next (R14).
      const winner: Side | null = result === null ? (lastGame?.winner ?? null) : result.winner;
      lastGame = { id, number, winner, played };
    }
    return { ...game, result, counts, crawfordDue, due, scoreBefore, scoreAfter: standing.score };
  });
  const { score, crawfordGame, crawfordOver } = standing;
  const byGames = outcome !== null;
  const rest = { penalties: counting, carried, crawfordGame, crawfordOver, lastGame, byGames };
  if (end === null || (byGames && !end.overrules)) return { games: list, score, outcome, ...rest };
  const { winner, by, score: reported } = end;
  const final = reported ?? score;
  const ended = list.map((game) => (game.counts && isCutShort(game.recorded) ? { ...game, scoreAfter: final } : game));
  return { games: ended, score: final, outcome: { winner, by }, ...rest };
}

/** The score after a game; a drawn one leaves it as it is (V54). */
export function scoreWith(score: BySide<number>, { winner, points }: GameResult): BySide<number> {
  return winner === null ? score : withSide(score, winner, score[winner] + points);
}

/** How a finished game stands; null while it is open. */
export function gameStanding(game: CountedGame): GameStanding | null {
  const { recorded, result, counts, crawfordDue } = game;
  if (recorded === null) return null;
  const correction = correctionOf(game);
  const corrected = correction === null ? null : { recorded, reason: correction.reason, at: correction.at };
  return { result, counts, crawfordDue, corrected };
}
