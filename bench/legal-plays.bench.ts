/**
 * Legal plays per second on one core (design.md section 7): all 21 rolls over the positions of the oracle's
 * `legal-plays.jsonl`, distinct plays with their moves.
 */

import { ROLLS } from '../test/support/domain/rolls.js';
import { boardOf } from '../src/domain/play/board.js';
import { generatePlays } from '../src/domain/play/generator.js';
import { legalPlays } from '../src/domain/play/legal-plays.js';
import { PlayList } from '../src/domain/play/play-list.js';
import type { Position } from '../src/domain/position/position.js';
import { VARIANTS } from '../src/domain/variant/variants.js';
import { oracleLines } from '../test/support/yardsticks/oracle.js';

export interface LegalPlaysFigure {
  /** Rolls answered per second with plain plays and their moves, as callers get them. */
  readonly rollsPerSecond: number;
  /** The same for the search alone, on compact boards. */
  readonly searchedRollsPerSecond: number;
  /** The first of these rates by the second. */
  readonly ofSearch: number;
  readonly positions: number;
  /** Distinct plays of all rolls: equal for both ways, and the same in every run. */
  readonly plays: number;
}

const ROUNDS = 5;

/** The best of a few rounds of each, in turns, after one to warm up. */
export function measureLegalPlays(): LegalPlaysFigure {
  const positions = oracleLines<{ me: number[]; opp: number[] }>('legal-plays.jsonl').map(positionOfRow);
  const rolls = positions.length * ROLLS.length;
  let plays = 0;
  const asCallersGetThem = (): void => {
    plays = 0;
    for (const position of positions) {
      for (const roll of ROLLS) {
        for (const { play } of legalPlays(VARIANTS.backgammon, position, 'white', roll)) if (play.length > 0) plays++;
      }
    }
  };
  const list = new PlayList();
  const searched = (): void => {
    for (const position of positions) {
      const board = boardOf(position, 'white');
      for (const [a, b] of ROLLS) generatePlays(VARIANTS.backgammon, board, a, b, list);
    }
  };
  const shortest = { plays: Infinity, search: Infinity };
  for (let round = -1; round < ROUNDS; round++) {
    const took = { plays: secondsOf(asCallersGetThem), search: secondsOf(searched) };
    if (round < 0) continue;
    shortest.plays = Math.min(shortest.plays, took.plays);
    shortest.search = Math.min(shortest.search, took.search);
  }
  return {
    rollsPerSecond: Math.round(rolls / shortest.plays),
    searchedRollsPerSecond: Math.round(rolls / shortest.search),
    ofSearch: shortest.search / shortest.plays,
    positions: positions.length,
    plays,
  };
}

function secondsOf(round: () => void): number {
  const began = performance.now();
  round();
  return (performance.now() - began) / 1000;
}

/** `me` in the mover's view; `opp` on the mover's points, so turned round for their own view. */
function positionOfRow({ me, opp }: { me: number[]; opp: number[] }): Position {
  const points = (row: number[]): number[] => row.slice(0, 24);
  return {
    white: { points: points(me), bar: me[24] ?? 0, off: me[25] ?? 0 },
    black: { points: points(opp).reverse(), bar: opp[24] ?? 0, off: opp[25] ?? 0 },
  };
}
