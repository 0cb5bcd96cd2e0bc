/** The end of a match to points from outside its games: by the score of a paper slip, or by a decision (R60, R71). */

import type { GameResult, ResultWay } from '../game/result.js';
import { tableCube } from '../game/rights.js';
import type { OpenGame } from '../game/state.js';
import type { Milliseconds } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type BySide, SIDES, type Side } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { InGame, MatchEvent } from './events.js';
import type { PointsFormat } from './format.js';
import type { MatchEnd, OpenMatch } from './state.js';

/** A paper slip: no side may lose points that it has, and exactly one reaches the length. */
export function scoreReported(
  state: OpenMatch,
  { length }: PointsFormat,
  score: BySide<number>,
  at: Milliseconds,
): Result<readonly MatchEvent[], Violation> {
  const { score: present } = state;
  const impossible = (reason: string): Result<never, Violation> =>
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
  return accepted(ended(state, winner, 'reported', score, at));
}

/** The match ends by a report or a decision. An open game ends with it, for what the report adds to the score, or nothing (R60). */
export function ended(
  state: OpenMatch,
  winner: Side,
  by: Exclude<MatchEnd, 'play'>,
  score: BySide<number> | null,
  at: Milliseconds,
): MatchEvent[] {
  const events: MatchEvent[] = [{ type: 'MatchReported', winner, by, score }];
  if (state.game !== null) {
    const points = score === null ? 0 : score[winner] - state.score[winner];
    events.push(cutOff(state.game, winner, points, by === 'concession' ? 'resignation' : by));
  }
  if (score !== null) events.push({ type: 'MatchScoreChanged', score });
  events.push({ type: 'MatchFinished', winner, by, at });
  return events;
}

/** The end of a game because its match has ended: nobody knows how it would have gone. */
export function cutOff(game: OpenGame, winner: Side, points: number, by: ResultWay): InGame {
  const result: GameResult = { winner, kind: null, cube: tableCube(game).value, points, by };
  return { type: 'InGame', game: game.number, event: { type: 'GameFinished', result } };
}
