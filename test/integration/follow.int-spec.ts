import { Client } from 'pg';
import { v7 } from 'uuid';
import { createLogger } from '../../src/platform/logging/logger.js';
import { DatabaseRecording } from '../../src/recording/database-recording.js';
import { Outbox } from '../../src/recording/following/outbox.js';
import { Writes } from '../../src/recording/writes.js';
import { StreamWatch } from '../../src/recording/following/stream-watch.js';
import { changeOf, newSeries, nextInSeries } from '../support/service/record.js';
import { TESTS_POSTGRES, type TestDatabase, emptyPostgres, testDatabase } from '../support/service/test-database.js';

describe('following streams', () => {
  let test: TestDatabase;
  let watch: StreamWatch;
  /** What is written here is noticed at once. */
  let here: DatabaseRecording;
  /** As another instance writes: without a word to this one. */
  let elsewhere: DatabaseRecording;

  beforeEach(async () => {
    test = await testDatabase();
    const writes = new Writes();
    watch = new StreamWatch(test.database, createLogger('silent'), writes);
    here = new DatabaseRecording(test.database, new Outbox(), writes);
    elsewhere = new DatabaseRecording(test.database);
  });
  afterEach(async () => {
    watch.beforeApplicationShutdown();
    await test.close();
  });

  /** Resolves when the stream has another version than the one that is known. */
  function changed(id: string, version: number): Promise<void> {
    return new Promise((resolve) => {
      const watched = watch.watch(id, version, () => {
        watched.end();
        resolve();
      });
    });
  }

  it('tells of what this instance has written', async () => {
    const id = v7();
    await here.write(changeOf({ streams: [newSeries(id)] }));
    const told = changed(id, 1);

    await here.write(changeOf({ streams: [nextInSeries(id, 1, 'Later')] }));

    await told;
  });

  it('finds what other instances have written, in a series that nothing else has touched since', async () => {
    const [one, other] = [v7(), v7()];
    await elsewhere.write(changeOf({ streams: [newSeries(one)] }));
    await elsewhere.write(changeOf({ streams: [newSeries(other)] }));
    const told = Promise.all([changed(one, 1), changed(other, 1)]);

    await elsewhere.write(changeOf({ streams: [nextInSeries(one, 1, 'A2', 'A3')] }));
    await elsewhere.write(changeOf({ streams: [nextInSeries(other, 1, 'B2')] }));

    await told;
  });

  it('tells nothing of a stream that stands where it is known to stand, nor of one that is followed no longer', async () => {
    const [still, left, moved] = [v7(), v7(), v7()];
    for (const id of [still, left, moved]) await here.write(changeOf({ streams: [newSeries(id)] }));
    const told: string[] = [];
    watch.watch(still, 1, () => told.push('still'));
    watch.watch(left, 1, () => told.push('left')).end();
    const end = changed(moved, 1);

    await here.write(changeOf({ streams: [nextInSeries(left, 1, 'Later')] }));
    await elsewhere.write(changeOf({ streams: [nextInSeries(moved, 1, 'Later')] }));
    await end;

    expect(told).toEqual([]);
  });

  it('lets no reader wait for a stream longer than asked, than its reader is there, and than the instance runs', async () => {
    const id = v7();
    await here.write(changeOf({ streams: [newSeries(id)] }));
    const stays = { onceDone: () => () => {} };
    const goes = { onceDone: (call: () => void) => (setImmediate(call), () => {}) };

    await watch.beyond(id, 1, 1, stays);
    await watch.beyond(id, 1, 600_000, goes);
    const waiting = watch.beyond(id, 1, 600_000, stays);
    watch.beforeApplicationShutdown();
    await waiting;
    await watch.beyond(id, 1, 600_000, stays);
  });

  if (TESTS_POSTGRES) {
    it('is not delayed by a transaction left open in this database, nor by one in another database of the server', async () => {
      const id = v7();
      await elsewhere.write(changeOf({ streams: [newSeries(id)] }));
      const another = await emptyPostgres();
      const open = [new Client(test.config.databaseUrl ?? ''), new Client(another.url)];
      for (const client of open) {
        await client.connect();
        await client.query('begin');
        // From now on the transaction has an id, and every snapshot of the server counts it as running.
        await client.query('select pg_current_xact_id()');
      }
      await open[0]?.query(
        `insert into recorded_event (stream_id, version, type, data, actor, recorded_at) values ($1, 1, 'Slow', '{}', 'tester', now())`,
        [v7()],
      );
      try {
        const told = changed(id, 1);
        await elsewhere.write(changeOf({ streams: [nextInSeries(id, 1, 'Later')] }));
        await told;

        expect((await elsewhere.events(id, 1, 10)).map(({ type }) => type)).toEqual(['Later']);
      } finally {
        for (const client of open) await client.end();
        await another.drop();
      }
    });
  }
});
