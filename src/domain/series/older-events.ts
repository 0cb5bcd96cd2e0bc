/**
 * Events that an earlier version of the service recorded, in the form that they have now. The record is never rewritten, so
 * whatever a later version expects of an event and an earlier one did not write gets its value here: what it meant then.
 *
 * | Event | Was | Is now |
 * |---|---|---|
 * | `MatchOpened` | `length` | `format`: to so many points, when there were no money sessions yet |
 * | `MatchOpened` | rules of a match to points without `clock` | `clock: null`: there were no clocks |
 * | `GameStarted` | terms without `money` | `money: null`: there were no money sessions |
 * | `TakenBack` | the same three in the match that it restores; a double without `turns` | `turns: 0`: there were no beavers |
 *
 * Games that stand in events (`TakenBack`, `MatchReopened`) are recorded with their cube in a list of one, and read so.
 *
 * `MatchReopened` had no `at`, which only a clock reads. `ClockFlagged` had no `endsGame`: the end of its game charged the turn, and still
 * does where it is absent.
 *
 * A fact that is new on an old type stands here before it lands; test/fixtures/released holds records of every release.
 */

import type { StoredEvent } from './stored-event.js';

type Data = Readonly<Record<string, unknown>>;

/** The event in the form of today; one that has it already comes back as it is. */
export function presentForm(event: StoredEvent): StoredEvent {
  switch (event.type) {
    case 'MatchOpened':
      return changed(event, withFormat(event.data));
    case 'GameStarted':
      return changed(event, withTerms(event.data));
    case 'TakenBack':
      return changed(event, within(event.data, 'restored', restoredMatch));
    case 'MatchReopened':
      return changed(event, within(event.data, 'game', restoredGame));
    default:
      return event;
  }
}

function changed(event: StoredEvent, data: Data): StoredEvent {
  return data === event.data ? event : { ...event, data };
}

/** The data with one of its objects changed, if it has it and it was. */
function within(data: Data, name: string, change: (inner: Data) => Data): Data {
  const inner = data[name];
  if (!isData(inner)) return data;
  const after = change(inner);
  return after === inner ? data : { ...data, [name]: after };
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

function withFormat(match: Data): Data {
  const { length, ...rest } = match;
  const told = typeof length === 'number' ? { ...rest, format: { kind: 'points', length } } : match;
  return within(told, 'rules', (rules) =>
    'crawford' in rules && !('clock' in rules) ? { ...rules, clock: null } : rules,
  );
}

/** A table of a chouette has no terms of this kind; its boards always had `money`. */
function withTerms(game: Data): Data {
  return within(game, 'terms', (terms) => ('money' in terms ? terms : { ...terms, money: null }));
}

function restoredMatch(match: Data): Data {
  return within(withFormat(match), 'game', restoredGame);
}

function restoredGame(game: Data): Data {
  const { cubes, ...rest } = game;
  if (!Array.isArray(cubes)) return game;
  return withTerms({ ...rest, cube: within(cubes[0] as Data, 'offered', withTurns) });
}

function withTurns(offered: Data): Data {
  return 'turns' in offered ? offered : { ...offered, turns: 0 };
}
