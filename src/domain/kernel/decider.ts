/** The shape of every part of the core that remembers: decide refuses with a value, evolve believes. */

import type { Result } from './result.js';
import type { Violation } from './violation.js';

export interface Decider<State, Command, Event> {
  readonly initialState: State;
  /** The events that the command brings about, or the rule that forbids it. Never throws. */
  readonly decide: (state: State, command: Command) => Result<readonly Event[], Violation>;
  /** The state after the event. Total: never checks, refuses or throws. */
  readonly evolve: (state: State, event: Event) => State;
}

/** The state after all the events, oldest first. */
export function fold<State, Event>(
  evolve: (state: State, event: Event) => State,
  initialState: State,
  events: Iterable<Event>,
): State {
  let state = initialState;
  for (const event of events) state = evolve(state, event);
  return state;
}
