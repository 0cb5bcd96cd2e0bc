/**
 * What an act in a tournament means for its matches: the ones to be opened, given up, corrected or taken out of it. The
 * matches carry it out in the same write.
 */

import type { Id } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import type { TournamentEvent } from './events.js';
import type { Pairing } from './met.js';
import { pairingsOf } from './pairings.js';
import type { OpenedTournament, Outcome } from './state.js';

export type MatchOrder =
  | { readonly kind: 'open'; readonly pairing: Pairing; readonly players: BySide<Id> }
  /** It is no longer part of the tournament. */
  | { readonly kind: 'void'; readonly matchId: Id }
  | { readonly kind: 'forfeit'; readonly matchId: Id; readonly winner: Side }
  | { readonly kind: 'correct'; readonly matchId: Id; readonly outcome: Outcome | null; readonly reason: string };

/** The orders that follow from the events, which led from one state to the other. */
export function matchOrders(
  before: OpenedTournament,
  after: OpenedTournament,
  events: readonly TournamentEvent[],
): readonly MatchOrder[] {
  return [...fromEvents(before, events), ...fromPairings(after)];
}

function fromEvents(before: OpenedTournament, events: readonly TournamentEvent[]): MatchOrder[] {
  return events.flatMap((event): MatchOrder[] => {
    switch (event.type) {
      case 'PairingVoided':
        return event.matchId === null ? [] : [{ kind: 'void', matchId: event.matchId }];
      case 'ResultCorrected':
      case 'ResultObjected': {
        const matchId = before.matches[event.pairing]?.matchId;
        const outcome = event.type === 'ResultCorrected' ? event.outcome : null;
        // The match to which neither came was given up.
        if (matchId === undefined || outcome?.by === 'no-show') return [];
        const reason = event.reason ?? 'The opponent says that it was otherwise.';
        return [{ kind: 'correct', matchId, outcome, reason }];
      }
      case 'ResultRecorded':
      case 'PenaltiesChanged':
      case 'LengthCorrected':
      case 'TournamentOpened':
      case 'DetailsChanged':
      case 'EntrantRegistered':
      case 'EntryRemoved':
      case 'EntrantCheckedIn':
      case 'EntrantWithdrawn':
      case 'EntrantReturned':
      case 'EntrantDisqualified':
      case 'EntrantReplaced':
      case 'DrawMade':
      case 'DrawWithdrawn':
      case 'LatePlaceTaken':
      case 'RoundPaired':
      case 'ChallengeMade':
      case 'MatchesMade':
      case 'MatchBegun':
      case 'ResultConfirmed':
      case 'TableAssigned':
      case 'TournamentFinished':
      case 'TournamentReopened':
        return [];
    }
  });
}

/** New matches for pairings that are ready, and an end for those whose entrants are out. */
function fromPairings(after: OpenedTournament): MatchOrder[] {
  const orders: MatchOrder[] = [];
  for (const pairing of pairingsOf(after)) {
    const order = orderFor(pairing, after.matches[pairing.key]?.matchId ?? null);
    if (order !== null) orders.push(order);
  }
  return orders;
}

function orderFor(pairing: Pairing, matchId: Id | null): MatchOrder | null {
  const { white, black, outcome, winner, walkover } = pairing;
  if (matchId === null) {
    const missing = white === null || black === null || white === 'bye' || black === 'bye';
    return missing || pairing.status !== 'ready' ? null : { kind: 'open', pairing, players: { white, black } };
  }
  if (!walkover || outcome !== null) return null;
  if (winner === null) return { kind: 'void', matchId };
  return { kind: 'forfeit', matchId, winner: winner === white ? 'white' : 'black' };
}
