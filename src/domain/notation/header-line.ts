/** Lines of the header as text: `; [Key "value"]`, or free text behind a semicolon. */

import { type Die, isDie } from '../dice/roll.js';
import { type BySide, SIDES, type Side, bySide } from '../kernel/side.js';
import { type HeaderLine, type TranscriptText, headerValue } from './transcript.js';

/** Key of the header that names the variant. */
export const VARIANT_KEY = 'Variation';
/** Key of the header that switches the Crawford rule. */
export const CRAWFORD_KEY = 'Crawford';
/** Keys of the header of a money session: the Jacoby rule, and how many further turns of the cube are allowed. */
export const JACOBY_KEY = 'Jacoby';
export const BEAVERS_KEY = 'Beavers';
/** Key of the header of a money session: how often equal opening dice turn the cube; not written where they never do. */
export const AUTOMATIC_DOUBLES_KEY = 'Automatic doubles';
/** Key of the header that tells who won a match that was decided otherwise than by its games. */
export const ENDED_KEY = 'Ended';
/** Key of the header that tells of a match that none of its games is left of. */
const GAMES_KEY = 'Games';
const NO_GAMES = 'none';
/** Keys of the header under which the names of the players stand in full. */
export const PLAYER_KEYS: BySide<string> = { white: 'Player 1', black: 'Player 2' };

/** The line of the header that a line of text is, or null for any other line. */
export function parseHeaderLine(text: string): HeaderLine | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith(';') && !trimmed.startsWith('#')) return null;
  const body = trimmed.slice(1).trim();
  const open = body.indexOf('"');
  const close = body.lastIndexOf('"');
  if (!body.startsWith('[') || !body.endsWith(']') || open < 0 || close <= open) return { key: null, value: body };
  return { key: body.slice(1, open).trim(), value: body.slice(open + 1, close) };
}

/** The line as one line of text, its value shortened to so many characters. */
export function formatHeaderLine({ key, value }: HeaderLine, maxValue: number): string {
  const text = [...oneLine(value)].slice(0, maxValue).join('');
  return key === null ? `; ${text}`.trimEnd() : `; [${oneLine(key)} "${text}"]`;
}

/** The text in one line, without control characters and runs of blanks. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
}

/** The header line of a game in which equal opening dice turned the cube: these dice, in order. */
export function tiesLine(number: number, ties: readonly Die[]): HeaderLine {
  return { key: tiesKey(number), value: ties.map((die) => `${die}-${die}`).join(' ') };
}

/** The equal opening dice that turned the cube in a game, each named once, in order. */
export function tiesOf(transcript: Pick<TranscriptText, 'comments'>, number: number): readonly Die[] {
  const words = headerValue(transcript, tiesKey(number))?.trim().split(/\s+/) ?? [];
  const ties = words.map((word) => (/^(\d)-\1$/.test(word) ? Number(word[0]) : 0)).filter(isDie);
  return ties.length === words.length && ties.length <= MOST_TIES ? ties : [];
}

/** The header line of the throw behind them that decided who starts, where both dice were rolled again for the first play. */
export function startLine(number: number, { white, black }: BySide<number>): HeaderLine {
  return { key: startKey(number), value: `${white}-${black}` };
}

/** That throw, the left column first; null where the header does not tell it. */
export function startOf(transcript: Pick<TranscriptText, 'comments'>, number: number): BySide<number> | null {
  const [, white, black] =
    /^([1-6])-(?!\1)([1-6])$/.exec(headerValue(transcript, startKey(number))?.trim() ?? '') ?? [];
  return black === undefined ? null : { white: Number(white), black: Number(black) };
}

/** The header line of a game that another side started than the games over it tell, or none of them: its opening was thrown. */
export function starterLine(number: number, starter: Starter): HeaderLine {
  return { key: startKey(number), value: starter };
}

/** How the header tells that a game began; null where it does not. */
export function starterOf(transcript: Pick<TranscriptText, 'comments'>, number: number): Starter | null {
  if (startOf(transcript, number) !== null) return 'thrown';
  const told = headerValue(transcript, startKey(number))?.trim().toLowerCase();
  return [...SIDES, 'thrown' as const].find((starter) => starter === told) ?? null;
}

/** Who started a game without a throw, or that the opening was thrown. */
type Starter = Side | 'thrown';

/** The header line of a match of which no game is written. */
export const NO_GAMES_LINE: HeaderLine = { key: GAMES_KEY, value: NO_GAMES };

/** Whether the header says that the match has no games, so that none are missing. */
export function hasNoGames(transcript: Pick<TranscriptText, 'comments'>): boolean {
  return headerValue(transcript, GAMES_KEY)?.trim().toLowerCase() === NO_GAMES;
}

/** Who played: as it stands over the first game, and where there is none as the header has it. */
export function namesIn({ games, comments }: Pick<TranscriptText, 'games' | 'comments'>): BySide<string> {
  const [first] = games;
  return first?.names ?? bySide((side) => headerValue({ comments }, PLAYER_KEYS[side])?.trim() ?? '');
}

function startKey(number: number): string {
  return `Start of game ${number}`;
}

function tiesKey(number: number): string {
  return `Opening of game ${number}`;
}

/** No cube goes further. */
const MOST_TIES = 30;
