/**
 * The XGID of eXtreme Gammon: position, cube, turn, dice, score and length in one line of text. White is the top player
 * (player 0), Black the bottom player (player 1): the board is written in Black's view, from White's bar over Black's
 * points 1 to 24 to Black's bar; `A` to `O` are Black's checkers, `a` to `o` White's.
 *
 * Lost in the text: the order of the dice (the higher one comes first), and a pending resignation. Checkers that are not
 * on the board are off.
 */

import type { Roll } from '../dice/roll.js';
import type { BySide, Side } from '../kernel/side.js';
import { BAR, mirrorPoint } from '../position/point.js';
import type { Position } from '../position/position.js';

/** What the dice field says when no dice lie on the board; `none`: the side on roll may roll or double. */
export const XGID_OFFERS = ['none', 'double', 'beaver', 'raccoon'] as const;

type XgidOffer = (typeof XGID_OFFERS)[number];

export interface XgidFields {
  readonly position: Position;
  /** Value of the cube, a power of two. */
  readonly cube: number;
  readonly cubeOwner: Side | null;
  readonly onRoll: Side;
  readonly dice: Roll | null;
  /** A double, beaver or raccoon that awaits its answer; always `none` with dice. */
  readonly offer: XgidOffer;
  readonly score: BySide<number>;
  /** In matches: this is the Crawford game. */
  readonly crawford: boolean;
  /** In money sessions only. */
  readonly jacoby: boolean;
  /** In money sessions only. */
  readonly beavers: boolean;
  /** 0 in money sessions. */
  readonly length: number;
  /** Highest value that the cube may reach; eXtreme Gammon writes 1024. */
  readonly maxCube: number;
}

/** The cube limit that eXtreme Gammon writes when none was set. */
export const XGID_MAX_CUBE = 1024;

const PREFIX = 'XGID=';
const LETTERS = 'ABCDEFGHIJKLMNO';
const SMALL_LETTERS = LETTERS.toLowerCase();
const OFFER_LETTERS: Readonly<Record<XgidOffer, string>> = { none: '00', double: 'D', beaver: 'B', raccoon: 'R' };

/** The XGID, or null when more than fifteen checkers share a place or a cube is no power of two. */
export function formatXgid(fields: XgidFields): string | null {
  const board = formatBoard(fields.position);
  const cubeLogs = [Math.log2(fields.cube), Math.log2(fields.maxCube)];
  if (board === null || !cubeLogs.every((log) => Number.isInteger(log) && log >= 0)) return null;
  const [a, b] = fields.dice ?? [0, 0];
  const flag = fields.length > 0 ? (fields.crawford ? 1 : 0) : (fields.jacoby ? 1 : 0) + (fields.beavers ? 2 : 0);
  return (
    PREFIX +
    [
      board,
      cubeLogs[0],
      fields.cubeOwner === null ? 0 : sign(fields.cubeOwner),
      sign(fields.onRoll),
      fields.dice === null ? OFFER_LETTERS[fields.offer] : `${Math.max(a, b)}${Math.min(a, b)}`,
      fields.score.black,
      fields.score.white,
      flag,
      fields.length,
      cubeLogs[1],
    ].join(':')
  );
}

function sign(side: Side): number {
  return side === 'black' ? 1 : -1;
}

function formatBoard({ white, black }: Position): string | null {
  let text = '';
  for (let place = 0; place <= BAR; place += 1) {
    const ours = place === BAR ? black.bar : place === 0 ? 0 : (black.points[place - 1] ?? 0);
    const theirs = place === 0 ? white.bar : place === BAR ? 0 : (white.points[mirrorPoint(place) - 1] ?? 0);
    const letter = ours > 0 ? LETTERS[ours - 1] : theirs > 0 ? SMALL_LETTERS[theirs - 1] : '-';
    if (letter === undefined) return null;
    text += letter;
  }
  return text;
}
