/**
 * What our own header lines tell of games that the columns cannot: kind and cube of a game without moves, and of a game
 * whose result was corrected both what counts and what was recorded.
 */

import { type GameResult, RESULT_KINDS, type ResultKind } from '../game/result.js';
import { SIDES, type Side } from '../kernel/side.js';
import { type MatComment, type MatEntry, type MatText, matComment } from '../notation/mat/transcript.js';
import type { Breach } from './faults.js';
import type { GameImport } from './game-import.js';
import { decided } from './importing.js';

export interface BareResult {
  readonly kind: ResultKind;
  readonly cube: number;
}

/** A result with its winner and its points, as a correction names it. */
interface ToldResult extends BareResult {
  readonly winner: Side;
  readonly points: number;
}

export interface HeaderCorrection {
  readonly counts: ToldResult;
  readonly recorded: ToldResult;
}

/** The header line that tells kind and cube of a game without moves. */
export function resultComment(number: number, kind: ResultKind, cube: number): MatComment {
  return { key: `Game ${number}`, value: `${kind}, cube ${cube}, moves not recorded` };
}

/** Kind and cube of a game without moves, if the header tells them. */
export function headerResult(transcript: MatText, number: number): BareResult | null {
  const written = /^(\w+), cube (\d{1,9}), moves not recorded$/.exec(matComment(transcript, `Game ${number}`) ?? '');
  const kind = RESULT_KINDS.find((known) => known === written?.[1]);
  return kind === undefined || written?.[2] === undefined ? null : { kind, cube: Number(written[2]) };
}

/** The header line that tells what counts of a game, and what was recorded before it was corrected. */
export function correctionComment(number: number, counts: GameResult, recorded: GameResult): MatComment {
  return { key: `Game ${number}`, value: `corrected to ${told(counts)}; recorded was ${told(recorded)}` };
}

function told({ winner, kind, cube, points }: GameResult): string {
  return `${winner} ${kind}, cube ${cube}, points ${points}`;
}

const TOLD = '(white|black) (single|gammon|backgammon), cube (\\d{1,9}), points (\\d{1,9})';
const CORRECTION = new RegExp(`^corrected to ${TOLD}; recorded was ${TOLD}$`);

/** The correction of a game that was played, if the header tells one. */
export function headerCorrection(transcript: MatText, number: number): HeaderCorrection | null {
  const [, ...words] = CORRECTION.exec(matComment(transcript, `Game ${number}`) ?? '') ?? [];
  const counts = toldResult(words.slice(0, 4));
  const recorded = toldResult(words.slice(4));
  return counts === null || recorded === null ? null : { counts, recorded };
}

function toldResult([side, level, cube, points]: readonly string[]): ToldResult | null {
  const winner = SIDES.find((known) => known === side);
  const kind = RESULT_KINDS.find((known) => known === level);
  return winner === undefined || kind === undefined
    ? null
    : { winner, kind, cube: Number(cube), points: Number(points) };
}

/** The entries of a game with the end that was recorded in place of the one that counts. */
export function withEnd(entries: readonly MatEntry[], { winner, points }: ToldResult): readonly MatEntry[] {
  return entries.map((entry) => (entry.type === 'wins' ? { ...entry, side: winner, points, match: false } : entry));
}

/** The game once more corrected, as it was when the transcript was written. */
export function correctedAgain({ importing, gameId }: GameImport, { counts }: HeaderCorrection): Breach | null {
  const { kind, cube, winner } = counts;
  const history = [...importing.events];
  const reason = 'As the transcript tells';
  const result = { winner, kind, cube };
  const decision = decided(importing, { type: 'CorrectResult', gameId, result, reason, at: importing.at, history });
  return decision.ok ? null : decision.error;
}
