/** What a tournament orders for a match. */

import type { Id } from '../../kernel/brands.js';
import type { BySide, Side } from '../../kernel/side.js';
import type { EventOf } from './events.js';
import { type Pairing, isWonOnBoard } from '../met.js';
import { pairingsByKey } from '../pairings.js';
import type { OpenedTournament, Outcome, Penalty } from '../state.js';

export type MatchOrder =
  | ({ readonly kind: 'open'; readonly pairing: Pairing; readonly players: BySide<Id> } & AtOpening)
  /** It is no longer part of the tournament. */
  | { readonly kind: 'void'; readonly matchId: Id }
  | { readonly kind: 'forfeit'; readonly matchId: Id; readonly winner: Side }
  | { readonly kind: 'correct'; readonly matchId: Id; readonly outcome: OrderedEnd | null; readonly reason: string }
  /** It is part of the tournament again, as it was when it was taken out. */
  | { readonly kind: 'restore'; readonly matchId: Id; readonly reason: string }
  /** What one write did to it, its events from `first` to `last`, is undone. */
  | {
      readonly kind: 'put-back';
      readonly matchId: Id;
      readonly first: number;
      readonly last: number;
      readonly reason: string;
      /** Whether its pairing has it then: another match may have taken its place. */
      readonly isHeld: boolean;
    };

/** What has happened already in a match when it is opened. */
export interface AtOpening {
  /** How it has ended, where it was played before it was made. */
  readonly end?: OrderedEnd;
  /** Given in the match in whose place it comes. */
  readonly penalties?: readonly Penalty[];
}

/** The end that a match is to have. */
export type OrderedEnd = Pick<Outcome, 'winner' | 'by' | 'score'>;

/** The orders for the match whose result was corrected or denied. */
export function ordersOfCorrection(
  event: EventOf<'ResultCorrected' | 'ResultObjected'>,
  before: OpenedTournament,
  after: OpenedTournament,
): readonly MatchOrder[] {
  const matchId = before.matches[event.pairing]?.matchId;
  const outcome = event.type === 'ResultCorrected' ? event.outcome : null;
  if (matchId === undefined) return playedAfterAll(after, event.pairing, outcome);
  // The match to which neither came was given up.
  if (outcome?.by === 'no-show') return [];
  const reason = event.reason ?? 'The opponent says that it was otherwise.';
  // What the match says by itself needs no report.
  const end = outcome?.source === 'match' ? null : outcome;
  const correction: MatchOrder = { kind: 'correct', matchId, outcome: end, reason };
  // The match of two of whom none went on was given up, and is needed now.
  const isGivenUp = outcome !== null && isWithoutWinner(before, event.pairing);
  return isGivenUp ? [{ kind: 'restore', matchId, reason }, correction] : [correction];
}

/** A match for a pairing that was played after all, though neither had come: the one that waited for them was given up. */
function playedAfterAll(after: OpenedTournament, key: string, outcome: Outcome | null): MatchOrder[] {
  const pairing = pairingsByKey(after).get(key);
  if (pairing === undefined || outcome === null || !isWonOnBoard(outcome)) return [];
  const { white, black } = outcome.players;
  return [{ kind: 'open', pairing, players: { white, black }, end: outcome, penalties: after.penalties[key] ?? [] }];
}

/** Decided without a result, and for neither of the two. */
function isWithoutWinner(state: OpenedTournament, key: string): boolean {
  const pairing = pairingsByKey(state).get(key);
  return pairing?.status === 'finished' && pairing.outcome === null && pairing.winner === null;
}
