/**
 * The header of a transcript in the root of a game. What SGF has properties for stands in them, in its own form for other
 * programs to show and to go by; every other line stands in the comment on the first game (`GC`).
 *
 * Lost: the order of the lines, and the names as "Player 1" and "Player 2", which the players' own properties give. Said
 * aloud, where the header did not: whether the Crawford rule holds in a match, and the Jacoby rule in a money session.
 */

import {
  CRAWFORD_KEY,
  JACOBY_KEY,
  PLAYER_KEYS,
  VARIANT_KEY,
  formatHeaderLine,
  oneLine,
  parseHeaderLine,
} from '../header-line.js';
import { SIDES } from '../../kernel/side.js';
import { type Steps, eachInSteps } from '../../kernel/steps.js';
import { DATE_KEY } from '../event-date.js';
import { type HeaderLine, type TranscriptText, headerValue } from '../transcript.js';
import { type SgfNode, propertyOf, valueOf } from './root.js';

/** Keys of the header by the property that holds the same text. */
const PLAIN: Readonly<Record<string, string>> = { EV: 'Event', RO: 'Round', PC: 'Site', AN: 'Transcriber' };
const DATE = /^(\d{4})[.-](\d{2})[.-](\d{2})$/;

/** Words for rules in `RU`. */
const CRAWFORD = 'Crawford';
const CRAWFORD_GAME = 'CrawfordGame';
const JACOBY = 'Jacoby';

/** Variants by the word that GNU Backgammon has for them in `RU`. */
const VARIANTS: Readonly<Record<string, string>> = { Nackgammon: 'Nackgammon', Hypergammon3: 'Hypergammon' };

/** The header that the root of the first game tells, in a match to so many points. */
export function parseHeader(root: SgfNode, length: number): readonly HeaderLine[] {
  const lines: HeaderLine[] = [];
  for (const [ident, key] of Object.entries(PLAIN)) {
    const value = valueOf(root, ident);
    if (value !== null && value !== '') lines.push({ key, value });
  }
  const date = valueOf(root, 'DT');
  if (date !== null && date !== '') lines.push({ key: DATE_KEY, value: date.replace(DATE, '$1.$2.$3') });
  const rules = (valueOf(root, 'RU') ?? '').split(/[:,]/).map((rule) => rule.trim());
  const onOff = (rule: string): string => (rules.includes(rule) ? 'On' : 'Off');
  // One point is too short for a Crawford game, so nothing is said of it.
  if (length > 1) lines.push({ key: CRAWFORD_KEY, value: onOff(CRAWFORD) });
  if (length === 0) lines.push({ key: JACOBY_KEY, value: onOff(JACOBY) });
  for (const rule of rules) {
    const variant = VARIANTS[rule];
    if (variant !== undefined) lines.push({ key: VARIANT_KEY, value: variant });
  }
  const comment = propertyOf(root, 'GC')?.values[0] ?? '';
  const texts = comment.split('\n').filter((line) => line.trim() !== '');
  return [...lines, ...texts.map((line) => parseHeaderLine(line) ?? { key: null, value: line.trim() })];
}

/** In steps: the properties of the header, identifier and value, without those that every game has. */
export function* headerInSteps(
  transcript: TranscriptText,
): Steps<readonly (readonly [ident: string, value: string])[]> {
  const properties: [string, string][] = [];
  const left: string[] = [];
  const keys = new Set<HeaderLine['key']>();
  yield* eachInSteps(transcript.comments, (line) => {
    const property = keys.has(line.key) ? null : headerProperty(line);
    keys.add(line.key);
    if (property !== null) properties.push(property);
    else if (!isSaidElsewhere(line, transcript)) left.push(formatHeaderLine(line, Infinity));
  });
  return left.length === 0 ? properties : [...properties, ['GC', left.join('\n')]];
}

function headerProperty({ key, value }: HeaderLine): [string, string] | null {
  if (value === '' || value !== oneLine(value)) return null;
  if (key === DATE_KEY) return DATE.test(value) ? ['DT', value.replace(DATE, '$1-$2-$3')] : null;
  const ident = Object.keys(PLAIN).find((each) => PLAIN[each] === key);
  return ident === undefined ? null : [ident, value];
}

function isSaidElsewhere({ key, value }: HeaderLine, { length, games }: TranscriptText): boolean {
  if (key === CRAWFORD_KEY) return length > 1 && isOnOff(value);
  if (key === JACOBY_KEY) return length === 0 && isOnOff(value);
  if (key === VARIANT_KEY) return Object.values(VARIANTS).includes(value);
  return SIDES.some((side) => key === PLAYER_KEYS[side] && value === games[0]?.names[side]);
}

function isOnOff(value: string): boolean {
  return value === 'On' || value === 'Off';
}

/** The words of `RU` for the game with this index; where the header says nothing the Crawford and Jacoby rules hold. */
export function formatRules(transcript: TranscriptText, index: number): readonly string[] {
  const { length } = transcript;
  const holds = (key: string): boolean => headerValue(transcript, key)?.toLowerCase() !== 'off';
  const crawford = length > 1 && holds(CRAWFORD_KEY);
  const variant = Object.keys(VARIANTS).find((rule) => VARIANTS[rule] === headerValue(transcript, VARIANT_KEY));
  return [
    ...(crawford ? [CRAWFORD] : []),
    ...(crawford && isCrawfordGame(transcript, index) ? [CRAWFORD_GAME] : []),
    ...(length === 0 && holds(JACOBY_KEY) ? [JACOBY] : []),
    ...(variant === undefined ? [] : [variant]),
  ];
}

/** Whether it is the first game in which a side needs one point. */
function isCrawfordGame({ length, games }: TranscriptText, index: number): boolean {
  const first = games.findIndex(({ scoreBefore }) => SIDES.some((side) => scoreBefore[side] === length - 1));
  return first === index;
}
