/**
 * The record of a tournament as acts: what one person did at one time, with everything that followed from it. An act that was
 * undone no longer counts; it counts again when its undoing is undone.
 */

import type { Milliseconds } from '../../kernel/brands.js';
import { fold } from '../../kernel/decider.js';
import type { TournamentEvent } from '../events.js';
import { evolveTournament } from '../evolve.js';
import type { TournamentState } from '../state.js';

/** The events that were written at once; the first has the version `first`, the last the version `last`. */
export interface RecordedAct {
  readonly first: number;
  readonly last: number;
  readonly at: Milliseconds;
  readonly events: readonly TournamentEvent[];
}

/** What an act undid, or null where it undid nothing. */
export function undoneBy({ events }: RecordedAct): Extract<TournamentEvent, { type: 'ActUndone' }> | null {
  return events.find((event) => event.type === 'ActUndone') ?? null;
}

/** The acts that count, oldest first; the undoing of another act is one of them. */
export function countingActs(acts: readonly RecordedAct[]): readonly RecordedAct[] {
  const undone = new Set<number>();
  for (const act of acts.toReversed()) {
    const undoing = undone.has(act.first) ? null : undoneBy(act);
    if (undoing !== null) undone.add(undoing.first);
  }
  return acts.filter(({ first }) => !undone.has(first));
}

/** The tournament before each act that counts, by the first version of the act. */
export type StatesBefore = ReadonlyMap<number, TournamentState>;

/** All of them by going through the record once, for who asks for many acts what the tournament would be without them. */
export function statesBefore(acts: readonly RecordedAct[]): StatesBefore {
  const before = new Map<number, TournamentState>();
  let state = NONE;
  for (const act of countingActs(acts)) {
    before.set(act.first, state);
    state = stateAfter(state, [act]);
  }
  return before;
}

/** The tournament that the other acts make. What followed from the undoing of an act, such as new matches, is part of it. */
export function stateWithout(act: RecordedAct, acts: readonly RecordedAct[], before: StatesBefore): TournamentState {
  const counting = countingActs(acts.filter(({ first }) => first !== act.first));
  const start = before.get(act.first);
  // Without an undoing, what it had undone counts again, so that the tournament was another one before it as well.
  if (start === undefined || undoneBy(act) !== null) return stateAfter(NONE, counting);
  return stateAfter(
    start,
    counting.filter(({ first }) => first > act.first),
  );
}

const NONE: TournamentState = { status: 'not-opened' };

function stateAfter(state: TournamentState, counting: readonly RecordedAct[]): TournamentState {
  const events = counting.flatMap((act) => act.events.filter(({ type }) => type !== 'ActUndone'));
  return fold(evolveTournament, state, events);
}
