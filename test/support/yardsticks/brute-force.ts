/**
 * Legal plays by brute force, straight from the words of the rules (R23–R42, V10–V64) and sharing nothing with the
 * generator: every order of the dice, every checker, whole positions copied at every step. Slow, for comparison only.
 */

import type { Roll } from '../../../src/domain/dice/roll.js';
import type { Checkers, Position } from '../../../src/domain/position/position.js';
import type { VariantRules } from '../../../src/domain/variant/variant-rules.js';

// Names of its own: what is global is slow to reach in the modules of a test.
const { max, min } = Math;
const { fromCharCode } = String;

const OFF = 0;
const BAR = 25;
const RESERVE = 26;

/** Checkers by own-view place, 0 off to 26 reserve, for the mover and for the opponent. */
interface Boards {
  readonly own: readonly number[];
  readonly their: readonly number[];
  /** Own points of each on which a checker lies under one of the other side. */
  readonly ownPinned: readonly number[];
  readonly theirPinned: readonly number[];
  /** Whether the mover has ever had a checker home. */
  readonly beenHome: boolean;
  /** Home points on which a checker that has hit in this play stands. */
  readonly hasHitOn: readonly number[];
}

interface Sequence extends Boards {
  readonly dice: readonly number[];
  readonly text: string;
}

export interface BruteForceResult {
  /** The positions after all legal plays of white, as sorted text. */
  readonly positions: readonly string[];
  /** The most dice that a play uses. */
  readonly diceUsed: number;
}

/** What white may play, by trying everything. */
export function bruteForce(rules: VariantRules, position: Position, roll: Roll): BruteForceResult {
  const { white, black } = position;
  const before: Boards = {
    own: places(white),
    their: places(black),
    ownPinned: white.pinned ?? [],
    theirPinned: black.pinned ?? [],
    beenHome: white.mayHit ?? false,
    hasHitOn: [],
  };
  const [a, b] = roll;
  const orders =
    a === b
      ? [Array.from({ length: rules.doubletMoves }, () => a)]
      : [
          [a, b],
          [b, a],
        ];
  const out = rules.startGate && before.own[RESERVE] === rules.checkers && a !== b && a + b !== 3;
  const all: Sequence[] = [];
  if (!out) for (const order of orders) addSequences(rules, before, order, [], new Set(), all);
  const sequences = all.filter((each) => each.dice.length > 0 && (isOver(rules, each) || !isForbidden(rules, each)));
  const most = max(0, ...sequences.map(({ dice }) => dice.length));
  const larger = max(a, b);
  const single = most === 1 && a !== b && sequences.some(({ dice }) => dice.length === 1 && dice[0] === larger);
  const legal = sequences.filter((each) => {
    if (isOver(rules, each)) return true;
    return each.dice.length === most && (!single || each.dice[0] === larger);
  });
  return { positions: [...new Set(legal.map(({ text }) => text))].sort(), diceUsed: most };
}

/** The position as `bruteForce` writes it. */
export function positionText({ white, black }: Position): string {
  return textOf({
    own: places(white),
    their: places(black),
    ownPinned: white.pinned ?? [],
    theirPinned: black.pinned ?? [],
  });
}

function places({ points, bar, off, reserve = 0 }: Checkers): number[] {
  return [off, ...points, bar, reserve];
}

/** One letter for each count: many thousand positions are compared. */
function textOf({ own, their, ownPinned, theirPinned }: Pick<Boards, 'own' | 'their' | 'ownPinned' | 'theirPinned'>) {
  const checkers = fromCharCode(...own) + fromCharCode(...their);
  return ownPinned.length + theirPinned.length === 0
    ? checkers
    : `${checkers} ${ownPinned.toSorted().join()} ${theirPinned.toSorted().join()}`;
}

/** All sequences with the dice in this order, the unfinished ones included; what was seen need not be tried again. */
function addSequences(
  rules: VariantRules,
  boards: Boards,
  order: readonly number[],
  used: readonly number[],
  seen: Set<string>,
  found: Sequence[],
): void {
  const text = textOf(boards);
  const key = `${used.length}${text} ${boards.hasHitOn.join()}`;
  if (seen.has(key)) return;
  seen.add(key);
  found.push({ ...boards, dice: used, text });
  const die = order[used.length];
  if (die === undefined || isOver(rules, boards)) return;
  const next = [...used, die];
  for (let from = 1; from <= RESERVE; from++) {
    const after = moved(rules, boards, from, die);
    if (after !== null) addSequences(rules, after, order, next, seen, found);
  }
}

