/**
 * Events as they are recorded: the type, the number of the game they belong to, and plain data. The stream of a series
 * holds the events of its games and its own in one order.
 */

import type { GameEvent } from '../game/events.js';
import type { Milliseconds } from '../kernel/brands.js';
import { type MatchEvent, type MatchOwnEvent, isOfMatch } from '../match/events.js';
import { presentForm } from './older-events.js';
import { recordedGame } from './recorded-games.js';
import type { StoredEvent } from './stored-event.js';

export type { StoredEvent };

/** The event in the form in which it is recorded. The time of an event of a game, if it has one, goes with its facts. */
export function storedEvent(event: MatchEvent): StoredEvent {
  if (event.type === 'InGame') {
    const { type, ...facts } = event.event;
    return { type, gameNumber: event.game, data: event.at === undefined ? facts : { ...facts, at: event.at } };
  }
  const { type, ...data } = withRecordedGame(event);
  return { type, gameNumber: gameNumberOf(event), data };
}

/** The facts of the event, a game among them as it is recorded. */
function withRecordedGame(event: MatchOwnEvent): StoredEvent['data'] & { readonly type: string } {
  if (event.type === 'MatchReopened') return { ...event, game: event.game && recordedGame(event.game) };
  if (event.type !== 'TakenBack' || event.restored.status !== 'open') return event;
  const { game, ...match } = event.restored;
  return { ...event, restored: { ...match, game: game && recordedGame(game) } };
}

function gameNumberOf(event: MatchOwnEvent): number | null {
  if ('number' in event) return event.number;
  // The game that is open again; in records of before 0.5.6 it is null, and readers get it all the same.
  if (event.type === 'TakenBack')
    return event.restored.status === 'open' ? (event.restored.game?.number ?? null) : null;
  return event.type === 'ClockFlagged' ? event.game : null;
}

/** The event that was recorded, in the form of today. Believes the record: what it holds was once accepted. */
export function matchEventOf(stored: StoredEvent): MatchEvent {
  const { type, gameNumber, data } = presentForm(stored);
  if (gameNumber === null || isOfMatch(type)) return { type, ...data } as unknown as MatchOwnEvent;
  const { at, ...facts } = data;
  const event = { type, ...facts } as unknown as GameEvent;
  return at === undefined
    ? { type: 'InGame', game: gameNumber, event }
    : { type: 'InGame', game: gameNumber, event, at: at as Milliseconds };
}
