/**
 * The XGID of eXtreme Gammon: position, cube, turn, dice, score and length in one line of text. White is the top player
 * (player 0), Black the bottom player (player 1): the board is written in Black's view, from White's bar over Black's
 * points 1 to 24 to Black's bar; `A` to `O` are Black's checkers, `a` to `o` White's.
 *
 * Lost in the text: the order of the dice (the higher one comes first), and a pending resignation. Checkers that are not
 * on the board are off.
 */

import { type Roll, isDie } from '../dice/roll.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import type { BySide, Side } from '../kernel/side.js';
import { type Violation, violation, type FactsOf } from '../kernel/violation.js';
import { BAR, POINTS, mirrorPoint } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';

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
const CHECKERS = 15;
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

/**
 * What an XGID says, with or without its `XGID=`. Refused as `position.impossible` with a reason: `fields` (not nine
 * colons), `board`, `too-many-checkers` with the side, `cube`, `cube-owner`, `turn`, `dice`, `score`, `flag` or `length`.
 *
 * @public The law of the round trip needs both directions, and proves that what the service writes says all it should.
 */
export function parseXgid(text: string): Result<XgidFields, Violation> {
  const fields = (text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text).split(':', 11);
  const [board, cube, owner, turn, dice, black, white, flag, length, maxCube] = fields;
  if (fields.length !== 10 || board === undefined) return impossible({ reason: 'fields' });
  const position = parseBoard(board);
  if (position === null) return impossible({ reason: 'board' });
  if (position.white.off < 0) return impossible({ reason: 'too-many-checkers', side: 'white' });
  if (position.black.off < 0) return impossible({ reason: 'too-many-checkers', side: 'black' });
  const cubeLog = wholeNumber(cube, 30);
  const maxCubeLog = wholeNumber(maxCube, 30);
  if (cubeLog === null || maxCubeLog === null) return impossible({ reason: 'cube' });
  if (owner !== '0' && owner !== '1' && owner !== '-1') return impossible({ reason: 'cube-owner' });
  if (turn !== '1' && turn !== '-1') return impossible({ reason: 'turn' });
  const thrown = parseDice(dice ?? '');
  if (thrown === null) return impossible({ reason: 'dice' });
  const score = { white: wholeNumber(white, 1_000_000), black: wholeNumber(black, 1_000_000) };
  if (score.white === null || score.black === null) return impossible({ reason: 'score' });
  const matchLength = wholeNumber(length, 1_000_000);
  if (matchLength === null) return impossible({ reason: 'length' });
  const flags = wholeNumber(flag, matchLength > 0 ? 1 : 3);
  if (flags === null) return impossible({ reason: 'flag' });
  return accepted({
    position,
    cube: 2 ** cubeLog,
    cubeOwner: owner === '0' ? null : sideOf(owner),
    onRoll: sideOf(turn),
    ...thrown,
    score: { white: score.white, black: score.black },
    crawford: matchLength > 0 && flags === 1,
    jacoby: matchLength === 0 && flags % 2 === 1,
    beavers: matchLength === 0 && flags >= 2,
    length: matchLength,
    maxCube: 2 ** maxCubeLog,
  });
}

function impossible(params: FactsOf<'position.impossible'>): Result<never, Violation> {
  return refused(violation('position.impossible', { notation: 'xgid', ...params }));
}

function sign(side: Side): number {
  return side === 'black' ? 1 : -1;
}

function sideOf(text: '1' | '-1'): Side {
  return text === '1' ? 'black' : 'white';
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

function parseBoard(text: string): Position | null {
  if (text.length !== BAR + 1) return null;
  const black = Array.from({ length: BAR + 1 }, () => 0);
  const white = Array.from({ length: BAR + 1 }, () => 0);
  for (let place = 0; place <= BAR; place += 1) {
    const letter = text[place] ?? '';
    if (letter === '-') continue;
    const isBlack = LETTERS.includes(letter);
    const count = (isBlack ? LETTERS : SMALL_LETTERS).indexOf(letter) + 1;
    if (count === 0) return null;
    // Neither side's checkers wait on the other side's bar.
    if (place === (isBlack ? 0 : BAR)) return null;
    if (isBlack) black[place] = count;
    else white[mirrorPoint(place)] = count;
  }
  return { white: checkersOf(white), black: checkersOf(black) };
}

/** Checkers from counts by own place, index 25 being the bar. */
function checkersOf(places: readonly number[]): Checkers {
  const onBoard = places.reduce((sum, count) => sum + count, 0);
  return { points: places.slice(1, POINTS + 1), bar: places[BAR] ?? 0, off: CHECKERS - onBoard };
}

function parseDice(text: string): Pick<XgidFields, 'dice' | 'offer'> | null {
  const offer = XGID_OFFERS.find((one) => OFFER_LETTERS[one] === text);
  if (offer !== undefined) return { dice: null, offer };
  if (text.length !== 2) return null;
  const [a, b] = [Number(text[0]), Number(text[1])];
  return isDie(a) && isDie(b) ? { dice: [a, b], offer: 'none' } : null;
}

/** The text as a whole number from 0 to `max`, or null. */
function wholeNumber(text: string | undefined, max: number): number | null {
  if (text === undefined || !/^\d{1,7}$/.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
}