/** The mover has borne off everything, or the opponent's mother is lost. */
function isOver(rules: VariantRules, { own, their, ownPinned, theirPinned }: Boards): boolean {
  if (own[OFF] === rules.checkers) return true;
  if (rules.mother === 'none' || their[24] !== 1 || !theirPinned.includes(24)) return false;
  return rules.mother === 'immediateLoss' || own[24] === 0 || (own[24] === 1 && ownPinned.includes(24));
}

/** V63, V64: what may not be left behind. */
function isForbidden(rules: VariantRules, { own, their }: Boards): boolean {
  const held = (point: number): boolean => own[point]! >= rules.ownPointSize;
  const quarter = ['noFullStartQuarter', 'both'].includes(rules.primeLimit);
  const trap = ['noSixBeforeTrapped', 'both'].includes(rules.primeLimit);
  if (!rules.fullHomeBoard && [1, 2, 3, 4, 5, 6].every(held)) return true;
  if (quarter && [19, 20, 21, 22, 23, 24].every(held)) return true;
  const gathered = their.slice(0, BAR).findIndex((count, place) => place > 0 && count === rules.checkers);
  if (!trap || gathered < 7) return false;
  return [1, 2, 3, 4, 5, 6].every((ahead) => held(across(rules, gathered - ahead)));
}

/** The number that the other side gives to the point. */
function across({ direction }: VariantRules, point: number): number {
  if (direction === 'opposite') return 25 - point;
  return point <= 12 ? point + 12 : point - 12;
}

function moved(rules: VariantRules, boards: Boards, from: number, die: number): Boards | null {
  const { own, their, ownPinned, theirPinned } = boards;
  const stuck = boards.hasHitOn.includes(from) && !rules.hitAndRunInHome ? 1 : 0;
  if (own[from]! - stuck <= 0 || ownPinned.includes(from)) return null;
  if (rules.barMandatory && own[BAR]! > 0 && from !== BAR) return null;
  if (rules.firstCheckerMustPass !== null) {
    const first = own.findIndex((count) => count > 0);
    if (first >= rules.firstCheckerMustPass && from !== first) return null;
  }
  const to = max(OFF, min(from, BAR) - die);
  if (to === OFF) {
    const outside = own.slice(7).some((count) => count > 0);
    const behind = own.slice(from + 1).some((count) => count > 0);
    if (outside || (die > from && (behind || !rules.overshootBearOff))) return null;
  }
  const there = across(rules, to);
  const opposing = to === OFF ? 0 : their[there]!;
  const alreadyPinned = to !== OFF && theirPinned.includes(there);
  if (opposing >= rules.ownPointSize || (to !== OFF && ownPinned.includes(to))) return null;
  const meets = opposing > 0 && !alreadyPinned;
  if (meets && (rules.contact === 'none' || !mayHit(rules, boards))) return null;
  const next = own.slice();
  next[from]! -= 1;
  next[to]! += 1;
  const hits = meets && rules.contact === 'hit';
  const freed = next[from] === 0 ? across(rules, from) : null;
  const stillPinned = theirPinned.length === 0 ? theirPinned : theirPinned.filter((point) => point !== freed);
  return {
    own: next,
    their: hits ? their.with(there, 0).with(BAR, their[BAR]! + opposing) : their,
    ownPinned,
    theirPinned: meets && rules.contact === 'pin' ? [...stillPinned, there] : stillPinned,
    beenHome: boards.beenHome || hasHome(next),
    hasHitOn: hits && to <= 6 ? [...boards.hasHitOn, to] : boards.hasHitOn,
  };
}

function mayHit(rules: VariantRules, { own, beenHome }: Boards): boolean {
  if (rules.hitRequiresHomeChecker === false) return true;
  return hasHome(own) || (rules.hitRequiresHomeChecker === 'ever' && beenHome);
}

function hasHome(own: readonly number[]): boolean {
  return own.findIndex((count) => count > 0) <= 6;
}
