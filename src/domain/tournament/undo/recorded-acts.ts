/**
 * The record of a tournament as acts: what one person did at one time, with everything that followed from it. An act that was
 * undone no longer counts; it counts again when its undoing is undone.
 */

import type { Milliseconds } from '../../kernel/brands.js';
import type { ActName } from '../acts.js';
import { kindOf } from '../events/event-kinds.js';
import type { Details, EventOf, TournamentEvent } from '../events/events.js';
import { without } from '../events/changes.js';
import { foldRecord } from '../events/fold-record.js';
import type { OpenedTournament, TournamentState } from '../state.js';

/** The events that were written at once; the first has the version `first`, the last the version `last`. */
export interface RecordedAct {
  readonly first: number;
  readonly last: number;
  readonly at: Milliseconds;
  readonly events: readonly TournamentEvent[];
}

/** The others of an act follow from these, wherever they stand: an entrant who enters again leaves first, and one who returns loses past rounds. */
const LEADING: readonly TournamentEvent['type'][] = ['EntrantRegistered', 'EntrantReturned'];

/** The event of an act from which the others follow; undefined where the act makes matches alone. */
export function mainEvent({ events }: RecordedAct): TournamentEvent | undefined {
  return events.find(({ type }) => LEADING.includes(type)) ?? events.find((event) => kindOf(event).act !== null);
}

/** The name of an act: that of its main event, and of a change of the tournament that of what alone it changes. */
export function actName(act: RecordedAct): ActName {
  const event = mainEvent(act);
  if (event?.type === 'DetailsChanged') return nameOfChange(event.details);
  return (event === undefined ? null : kindOf(event).act) ?? 'make-matches';
}

const CHANGES: Readonly<Partial<Record<keyof Details, ActName>>> = {
  prizes: 'change-prizes',
  forbiddenPairs: 'forbid-pairs',
  format: 'change-format',
  variant: 'change-format',
  dice: 'change-format',
  rules: 'change-format',
};

function nameOfChange(details: Details): ActName {
  const changed = Object.entries(details).filter(([, value]) => value !== undefined);
  const names = new Set(changed.map(([key]) => CHANGES[key as keyof Details] ?? 'change-details'));
  const [only] = names;
  return names.size === 1 && only !== undefined ? only : 'change-details';
}

/** What an act undid, or null where it undid nothing. */
export function undoneBy({ events }: RecordedAct): EventOf<'ActUndone'> | null {
  return events.find((event) => event.type === 'ActUndone') ?? null;
}

/** The pairings whose matches the act has begun. */
export function begunBy({ events }: RecordedAct): readonly string[] {
  return events.flatMap((event) => (event.type === 'MatchBegun' ? [event.pairing] : []));
}

/** The acts that undo the start of a match, each with the pairings whose matches are void by it. */
export function undoneStarts(acts: readonly RecordedAct[]): ReadonlyMap<RecordedAct, readonly string[]> {
  const byVersion = new Map(acts.map((act) => [act.first, act]));
  return new Map(
    acts.flatMap((act) => {
      const undone = byVersion.get(undoneBy(act)?.first ?? -1);
      const pairings = undone === undefined ? [] : begunBy(undone);
      return pairings.length === 0 ? [] : [[act, pairings] as const];
    }),
  );
}

/** The tournament without the matches of these pairings. */
export function withoutMatches(state: OpenedTournament, pairings: readonly string[]): OpenedTournament {
  return pairings.length === 0
    ? state
    : { ...state, matches: pairings.reduce((matches, key) => without(matches, key), state.matches) };
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

/**
 * A record, each time without one of its acts. What is asked about the acts one after the other, oldest first, folds what was
 * before them only once.
 */
export class RecordWithout {
  private readonly counting: readonly RecordedAct[];
  private readonly starts: ReadonlyMap<RecordedAct, readonly string[]>;
  private readonly before: { acts: number; state: TournamentState } = { acts: 0, state: { status: 'not-opened' } };

  constructor(private readonly acts: readonly RecordedAct[]) {
    this.counting = countingActs(acts);
    this.starts = undoneStarts(acts);
  }

  /** The tournament that the other acts make. What followed from the undoing of an act, such as new matches, is part of it. */
  stateWithout(act: RecordedAct): TournamentState {
    const counting = countingActs(this.acts.filter(({ first }) => first !== act.first));
    const differs = counting.findIndex((each, index) => each !== this.counting[index]);
    const common = differs === -1 ? counting.length : differs;
    const { before } = this;
    if (common < before.acts) return this.after({ status: 'not-opened' }, counting);
    before.state = this.after(before.state, counting.slice(before.acts, common));
    before.acts = common;
    return this.after(before.state, counting.slice(common));
  }

  /** The state after acts that count. A match whose start is undone stays void, whatever other act is left out. */
  private after(state: TournamentState, counting: readonly RecordedAct[]): TournamentState {
    let [now, from] = [state, 0];
    for (const [index, act] of counting.entries()) {
      const pairings = this.starts.get(act);
      if (pairings === undefined) continue;
      now = foldRecord(now, eventsOf(counting.slice(from, index)));
      if (now.status !== 'not-opened') now = withoutMatches(now, pairings);
      from = index;
    }
    return foldRecord(now, eventsOf(counting.slice(from)));
  }
}

/** The undoing of an act is seen in which acts count. */
function eventsOf(counting: readonly RecordedAct[]): readonly TournamentEvent[] {
  return counting.flatMap(({ events }) => events.filter(({ type }) => type !== 'ActUndone'));
}
