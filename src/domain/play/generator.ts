/**
 * The one generator of legal plays (R23–R42), for every variant.
 *
 * It walks through all sequences of single moves, deepest first, rear checkers first, and keeps those that the
 * compulsion to play leaves (R31–R35): the longest, and any that bears off the last checker. Two plays are the same when
 * they lead to the same position (R100).
 *
 * With two different dice both orders are walked, since either may be the only one that works (R28); the larger die
 * comes first, so a single smaller die counts only if the larger could not be played at all (R33). With a doublet every
 * play can be made from the rear to the front: it only ever opens points and brings rear checkers home, so later moves
 * never start behind earlier ones and each play is met once.
 */

import { BAR, OFF } from '../position/point.js';
import type { MovementRules } from '../variant/variants.js';
import { THEIRS, emptyBoard } from './board.js';
import type { Board } from './board.js';
import { MAX_MOVES, packMove } from './play-list.js';
import type { PlayList } from './play-list.js';
import { landing, makeStep, stepFault, undoStep } from './step.js';

/** One fixed number for each place of a board; equal boards have equal sums of count × number. */
const WEIGHTS = Int32Array.from({ length: 2 * THEIRS }, (_, place) => scrambled(place + 1));

/** A well mixed 32-bit number, the same in every run (the finishing step of MurmurHash3). */
function scrambled(value: number): number {
  let mixed = Math.imul(value, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

class PlaySearch {
  private readonly board = emptyBoard();
  private readonly dice = new Uint8Array(MAX_MOVES);
  private readonly path = new Uint16Array(MAX_MOVES);
  private moves = 0;
  private longest = 0;
  private shortest = 1;
  private rearFirst = false;

  run(rules: MovementRules, board: Board, a: number, b: number, plays: PlayList): void {
    this.board.words.set(board.words);
    plays.clear();
    this.longest = 0;
    this.shortest = 1;
    this.rearFirst = a === b;
    if (a === b) {
      this.moves = rules.doubletMoves;
      this.dice.fill(a);
      this.extend(rules, plays, 0, BAR, 0);
    } else {
      this.moves = 2;
      this.dice[0] = a > b ? a : b;
      this.dice[1] = a > b ? b : a;
      this.extend(rules, plays, 0, BAR, 0);
      this.shortest = this.longest > 0 ? 2 : 1;
      this.dice[0] = a > b ? b : a;
      this.dice[1] = a > b ? a : b;
      this.extend(rules, plays, 0, BAR, 0);
    }
    plays.diceUsed = this.longest;
  }

  /** Makes every further move from `start` downwards; where there is none, the sequence ends. */
  private extend(rules: MovementRules, plays: PlayList, depth: number, start: number, sum: number): void {
    const cells = this.board.cells;
    let ended = true;
    if (depth < this.moves) {
      const die = this.dice[depth] ?? 0;
      for (let from = start; from > OFF; from--) {
        if (cells[from] === 0 || stepFault(rules, cells, from, die) !== null) continue;
        ended = false;
        const to = landing(from, die);
        const hit = makeStep(cells, from, to);
        this.path[depth] = packMove(from, die, hit);
        this.extend(rules, plays, depth + 1, this.rearFirst ? from : BAR, sumAfter(sum, from, to, hit));
        undoStep(cells, from, to, hit);
      }
    }
    if (ended && depth > 0) this.keep(rules, plays, depth, sum);
  }

  private keep(rules: MovementRules, plays: PlayList, length: number, sum: number): void {
    const tooShort = length < this.longest || length < this.shortest;
    if (tooShort && this.board.cells[OFF] !== rules.checkers) return;
    if (length > this.longest) {
      plays.keepFinished(rules.checkers);
      this.longest = length;
    }
    plays.add(this.board, sum, this.path, length);
  }
}

function sumAfter(sum: number, from: number, to: number, hit: number): number {
  const moved = sum - (WEIGHTS[from] ?? 0) + (WEIGHTS[to] ?? 0);
  return hit === 0 ? moved | 0 : (moved - (WEIGHTS[THEIRS + to] ?? 0)) | 0;
}

/** One search for all callers: it keeps nothing between calls and is never entered twice at once. */
const search = new PlaySearch();

/**
 * Replaces the list by all legal plays of the roll a-b for the side whose view the board is, each with its moves in an
 * order that can be played, always in the same order. The list stays empty when nothing can be played (R34).
 */
export function generatePlays(rules: MovementRules, board: Board, a: number, b: number, plays: PlayList): void {
  search.run(rules, board, a, b, plays);
}
