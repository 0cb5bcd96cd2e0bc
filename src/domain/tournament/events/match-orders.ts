/**
 * What an act in a tournament means for its matches: the ones to be opened, given up, corrected or taken out of it. The
 * matches carry it out in the same write.
 */

import type { Id } from '../../kernel/brands.js';
import { kindOf } from './event-kinds.js';
import type { TournamentEvent } from './events.js';
import type { MatchOrder } from './match-order.js';
import type { Pairing } from '../met.js';
import { pairingsByKey, pairingsOf } from '../pairings.js';
import type { OpenedTournament, Penalty } from '../state.js';

/** The orders that follow from the events, which led from one state to the other. */
export function matchOrders(
  before: OpenedTournament,
  after: OpenedTournament,
  events: readonly TournamentEvent[],
): readonly MatchOrder[] {
  const isBack = events.some(({ type }) => type === 'EntrantReturned');
  return [
    ...events.flatMap((event) => kindOf(event).orders(event, before, after)),
    ...(isBack ? fromReturn(before, after) : []),
    ...countedAgain(before, after, events),
    ...fromPairings(after),
  ];
}

/**
 * T19: matches that were given up because nothing of one of the two counted, and are forfeits now that it does again: other
 * matches or results make it another share of what was played.
 */
function countedAgain(
  before: OpenedTournament,
  after: OpenedTournament,
  events: readonly TournamentEvent[],
): MatchOrder[] {
  // What it did to matches is known from what was written with it.
  if (events.some(({ type }) => type === 'ActUndone')) return [];
  const forfeits = pairingsOf(after).flatMap(({ key, walkover, outcome, winner }) => {
    const matchId = after.matches[key]?.matchId;
    const isOfBoth = matchId !== undefined && before.matches[key]?.matchId === matchId;
    return isOfBoth && walkover && outcome === null && winner !== null ? [{ key, matchId }] : [];
  });
  // Most acts have none, and the pairings before them are not looked for.
  if (forfeits.length === 0) return [];
  const then = pairingsByKey(before);
  return forfeits.flatMap(({ key, matchId }): MatchOrder[] => {
    const earlier = then.get(key);
    const wasGivenUp = earlier?.walkover === true && earlier.outcome === null && earlier.winner === null;
    return wasGivenUp ? [{ kind: 'restore', matchId, reason: 'It counts again.' }] : [];
  });
}

/** Matches that were forfeited or given up because one or both of their entrants had left, once they are back. */
function fromReturn(before: OpenedTournament, after: OpenedTournament): MatchOrder[] {
  const then = pairingsByKey(before);
  return pairingsOf(after).flatMap((pairing): MatchOrder[] => {
    const { key, walkover, outcome, winner, white } = pairing;
    const [matchId, earlier] = [after.matches[key]?.matchId, then.get(key)];
    if (matchId === undefined || before.matches[key]?.matchId !== matchId || earlier?.walkover !== true) return [];
    const reason = 'The entrant is back.';
    if (!walkover && outcome === null) {
      // What was given up may have been forfeited before.
      const open: MatchOrder = { kind: 'correct', matchId, outcome, reason };
      return earlier.winner === null ? [{ kind: 'restore', matchId, reason }, open] : [open];
    }
    // The other one has left as well.
    if (!walkover || winner === null || winner === earlier.winner || earlier.winner === null) return [];
    const end = { winner: winner === white ? 'white' : 'black', by: 'forfeit', score: null } as const;
    return [{ kind: 'correct', matchId, outcome: end, reason }];
  });
}

/** New matches for pairings that are ready, and an end for those whose entrants are out. */
function fromPairings(after: OpenedTournament): MatchOrder[] {
  const orders: MatchOrder[] = [];
  for (const pairing of pairingsOf(after)) {
    const order = orderFor(pairing, after.matches[pairing.key]?.matchId ?? null, after.penalties[pairing.key] ?? []);
    if (order !== null) orders.push(order);
  }
  return orders;
}

function orderFor(pairing: Pairing, matchId: Id | null, penalties: readonly Penalty[]): MatchOrder | null {
  const { white, black, outcome, winner, walkover } = pairing;
  // The matches of two teams are those of their boards.
  if (pairing.boards !== undefined) return null;
  if (matchId === null) {
    const missing = white === null || black === null || white === 'bye' || black === 'bye';
    return missing || pairing.status !== 'ready'
      ? null
      : { kind: 'open', pairing, players: { white, black }, penalties };
  }
  if (!walkover || outcome !== null) return null;
  if (winner === null) return { kind: 'void', matchId };
  return { kind: 'forfeit', matchId, winner: winner === white ? 'white' : 'black' };
}
