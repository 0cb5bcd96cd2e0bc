/** What the root of a game tells: the match around it, who played, and how it ended. */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type BySide, type Side, bySide } from '../../kernel/side.js';
import { oneLine } from '../header-line.js';
import type { SgfProperty, SgfStop } from './collection.js';
import type { SgfFaultReason } from './faults.js';

export type SgfNode = readonly SgfProperty[];

interface GameRoot {
  /** From 1; null: not told. */
  readonly number: number | null;
  /** 0 in money sessions; null: not told. */
  readonly length: number | null;
  /** When the game began; null: not told. */
  readonly score: BySide<number | null>;
  /** '' where the name is missing. */
  readonly names: BySide<string>;
  /** Null while the game is open. */
  readonly result: GameResultText | null;
}

export interface GameResultText {
  readonly winner: Side;
  readonly points: number;
  readonly resigned: boolean;
  readonly line: number;
}

/** The game that backgammon is among those of SGF. */
export const BACKGAMMON = '6';

/** Identifiers of the players' names. */
export const PLAYER_IDENTS: BySide<string> = { white: 'PW', black: 'PB' };

/** Keys of `MI` for the score when the game began. */
export const SCORE_KEYS: BySide<string> = { white: 'ws', black: 'bs' };

const NO_RESULT = /^\s*(?:|\?|0|void|draw)\s*$/i;
const RESULT = /^\s*(?<winner>[wb])\+(?<points>\d{1,16})(?<resigned>r(?:esign)?)?\s*$/i;

/** The first property of that name in the node. */
export function propertyOf(node: SgfNode, ident: string): SgfProperty | undefined {
  return node.find((property) => property.ident === ident);
}

/** The first value of that name in the node, in one line; null: not there. */
export function valueOf(node: SgfNode, ident: string): string | null {
  const value = propertyOf(node, ident)?.values[0];
  return value === undefined ? null : oneLine(value);
}

/** What stops the reading at a property. */
export function stopAt({ line, column, ident, values }: SgfProperty, reason: SgfFaultReason): SgfStop {
  return { reason, line, column, text: `${ident}[${oneLine((values[0] ?? '').slice(0, MAX_EXCERPT))}]` };
}

const MAX_EXCERPT = 50;

/** What the root tells, or the property that makes no sense. */
export function parseRoot(root: SgfNode): Result<GameRoot, SgfStop> {
  const game = propertyOf(root, 'GM');
  if (game !== undefined && valueOf(root, 'GM') !== BACKGAMMON) return refused(stopAt(game, 'other-game'));
  const info = propertyOf(root, 'MI');
  const numbers = matchInfo(info);
  if (info !== undefined && numbers === null) return refused(stopAt(info, 'match-info'));
  const told = (key: string): number | null => numbers?.get(key) ?? null;
  const end = propertyOf(root, 'RE');
  const result = end === undefined ? null : resultOf(end);
  if (end !== undefined && result === null && !NO_RESULT.test(end.values[0] ?? ''))
    return refused(stopAt(end, 'result'));
  const index = told('game');
  return accepted({
    number: index === null ? null : index + 1,
    length: told('length'),
    score: bySide((side) => told(SCORE_KEYS[side])),
    names: bySide((side) => valueOf(root, PLAYER_IDENTS[side]) ?? ''),
    result,
  });
}

const NUMBER_KEYS = ['length', 'game', ...Object.values(SCORE_KEYS)];

/** The numbers of `MI`, or null where one of them is none. */
function matchInfo(info: SgfProperty | undefined): ReadonlyMap<string, number> | null {
  const numbers = new Map<string, number>();
  for (const value of info?.values ?? []) {
    const [key = '', number = ''] = value.split(':', 2).map((part) => part.trim());
    if (!NUMBER_KEYS.includes(key)) continue;
    if (!/^\d{1,16}$/.test(number)) return null;
    numbers.set(key, Number(number));
  }
  return numbers;
}

function resultOf({ values, line }: SgfProperty): GameResultText | null {
  const groups = RESULT.exec(values[0] ?? '')?.groups;
  if (groups === undefined) return null;
  return {
    winner: /w/i.test(groups['winner'] ?? '') ? 'white' : 'black',
    points: Number(groups['points']),
    resigned: groups['resigned'] !== undefined,
    line,
  };
}
