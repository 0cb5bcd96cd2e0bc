/**
 * The host's last word, for house rules that no option has and for evenings that went otherwise: who sits where is set by
 * hand, and points move between two people. Both stand in the record with their reason; corrections of games leave them.
 */

import type { Id } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { ChouetteCommand } from './commands.js';
import type { ChouetteEvent } from './events.js';
import { ledgerLines } from './ledger/ledger.js';
import { seatedPlayers, seatsAfterBuying, seatsByHand } from './seats/seats.js';
import type { ClosedChouette, PlayingChouette, WaitingChouette } from './state.js';

type Decision = Result<readonly ChouetteEvent[], Violation>;

/** Exactly those at the table sit down as the host says; with no line the new box and the old one change places. */
export function decideSeats(
  { seats }: WaitingChouette,
  { box, line, reason }: Extract<ChouetteCommand, { type: 'SetSeats' }>,
): Decision {
  const fault = seatsFault(seatedPlayers(seats), box, line);
  if (fault !== null) return refused(fault);
  const after = line === null ? seatsAfterBuying(seats, box) : seatsByHand(seats, box, line);
  // Said of seats in which they sit already it is recorded, too: it holds after a correction that would seat them otherwise.
  return accepted([{ type: 'SeatsSet', seats: after, reason }]);
}

/** Why box and line are not exactly those present, each once; with no line only the box is named. */
export function seatsFault(present: readonly Id[], box: Id, line: readonly Id[] | null): Violation | null {
  const wanted = [box, ...(line ?? [])];
  const fault = (reason: 'not-present' | 'twice' | 'missing', player: Id): Violation =>
    violation('chouette.seats-impossible', { reason, player });
  const stranger = wanted.find((player) => !present.includes(player));
  if (stranger !== undefined) return fault('not-present', stranger);
  const twice = wanted.find((player, index) => wanted.indexOf(player) !== index);
  if (twice !== undefined) return fault('twice', twice);
  const missing = line === null ? undefined : present.find((player) => !wanted.includes(player));
  return missing === undefined ? null : fault('missing', missing);
}

/** Points from one to another who are or were here. They belong to the last game that began, and to none of its results. */
export function decideAdjustment(
  state: WaitingChouette | PlayingChouette | ClosedChouette,
  { from, to, points, reason }: Extract<ChouetteCommand, { type: 'AdjustPoints' }>,
): Decision {
  if (from === to) return refused(violation('chouette.adjustment-impossible', { reason: 'same-person', player: from }));
  const stranger = [from, to].find((player) => state.players.every(({ id }) => id !== player));
  if (stranger !== undefined) {
    return refused(violation('chouette.adjustment-impossible', { reason: 'never-here', player: stranger }));
  }
  if (!Number.isSafeInteger(points) || points < 1) {
    return refused(violation('chouette.adjustment-impossible', { reason: 'points', player: to }));
  }
  const entry = { from, to, points, reason: 'adjustment' } as const;
  return accepted([
    { type: 'PointsAdjusted', from, to, points, reason },
    { type: 'LedgerLinesWritten', lines: ledgerLines([entry], Math.max(1, state.games), state.lines) },
  ]);
}
