/** What follows for the match when a game ends, and how a match ends without its last game (R60, R71, T35). */

import type { GameEvent } from '../game/events.js';
import type { GameResult, ResultWay } from '../cube/worth.js';
import type { OpenGame } from '../game/state.js';
import type { Milliseconds } from '../kernel/brands.js';
import { accepted, refused } from '../kernel/result.js';
import { type BySide, SIDES, type Side, bySide, withSide } from '../kernel/side.js';
import { violation, type ReasonOf } from '../kernel/violation.js';
import type { MatchDecision } from './commands.js';
import type { InGame, MatchEvent } from './events.js';
import type { PointsFormat } from './format.js';
import { type Standing, matchWinner } from './score.js';
import { type FinishedMatch, type MatchEnd, type OpenMatch, isVoid } from './state.js';

/** An event of a game as an event of its match; with its time where the match has a clock. */
export function inGame(state: OpenMatch, game: number, event: GameEvent, at: Milliseconds): InGame {
  return state.clock === undefined ? { type: 'InGame', game, event } : { type: 'InGame', game, event, at };
}

/** The new score after a game, and the end of the match where a side has reached its length (R71). */
export function scoringEvents(state: OpenMatch, result: GameResult, by: MatchEnd, at: Milliseconds): MatchEvent[] {
  // A drawn game leaves the score as it is (V54).
  return result.winner === null ? [] : withPoints(state, result.winner, result.points, by, at);
}

/** The new score when a side gets points, and the end of the match where it reaches its length. */
export function withPoints(state: OpenMatch, side: Side, points: number, by: MatchEnd, at: Milliseconds): MatchEvent[] {
  const score = withSide(state.score, side, state.score[side] + points);
  const winner = matchWinner(score, state.format);
  const changed: MatchEvent = { type: 'MatchScoreChanged', score };
  return winner === null ? [changed] : [changed, { type: 'MatchFinished', winner, by, at }];
}

/** A paper slip: no side may lose points that it has, and exactly one reaches the length. */
export function decideScoreReport(
  state: OpenMatch,
  { length }: PointsFormat,
  score: BySide<number>,
  at: Milliseconds,
): MatchDecision {
  const { score: present } = state;
  const impossible = (reason: ReasonOf<'match.score-impossible'>): MatchDecision =>
    refused(
      violation('match.score-impossible', {
        reason,
        length,
        white: score.white,
        black: score.black,
        presentWhite: present.white,
        presentBlack: present.black,
      }),
    );
  if (SIDES.some((side) => score[side] < present[side])) return impossible('below-present');
  const winners = SIDES.filter((side) => score[side] >= length);
  const [winner] = winners;
  if (winner === undefined) return impossible('nobody-reached');
  if (winners.length > 1) return impossible('both-reached');
  return accepted(endingEvents(state, winner, 'reported', score, at));
}

/** The match ends by a report or a decision. An open game ends with it, for what the report adds to the score, or nothing (R60). */
export function endingEvents(
  state: OpenMatch,
  winner: Side,
  by: Exclude<MatchEnd, 'play'>,
  score: BySide<number> | null,
  at: Milliseconds,
): MatchEvent[] {
  const events: MatchEvent[] = [{ type: 'MatchReported', winner, by, score }];
  if (state.game !== null) {
    const points = score === null ? 0 : score[winner] - state.score[winner];
    events.push(cutShort(state, state.game, winner, points, by === 'concession' ? 'resignation' : by, at));
  }
  if (score !== null) events.push({ type: 'MatchScoreChanged', score });
  events.push({ type: 'MatchFinished', winner, by, at });
  return events;
}

/** The match no longer counts; its open game ends without a winner. A void match takes no further acts. */
export function voidingEvents(state: OpenMatch | FinishedMatch, reason: string, at: Milliseconds): MatchEvent[] {
  if (state.status === 'finished') return isVoid(state) ? [] : [{ type: 'MatchVoided', reason, at }];
  const events: MatchEvent[] = [];
  if (state.game !== null) {
    const result: GameResult = {
      winner: null,
      kind: null,
      cube: state.game.cube.value,
      points: 0,
      by: 'settlement',
    };
    events.push(inGame(state, state.game.number, { type: 'GameFinished', result }, at));
  }
  return [...events, { type: 'MatchVoided', reason, at }];
}

/** The end of a game that was not played out, because the match is over. */
export function cutShort(
  state: OpenMatch,
  game: OpenGame,
  winner: Side,
  points: number,
  by: ResultWay,
  at: Milliseconds,
): InGame {
  const result: GameResult = { winner, kind: null, cube: game.cube.value, points, by };
  return inGame(state, game.number, { type: 'GameFinished', result }, at);
}

/**
 * The score as it counts in a bracket; null for a money session. Who wins by forfeit wins N–0 (T24); who wins on time or by a
 * concession has N, and the loser what was won (T35).
 */
export function recordedScore(
  { format, score }: Pick<Standing, 'format' | 'score'>,
  { winner, by }: { readonly winner: Side; readonly by: MatchEnd },
): BySide<number> | null {
  if (format.kind === 'money') return null;
  switch (by) {
    case 'play':
    case 'reported':
      return score;
    case 'forfeit':
      return bySide((side) => (side === winner ? format.length : 0));
    case 'time':
    case 'concession':
      return bySide((side) => (side === winner ? format.length : Math.min(score[side], format.length - 1)));
  }
}
