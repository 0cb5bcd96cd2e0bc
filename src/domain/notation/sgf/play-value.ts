/**
 * Plays as SGF writes them: dice, then the two places of every move, `31hefe`. Letters name the points in White's view,
 * `a` for the ace point to `x`; `y` is the bar, `z` is off. Only we write `R` for the reserve: no other program has variants
 * that know one.
 *
 * Lost in the text: hits (the board knows them).
 */

import { type Roll, isDie } from '../../dice/roll.js';
import type { Side } from '../../kernel/side.js';
import { formatPlace, parsePlayText } from '../../play/play-text.js';
import { BAR, OFF, POINTS, RESERVE, mirrorPoint } from '../../position/point.js';

const POINT_LETTERS = 'abcdefghijklmnopqrstuvwx';
/** Four moves at most by the rules; a record of what was played may have more. */
const PLAY = /^(?<dice>\d\d)(?<places>(?:[a-zR]{2}){0,8})$/;

/** A roll with the text of its play from the mover's view, empty where nothing was played; or why the value is none. */
export function parsePlayValue(value: string, side: Side): { dice: Roll; playText: string } | 'play' | 'dice' {
  const groups = PLAY.exec(value.replace(/\s+/g, ''))?.groups;
  if (groups === undefined) return 'play';
  const dice = parseDice(groups['dice'] ?? '');
  if (dice === null) return 'dice';
  const moves = groups['places']?.match(/../g) ?? [];
  return { dice, playText: moves.map((move) => `${placeText(move[0], side)}/${placeText(move[1], side)}`).join(' ') };
}

/** Two dice, or null. */
export function parseDice(text: string): Roll | null {
  const [a, b] = [Number(text[0]), Number(text[1])];
  return text.length === 2 && isDie(a) && isDie(b) ? [a, b] : null;
}

/** A roll and its play; text that is no play is written as none. */
export function formatPlayValue(dice: Roll, playText: string, side: Side): string {
  const moves = parsePlayText(playText);
  const places = moves.ok ? moves.value.flatMap(({ from, to }) => [from, to]) : [];
  return dice.join('') + places.map((place) => placeLetter(place, side)).join('');
}

function placeText(letter: string | undefined, side: Side): string {
  if (letter === 'R') return formatPlace(RESERVE);
  if (letter === 'y') return formatPlace(BAR);
  if (letter === 'z' || letter === undefined) return formatPlace(OFF);
  const point = POINT_LETTERS.indexOf(letter) + 1;
  return formatPlace(side === 'white' ? point : mirrorPoint(point));
}

function placeLetter(place: number, side: Side): string {
  if (place === RESERVE) return 'R';
  if (place === BAR) return 'y';
  if (place < 1 || place > POINTS) return 'z';
  return POINT_LETTERS[(side === 'white' ? place : mirrorPoint(place)) - 1] ?? 'z';
}
