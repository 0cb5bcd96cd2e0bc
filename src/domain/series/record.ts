/**
 * Events as they are recorded: the type, the number of the game they belong to, and plain data. The stream of a series
 * holds the events of its games and its own in one order.
 */

import type { GameEvent } from '../game/events.js';
import type { MatchEvent, MatchOwnEvent } from '../match/events.js';

export interface StoredEvent {
  readonly type: string;
  readonly gameNumber: number | null;
  readonly data: Readonly<Record<string, unknown>>;
}

const MATCH_EVENT_TYPES: readonly string[] = [
  'MatchOpened',
  'ResultReported',
  'MatchReported',
  'ResultCorrected',
  'EndCorrected',
  'MatchReopened',
  'StandingCorrected',
  'GameStandingChanged',
  'MatchScoreChanged',
  'MatchFinished',
  'SessionClosed',
  'TakenBack',
] satisfies readonly MatchOwnEvent['type'][];

/** The event in the form in which it is recorded. */
export function storedEvent(event: MatchEvent): StoredEvent {
  const [own, gameNumber]: [MatchOwnEvent | GameEvent, number | null] =
    event.type === 'InGame' ? [event.event, event.game] : [event, 'number' in event ? event.number : null];
  const { type, ...data } = own;
  return { type, gameNumber, data };
}

/** The event that was recorded. Believes the record: what it holds was once accepted. */
export function matchEventOf({ type, gameNumber, data }: StoredEvent): MatchEvent {
  const event = { type, ...data };
  if (gameNumber === null || MATCH_EVENT_TYPES.includes(type)) return event as unknown as MatchOwnEvent;
  return { type: 'InGame', game: gameNumber, event: event as unknown as GameEvent };
}
