/** What is different between the kinds of series, for the one way in which all of them are read, changed and checked. */

import type {
  ChouetteEvent,
  ChouetteState,
  GameStanding,
  MatchEvent,
  MatchState,
  Steps,
  StoredEvent,
} from '../../domain/index.js';
import type { SideRow } from '../../recording/recording.js';
import type { EventView } from './series-changes.js';

export type SeriesState = MatchState | ChouetteState;
export type SeriesEvent = MatchEvent | ChouetteEvent;

export const SERIES_KINDS = ['match', 'chouette'] as const;
export type SeriesKindName = (typeof SERIES_KINDS)[number];

/** Where and when a change happens. */
export interface Occasion {
  readonly seriesId: string;
  /** Before the change. */
  readonly version: number;
  readonly actor: string;
  readonly at: Date;
}

/** A series after a change, for the answer. */
export interface ChangedSeries<State, FinalView> {
  readonly version: number;
  readonly state: State;
  readonly events: readonly EventView[];
  /** Games that ended or were reported in this change, as they will be seen for good. */
  readonly finalViews: ReadonlyMap<string, FinalView>;
  /** Finished games of matches of which a correction in this change made something else. */
  readonly standings: ReadonlyMap<string, GameStanding>;
  readonly at: Date;
}

/** With the rows of the games that begin, end or reopen, and of the ledger. */
export interface FollowedSeries<State, FinalView> extends ChangedSeries<State, FinalView> {
  readonly rows: readonly SideRow[];
}

/** One kind of series. Methods and not functions: whoever has a row may ask them with the state of that row. */
export interface SeriesKind<State, Event, FinalView extends object> {
  readonly name: SeriesKindName;
  readonly notOpened: State;
  /** In steps: the state after the events, the events as they will be read, and the rows that go with them. */
  follow(before: State, events: readonly Event[], occasion: Occasion): Steps<FollowedSeries<State, FinalView>>;
  /** Everybody who takes part. */
  players(state: State): readonly string[];
  /** The state as far as the record tells it: without what is sealed (C23). */
  told(state: State): State;
  /** The state that the record tells, with what is sealed in the stored one (C23). */
  keepingSealed(told: State, stored: State): State;
  /** Columns of the row that follow from its state. */
  columns(state: State): Readonly<Record<string, unknown>>;
  /** Columns of a new row besides these. */
  openingColumns(state: State, at: Date): Readonly<Record<string, unknown>>;
  stored(event: Event): StoredEvent;
  eventOf(stored: StoredEvent): Event;
}
