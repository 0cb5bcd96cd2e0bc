/**
 * What our own header lines tell of games that the columns cannot: level and cube of a game without moves, and of a game
 * whose result was corrected both what counts and what was recorded.
 */

import type { GameResult } from '../cube/worth.js';
import { type LossLevel, RESULT_KINDS } from '../variant/win-kinds.js';
import { SIDES, type Side } from '../kernel/side.js';
import type { Steps } from '../kernel/steps.js';
import type { AskedResult, AskedSettlement } from '../match/commands.js';
import { type RecordedGame, isCutShort, recordInSteps } from '../match/corrections/record-facts.js';
import { type HeaderLine, type TranscriptEntry, type TranscriptText, headerValue } from '../notation/transcript.js';
import { type Variant, variantOf } from '../variant/variants.js';
import type { Breach } from './faults.js';
import type { GameImport } from './game-import.js';
import { type Importing, importCommand } from './importing.js';

/** A result without moves: what was lost, and with which cube. */
export interface BareResult {
  readonly level: LossLevel;
  readonly cube: number;
}

/** A result as a line about a correction tells it. */
export interface ToldResult extends BareResult {
  readonly winner: Side;
  readonly points: number;
}

interface HeaderCorrection {
  readonly counts: ToldEnd;
  readonly recorded: ToldEnd;
}

/** The end of a game as a line tells it: won, or settled (R47). */
type ToldEnd = ToldResult | AskedSettlement;

/** The end as a line can tell it; null for a game that was drawn, or cut short by its match. */
export function toldResult(result: GameResult | null, variant: Variant): ToldEnd | null {
  if (result === null || result.kind === null) return null;
  const { winner, kind, cube, points } = result;
  if (result.by === 'settlement') return { settlement: { to: winner, points }, cube };
  if (winner === null) return null;
  const level = variantOf(variant).scoring.kind === 'checkersLeft' ? points / cube : kind;
  return { winner, level, cube, points };
}

/** The result as it is asked of the referee. */
export function askedResult(winner: Side, { level, cube }: BareResult, money: boolean): AskedResult {
  if (typeof level === 'number') return { winner, kind: 'single', cube, points: level };
  // A gammon that counted shows that a player turned the cube, whatever equal opening dice did to it (R82).
  const asked = { winner, kind: level, cube };
  return money && level !== 'single' && cube > 1 ? { ...asked, turned: true } : asked;
}

/** The header line that tells level and cube of a game without moves. */
export function resultComment(number: number, end: ToldEnd): HeaderLine {
  const text = 'settlement' in end ? told(end) : bare(end);
  return { key: gameKey(number), value: `${text}, moves not recorded` };
}

/** The header line that tells what a game was settled for that was played so far. */
export function settlementComment(number: number, end: AskedSettlement): HeaderLine {
  return { key: gameKey(number), value: told(end) };
}

/** The header line that tells what counts of a game, and what was recorded before it was corrected. */
export function correctionComment(number: number, counts: ToldEnd, recorded: ToldEnd): HeaderLine {
  return { key: gameKey(number), value: `corrected to ${told(counts)}; recorded was ${told(recorded)}` };
}

/** What a line says of a game that does not count, and of one that no side won. */
export const REMARKS = { annulled: 'annulled', over: 'not counted, the match was over', drawn: 'drawn' } as const;

const GAME_KEY = /^game \d{1,9}$/i;

/** Whether the line tells of the end of a game as our own lines do; null for a line about something else. */
export function isResultLine({ key, value }: HeaderLine): boolean | null {
  if (key === null || !GAME_KEY.test(key)) return null;
  if (Object.values<string>(REMARKS).includes(value) || SETTLEMENT.test(value) || CORRECTION.test(value)) return true;
  const [, ...words] = RESULT.exec(value) ?? [];
  return bareOf(words) !== null;
}

function gameKey(number: number): string {
  return `Game ${number}`;
}

function bare({ level, cube }: BareResult): string {
  return `${typeof level === 'number' ? `${level} checkers left` : level}, cube ${cube}`;
}

function told(result: ToldEnd): string {
  if ('settlement' in result) {
    const { to, points } = result.settlement;
    return `settled ${to ?? 'nobody'} ${points}, cube ${result.cube}`;
  }
  return `${result.winner} ${bare(result)}, points ${result.points}`;
}

const BARE = '(?:([a-z]+)|(\\d{1,2}) checkers left), cube (\\d{1,9})';
const SETTLED = 'settled (white|black|nobody) (\\d{1,16}), cube (\\d{1,10})';
const TOLD = `(?:${SETTLED}|(white|black) ${BARE}, points (\\d{1,9}))`;
const RESULT = new RegExp(`^${BARE}, moves not recorded$`);
const SETTLEMENT = new RegExp(`^${SETTLED}(, moves not recorded)?$`);
const CORRECTION = new RegExp(`^corrected to ${TOLD}; recorded was ${TOLD}$`);

