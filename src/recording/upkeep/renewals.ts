import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Logger } from '../../platform/logging/logger.js';
import type { StreamTable } from '../recording.js';
import { StreamBusyError } from '../retry-on-stale.js';
import { type NamesOutdated, OUTDATED_SERIES, OUTDATED_TOURNAMENT } from './state-format.js';

/** Makes the stored states of one kind of stream anew. */
export interface Renewer {
  /** Writes what the record tells into the row, unless another write has changed the row meanwhile. */
  renew(streamId: string): Promise<void>;
}

/** Reads of the same rows before a reader gives up: each time an older instance would have written them again. */
const TRIES = 5;

/** Rows that are looked at in one read of the walk. */
const PAGE = 500;

/** How long a start waits for the walk: long enough for most clubs to be whole before the first request. */
const PATIENCE = 5_000;
const TELLS_EVERY = 10_000;

/** Failures of one walk that are logged with their causes; a fault of the code would fill the log with thousands alike. */
const TOLD_FAILURES = 10;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const PAGES: Readonly<Record<StreamTable, string>> = {
  series: `select s.id, ${OUTDATED_SERIES} from series s where s.id > $1::uuid order by s.id limit $2`,
  tournament: `select t.id, ${OUTDATED_TOURNAMENT} from tournament t where t.id > $1::uuid order by t.id limit $2`,
};

/**
 * Sees to it that no answer comes from a stored state of another format than this version's. Such a state is made anew from the
 * record at its first use, and a walk after each start does it for those that no request uses.
 */
@Injectable()
export class Renewals implements BeforeApplicationShutdown {
  private readonly renewers = new Map<StreamTable, Renewer>();
  private readonly underWay = new Map<string, Promise<void>>();
  private walking: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Called by each renewer as it is made. */
  register(table: StreamTable, renewer: Renewer): void {
    this.renewers.set(table, renewer);
  }

  /** The rows that were read; or where some are outdated, those that are read again after these were made anew. */
  async current<Row extends object>(first: Row[], read: () => Promise<Row[]>): Promise<Row[]> {
    let rows = first;
    for (let nth = 1; ; nth += 1) {
      const outdated = outdatedIn(rows);
      if (outdated.length === 0) return rows;
      if (nth === TRIES) throw new StreamBusyError('an instance of an older version writes what is read here');
      for (const { table, id } of outdated) await this.renew(table, id);
      rows = await read();
    }
  }

  /** Begins the walk; comes back when it is through, or soon, while it goes on. */
  async begin(patience = PATIENCE): Promise<void> {
    const patient = new AbortController();
    this.walking = this.walk();
    await Promise.race([
      this.walking,
      wait(patience, undefined, { ref: false, signal: patient.signal }).catch(() => {}),
    ]);
    patient.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.walking;
  }

  /** One after the other, so that requests get their turn in between. */
  private async walk(): Promise<void> {
    const begun = performance.now();
    let toldAt = begun;
    let [renewed, failed] = [0, 0];
    try {
      for (const table of this.renewers.keys()) {
        for await (const id of this.outdatedOf(table)) {
          try {
            await this.renew(table, id);
            renewed += 1;
          } catch (error) {
            failed += 1;
            if (failed <= TOLD_FAILURES) {
              this.logger.error({ err: error, table, streamId: id }, 'a stored state could not be made anew');
            }
          }
          if (performance.now() - toldAt < TELLS_EVERY) continue;
          toldAt = performance.now();
          this.logger.info({ renewed }, 'stored states of an older version are being made anew from the record');
        }
      }
    } catch (error) {
      // What was not reached is made anew at its first use, or by the next start.
      this.logger.error({ err: error, renewed }, 'the walk through the stored states broke off');
      return;
    }
    if (renewed + failed === 0) return;
    const milliseconds = Math.round(performance.now() - begun);
    const told = { renewed, failed, milliseconds };
    if (failed === 0) this.logger.info(told, 'stored states of an older version were made anew');
    else
      this.logger.error(
        told,
        'stored states of an older version could not all be made anew: see npm run verify-record',
      );
  }

  private async *outdatedOf(table: StreamTable): AsyncGenerator<string> {
    for (let last = BEFORE_ALL; !this.isStopping;) {
      const rows = await this.database.query<NamesOutdated & { id: string }>({
        text: PAGES[table],
        values: [last, PAGE],
      });
      for (const { id } of outdatedIn(rows)) {
        if (this.isStopping) return;
        yield id;
      }
      const end = rows.at(-1);
      if (end === undefined || rows.length < PAGE) return;
      last = end.id;
    }
  }

  /** Once for all who ask for it at the same time. */
  private renew(table: StreamTable, id: string): Promise<void> {
    const known = this.underWay.get(id);
    if (known !== undefined) return known;
    const renewer = this.renewers.get(table);
    if (renewer === undefined) throw new Error(`nothing is known of how to make a ${table} anew`);
    const renewal = renewer.renew(id).finally(() => this.underWay.delete(id));
    this.underWay.set(id, renewal);
    return renewal;
  }
}

function outdatedIn(rows: readonly NamesOutdated[]): readonly { readonly table: StreamTable; readonly id: string }[] {
  const found: { table: StreamTable; id: string }[] = [];
  for (const { outdated_series: series = null, outdated_tournament: tournament = null } of rows) {
    if (series !== null) found.push({ table: 'series', id: series });
    if (tournament !== null) found.push({ table: 'tournament', id: tournament });
  }
  return found;
}
