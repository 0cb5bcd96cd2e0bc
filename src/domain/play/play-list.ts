/**
 * A growing list of plays without objects, told apart by the position they lead to (R100). Positions are found by a
 * sum of random numbers which the search keeps up to date, and compared in full whenever two sums agree: exact.
 */

import { DIE_FACES } from '../dice/roll.js';
import { OFF, RESERVE } from '../position/point.js';
import { PLAY_WORDS } from './board.js';
import type { Board } from './board.js';
import type { Move, Play } from './play.js';
import { landing } from './step.js';

/** The most moves that a play has. */
export const MAX_MOVES = 4;

const FIRST_CAPACITY = 256;
/** The largest number that a stamp can hold. */
const LAST_STAMP = 0x7fffffff;

/** One move as a number: `from`, the die, and whether it hits. `to` follows from these (`landing`). */
export function packMove(from: number, die: number, hit: number): number {
  return (from << 4) | (die << 1) | hit;
}

/** Every move there is, made once: plays share them. */
const MOVES: readonly Move[] = (() => {
  const moves: Move[] = [];
  for (let from = OFF; from <= RESERVE; from++) {
    for (const die of DIE_FACES) {
      for (const hit of [0, 1]) {
        moves[packMove(from, die, hit)] = Object.freeze({
          die,
          from,
          to: landing(from, die),
          hit: hit === 1,
        });
      }
    }
  }
  return moves;
})();

/** What no play has. */
const NO_MOVE: Move = Object.freeze({ die: 1, from: OFF, to: OFF, hit: false });

export class PlayList {
  /** Plays in the list. */
  count = 0;
  /** The dice that the longest play uses (R31). */
  diceUsed = 0;
  private capacity = FIRST_CAPACITY;
  private packed = new Uint16Array(MAX_MOVES * FIRST_CAPACITY);
  private lengths = new Uint8Array(FIRST_CAPACITY);
  /** 1 for plays that win the game. */
  private wins = new Uint8Array(FIRST_CAPACITY);
  private boards = new Int32Array(PLAY_WORDS * FIRST_CAPACITY);
  private sums = new Int32Array(FIRST_CAPACITY);
  /** Open addressing: `1 + index` of a play in a slot, valid where the slot's stamp is the current one. */
  private slots = new Int32Array(4 * FIRST_CAPACITY);
  private stamps = new Int32Array(4 * FIRST_CAPACITY);
  private stamp = 1;

  /** Empties the list. */
  clear(): void {
    this.count = 0;
    this.diceUsed = 0;
    this.forgetSlots();
  }

  /** Adds the play made of the first `length` packed moves, unless one that leads to the same board is there already. */
  add(board: Board, sum: number, packed: Uint16Array, length: number, won: boolean): void {
    const slot = this.slotOf(board.words, sum);
    if (this.stamps[slot] === this.stamp) return;
    if (this.count === this.capacity) {
      this.grow();
      this.add(board, sum, packed, length, won);
      return;
    }
    const index = this.count++;
    this.stamps[slot] = this.stamp;
    this.slots[slot] = index;
    this.sums[index] = sum;
    this.lengths[index] = length;
    this.wins[index] = won ? 1 : 0;
    for (let move = 0; move < length; move++) this.packed[MAX_MOVES * index + move] = packed[move] ?? 0;
    const base = PLAY_WORDS * index;
    for (let word = 0; word < PLAY_WORDS; word++) this.boards[base + word] = board.words[word] ?? 0;
  }

  /** The index of the play that leads to the board, or -1. */
  indexOf(board: Board): number {
    for (let index = 0; index < this.count; index++) if (this.leadsTo(index, board.words)) return index;
    return -1;
  }

  /** The moves of a play in the order in which they can be made. */
  play(index: number): Play {
    const at = MAX_MOVES * index;
    const length = this.lengths[index] ?? 0;
    // Written out: an array that grows move by move takes room for many more, and plays are made by the million.
    switch (length) {
      case 0:
        return [];
      case 1:
        return [this.moveAt(at)];
      case 2:
        return [this.moveAt(at), this.moveAt(at + 1)];
      case 3:
        return [this.moveAt(at), this.moveAt(at + 1), this.moveAt(at + 2)];
      default:
        return [this.moveAt(at), this.moveAt(at + 1), this.moveAt(at + 2), this.moveAt(at + 3)];
    }
  }

  /** Keeps only the plays that win the game (R35), because longer ones have been found. */
  keepWon(): void {
    const kept = this.count;
    if (kept === 0) return;
    this.count = 0;
    for (let index = 0; index < kept; index++) if (this.wins[index] === 1) this.move(index, this.count++);
    this.reindex();
  }

  private moveAt(at: number): Move {
    return MOVES[this.packed[at] ?? 0] ?? NO_MOVE;
  }

  private slotOf(words: Int32Array, sum: number): number {
    const mask = this.slots.length - 1;
    let slot = sum & mask;
    while (this.stamps[slot] === this.stamp) {
      const index = this.slots[slot] ?? 0;
      if (this.sums[index] === sum && this.leadsTo(index, words)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private leadsTo(index: number, words: Int32Array): boolean {
    const base = PLAY_WORDS * index;
    for (let word = 0; word < PLAY_WORDS; word++) if (this.boards[base + word] !== words[word]) return false;
    return true;
  }

  private move(from: number, to: number): void {
    this.sums[to] = this.sums[from] ?? 0;
    this.lengths[to] = this.lengths[from] ?? 0;
    this.wins[to] = this.wins[from] ?? 0;
    this.packed.copyWithin(MAX_MOVES * to, MAX_MOVES * from, MAX_MOVES * (from + 1));
    this.boards.copyWithin(PLAY_WORDS * to, PLAY_WORDS * from, PLAY_WORDS * (from + 1));
  }

  private forgetSlots(): void {
    if (this.stamp === LAST_STAMP) {
      this.stamps.fill(0);
      this.stamp = 0;
    }
    this.stamp++;
  }

  private reindex(): void {
    this.forgetSlots();
    const mask = this.slots.length - 1;
    for (let index = 0; index < this.count; index++) {
      let slot = (this.sums[index] ?? 0) & mask;
      while (this.stamps[slot] === this.stamp) slot = (slot + 1) & mask;
      this.stamps[slot] = this.stamp;
      this.slots[slot] = index;
    }
  }

  private grow(): void {
    this.capacity *= 2;
    this.packed = enlarged(this.packed, new Uint16Array(MAX_MOVES * this.capacity));
    this.lengths = enlarged(this.lengths, new Uint8Array(this.capacity));
    this.wins = enlarged(this.wins, new Uint8Array(this.capacity));
    this.boards = enlarged(this.boards, new Int32Array(PLAY_WORDS * this.capacity));
    this.sums = enlarged(this.sums, new Int32Array(this.capacity));
    this.slots = new Int32Array(4 * this.capacity);
    this.stamps = new Int32Array(4 * this.capacity);
    this.stamp = 0;
    this.reindex();
  }
}

function enlarged<Row extends { set(other: Row): void }>(old: Row, larger: Row): Row {
  larger.set(old);
  return larger;
}
