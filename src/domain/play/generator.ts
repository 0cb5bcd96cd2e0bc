/**
 * The one generator of legal plays (R23–R42, V10–V64), for every variant.
 *
 * It walks through all sequences of single moves, deepest first, rear checkers first, and keeps those that the
 * compulsion to play leaves (R31–R35): the longest, and any that ends the game. Two plays are the same when they lead to
 * the same position (R100).
 *
 * With two different dice both orders are walked, since either may be the only one that works (R28); the larger die
 * comes first, so a single smaller die counts only if the larger could not be played at all (R33). With a doublet every
 * play can be made from the rear to the front: it only ever opens points and brings rear checkers home, so later moves
 * never start behind earlier ones and each play is met once. Where moves depend on earlier ones in other ways (V14), all
 * orders are walked.
 *
 * Where a variant bans positions (V63), a play may also stop earlier: if every longest one is banned, the next shorter
 * ones are legal.
 */

import { BAR, OFF, RESERVE } from '../position/point.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { bansPositions, isBanned } from './bans.js';
import { THEIRS, emptyBoard } from './board.js';
import type { Board } from './board.js';
import { isGateClosed } from './gate.js';
import { MAX_MOVES, packMove } from './play-list.js';
import type { PlayList } from './play-list.js';
import { commonFault, isRestricted, isWon, landing, makeStep, stepFault, undoStep } from './step.js';

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
  private rearmostPlace = BAR;
  private rearFirst = false;
  private restricted = false;
  private banning = false;
  private pinning = false;

  run(rules: MovementRules, board: Board, a: number, b: number, plays: PlayList): void {
    this.board.words.set(board.words);
    plays.clear();
    this.longest = 0;
    this.shortest = 1;
    this.restricted = isRestricted(rules);
    this.banning = bansPositions(rules);
    this.pinning = rules.contact === 'pin';
    this.rearmostPlace = rules.startReserve > 0 ? RESERVE : BAR;
    this.rearFirst = a === b && !this.restricted && rules.startReserve === 0;
    if (isGateClosed(rules, this.board.cells, a, b)) return;
    const start = this.rearmostPlace;
    if (a === b) {
      this.moves = rules.doubletMoves;
      this.dice.fill(a);
      this.extend(rules, plays, 0, start, 0);
    } else {
      this.moves = 2;
      this.dice[0] = a > b ? a : b;
      this.dice[1] = a > b ? b : a;
      this.extend(rules, plays, 0, start, 0);
      this.shortest = this.longest > 0 ? 2 : 1;
      this.dice[0] = a > b ? b : a;
      this.dice[1] = a > b ? a : b;
      this.extend(rules, plays, 0, start, 0);
    }
    plays.diceUsed = this.longest;
  }

  /** Makes every further move from `start` downwards; where there is none, the sequence ends. */
  private extend(rules: MovementRules, plays: PlayList, depth: number, start: number, sum: number): void {
    const cells = this.board.cells;
    // A side that has borne off everything has nothing left to move; a mother ends the game before that.
    const over = this.pinning && isWon(rules, cells);
    let ended = true;
    if (depth < this.moves && !over) {
      const die = this.dice[depth] ?? 0;
      for (let from = start; from > OFF; from--) {
        if (cells[from] === 0) continue;
        const fault = this.restricted ? stepFault(rules, cells, from, die) : commonFault(rules, cells, from, die);
        if (fault !== null) continue;
        ended = false;
        const to = landing(from, die);
        const hit = makeStep(rules, cells, from, to);
        this.path[depth] = packMove(from, die, hit);
        const after = sumAfter(sum, from, to, this.pinning ? 0 : hit);
        this.extend(rules, plays, depth + 1, this.rearFirst ? from : this.rearmostPlace, after);
        undoStep(rules, cells, from, to, hit);
      }
    }
    if (depth > 0 && (ended || this.banning)) this.keep(rules, plays, depth, sum);
  }

  private keep(rules: MovementRules, plays: PlayList, length: number, sum: number): void {
    const won = isWon(rules, this.board.cells);
    if (!won && (length < this.longest || length < this.shortest)) return;
    if (this.banning && !won && isBanned(rules, this.board.cells)) return;
    if (length > this.longest) {
      plays.keepWon();
      this.longest = length;
    }
    plays.add(this.board, sum, this.path, length, won);
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
