import { Injectable } from '@nestjs/common';
import { type OpenedTournament, type Result, type TournamentEvent, type Violation } from '../../domain/index.js';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { type Call, checkVersion } from '../../platform/http/call.js';
import { Recording } from '../../recording/recording.js';
import { STALE, StreamBusyError, retryOnStale } from '../../recording/retry-on-stale.js';
import { StreamQueue } from '../../recording/stream-queue.js';
import { refusal } from '../../rules/refusal.js';
import { Admission, type Admitted, type Reader, actorOf, readerOf } from '../auth/index.js';
import { foreseen } from './affected.js';
import { KnownStates } from './known-states.js';
import { type TournamentChange, TournamentChanges } from './tournament-changes.js';
import type { Names } from './tournament.mapper.js';
import {
  type SentRow,
  type TournamentRead,
  type TournamentRow,
  TournamentsRepository,
} from './tournaments.repository.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

/** What is to happen to a tournament that was read. */
export interface TournamentWork<Row extends TournamentRow> {
  /** Refuses callers who have the role but may not do just this. */
  readonly permit?: (state: OpenedTournament, admitted: Admitted<Row>) => void;
  readonly decide: (state: OpenedTournament, admitted: Admitted<Row>, row: Row) => Decision | Promise<Decision>;
  readonly answer: (change: TournamentChange, row: Row, reader: Reader) => Answer;
  /** Names of the people afterwards, where others come in; without it those whom the row names. */
  readonly names?: (row: Row) => Names;
}

/** The one way in which a tournament changes by itself: a read, a decision, one statement with all of its matches. */
@Injectable()
export class TournamentStream {
  constructor(
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly queue: StreamQueue,
    private readonly changes: TournamentChanges,
    private readonly repository: TournamentsRepository,
    private readonly states: KnownStates,
  ) {}

  /** Decides and records; a writer that was overtaken decides again on the fresh state. A dry run tells what would be different. */
  async change<Row extends TournamentRow>(
    call: Call,
    id: string,
    read: TournamentRead,
    work: TournamentWork<Row>,
  ): Promise<Answer> {
    try {
      return await this.queue.run(id, () => retryOnStale(() => this.attempt(call, id, read, work)));
    } catch (thrown) {
      throw thrown instanceof StreamBusyError ? busy() : thrown;
    }
  }

  /** Records a new tournament. */
  async open(
    call: Call,
    admitted: Admitted<object>,
    id: string,
    events: readonly TournamentEvent[],
    answer: (change: TournamentChange) => Answer,
  ): Promise<Answer> {
    const present = { id, version: 0, state_version: 0, state: { status: 'not-opened' } } as const;
    const actor = actorOf(admitted.caller);
    const change = await this.changes.follow(present, events, { actor, at: admitted.now, except: null });
    const reply = answer(change);
    const outcome = await this.recording.write({
      streams: change.streams,
      rows: change.rows,
      actor,
      at: admitted.now,
      answer: this.admission.stored(call, admitted.caller, reply),
    });
    if (outcome === 'written') return reply;
    // Only a twin with the same key can have come between: it has the answer.
    await this.admission.admit(call, null);
    throw busy();
  }

  private async attempt<Row extends TournamentRow>(
    call: Call,
    id: string,
    read: TournamentRead,
    work: TournamentWork<Row>,
  ): Promise<Answer | typeof STALE> {
    const { rows, caller, now } = await this.admission.admit<SentRow<Row>>(call, read);
    const [sent] = rows;
    if (sent === undefined) throw notFound('tournament', id);
    const row = this.repository.whole<Row>(read, sent);
    if (row.state.status === 'not-opened') throw notFound('tournament', id);
    const admitted = { rows: [row], caller, now };
    work.permit?.(row.state, admitted);
    checkVersion(call, row.version);
    const decision = await work.decide(row.state, admitted, row);
    if (!decision.ok) throw refusal(decision.error);
    const actor = actorOf(admitted.caller);
    const change = await this.changes.follow(row, decision.value, { actor, at: admitted.now, except: null });
    if (call.isDryRun) return foreseen(change, row, work.names?.(row) ?? row.names ?? {});
    const answer = work.answer(change, row, readerOf(caller));
    if (change.streams.length === 0) return answer;
    const outcome = await this.recording.write({
      streams: change.streams,
      rows: change.rows,
      actor,
      at: admitted.now,
      answer: this.admission.stored(call, admitted.caller, answer),
    });
    if (outcome !== 'written') return STALE;
    this.states.keep(row.id, change);
    return answer;
  }
}

function busy(): ApplicationError {
  const detail = 'Too many writers at once. Nothing was changed; try again.';
  return new ApplicationError('series.busy', detail, { retryAfter: 1 });
}
