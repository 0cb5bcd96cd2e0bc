/**
 * A match that counts again because the same two meet again (`PairingRestored`) brings back the terms on which it was played: its
 * length (T3), and on a board of a team match the two who played there. What a director or a captain has said of the pairing meanwhile
 * was said of a match of two others.
 */

import { fold } from '../kernel/decider.js';
import type { Id } from '../kernel/brands.js';
import { peopleOf } from '../kernel/party.js';
import { SIDES, type Side } from '../kernel/side.js';
import type { MatchState } from '../match/state.js';
import type { TournamentEvent } from '../tournament/events/events.js';
import { evolveTournament } from '../tournament/events/evolve.js';
import type { Pairing } from '../tournament/met.js';
import { pairingOf } from '../tournament/pairings.js';
import type { OpenedTournament } from '../tournament/state.js';
import { lineUpOf, teamMatchOf } from '../tournament/teams/boards.js';
import { pairingOfMatch } from './tournament-changes.js';

interface RestoredMatch {
  readonly id: Id;
  readonly state: MatchState;
}

/** What the tournament takes over from these matches, once they count in it again. */
export function termsOfRestored(
  tournament: OpenedTournament,
  matches: readonly RestoredMatch[],
): readonly TournamentEvent[] {
  const events: TournamentEvent[] = [];
  for (const { id, state } of matches) {
    for (const side of SIDES) {
      const now = fold(evolveTournament, tournament, events);
      if (now.status !== 'not-opened') events.push(...seatedAgain(now, id, state, side));
    }
    events.push(...lengthAgain(tournament, id, state));
  }
  return events;
}

function lengthAgain(tournament: OpenedTournament, matchId: Id, match: MatchState): readonly TournamentEvent[] {
  const pairing = pairingWith(tournament, matchId);
  if (pairing === null || match.status === 'not-opened' || match.format.kind === 'money') return [];
  const { length } = match.format;
  if (length === pairing.length) return [];
  return [{ type: 'LengthCorrected', pairing: pairing.key, length, reason: 'The same two meet here again.' }];
}

/** The member who played on the board is named for it; the one named meanwhile takes that member's board, if there is one. */
function seatedAgain(
  tournament: OpenedTournament,
  matchId: Id,
  match: MatchState,
  side: Side,
): readonly TournamentEvent[] {
  const pairing = pairingWith(tournament, matchId);
  if (pairing?.board === undefined || match.status === 'not-opened') return [];
  const player = match.players[side];
  const entry = tournament.entries.find(({ id }) => id === pairing[side]);
  if (entry === undefined || !peopleOf(entry).includes(player)) return [];
  const lineUp = lineUpOf(tournament, pairing.key, entry.id);
  const named = lineUp[pairing.board - 1];
  if (named === undefined || named === player) return [];
  const players = lineUp.map((id) => (id === named ? player : id === player ? named : id));
  return [{ type: 'LineUpSet', pairing: teamMatchOf(pairing.key), entryId: entry.id, players }];
}

function pairingWith(tournament: OpenedTournament, matchId: Id): Pairing | null {
  const key = pairingOfMatch(tournament, matchId);
  return key === null ? null : pairingOf(tournament, key);
}
