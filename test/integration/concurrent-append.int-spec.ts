import { v7 } from 'uuid';
import { DatabaseRecording } from '../../src/recording/database-recording.js';
import { retryOnStale, STALE } from '../../src/recording/retry-on-stale.js';
import { StreamQueue } from '../../src/recording/stream-queue.js';
import type { WriteOutcome } from '../../src/recording/recording.js';
import { answerOf, changeOf, newSeries, nextInSeries } from '../support/service/record.js';
import { testDatabase, type TestDatabase } from '../support/service/test-database.js';

const WRITERS = Array.from({ length: 20 }, (_, nth) => nth);

describe('many writers at once', () => {
  let test: TestDatabase;
  let recording: DatabaseRecording;

  beforeAll(async () => {
    test = await testDatabase();
    recording = new DatabaseRecording(test.database);
  });
  afterAll(() => test.close());

  const counted = (outcomes: readonly WriteOutcome[]): Record<string, number> =>
    Object.fromEntries(
      ['written', 'stale', 'key-taken'].map((kind) => [kind, outcomes.filter((outcome) => outcome === kind).length]),
    );
  async function opened(): Promise<string> {
    const stream = newSeries();
    await recording.write(changeOf({ streams: [stream] }));
    return stream.id;
  }

  it('with one version: exactly one wins', async () => {
    const id = await opened();

    const outcomes = await Promise.all(
      WRITERS.map((nth) => recording.write(changeOf({ streams: [nextInSeries(id, 1, `Writer${nth}`)] }))),
    );

    expect(counted(outcomes)).toEqual({ written: 1, stale: 19, 'key-taken': 0 });
    const events = await recording.events(id, 0, 100);
    expect(events.map(({ type }) => type)).toEqual(['Opened', `Writer${outcomes.indexOf('written')}`]);
  });

  it('with one key, each making a stream of its own: exactly one wins', async () => {
    const answer = answerOf(v7(), 'twin');
    const streams = WRITERS.map(() => newSeries());

    const outcomes = await Promise.all(
      streams.map((stream) => recording.write(changeOf({ streams: [stream], answer }))),
    );

    expect(counted(outcomes)).toEqual({ written: 1, stale: 0, 'key-taken': 19 });
    const rows = await test.database.query({
      text: 'select id from series where id = any($1)',
      values: [streams.map(({ id }) => id)],
    });
    expect(rows).toEqual([{ id: streams[outcomes.indexOf('written')]?.id }]);
  });

  it('to the same two streams, named in either order: neither blocks the other for good and both stay in step', async () => {
    const [a, b] = [await opened(), await opened()];

    const outcomes = await Promise.all(
      WRITERS.map((nth) => {
        const streams = [nextInSeries(a, 1, `Writer${nth}`), nextInSeries(b, 1, `Writer${nth}`)];
        return recording.write(changeOf({ streams: nth % 2 === 0 ? streams : streams.reverse() }));
      }),
    );

    expect(counted(outcomes)).toEqual({ written: 1, stale: 19, 'key-taken': 0 });
    expect((await recording.events(a, 1, 10))[0]?.type).toBe((await recording.events(b, 1, 10))[0]?.type);
  });

  it('each deciding again when it was late: all get through, none twice', async () => {
    const id = await opened();
    const queue = new StreamQueue();
    const append = (nth: number): Promise<void> =>
      queue.run(id, () =>
        retryOnStale(async () => {
          const [row] = await test.database.query<{ version: number }>({
            text: 'select version from series where id = $1',
            values: [id],
          });
          const change = changeOf({ streams: [nextInSeries(id, row?.version ?? 0, `Writer${nth}`)] });
          return (await recording.write(change)) === 'stale' ? STALE : undefined;
        }),
      );

    await Promise.all(WRITERS.map(append));

    const types = (await recording.events(id, 1, 100)).map(({ type }) => type);
    expect(types).toEqual(WRITERS.map((nth) => `Writer${nth}`));
  });
});
