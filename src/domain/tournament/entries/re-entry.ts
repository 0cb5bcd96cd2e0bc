/**
 * Re-entry (T9): where the format allows it, a player who has lost in the main flight buys in again, as another entry on the
 * place of a bye of its first round. It undoes no match that has begun.
 */

import type { Id } from '../../kernel/brands.js';
import { type Party, sharesPeople } from '../../kernel/party.js';
import { type Result, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import { placings } from '../bracket/placings.js';
import type { NewEntry } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import { onByePlace, registrationOf, tooLate } from './late-entry.js';
import { entriesWith } from './parties.js';
import { type Pairing, isOut, sideOf } from '../met.js';
import { bracketStateOf, pairingsOf } from '../pairings.js';
import type { BracketStage, Entry, OpenedTournament } from '../state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

/** Why a player cannot come again although the format allows it. */
type Obstacle = 'still-in-main' | 'begun-elsewhere' | 'withdrawn' | 'disqualified';

export function allowsReEntry({ format, stages }: OpenedTournament): boolean {
  return 'reEntry' in format && format.reEntry && stages.length === 1;
}

/** Another entry of a player who is in the tournament; the earlier one is withdrawn for good with it. */
export function decideReEntry(state: OpenedTournament, entry: NewEntry, seed: string): Decision {
  const [stage] = state.stages;
  if (stage?.kind !== 'bracket') return refused(violation('entry.twice', { reason: 'entered', player: entry.player }));
  const earlier = entriesWith(state, entry);
  const ended = endedInMain(state, stage);
  for (const one of earlier) {
    const reason = obstacle(state, one, ended);
    if (reason !== null) return refused(violation('entry.twice', { reason, player: entry.player }));
  }
  const left = earlier
    .filter((one) => !isOut(one))
    .map(({ id: entryId }): TournamentEvent => ({
      type: 'EntrantWithdrawn',
      entryId,
      until: 'end',
      reason: 'Entered again.',
    }));
  const free = byePlaces(state, stage, entry);
  return onByePlace(state, free, [...left, registrationOf(entry, 1)], entry.entryId, seed) ?? tooLate('no-bye-left');
}

/** Entrants who no longer play in the main flight, its winner included. */
function endedInMain(state: OpenedTournament, stage: BracketStage): ReadonlySet<Id> {
  const { nodes, resolved } = bracketStateOf(state, stage, 1);
  const inMain = placings(nodes, resolved).filter(({ flight }) => flight === 'main');
  return new Set(inMain.map(({ entrant }) => entrant));
}

function obstacle(state: OpenedTournament, { id, status }: Entry, ended: ReadonlySet<Id>): Obstacle | null {
  if (status === 'disqualified') return 'disqualified';
  const own = pairingsOf(state).filter((pairing) => sideOf(pairing, id) !== null);
  const last = own.findLast(({ flight, board }) => flight === 'main' && board === undefined);
  if (last === undefined || last.winner === id || !ended.has(id)) return 'still-in-main';
  // Who left without having lost there has not lost there.
  if (last.outcome === null) return 'withdrawn';
  return own.some((pairing) => pairing.flight !== 'main' && hasBegun(state, pairing)) ? 'begun-elsewhere' : null;
}

function hasBegun(state: OpenedTournament, { key, outcome }: Pairing): boolean {
  return outcome !== null || state.begun.includes(key);
}

/** Places of byes beside another entrant who still plays. */
function byePlaces({ entries }: OpenedTournament, { places }: BracketStage, party: Party): readonly number[] {
  const others = new Set(entries.filter((one) => !isOut(one) && !sharesPeople(one, party)).map(({ id }) => id));
  return places.flatMap((taken, place) => {
    const neighbour = places[place % 2 === 0 ? place + 1 : place - 1] ?? null;
    return taken === null && neighbour !== null && others.has(neighbour) ? [place] : [];
  });
}
