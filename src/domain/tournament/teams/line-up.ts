/** Who of a team plays on which board of a team match: its captain says so until a board has begun. */

import { peopleOf } from '../../kernel/party.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type ReasonOf, type Violation, violation } from '../../kernel/violation.js';
import { type ActTime, verdictOn } from '../acts.js';
import type { TournamentCommand } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import { type Pairing, sideOf } from '../met.js';
import { pairingOf } from '../pairings.js';
import { keptPenalties } from '../results/consequences.js';
import type { OpenedTournament } from '../state.js';
import { boardKey, lineUpOf } from './boards.js';

/**
 * The matches of boards on which another member plays now are given up, and made anew, with the penalty points that a director has given on
 * that board: they are the team's, and no captain changes them.
 */
export function decideLineUp(
  state: OpenedTournament,
  { pairing: key, entryId, players }: Extract<TournamentCommand, { type: 'SetLineUp' }>,
): Result<readonly TournamentEvent[], Violation> {
  const impossible = (reason: ReasonOf<'pairing.line-up'>) => refused(violation('pairing.line-up', { reason }));
  const pairing = pairingOf(state, key);
  if (pairing === null) return refused(violation('pairing.not-found'));
  if (pairing.boards === undefined) return impossible('no-team-match');
  const entry = state.entries.find(({ id }) => id === entryId);
  if (entry === undefined || sideOf(pairing, entryId) === null) return impossible('not-in-pairing');
  const time = timeOf(state, pairing);
  if (verdictOn('set-line-up', time) === 'refused') {
    return refused(violation('tournament.wrong-time', { act: 'set-line-up', time }));
  }
  const members = peopleOf(entry);
  if (players.length !== pairing.boards || new Set(players).size !== players.length) return impossible('boards');
  if (!players.every((id) => members.includes(id))) return impossible('not-in-team');
  const before = lineUpOf(state, key, entryId);
  const moved = players.flatMap((id, index) => (id === before[index] ? [] : [boardKey(key, index + 1)]));
  if (moved.length === 0) return accepted([]);
  const givenUp = moved.flatMap((board): TournamentEvent[] => {
    const match = state.matches[board];
    return match === undefined ? [] : [{ type: 'PairingVoided', pairing: board, matchId: match.matchId }];
  });
  const kept = moved.flatMap((board) => keptPenalties(state, board));
  return accepted([...givenUp, { type: 'LineUpSet', pairing: key, entryId, players }, ...kept]);
}

function timeOf({ status }: OpenedTournament, pairing: Pairing): ActTime {
  if (status === 'finished') return 'finished';
  return pairing.status === 'ready' ? 'drawn' : pairing.status === 'finished' ? 'decided' : 'begun';
}
