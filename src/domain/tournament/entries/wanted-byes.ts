/** Byes that an entrant of a Swiss has asked for: who cannot play in a round, or comes later. */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import type { TournamentEvent } from '../events/events.js';
import type { OpenedTournament, WantedBye } from '../state.js';

/** All byes of the entrant; those of rounds that are paired stay what they were. */
export function decideWantedByes(
  state: OpenedTournament,
  { entryId, byes }: Extract<TournamentCommand, { type: 'WantByes' }>,
): Result<readonly TournamentEvent[], Violation> {
  const entry = state.entries.find(({ id }) => id === entryId);
  if (entry === undefined) return refused(violation('entry.not-found'));
  if (state.status === 'finished') {
    return refused(violation('tournament.wrong-time', { act: 'want-byes', time: 'finished' }));
  }
  const fault = byesFault(state, byes, entry.byes ?? []);
  return fault === null ? accepted([{ type: 'ByesWanted', entryId, byes: inOrder(byes) }]) : refused(fault);
}

/** Why these byes cannot be wanted, or null. `before`: those that were wanted so far. */
export function byesFault(
  { format, stages }: OpenedTournament,
  byes: readonly WantedBye[],
  before: readonly WantedBye[],
): Violation | null {
  if (byes.length > 0 && format.kind !== 'swiss') return violation('round.not-swiss');
  const rounds = byes.map(({ round }) => round);
  if (new Set(rounds).size < rounds.length) {
    return violation('config.invalid', { keys: ['/byes'], reasons: ['round-twice'] });
  }
  const [stage] = stages;
  const paired = stage?.kind === 'rounds' ? stage.rounds.length + (stage.proposed === undefined ? 0 : 1) : 0;
  const pointsIn = (list: readonly WantedBye[], round: number): number | null =>
    list.find((bye) => bye.round === round)?.points ?? null;
  for (let round = 1; round <= paired; round += 1) {
    if (pointsIn(byes, round) !== pointsIn(before, round)) return violation('round.paired', { round });
  }
  return null;
}

export function inOrder(byes: readonly WantedBye[]): readonly WantedBye[] {
  return byes.toSorted((one, other) => one.round - other.round);
}