/** Level and cube of a game without moves, if the header tells them. */
export function headerResult(transcript: TranscriptText, number: number): BareResult | null {
  const [, ...words] = RESULT.exec(headerValue(transcript, gameKey(number)) ?? '') ?? [];
  return bareOf(words);
}

/** What a game was settled for, and whether its moves are there, if the header tells it. */
export function headerSettlement(
  transcript: TranscriptText,
  number: number,
): { readonly end: AskedSettlement; readonly played: boolean } | null {
  const [, ...words] = SETTLEMENT.exec(headerValue(transcript, gameKey(number)) ?? '') ?? [];
  const end = settlementOf(words);
  return end === null ? null : { end, played: words[3] === undefined };
}

/** The correction of a game that was played, if the header tells one. */
export function headerCorrection(transcript: TranscriptText, number: number): HeaderCorrection | null {
  const [, ...words] = CORRECTION.exec(headerValue(transcript, gameKey(number)) ?? '') ?? [];
  const counts = toldOf(words.slice(0, 8));
  const recorded = toldOf(words.slice(8));
  return counts === null || recorded === null ? null : { counts, recorded };
}

function bareOf([word, left, cube]: readonly (string | undefined)[]): BareResult | null {
  if (left !== undefined) return { level: Number(left), cube: Number(cube) };
  const level = RESULT_KINDS.find((kind) => kind === word);
  return level === undefined ? null : { level, cube: Number(cube) };
}

function settlementOf([side, points, cube]: readonly (string | undefined)[]): AskedSettlement | null {
  if (side === undefined) return null;
  return {
    settlement: { to: SIDES.find((known) => known === side) ?? null, points: Number(points) },
    cube: Number(cube),
  };
}

function toldOf(all: readonly (string | undefined)[]): ToldEnd | null {
  const settled = settlementOf(all);
  if (settled !== null) return settled;
  const [side, ...words] = all.slice(3);
  const winner = SIDES.find((known) => known === side);
  const result = bareOf(words);
  return winner === undefined || result === null ? null : { winner, ...result, points: Number(words[3]) };
}

/** The entries of a game with the end that was recorded in place of the one that counts; a settlement is no entry. */
export function withEnd(entries: readonly TranscriptEntry[], end: ToldEnd): readonly TranscriptEntry[] {
  const played = entries.filter(({ type }) => type !== 'wins' && type !== 'losses');
  if ('settlement' in end) return played;
  const { winner: side, points } = end;
  const { turn, line } = entries.at(-1) ?? { turn: 0, line: 0 };
  return [...played, { turn, line, side, type: 'wins', points, match: false }];
}

/** The game once more corrected, as it was when the transcript was written. */
export function* importCorrection(
  { importing, gameId }: GameImport,
  correction: HeaderCorrection,
): Steps<Breach | null> {
  const { events: history } = importing;
  // Read on from the last correction: a text can have one for every game.
  const read = yield* recordInSteps(history.slice(importing.read.version), importing.read);
  importing.read = read;
  const result = correctedResult(importing, correction);
  const reason = 'As the transcript tells';
  const decision = importCommand(importing, {
    type: 'CorrectResult',
    gameId,
    result,
    reason,
    at: importing.at,
    history,
    read,
  });
  return decision.ok ? null : decision.error;
}

/** The result that counts, as it is asked of the referee. */
export function correctedResult(importing: Importing, { counts }: HeaderCorrection): AskedResult {
  return 'settlement' in counts ? counts : askedResult(counts.winner, counts, isMoney(importing));
}

const ON_TIME = 'on time';

/** The header line of a game that a side lost because its flag fell (T35) and not because it resigned. */
export function timeComment({ number, played, recorded }: RecordedGame): readonly HeaderLine[] {
  if (!played || recorded?.by !== 'time' || isCutShort(recorded)) return [];
  return [{ key: endKey(number), value: ON_TIME }];
}

/** Whether the header tells that; no clock runs in a session. */
export function isLostOnTime(transcript: TranscriptText, number: number): boolean {
  return transcript.length > 0 && headerValue(transcript, endKey(number)) === ON_TIME;
}

function endKey(number: number): string {
  return `End of game ${number}`;
}

/** Whether a session is imported. */
export function isMoney({ state }: Importing): boolean {
  return state.status !== 'not-opened' && state.format.kind === 'money';
}
