import type { Steps } from '../../../domain/index.js';
import { eventView } from '../../../recording/event-list.js';
import type { WritePlan } from '../../../recording/handle.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { CHOUETTE_SERIES } from './chouette-series.js';
import { MATCH_SERIES } from './match-series.js';
import type {
  ChangedSeries,
  FollowedSeries,
  SeriesEvent,
  SeriesKind,
  SeriesKindName,
  SeriesState,
} from './series-kind.js';

const KINDS: Readonly<Record<SeriesKindName, SeriesKind<SeriesState, SeriesEvent, object>>> = {
  match: MATCH_SERIES,
  chouette: CHOUETTE_SERIES,
};

/** What a series of this kind is made of. */
export function seriesKind(name: SeriesKindName): SeriesKind<SeriesState, SeriesEvent, object> {
  return KINDS[name];
}

/** A series as far as its next change needs it. */
interface Present<State> {
  readonly id: string;
  readonly version: number;
  readonly state: State;
  /** The tournament in which it is played. */
  readonly tournament_id: string | null;
}

/** Who makes the change, and when. */
interface Occasion<State, FinalView> {
  readonly actor: string;
  readonly at: Date;
  /** What the events do, where the decision has followed them already. */
  readonly followed?: FollowedSeries<State, FinalView> | undefined;
}

/** In steps: what the events do to a series that is there. */
export function* changeInSteps<State, Event, FinalView extends object>(
  rules: RulesService,
  kind: SeriesKind<State, Event, FinalView>,
  row: Present<State>,
  events: readonly Event[],
  { actor, at, followed }: Occasion<State, FinalView>,
): Steps<WritePlan<ChangedSeries<State, FinalView>>> {
  const { id, version, tournament_id: tournamentId, state: before } = row;
  const { rows, state, finalViews, standings } =
    followed ?? (yield* kind.follow(rules, row.state, events, { seriesId: id, version, at }));
  const stored = events.map((event) => kind.stored(event));
  const after = {
    state,
    finalViews,
    standings,
    at,
    version: version + events.length,
    eventViews: () => stored.map((event, nth) => eventView(event, version + nth + 1, actor, at)),
  };
  if (events.length === 0) return { streams: [], rows, after };
  const notices = kind.notices({ id, version: after.version, tournamentId, before, after: state, events, finalViews });
  const stream = {
    table: 'series',
    id,
    expectedVersion: version,
    version: after.version,
    columns: kind.columns(after.state),
    events: stored,
    notices,
  } as const;
  return { streams: [stream], rows, after };
}

/** In steps: a new series with everything that has happened in it so far. */
export function* openingInSteps<State, Event, FinalView extends object>(
  rules: RulesService,
  kind: SeriesKind<State, Event, FinalView>,
  id: string,
  events: readonly Event[],
  occasion: Occasion<State, FinalView>,
  tournamentId: string | null,
): Steps<WritePlan<ChangedSeries<State, FinalView>>> {
  const { streams, rows, after } = yield* changeInSteps(
    rules,
    kind,
    { id, version: 0, state: kind.notOpened, tournament_id: tournamentId },
    events,
    occasion,
  );
  const opening = {
    ...kind.openingColumns(after.state, occasion.at),
    ...(tournamentId === null ? {} : { tournament_id: tournamentId }),
  };
  return {
    streams: streams.map((stream) => ({
      ...stream,
      expectedVersion: null,
      columns: { ...opening, ...stream.columns },
    })),
    rows,
    after,
  };
}
