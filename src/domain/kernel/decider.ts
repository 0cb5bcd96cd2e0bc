/**
 * The shape of every part of the core that remembers: `decide(state, command)` gives the events that a command brings about or
 * the rule that forbids it, and never throws; `evolve(state, event)` gives the state after the event, and never checks.
 */

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

/** The events of an act with everything that follows from them by itself, one consequence after another. */
export function withConsequences<State, Event>(
  evolve: (state: State, event: Event) => State,
  consequence: (state: State, sofar: readonly Event[]) => readonly Event[],
  state: State,
  events: readonly Event[],
): readonly Event[] {
  const all = [...events];
  let now = fold(evolve, state, events);
  for (let next = consequence(now, all); next.length > 0; next = consequence(now, all)) {
    all.push(...next);
    now = fold(evolve, now, next);
  }
  return all;
}
