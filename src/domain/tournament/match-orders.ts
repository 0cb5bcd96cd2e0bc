/**
 * What an act in a tournament means for its matches: the ones to be opened, given up, corrected or taken out of it. The
 * matches carry it out in the same write.
 */

import type { Id } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import type { TournamentEvent } from './events.js';
import { type Pairing, isWonOnBoard } from './met.js';
import { pairingsByKey, pairingsOf } from './pairings.js';
import type { OpenedTournament, Outcome, Penalty } from './state.js';

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

/** The orders that follow from the events, which led from one state to the other. */
export function matchOrders(
  before: OpenedTournament,
  after: OpenedTournament,
  events: readonly TournamentEvent[],
): readonly MatchOrder[] {
  const isBack = events.some(({ type }) => type === 'EntrantReturned');
  return [
    ...fromEvents(before, after, events),
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

function fromEvents(
  before: OpenedTournament,
  after: OpenedTournament,
  events: readonly TournamentEvent[],
): MatchOrder[] {
  return events.flatMap((event): MatchOrder[] => {
    switch (event.type) {
      case 'PairingVoided':
        return event.matchId === null ? [] : [{ kind: 'void', matchId: event.matchId }];
      case 'PairingRestored': {
        const { matchId } = event.aside;
        return matchId === null ? [] : [{ kind: 'restore', matchId, reason: 'The same two meet here again.' }];
      }
      case 'ResultCorrected':
      case 'ResultObjected': {
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
      case 'LateEntrantAdmitted':
      case 'LateEntrantScheduled':
      case 'StageRedrawn':
      case 'StageWithdrawn':
      case 'LastChanceStarted':
      case 'RoundPaired':
      case 'RoundProposed':
      case 'RoundChanged':
      case 'RoundUnpaired':
      case 'PlacesSwapped':
      case 'RoundTimed':
      case 'ByesWanted':
      case 'ChallengeMade':
      case 'MatchesMade':
      case 'MatchBegun':
      case 'ResultConfirmed':
      case 'TableAssigned':
      case 'LineUpSet':
      case 'TournamentFinished':
      case 'TournamentReopened':
      case 'EntryChanged':
      // What it did to matches is known from what was written with it.
      case 'ActUndone':
      case 'TournamentCancelled':
      case 'TournamentDeleted':
        return [];
    }
  });
}

/** A match for a pairing that was played after all, though neither had come: the one that waited for them was given up. */
function playedAfterAll(after: OpenedTournament, key: string, outcome: Outcome | null): MatchOrder[] {
  const pairing = pairingsByKey(after).get(key);
  if (pairing === undefined || outcome === null || !isWonOnBoard(outcome)) return [];
  const { white, black } = outcome.players;
  return [{ kind: 'open', pairing, players: { white, black }, end: outcome }];
}

/** Decided without a result, and for neither of the two. */
function isWithoutWinner(state: OpenedTournament, key: string): boolean {
  const pairing = pairingsByKey(state).get(key);
  return pairing?.status === 'finished' && pairing.outcome === null && pairing.winner === null;
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
