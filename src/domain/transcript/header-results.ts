/**
 * What our own header lines tell of games that the columns cannot: level and cube of a game without moves, and of a game
 * whose result was corrected both what counts and what was recorded.
 */

import { type GameResult, type LossLevel, RESULT_KINDS } from '../game/result.js';
import { SIDES, type Side } from '../kernel/side.js';
import type { Steps } from '../kernel/steps.js';
import type { AskedResult } from '../match/commands.js';
import { recordInSteps } from '../match/record-facts.js';
import { type HeaderLine, type TranscriptEntry, type TranscriptText, headerValue } from '../notation/transcript.js';
import { type Variant, variantOf } from '../variant/variants.js';
import type { Breach } from './faults.js';
import type { GameImport } from './game-import.js';
import { decided } from './importing.js';

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

export interface HeaderCorrection {
  readonly counts: ToldResult;
  readonly recorded: ToldResult;
}

/** The result as a line can tell it; null for a game that was drawn, or cut short by its match. */
export function toldResult(result: GameResult | null, variant: Variant): ToldResult | null {
  if (result === null || result.winner === null || result.kind === null) return null;
  const { winner, kind, cube, points } = result;
  const level = variantOf(variant).scoring.kind === 'checkersLeft' ? points / cube : kind;
  return { winner, level, cube, points };
}

/** The result as it is asked of the referee. */
export function askedResult(winner: Side, { level, cube }: BareResult): AskedResult {
  return typeof level === 'number' ? { winner, kind: 'single', cube, points: level } : { winner, kind: level, cube };
}

/** The header line that tells level and cube of a game without moves. */
export function resultComment(number: number, level: LossLevel, cube: number): HeaderLine {
  return { key: gameKey(number), value: `${bare({ level, cube })}, moves not recorded` };
}

/** The header line that tells what counts of a game, and what was recorded before it was corrected. */
export function correctionComment(number: number, counts: ToldResult, recorded: ToldResult): HeaderLine {
  return { key: gameKey(number), value: `corrected to ${told(counts)}; recorded was ${told(recorded)}` };
}

function gameKey(number: number): string {
  return `Game ${number}`;
}

function bare({ level, cube }: BareResult): string {
  return `${typeof level === 'number' ? `${level} checkers left` : level}, cube ${cube}`;
}

function told(result: ToldResult): string {
  return `${result.winner} ${bare(result)}, points ${result.points}`;
}

const BARE = '(?:([a-z]+)|(\\d{1,2}) checkers left), cube (\\d{1,9})';
const TOLD = `(white|black) ${BARE}, points (\\d{1,9})`;
const RESULT = new RegExp(`^${BARE}, moves not recorded$`);
const CORRECTION = new RegExp(`^corrected to ${TOLD}; recorded was ${TOLD}$`);

/** Level and cube of a game without moves, if the header tells them. */
export function headerResult(transcript: TranscriptText, number: number): BareResult | null {
  const [, ...words] = RESULT.exec(headerValue(transcript, gameKey(number)) ?? '') ?? [];
  return bareOf(words);
}

/** The correction of a game that was played, if the header tells one. */
export function headerCorrection(transcript: TranscriptText, number: number): HeaderCorrection | null {
  const [, ...words] = CORRECTION.exec(headerValue(transcript, gameKey(number)) ?? '') ?? [];
  const counts = toldOf(words.slice(0, 5));
  const recorded = toldOf(words.slice(5));
  return counts === null || recorded === null ? null : { counts, recorded };
}

function bareOf([word, left, cube]: readonly (string | undefined)[]): BareResult | null {
  if (left !== undefined) return { level: Number(left), cube: Number(cube) };
  const level = RESULT_KINDS.find((kind) => kind === word);
  return level === undefined ? null : { level, cube: Number(cube) };
}

function toldOf([side, ...words]: readonly (string | undefined)[]): ToldResult | null {
  const winner = SIDES.find((known) => known === side);
  const result = bareOf(words);
  return winner === undefined || result === null ? null : { winner, ...result, points: Number(words[3]) };
}

/** The entries of a game with the end that was recorded in place of the one that counts. */
export function withEnd(
  entries: readonly TranscriptEntry[],
  { winner, points }: ToldResult,
): readonly TranscriptEntry[] {
  return entries.map((entry) => (entry.type === 'wins' ? { ...entry, side: winner, points, match: false } : entry));
}

/** The game once more corrected, as it was when the transcript was written. */
export function* correctedAgain({ importing, gameId }: GameImport, { counts }: HeaderCorrection): Steps<Breach | null> {
  const { events: history } = importing;
  // Read on from the last correction: a text can have one for every game.
  const read = yield* recordInSteps(history.slice(importing.read.version), importing.read);
  importing.read = read;
  const result = askedResult(counts.winner, counts);
  const reason = 'As the transcript tells';
  const decision = decided(importing, {
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
