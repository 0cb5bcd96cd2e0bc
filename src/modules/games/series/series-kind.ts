/** What is different between the kinds of series, for the one way in which all of them are read, changed and checked. */

import type {
  ChouetteEvent,
  ChouetteState,
  GameStanding,
  MatchEvent,
  MatchState,
  Steps,
  StoredEvent,
} from '../../../domain/index.js';
import type { EventView } from '../../../recording/event-list.js';
import type { Notice } from '../../../recording/following/outbox.js';
import type { RecordedEvent, SideRow } from '../../../recording/recording.js';
import type { RulesService } from '../../../rules/rules.service.js';

export type SeriesState = MatchState | ChouetteState;
export type SeriesEvent = MatchEvent | ChouetteEvent;

export const SERIES_KINDS = ['match', 'chouette'] as const;
export type SeriesKindName = (typeof SERIES_KINDS)[number];

/** Where and when a change happens. */
export interface Occasion {
  readonly seriesId: string;
  /** Before the change. */
  readonly version: number;
  readonly at: Date;
}

/** A series after a change, for the answer. */
export interface ChangedSeries<State, FinalView> {
  readonly version: number;
  readonly state: State;
  /** What was recorded, as readers see it. */
  readonly eventViews: () => readonly EventView[];
  /** Games that ended or were reported in this change, as they will be seen for good. */
  readonly finalViews: ReadonlyMap<string, FinalView>;
  /** Finished games of matches of which a correction in this change made something else. */
  readonly standings: ReadonlyMap<string, GameStanding>;
  readonly at: Date;
}

/** The state after a change, with the rows of the games that begin, end or reopen, and of the ledger. */
export interface FollowedSeries<State, FinalView> extends Pick<
  ChangedSeries<State, FinalView>,
  'state' | 'finalViews' | 'standings'
> {
  readonly rows: readonly SideRow[];
}

/** A change as its notices are made from it. */
export interface NoticedChange<State, Event, FinalView> {
  readonly id: string;
  /** After the change. */
  readonly version: number;
  readonly tournamentId: string | null;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly finalViews: ReadonlyMap<string, FinalView>;
}

/** One kind of series. Methods and not functions: the holder of a row may call them with the state of that row. */
export interface SeriesKind<State, Event, FinalView extends object> {
  readonly name: SeriesKindName;
  readonly notOpened: State;
  /** In steps: the state after the events, and the rows that go with them. */
  follow(
    rules: RulesService,
    before: State,
    events: readonly Event[],
    occasion: Occasion,
  ): Steps<FollowedSeries<State, FinalView>>;
  /** What of the change webhooks get. */
  notices(change: NoticedChange<State, Event, FinalView>): readonly Notice[];
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

/** The event as it would be recorded today: readers of the record see one form of a fact, however old it is. */
export function inPresentForm<State, Event, FinalView extends object>(
  kind: SeriesKind<State, Event, FinalView>,
  event: RecordedEvent,
): RecordedEvent {
  return { ...event, ...kind.stored(kind.eventOf(event)) };
}
