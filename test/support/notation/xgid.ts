/** Reads what `formatXgid` writes: the law of the round trip needs both directions, and the service only one. */
import { isDie } from '../../../src/domain/dice/roll.js';
import { type Result, accepted, refused } from '../../../src/domain/kernel/result.js';
import type { Side } from '../../../src/domain/kernel/side.js';
import { type FactsOf, type Violation, violation } from '../../../src/domain/kernel/violation.js';
import { XGID_OFFERS, type XgidFields } from '../../../src/domain/notation/xgid.js';
import { BAR, POINTS, mirrorPoint } from '../../../src/domain/position/point.js';
import type { Checkers, Position } from '../../../src/domain/position/position.js';

const PREFIX = 'XGID=';
const CHECKERS = 15;
const LETTERS = 'ABCDEFGHIJKLMNO';
const SMALL_LETTERS = LETTERS.toLowerCase();
const OFFER_LETTERS = { none: '00', double: 'D', beaver: 'B', raccoon: 'R' } as const;

/**
 * What an XGID says, with or without its `XGID=`. Refused as `position.impossible` with a reason: `fields` (not nine
 * colons), `board`, `too-many-checkers` with the side, `cube`, `cube-owner`, `turn`, `dice`, `score`, `flag` or `length`.
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

function sideOf(text: '1' | '-1'): Side {
  return text === '1' ? 'black' : 'white';
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
