/** Deciders in the form given (events) – when (command) – then (events, or a refusal). */

import { decideGame } from '../../../src/domain/game/decide.js';
import { evolveGame } from '../../../src/domain/game/evolve.js';
import type { GameCommand } from '../../../src/domain/game/commands.js';
import type { GameEvent } from '../../../src/domain/game/events.js';
import type { GameState } from '../../../src/domain/game/state.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import type { Result } from '../../../src/domain/kernel/result.js';
import type { Violation, ViolationCode } from '../../../src/domain/kernel/violation.js';
import type { MatchCommand } from '../../../src/domain/match/commands.js';
import { decideMatch } from '../../../src/domain/match/decide.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { NO_MATCH, evolveMatch } from '../../../src/domain/match/evolve.js';
import type { MatchState } from '../../../src/domain/match/state.js';

export interface Decider<State, Command, Event> {
  readonly initialState: State;
  /** The events that the command brings about, or the rule that forbids it. Never throws. */
  readonly decide: (state: State, command: Command) => Result<readonly Event[], Violation>;
  /** The state after the event. Total: never checks, refuses or throws. */
  readonly evolve: (state: State, event: Event) => State;
}

export const MATCH: Decider<MatchState, MatchCommand, MatchEvent> = {
  initialState: NO_MATCH,
  decide: decideMatch,
  evolve: evolveMatch,
};

export const GAME: Decider<GameState, GameCommand, GameEvent> = {
  initialState: { status: 'not-started' },
  decide: decideGame,
  evolve: evolveGame,
};

/** What a command did: exactly these events in this order, or a refusal. */
export class Outcome<Event> {
  constructor(private readonly decision: Result<readonly Event[], Violation>) {}

  then(events: readonly Event[]): void {
    expect(this.decision).toEqual({ ok: true, value: events });
  }

  /** Like `then` for those who look at some of the facts only. */
  thenLike(events: readonly object[]): void {
    expect(this.decision).toMatchObject({ ok: true, value: events });
  }

  thenRefused(code: ViolationCode, params: Readonly<Record<string, unknown>> = {}): void {
    expect(this.decision).toMatchObject({ ok: false, error: { code, params } });
  }
}

interface Given<Command, Event> {
  when(command: Command): Outcome<Event>;
}

export function givenOf<State, Command, Event>({
  initialState,
  decide,
  evolve,
}: Decider<State, Command, Event>): (events: readonly Event[]) => Given<Command, Event> {
  return (events) => ({
    when: (command) => new Outcome(decide(fold(evolve, initialState, events), command)),
  });
}

/** A match in which these events have happened. */
export const given = givenOf(MATCH);

/** A game by itself in which these events have happened. */
export const givenGame = givenOf(GAME);
