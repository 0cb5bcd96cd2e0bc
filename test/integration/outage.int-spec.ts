import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { DatabaseUnavailableError } from '../../src/platform/database/database.js';
import { openPostgres } from '../../src/platform/database/postgres-database.js';
import { DatabaseRecording } from '../../src/recording/database-recording.js';
import type { Change, WriteOutcome } from '../../src/recording/recording.js';
import { answerOf, changeOf, newSeries, nextInSeries } from '../support/service/record.js';
import { testDatabase, TESTS_POSTGRES, type TestDatabase } from '../support/service/test-database.js';

const WRITERS = 8;
const STEPS = 60;
const MOST_PAUSE_MS = 20;

describe('a database that goes away', () => {
  it('differs from a refusal when no database answers', async () => {
    const nowhere = openPostgres('postgres://nobody@127.0.0.1:1/nothing', 2, () => {});

    await expect(nowhere.query({ text: 'select 1' })).rejects.toThrow(DatabaseUnavailableError);
    await nowhere.close();
  });

  if (TESTS_POSTGRES) {
    describe('under load', () => {
      let test: TestDatabase;
      let recording: DatabaseRecording;

      beforeAll(async () => {
        test = await testDatabase();
        recording = new DatabaseRecording(test.database);
      });
      afterAll(() => test.close());

      /** The same write until there is an answer, as a client with an idempotency key does. */
      async function insisted(change: Change, broken: () => void): Promise<WriteOutcome> {
        for (;;) {
          try {
            return await recording.write(change);
          } catch (error) {
            if (!(error instanceof DatabaseUnavailableError)) throw error;
            broken();
          }
        }
      }

      it('ends a transaction whose connection is cut between two of its statements, and the process goes on', async () => {
        const cut = test.database.transaction(async (inside) => {
          const [own] = await inside.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid', values: [] });
          await test.database.query({ text: 'select pg_terminate_backend($1, 5000)', values: [own?.pid] });
          // Nothing is asked while the word of it arrives.
          await pause(50);
          return inside.query({ text: 'select 1', values: [] });
        });
        await expect(cut).rejects.toThrow(DatabaseUnavailableError);
        expect(await test.database.query({ text: 'select 2 as two', values: [] })).toEqual([{ two: 2 }]);
      });

      it('loses nothing, and writes nothing twice, however often all connections are cut', async () => {
        const admin = new Client({ connectionString: test.config.databaseUrl ?? '' });
        await admin.connect();
        let cuts = 0;
        let landed = 0;
        let isDone = false;
        const cutting = (async (): Promise<void> => {
          for (let nth = 0; !isDone; nth += 1) {
            await admin.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`,
            );
            // Where to connect takes longer than from one cut to the next, nothing would ever land.
            const before = landed;
            while (!isDone && landed === before) await pause(1);
            // The next one meets the others wherever they are by then.
            await pause(nth % MOST_PAUSE_MS);
          }
        })();
        const ids = Array.from({ length: WRITERS }, () => v7());

        try {
          await Promise.all(
            ids.map(async (id) => {
              for (let version = 0; version < STEPS; version += 1) {
                const stream = version === 0 ? newSeries(id) : nextInSeries(id, version, `Step${version}`);
                const change = changeOf({ streams: [stream], answer: answerOf(id, `step ${version}`) });
                // Stale or taken after a cut means that it had landed before the answer was lost.
                await insisted(change, () => (cuts += 1));
                landed += 1;
              }
            }),
          );
        } finally {
          isDone = true;
          await cutting;
          await admin.end();
        }

        expect(cuts).toBeGreaterThan(0);
        for (const id of ids) {
          const types = (await recording.events(id, 0, 1000)).map(({ type }) => type);
          expect(types).toEqual(['Opened', ...Array.from({ length: STEPS - 1 }, (_, nth) => `Step${nth + 1}`)]);
        }
      }, 60_000);
    });
  }
});
