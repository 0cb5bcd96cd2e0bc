/** What follows from the events of an act by itself, whatever the act. */

import type { Milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import { type Result, accepted } from '../../kernel/result.js';
import type { BySide } from '../../kernel/side.js';
import type { Violation } from '../../kernel/violation.js';
import type { TournamentEvent } from '../events/events.js';
import { evolveTournament } from '../events/evolve.js';
import { pairingOf, pairingsByKey } from '../pairings.js';
import type { OpenedTournament } from '../state.js';
import { givenUpTables } from '../tables.js';
import { isComplete } from './complete.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

/**
 * The events, and what follows from them: pairings that have other players now lose their match and result, those in which the
 * same two meet again have theirs back, a tournament with nothing left to play is over, and one that ended so is open again
 * where something is. One that the director ended stays ended, also where results of its last matches still come in.
 */
export function withConsequences(
  state: OpenedTournament,
  events: readonly TournamentEvent[],
  at: Milliseconds,
): Decision {
  const all = [...events];
  let after = fold(evolveTournament, state, events);
  for (;;) {
    if (after.status === 'not-opened') return accepted(all);
    const voided = voidedBy(after);
    const moved = voided.length > 0 ? voided : restoredIn(after);
    if (moved.length === 0) break;
    all.push(...moved);
    after = fold(evolveTournament, after, moved);
  }
  all.push(...givenUpTables(state, after));
  const complete = isComplete(after);
  if (complete && after.status === 'running') all.push({ type: 'TournamentFinished', at });
  if (!complete && after.status === 'finished' && isComplete(state)) all.push({ type: 'TournamentReopened' });
  return accepted(all);
}

/** Pairings whose match or outcome is about others than those who meet there now, and boards that are not needed any more. */
function voidedBy(state: OpenedTournament): TournamentEvent[] {
  const now = pairingsByKey(state);
  const stands = (key: string, players: BySide<string>): boolean => {
    const pairing = now.get(key);
    return pairing !== undefined && pairing.white === players.white && pairing.black === players.black;
  };
  const isNotNeeded = (key: string): boolean => now.get(key)?.notPlayed === true;
  const keys = new Set([
    ...Object.keys(state.matches).filter(isNotNeeded),
    ...Object.keys(state.matches).filter((key) => !stands(key, state.matches[key]?.players ?? NO_PLAYERS)),
    ...Object.keys(state.outcomes).filter((key) => !stands(key, state.outcomes[key]?.players ?? NO_PLAYERS)),
  ]);
  return [...keys].map((pairing) => ({
    type: 'PairingVoided',
    pairing,
    matchId: state.matches[pairing]?.matchId ?? null,
  }));
}

/** What was set aside and is between those who meet there now, in place of a match that has not begun. */
function restoredIn(state: OpenedTournament): TournamentEvent[] {
  const restored = state.setAside.findLast(({ pairing: key, players }) => {
    const now = pairingOf(state, key);
    const isFree = state.outcomes[key] === undefined && !state.begun.includes(key);
    return isFree && now !== null && now.white === players.white && now.black === players.black;
  });
  if (restored === undefined) return [];
  const { pairing } = restored;
  const present = state.matches[pairing];
  const inPlay: TournamentEvent[] =
    present === undefined ? [] : [{ type: 'PairingVoided', pairing, matchId: present.matchId }];
  return [...inPlay, { type: 'PairingRestored', aside: restored }];
}

/** What a director has given in the pairing stays, behind `PairingVoided`, where the same two may still meet there (T23). */
export function keptPenalties(state: OpenedTournament, pairing: string): TournamentEvent[] {
  const penalties = (state.penalties[pairing] ?? []).filter(({ cancelled }) => cancelled === null);
  return penalties.length === 0 ? [] : [{ type: 'PenaltiesChanged', pairing, penalties }];
}

const NO_PLAYERS: BySide<string> = { white: '', black: '' };
