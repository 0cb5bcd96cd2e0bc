/**
 * Legal plays by brute force, straight from the words of the rules (R23–R42) and sharing nothing with the generator:
 * every order of the dice, every checker, whole positions copied at every step. Slow, for comparison only.
 */

import type { Roll } from '../../src/domain/dice/roll.js';
import type { Position } from '../../src/domain/position/position.js';
import type { VariantRules } from '../../src/domain/variant/variants.js';

/** Checkers by own-view place, 0 off to 25 bar, for the mover and for the opponent. */
interface Boards {
  readonly own: readonly number[];
  readonly their: readonly number[];
}

interface Sequence extends Boards {
  readonly dice: readonly number[];
}

export interface BruteForceResult {
  /** The positions after all legal plays of white, as sorted text. */
  readonly positions: readonly string[];
  /** The most dice that a play uses. */
  readonly diceUsed: number;
}

/** What white may play, by trying everything. */
export function bruteForce(rules: VariantRules, position: Position, roll: Roll): BruteForceResult {
  const before: Boards = { own: places(position, 'white'), their: places(position, 'black') };
  const [a, b] = roll;
  const orders =
    a === b
      ? [Array.from({ length: rules.doubletMoves }, () => a)]
      : [
          [a, b],
          [b, a],
        ];
  const sequences = orders.flatMap((order) => sequencesOf(rules, before, order, []));
  const most = Math.max(...sequences.map(({ dice }) => dice.length));
  const larger = Math.max(a, b);
  const single = most === 1 && a !== b && sequences.some(({ dice }) => dice.length === 1 && dice[0] === larger);
  const legal = sequences.filter(({ dice, own }) => {
    if (dice.length > 0 && own[0] === rules.checkers) return true;
    return dice.length === most && most > 0 && (!single || dice[0] === larger);
  });
  return { positions: [...new Set(legal.map(textOf))].sort(), diceUsed: most };
}

/** The position as `bruteForce` writes it. */
export function positionText(position: Position): string {
  return textOf({ own: places(position, 'white'), their: places(position, 'black') });
}

function places(position: Position, side: 'white' | 'black'): number[] {
  return [position[side].off, ...position[side].points, position[side].bar];
}

function textOf({ own, their }: Boards): string {
  return `${own.join(' ')} | ${their.join(' ')}`;
}

/** All sequences with the dice in this order, the unfinished ones included. */
function sequencesOf(
  rules: VariantRules,
  boards: Boards,
  order: readonly number[],
  used: readonly number[],
): Sequence[] {
  const here: Sequence = { ...boards, dice: used };
  const die = order[used.length];
  if (die === undefined) return [here];
  const next: Sequence[] = [];
  for (let from = 1; from <= 25; from++) {
    const after = moved(rules, boards, from, die);
    if (after !== null) next.push(...sequencesOf(rules, after, order, [...used, die]));
  }
  return [here, ...next];
}

function moved(rules: VariantRules, { own, their }: Boards, from: number, die: number): Boards | null {
  if (own[from] === 0 || (rules.barMandatory && own[25]! > 0 && from !== 25)) return null;
  const to = Math.max(0, from - die);
  if (to === 0) {
    const outside = own.slice(7).some((count) => count > 0);
    const behind = own.slice(from + 1).some((count) => count > 0);
    if (outside || (die > from && (behind || !rules.overshootBearOff))) return null;
  }
  const opposing = to === 0 ? 0 : their[25 - to]!;
  if (opposing >= rules.ownPointSize) return null;
  const nextOwn = own.with(from, own[from]! - 1);
  const nextTheir = opposing === 0 ? their : their.with(25 - to, 0).with(25, their[25]! + opposing);
  return { own: nextOwn.with(to, nextOwn[to]! + 1), their: nextTheir };
}
