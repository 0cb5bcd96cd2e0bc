import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type OneConnection } from '../../platform/database/database.js';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { Slices } from '../../platform/work/slices.js';
import type { Columns } from '../../recording/recording.js';
import type { StreamRefold } from '../../recording/upkeep/stream-refold.js';
import { Admission } from '../auth/index.js';
import { RecordCheck } from '../games/index.js';
import { TournamentCheck } from '../tournaments/index.js';
import { archiveDamage, impossible, notEmpty } from './archive-fault.js';
import { archiveLine } from './archive-line.js';
import { ArchiveRepository, type RowBatch } from './archive.repository.js';
import { putAside } from './checked-file.js';
import { type Prepared, PreparedClub } from './prepared-club.js';
import { linesOf } from './summed-line.js';

/**
 * Fills an empty club from an export, all of it or nothing. First the file is put aside and its sums are checked; then every
 * record is folded, and the rows that come of it are put aside too; and only then is anything written, in one transaction, which
 * so lasts as short as it can. However large the file is, no more of it is in memory than one stream.
 */
@Injectable()
export class ImportService {
  constructor(
    private readonly database: Database,
    private readonly repository: ArchiveRepository,
    private readonly series: RecordCheck,
    private readonly tournaments: TournamentCheck,
    private readonly clock: Clock,
    private readonly admission: Admission,
  ) {}

  async forCaller(call: Call, file: AsyncIterable<Uint8Array>): Promise<Answer<Prepared>> {
    await this.admission.admit(call, null);
    return found(await this.from(file));
  }

  async from(file: AsyncIterable<Uint8Array>): Promise<Prepared> {
    if (!(await this.repository.isEmpty(this.database, this.clock.now()))) throw notEmpty();
    const folder = await mkdtemp(join(tmpdir(), 'backgammon-club-import-'));
    try {
      const [lines, rows] = [join(folder, 'lines'), join(folder, 'rows')];
      await written(lines, (aside) => putAside(file, aside));
      const prepared = await this.prepare(lines, rows);
      await this.database.transaction((inside) => this.load(inside, rows, prepared.tournaments));
      return prepared.brought;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async prepare(lines: string, rows: string): Promise<PreparedClub> {
    return written(rows, async (aside) => {
      const put = async (batch: RowBatch): Promise<void> => {
        if (!aside.write(`${JSON.stringify(batch)}\n`)) await once(aside, 'drain');
      };
      const refold = (table: string, id: string, head: Columns): StreamRefold =>
        table === 'tournament' ? this.tournaments.refold(id) : this.series.refold(id, head);
      const prepared = new PreparedClub(this.repository.shapes(), this.clock.now(), refold, put);
      const slices = new Slices();
      let nth = 0;
      for await (const text of linesOf(createReadStream(lines), (line) => never(line))) {
        nth += 1;
        const line = archiveLine(text.toString('utf8'));
        if (line === null) throw archiveDamage(nth, 'it is not a line of an export');
        await prepared.take(line, nth);
        await slices.pause();
      }
      return prepared;
    });
  }

  private async load(inside: OneConnection, rows: string, tournaments: ReadonlyMap<string, number>): Promise<void> {
    await this.repository.lock(inside);
    if (!(await this.repository.isEmpty(inside, this.clock.now()))) throw notEmpty();
    await this.repository.clear(inside, this.clock.now());
    for await (const text of linesOf(createReadStream(rows), (line) => never(line))) {
      await this.repository.insert(inside, JSON.parse(text.toString('utf8')) as RowBatch);
    }
    // What a tournament says and what its matches say must be the same, and only now all of them are there.
    const [difference] = (await this.tournaments.runInside(inside)).differences;
    if (difference === undefined) return;
    throw impossible(tournaments.get(difference.streamId) ?? 0, difference.what);
  }
}

function never(line: number): never {
  throw new Error(`a line of our own is too long: ${line}`);
}

/** What the work gives that fills a new file, once all of it is there. */
async function written<T>(path: string, fill: (aside: ReturnType<typeof createWriteStream>) => Promise<T>): Promise<T> {
  const aside = createWriteStream(path, { mode: 0o600 });
  const failed = new Promise<never>((_resolve, reject) => aside.once('error', reject));
  try {
    const made = await Promise.race([fill(aside), failed]);
    await Promise.race([new Promise((resolve) => aside.end(() => resolve(null))), failed]);
    return made;
  } finally {
    aside.destroy();
  }
}
