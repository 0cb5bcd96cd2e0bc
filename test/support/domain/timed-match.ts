/** A match with a clock, told with how long everything took. */

import type { AskedClock } from '../../../src/domain/clock/settings.js';
import { type MatchClock, reservesAt } from '../../../src/domain/clock/match-clock.js';
import type { GameCommand } from '../../../src/domain/game/commands.js';
import type { GameEvent } from '../../../src/domain/game/events.js';
import { type Milliseconds, milliseconds } from '../../../src/domain/kernel/brands.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import type { Result } from '../../../src/domain/kernel/result.js';
import type { Side } from '../../../src/domain/kernel/side.js';
import type { Violation } from '../../../src/domain/kernel/violation.js';
import type { ClockCommand, MatchCommand } from '../../../src/domain/match/commands.js';
import type { OpenGame } from '../../../src/domain/game/state.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import type { FinishedMatch, MatchState, OpenMatch } from '../../../src/domain/match/state.js';
import { AT, type Act, type MatchChoices, by, gameAt, inGame, openMatch, reportGame } from './builders.js';
import { MATCH } from './given.js';

export const SECOND = 1_000;

type Untimed<Command> = Command extends unknown ? Omit<Command, 'at'> : never;

type Unreasoned<Command> = Command extends unknown ? Omit<Command, 'at' | 'reason'> : never;

export interface TimedChoices extends MatchChoices {
  readonly clock?: AskedClock;
}

export class TimedMatch {
  readonly events: MatchEvent[] = [];
  now: Milliseconds = AT;
  private present: MatchState = MATCH.initialState;

  constructor({ clock = {}, rules = {}, ...choices }: TimedChoices = {}) {
    this.do(openMatch({ ...choices, rules: { ...rules, clock } }));
  }

  get types(): readonly string[] {
    return this.events.map((event) => (event.type === 'InGame' ? event.event.type : event.type));
  }

  get state(): OpenMatch | FinishedMatch {
    if (this.present.status === 'not-opened') throw new Error('the match was not opened');
    return this.present;
  }

  get game(): OpenGame {
    const { state } = this;
    if (state.status !== 'open' || state.game === null) throw new Error('no game is open');
    return state.game;
  }

  get score(): readonly [white: number, black: number] {
    return [this.state.score.white, this.state.score.black];
  }

  get clock(): MatchClock {
    const { clock } = this.state;
    if (clock === undefined) throw new Error('the match has no clock');
    return clock;
  }

  /** Seconds that the clock shows now, white's first. */
  get shown(): readonly [white: number, black: number] {
    const { white, black } = reservesAt(this.clock, this.now);
    return [white / SECOND, black / SECOND];
  }

  /** So many seconds pass. */
  wait(seconds: number): this {
    this.now = milliseconds(this.now + seconds * SECOND);
    return this;
  }

  /** Results of games that were not timed. */
  atScore(white: number, black: number): this {
    for (const [side, points] of [
      ['white', white],
      ['black', black],
    ] as const) {
      for (let won = 0; won < points; won++) this.do(reportGame(this.state.games + 1, side, 'single', 1));
    }
    return this;
  }

  start(): this {
    return this.do({ type: 'StartGame', gameId: `game-${this.state.games + 1}` });
  }

  /** Acts at once, sent by the scorer. */
  act(...acts: readonly Act[]): this {
    for (const act of acts) this.send(by(null, act));
    return this;
  }

  /** Each act takes so many seconds. */
  taking(seconds: number, ...acts: readonly Act[]): this {
    for (const act of acts) this.wait(seconds).act(act);
    return this;
  }

  send(command: GameCommand): this {
    return this.do(inGame(this.state.games, command));
  }

  /** By a side, not by the scorer. */
  actBy(side: Side, act: Act): this {
    return this.send(by(side, act));
  }

  claim(): this {
    return this.do({ type: 'ClaimTime', gameId: `game-${this.state.games}` });
  }

  director(command: Unreasoned<ClockCommand>): this {
    return this.do({ ...command, reason: 'a ruling' } as Untimed<ClockCommand>);
  }

  takeBack(to: number | null = null): this {
    const gameId = `game-${this.state.games}`;
    return this.do({ type: 'TakeBack', gameId, to, reason: 'typing mistake', history: [...this.events] });
  }

  /** Events of the open game that need no decision. */
  believe(events: readonly GameEvent[]): this {
    const game = this.state.games;
    return this.record(events.map((event): MatchEvent => ({ type: 'InGame', game, event, at: this.now })));
  }

  do(command: Untimed<MatchCommand>): this {
    const decision = this.decide(command);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.error)}`);
    return this.record(decision.value);
  }

  /** The refusal of a command, which changes nothing. */
  refusal(command: Untimed<MatchCommand>): Violation | null {
    const decision = this.decide(command);
    return decision.ok ? null : decision.error;
  }

  decide(command: Untimed<MatchCommand>): Result<readonly MatchEvent[], Violation> {
    return MATCH.decide(this.present, { ...command, at: this.now } as MatchCommand);
  }

  private record(events: readonly MatchEvent[]): this {
    this.events.push(...events);
    this.present = fold(MATCH.evolve, this.present, events);
    return this;
  }
}

/**
 * Brings the open game of a match to where white is about to roll in the drawn position, at once. The checkers get there by
 * plays that no dice would allow: events are believed.
 */
export function carried(match: TimedMatch, drawing: string): void {
  const [, ...events] = gameAt(drawing);
  match.believe(events);
}
