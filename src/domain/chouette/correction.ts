/**
 * The correction of a game that has ended (C44): its lines in the ledger are taken back by new ones, what it should have
 * been is written, and the seats become what they would be now. Games since then keep what they settled.
 */

import type { Id } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { ChouetteCommand } from './commands.js';
import {
  type GameStep,
  whoCameFor,
  eveningOf,
  replayOf,
  standingLines,
  teamsReordered,
  withOutcome,
} from './evening.js';
import type { ChouetteEvent } from './events.js';
import { type LedgerLine, ledgerLines, reversalOf } from './ledger/ledger.js';
import { isSameOutcome } from './ledger/outcome.js';
import { type ScoreSheet, outcomeOf } from './ledger/score-sheet.js';
import { type Entry, gameEntries } from './ledger/settlement.js';
import type { ClosedChouette, PlayingChouette, WaitingChouette } from './state.js';

type Correction = Extract<ChouetteCommand, { type: 'CorrectGame' }>;

export function correctedGame(
  state: WaitingChouette | PlayingChouette | ClosedChouette,
  { gameId, sheet, reason, history }: Correction,
): Result<readonly ChouetteEvent[], Violation> {
  const evening = eveningOf(history);
  const game = evening.steps.find((step): step is GameStep => step.type === 'game' && step.id === gameId);
  if (game === undefined) return refused(violation('game.not-found'));
  const played = replayOf(evening, state.seats, state);
  const before = played.gameSeats.get(gameId) ?? game.before;
  const outcome =
    sheet === null ? null : outcomeOf(withNewcomersOf(game, sheet), before, state, whoCameFor(evening, game));
  if (outcome !== null && !outcome.ok) return outcome;
  const corrected = outcome?.value ?? null;
  if (isSameOutcome(corrected, game.outcome)) return accepted([]);
  const entries = corrected === null ? [] : gameEntries(corrected, before, state);
  const lines = correctingLines(standingLines(evening, game.number), entries, game.number, state.lines);
  const after = withOutcome(evening, gameId, corrected);
  const worked = replayOf(after, state.seats, state);
  const teams = teamsReordered(after, gameId, played, worked);
  // An open game goes on in the seats in which it was begun.
  const seats = state.status === 'playing' ? state.seats : worked.seats;
  const { number } = game;
  return accepted([
    {
      type: 'ChouetteGameCorrected',
      gameId,
      number,
      outcome: corrected,
      reason,
      seats,
      ...(teams.length === 0 ? {} : { teams }),
    },
    ...(lines.length === 0 ? [] : [{ type: 'LedgerLinesWritten', lines } as const]),
  ]);
}

/** The sheet, which leaves out who was left out before unless it says otherwise (C60). */
function withNewcomersOf(game: GameStep, sheet: ScoreSheet): ScoreSheet {
  const isIn = (player: Id): boolean => sheet.pairs.some(({ member }) => member === player);
  return { ...sheet, newcomers: sheet.newcomers ?? game.newcomers.filter((player) => !isIn(player)) };
}

/** The lines that stand, reversed, and the right ones after them; none where the debts stay the same. */
function correctingLines(
  standing: readonly LedgerLine[],
  entries: readonly Entry[],
  game: number,
  already: number,
): readonly LedgerLine[] {
  const debts = (of: readonly Entry[]): readonly string[] =>
    of.map(({ from, to, points, reason }) => [from, to, points, reason].join()).toSorted();
  const isRight = debts(standing).join('\n') === debts(entries).join('\n');
  if (isRight) return [];
  const back = reversalOf(standing, already);
  return [...back, ...ledgerLines(entries, game, already + back.length)];
}
