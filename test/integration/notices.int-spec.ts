import { v7 } from 'uuid';
import { DatabaseRecording } from '../../src/recording/database-recording.js';
import { type Notice, Outbox } from '../../src/recording/following/outbox.js';
import { answerOf, changeOf, newSeries, nextInSeries } from '../support/service/record.js';
import { type TestDatabase, testDatabase } from '../support/service/test-database.js';

describe('what webhooks are to be told', () => {
  let test: TestDatabase;
  let recording: DatabaseRecording;
  let filled: jest.Mock;
  let statements: jest.SpiedFunction<TestDatabase['database']['query']>;

  beforeAll(async () => {
    test = await testDatabase();
  });
  beforeEach(async () => {
    await test.database.query({ text: 'delete from webhook_delivery' });
    await test.database.query({ text: 'delete from webhook' });
    const outbox = new Outbox();
    filled = jest.fn();
    outbox.onFilled(filled);
    recording = new DatabaseRecording(test.database, outbox);
    statements = jest.spyOn(test.database, 'query');
  });
  afterEach(() => statements.mockRestore());
  afterAll(() => test.close());

  async function hooked(types: readonly string[], status = 'active'): Promise<string> {
    const id = v7();
    await test.database.query({
      text: `insert into webhook (id, version, url, types, secret, status, paused_because, status_since, created_at)
        values ($1, 1, 'https://club.example/', $2, 'whsec_', $3, $4, now(), now())`,
      values: [id, types, status, status === 'paused' ? 'director' : null],
    });
    return id;
  }

  const notice = (type: string): Notice => ({ type, data: { type, zulu: 1, alpha: 2 }, people: [] });
  const kept = (): Promise<Record<string, unknown>[]> =>
    test.database.query({
      text: 'select webhook_id, thing_id, type, data, status from webhook_delivery order by sequence',
    });

  it('is written by the statement of the act, for each webhook that wants to hear of it, in order', async () => {
    const [all, one] = [await hooked(['opened', 'begun', 'ended']), await hooked(['begun'], 'paused')];
    await hooked(['begun'], 'deleted');
    await hooked(['something else']);
    const stream = { ...newSeries(), notices: ['opened', 'begun', 'ended'].map(notice) };
    statements.mockClear();
    expect(await recording.write(changeOf({ streams: [stream] }))).toBe('written');
    expect([statements.mock.calls.length, filled.mock.calls.length]).toEqual([1, 1]);

    const rows = await kept();
    const of = (id: string): unknown[] => rows.filter((row) => row['webhook_id'] === id).map(({ type }) => type);
    expect([of(all), of(one), rows.length]).toEqual([['opened', 'begun', 'ended'], ['begun'], 4]);
    expect(rows[0]).toMatchObject({ thing_id: stream.id, status: 'waiting' });
    expect(JSON.stringify(rows[0]?.['data'])).toBe('{"type":"opened","zulu":1,"alpha":2}');
  });

  it('costs one statement and wakes no sender where no webhook wants to hear of it', async () => {
    const stream = { ...newSeries(), notices: [notice('opened')] };
    statements.mockClear();
    await recording.write(changeOf({ streams: [stream] }));
    expect([statements.mock.calls.length, filled.mock.calls.length]).toEqual([1, 0]);
    expect(await kept()).toEqual([]);
  });

  it('is not written where the act is not', async () => {
    await hooked(['begun']);
    const stream = newSeries();
    await recording.write(changeOf({ streams: [stream] }));
    const second = { ...nextInSeries(stream.id, 1, 'Second'), notices: [notice('begun')] };
    const answer = answerOf(v7(), 'once');
    expect(await recording.write(changeOf({ streams: [second], answer }))).toBe('written');
    expect(await recording.write(changeOf({ streams: [second] }))).toBe('stale');
    const third = { ...nextInSeries(stream.id, 2, 'Third'), notices: [notice('begun')] };
    expect(await recording.write(changeOf({ streams: [third], answer }))).toBe('key-taken');
    expect(await kept()).toHaveLength(1);
    expect(filled).toHaveBeenCalledTimes(1);
  });
});
