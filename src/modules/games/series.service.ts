import { Injectable } from '@nestjs/common';
import { type MatchEvent, type MatchState, type Result, type Violation } from '../../domain/index.js';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { type Call, checkVersion } from '../../platform/http/call.js';
import { Slices } from '../../platform/work/slices.js';
import type { Caller, InnerRead } from '../../recording/gate.js';
import { Recording, type SideRow } from '../../recording/recording.js';
import { STALE, StreamBusyError, retryOnStale } from '../../recording/retry-on-stale.js';
import { StreamQueue } from '../../recording/stream-queue.js';
import { refusal } from '../../rules/refusal.js';
import { Admission, type Admitted, actorOf, requirePart } from '../auth/index.js';
import { type Accompaniment, Companions } from './companions.js';
import type { PlainGameView } from './game.view.js';
import { MATCH_SERIES } from './match-series.js';
import type { Changed } from './series-changes.js';
import type { ChangedSeries, SeriesEvent, SeriesKind, SeriesKindName } from './series-kind.js';
import { seriesKind } from './series-kinds.js';
import type { AnySeriesRow, SeriesRow } from './series.repository.js';
import { openingInSteps, writeOf } from './series-writes.js';

/** What is to happen to a series that was read. */
export interface Work<Row extends AnySeriesRow, Event extends SeriesEvent = MatchEvent, FinalView = PlainGameView> {
  /** Those who take part besides everybody who does already: somebody who comes. */
  readonly newcomers?: readonly string[];
  /** Refuses callers who take part but may not do just this; others never come so far. */
  readonly permit?: (row: Row, caller: Caller) => void;
  readonly decide: (
    row: Row,
    admitted: Admitted<Row>,
  ) => Result<readonly Event[], Violation> | Promise<Result<readonly Event[], Violation>>;
  readonly answer: (row: Row, changed: ChangedSeries<Row['state'], FinalView>, beside: Accompaniment) => Answer;
}

/** Where to find the series, and the key under which its writers queue. */
export interface Target {
  readonly read: InnerRead;
  readonly queue: string;
  readonly thing: 'game' | SeriesKindName;
  readonly id: string;
}

/** A new series: what has happened in it, and the rows and the answer that go with it. */
interface Opening<State, Event, FinalView> {
  readonly seriesId: string;
  readonly events: readonly Event[];
  readonly rows: readonly SideRow[];
  readonly answer: (changed: ChangedSeries<State, FinalView>) => Answer;
}

/** The one way in which a series changes: one read, a decision, one statement. Safe to retry, atomic, never out of turn. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly queue: StreamQueue,
    private readonly companions: Companions,
  ) {}

  /**
   * Decides and records. A player changes only series in which that player sits. A writer that was overtaken decides again
   * on the fresh state. A dry run is answered and not written.
   */
  async change<Row extends AnySeriesRow = SeriesRow, Event extends SeriesEvent = MatchEvent, FinalView = PlainGameView>(
    call: Call,
    target: Target,
    work: Work<Row, Event, FinalView>,
  ): Promise<Answer> {
    try {
      return await this.queue.run(target.queue, () =>
        retryOnStale(async () => {
          const admitted = await this.admission.admit<Row>(call, target.read);
          const [row] = admitted.rows;
          if (row === undefined) throw notFound(target.thing, target.id);
          const kind = seriesKind(row.kind);
          requirePart(admitted.caller, [...kind.players(row.state), ...(work.newcomers ?? [])]);
          work.permit?.(row, admitted.caller);
          checkVersion(call, row.version);
          const attempt = (): Promise<Answer | typeof STALE> => this.attempt(call, work, row, admitted);
          // Always the series first and then its tournament, so that no writer waits for one that waits for it.
          return row.tournament_id === null ? attempt() : this.queue.run(row.tournament_id, attempt);
        }),
      );
    } catch (thrown) {
      throw thrown instanceof StreamBusyError ? seriesBusy() : thrown;
    }
  }

  /** Records a new match with everything that has happened in it so far. */
  async open(
    call: Call,
    admitted: Admitted<object>,
    seriesId: string,
    events: readonly MatchEvent[],
    rows: readonly SideRow[],
    answer: (changed: Changed) => Answer,
  ): Promise<Answer> {
    return this.openOf(MATCH_SERIES, call, admitted, { seriesId, events, rows, answer });
  }

  /** Records a new series of any kind. */
  async openOf<State, Event, FinalView extends object>(
    kind: SeriesKind<State, Event, FinalView>,
    call: Call,
    admitted: Admitted<object>,
    { seriesId, events, rows, answer }: Opening<State, Event, FinalView>,
  ): Promise<Answer> {
    const actor = actorOf(admitted.caller);
    const steps = openingInSteps(kind, seriesId, events, actor, admitted.now, null);
    const opening = await new Slices().through(steps);
    const reply = answer(opening.changed);
    const outcome = await this.recording.write({
      streams: [opening.stream],
      rows: [...rows, ...opening.rows],
      actor,
      at: admitted.now,
      answer: this.admission.stored(call, admitted.caller, reply),
    });
    if (outcome === 'written') return reply;
    // Only a twin with the same key can have come between: it has the answer.
    await this.admission.admit(call, null);
    throw seriesBusy();
  }

  private async attempt<Row extends AnySeriesRow, Event extends SeriesEvent, FinalView>(
    call: Call,
    work: Work<Row, Event, FinalView>,
    row: Row,
    admitted: Admitted<Row>,
  ): Promise<Answer | typeof STALE> {
    const decision = await work.decide(row, admitted);
    if (!decision.ok) throw refusal(decision.error, null, '/rules', row.names);
    const actor = actorOf(admitted.caller);
    const kind = seriesKind(row.kind);
    const decided = writeOf(kind, row, decision.value, actor, admitted.now);
    const beside = await this.companions.of(row.tournament_id, {
      seriesId: row.id,
      // Nothing but matches is played in tournaments.
      before: row.state as MatchState,
      after: decided.changed.state as MatchState,
      events: decision.value as readonly SeriesEvent[] as readonly MatchEvent[],
      caller: admitted.caller,
      actor,
      at: admitted.now,
    });
    const { own } = beside;
    const written = own.length === 0 ? decided : writeOf(kind, row, [...decision.value, ...own], actor, admitted.now);
    const { stream, rows } = written;
    // A change of a row is one of its own kind.
    const changed = written.changed as ChangedSeries<Row['state'], FinalView>;
    const { events } = changed;
    const answer = work.answer(row, changed, beside);
    if (call.isDryRun || (events.length === 0 && beside.streams.length === 0)) return answer;
    const outcome = await this.recording.write({
      streams: [stream, ...beside.streams],
      rows: [...rows, ...beside.rows],
      actor,
      at: admitted.now,
      answer: this.admission.stored(call, admitted.caller, answer),
    });
    if (outcome !== 'written') return STALE;
    beside.landed();
    return answer;
  }
}

function seriesBusy(): ApplicationError {
  const detail = 'Too many writers at once. Nothing was changed; try again.';
  return new ApplicationError('series.busy', detail, { retryAfter: 1 });
}
