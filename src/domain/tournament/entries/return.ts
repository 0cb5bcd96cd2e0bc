/**
 * Coming back (T19, T25): after a withdrawal for a while, and where a director takes a withdrawal for good or a disqualification
 * back. Walkovers behind which the opponent has not played on are undone with it; the others stand as forfeits.
 */

import type { Milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import { peopleOf } from '../../kernel/party.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { TournamentCommand } from '../commands.js';
import { withConsequences } from '../results/consequences.js';
import { isDependedOn } from '../results/decide.js';
import type { TournamentEvent } from '../events/events.js';
import { evolveTournament } from '../events/evolve.js';
import { hasNextStageBegun, opensInFirstStage } from '../next-stage.js';
import { type Pairing, isOut, sideOf } from '../met.js';
import { pairingsOf } from '../pairings.js';
import type { Entry, OpenedTournament, Outcome } from '../state.js';
import { meetingsMissed, undoes } from './late-entry.js';
import { entriesWith } from './parties.js';
import { onEntry } from './decide.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

export function decideReturn(
  state: OpenedTournament,
  { entryId, at }: Extract<TournamentCommand, { type: 'Return' }>,
): Decision {
  return onEntry(state, entryId, 'return', (entry) => {
    const { status, until } = entry;
    if (status !== 'withdrawn' && status !== 'disqualified') {
      return refused(violation('entry.cannot-return', { status, until, reason: 'not-away' }));
    }
    const returned: TournamentEvent = { type: 'EntrantReturned', entryId };
    if (!isOut(entry)) return accepted([returned]);
    const other = entriesWith(state, entry).find((one) => one.id !== entryId && !isOut(one));
    const player = other === undefined ? undefined : peopleOf(other).find((id) => peopleOf(entry).includes(id));
    if (player !== undefined) return refused(violation('entry.twice', { reason: 'entered', player }));
    const missed = meetingsMissed(state, entryId);
    if (!missed.ok) return missed;
    const decision = withConsequences(state, [...forfeitsThatStand(state, entry, at), returned, ...missed.value], at);
    return decision.ok && (undoes(state, decision.value) || opensPastStage(state, decision.value))
      ? refused(violation('entry.cannot-return', { status, until, reason: 'played-on' }))
      : decision;
  });
}

/** Whether matches of the first stage are open again by these events although the next one has begun. */
function opensPastStage(state: OpenedTournament, events: readonly TournamentEvent[]): boolean {
  if (!hasNextStageBegun(state)) return false;
  const after = fold(evolveTournament, state, events);
  return after.status !== 'not-opened' && opensInFirstStage(state, after);
}

/** The walkovers behind which play went on: of the opponent in a later match or challenge, or of all in a later round. */
function forfeitsThatStand(state: OpenedTournament, { id }: Entry, at: Milliseconds): readonly TournamentEvent[] {
  return pairingsOf(state).flatMap((pairing): TournamentEvent[] => {
    const { key: name, white, black, winner } = pairing;
    // A team match follows from its boards.
    if (pairing.boards !== undefined) return [];
    if (!pairing.walkover || pairing.outcome !== null || winner === null || winner === id) return [];
    if (white === null || black === null || white === 'bye' || black === 'bye') return [];
    if (sideOf(pairing, id) === null || !isPlayedOn(state, pairing)) return [];
    const outcome: Outcome = {
      players: { white, black },
      winner: winner === white ? 'white' : 'black',
      by: 'forfeit',
      score: null,
      source: 'staff',
      confirmation: 'not-needed',
      finalAt: null,
      at,
    };
    return [{ type: 'ResultRecorded', pairing: name, outcome }];
  });
}

function isPlayedOn(state: OpenedTournament, pairing: Pairing): boolean {
  const stage = state.stages[pairing.stage - 1];
  const isPastRound = stage?.kind === 'rounds' && stage.format.kind === 'swiss' && pairing.round < stage.rounds.length;
  return (
    isPastRound || pairing.stage < state.stages.length || isDependedOn(state, pairing) || isChallengedOn(state, pairing)
  );
}

/** T17: whether the winner is in a later challenge of the ladder. It stands at the place that they had by then, and they play no two at once. */
function isChallengedOn(state: OpenedTournament, { stage, round, winner }: Pairing): boolean {
  const place = state.stages[stage - 1];
  if (place?.kind !== 'ladder') return false;
  return place.challenges
    .slice(round)
    .some(({ challenger, challenged }) => winner === challenger || winner === challenged);
}
