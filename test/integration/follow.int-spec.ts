import { v7 } from 'uuid';
import { DatabaseRecording } from '../../src/recording/database-recording.js';
import type { RecordedEvent, RecordPlace } from '../../src/recording/recording.js';
import { changeOf, newSeries, nextInSeries } from '../support/record.js';
import { testDatabase, TESTS_POSTGRES, type TestDatabase } from '../support/test-database.js';

type Followed = RecordedEvent & RecordPlace;

describe('following the record', () => {
  let test: TestDatabase;
  let recording: DatabaseRecording;

  beforeEach(async () => {
    test = await testDatabase();
    recording = new DatabaseRecording(test.database);
  });
  afterEach(() => test.close());

  /** Reads on from a place until there are so many events: transactions of other databases of the server may delay them. */
  async function follow(from: RecordPlace | null, many: number, page = 100): Promise<readonly Followed[]> {
    const found: Followed[] = [];
    while (found.length < many) {
      const last = found.at(-1);
      found.push(...(await recording.follow(last ? { xid: last.xid, sequence: last.sequence } : from, page)));
    }
    return found;
  }

  it('gives the events of all streams in the order of recording, page by page', async () => {
    const [a, b] = [v7(), v7()];
    await recording.write(changeOf({ streams: [newSeries(a)] }));
    await recording.write(changeOf({ streams: [newSeries(b)] }));
    await recording.write(changeOf({ streams: [nextInSeries(a, 1, 'A2', 'A3', 'A4')] }));
    await recording.write(changeOf({ streams: [nextInSeries(b, 1, 'B2')] }));

    const whole = await follow(null, 6);

    expect(whole.map(({ type }) => type)).toEqual(['Opened', 'Opened', 'A2', 'A3', 'A4', 'B2']);
    expect(await follow(null, 6, 2)).toEqual(whole);
    expect((await follow(whole[3] ?? null, 2)).map(({ type }) => type)).toEqual(['A4', 'B2']);
  });

  it('begins after what is there already when asked for the place of now', async () => {
    const id = v7();
    await recording.write(changeOf({ streams: [newSeries(id)] }));
    await follow(null, 1);

    const place = await recording.place();
    await recording.write(changeOf({ streams: [nextInSeries(id, 1, 'Later')] }));

    expect((await follow(place, 1)).map(({ type }) => type)).toEqual(['Later']);
  });

  if (TESTS_POSTGRES) {
    it('does not skip an event whose transaction ends after a later one', async () => {
      const [slow, fast] = [v7(), v7()];
      const client = await test.database.pool.connect();
      await client.query('begin');
      await client.query(
        `insert into recorded_event (stream_id, version, type, data, actor, recorded_at)
          values ($1, 1, 'Slow', '{}', 'tester', now())`,
        [slow],
      );
      await recording.write(changeOf({ streams: [newSeries(fast)] }));

      const bySequence = await test.database.query<{ type: string; sequence: number }>({
        text: 'select type, sequence from recorded_event order by sequence',
      });
      const meanwhile = await recording.follow(null, 10);
      await client.query('commit');
      client.release();
      const after = await follow(null, 2);

      // A reader that went by the sequence alone would now stand at 2 and never see the event with sequence 1.
      expect(bySequence).toEqual([{ type: 'Opened', sequence: 2 }]);
      expect(meanwhile).toEqual([]);
      expect(after.map(({ type, sequence }) => [type, sequence])).toEqual([
        ['Slow', 1],
        ['Opened', 2],
      ]);
    });
  }
});
