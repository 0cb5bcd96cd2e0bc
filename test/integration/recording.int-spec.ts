import { v7 } from 'uuid';
import { DatabaseRecording } from '../../src/recording/database-recording.js';
import { answerOf, changeOf, eventOf, newSeries, nextInSeries } from '../support/service/record.js';
import { testDatabase, type TestDatabase } from '../support/service/test-database.js';

describe('a write to the record', () => {
  let test: TestDatabase;
  let recording: DatabaseRecording;

  beforeAll(async () => {
    test = await testDatabase();
    recording = new DatabaseRecording(test.database);
  });
  afterAll(() => test.close());

  const rows = (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
    test.database.query({ text, values });
  const types = async (streamId: string): Promise<string[]> =>
    (await recording.events(streamId, 0, 1000)).map(({ type }) => type);
  async function opened(): Promise<string> {
    const stream = newSeries();
    expect(await recording.write(changeOf({ streams: [stream] }))).toBe('written');
    return stream.id;
  }

  it('makes a stream with its row, its events, its side rows and the answer', async () => {
    const [id, gameId, playerId, tokenId] = [v7(), v7(), v7(), v7()];
    const at = new Date('2026-05-06T07:08:09.010Z');

    const outcome = await recording.write(
      changeOf({
        actor: 'who did it',
        at,
        streams: [
          { ...newSeries(id, [playerId]), version: 2, events: [eventOf('Opened', { z: 1 }), eventOf('Started')] },
        ],
        rows: [{ table: 'game', insert: { series_id: id, number: 1, id: gameId, status: 'open' } }],
        answer: answerOf(tokenId, 'first'),
      }),
    );

    expect(outcome).toBe('written');
    const written = await recording.events(id, 0, 10);
    const [{ act } = { act: 0 }] = written;
    expect(written).toEqual([
      {
        act,
        streamId: id,
        version: 1,
        gameNumber: null,
        type: 'Opened',
        data: { z: 1 },
        actor: 'who did it',
        recordedAt: at,
      },
      {
        act,
        streamId: id,
        version: 2,
        gameNumber: null,
        type: 'Started',
        data: {},
        actor: 'who did it',
        recordedAt: at,
      },
    ]);
    expect(await rows('select * from series where id = $1', id)).toMatchObject([
      { version: 2, status: 'open', state: { opened: true }, player_ids: [playerId], finished_at: null },
    ]);
    expect(await rows('select * from game where series_id = $1', id)).toEqual([
      { series_id: id, number: 1, id: gameId, status: 'open', result: null, final_view: null, standing: null },
    ]);
    const [stored] = await rows('select * from idempotency_key where token_id = $1', tokenId);
    expect(stored).toMatchObject({ key: 'first', fingerprint: 'print of first', status: 201, etag: '"1"' });
    expect(JSON.stringify(stored?.['body'])).toBe('{"zulu":1,"alpha":[2,null]}');
  });

  it('refuses an event without data, and leaves nothing', async () => {
    const id = await opened();
    const without = { ...eventOf('Empty'), data: null as unknown as Record<string, unknown> };

    const written = recording.write(changeOf({ streams: [{ ...nextInSeries(id, 1, 'Empty'), events: [without] }] }));

    await expect(written).rejects.toMatchObject({ code: '23502' });
    expect(await types(id)).toEqual(['Opened']);
    expect(await rows('select version from series where id = $1', id)).toEqual([{ version: 1 }]);
  });

  it('appends to the version that was read', async () => {
    const id = await opened();

    const outcome = await recording.write(changeOf({ streams: [nextInSeries(id, 1, 'Second', 'Third')] }));

    expect(outcome).toBe('written');
    expect(await types(id)).toEqual(['Opened', 'Second', 'Third']);
    expect(await rows('select version, state from series where id = $1', id)).toEqual([
      { version: 3, state: { last: 'Third' } },
    ]);
  });

  it('is stale and leaves nothing when the version is another one', async () => {
    const id = await opened();
    const tokenId = v7();
    await recording.write(changeOf({ streams: [nextInSeries(id, 1, 'Second')] }));

    const outcome = await recording.write(
      changeOf({
        streams: [nextInSeries(id, 1, 'Late')],
        rows: [
          { table: 'game', insert: { series_id: id, number: 1, id: v7(), status: 'open' } },
          { table: 'player', insert: { id, version: 1, name: 'Nobody', created_at: new Date() } },
        ],
        answer: answerOf(tokenId, 'late'),
      }),
    );

    expect(outcome).toBe('stale');
    expect(await types(id)).toEqual(['Opened', 'Second']);
    expect(await rows('select id from game where series_id = $1', id)).toEqual([]);
    expect(await rows('select id from player where id = $1', id)).toEqual([]);
    expect(await rows('select key from idempotency_key where token_id = $1', tokenId)).toEqual([]);
  });

  it('is stale when there is no such stream, and when a new one exists already', async () => {
    const id = await opened();

    expect(await recording.write(changeOf({ streams: [nextInSeries(v7(), 1, 'Second')] }))).toBe('stale');
    expect(await recording.write(changeOf({ streams: [newSeries(id)] }))).toBe('stale');
    expect(await types(id)).toEqual(['Opened']);
  });

  it('says that the key is taken, and leaves nothing, when an answer is stored under it', async () => {
    const id = await opened();
    const answer = answerOf(v7(), 'same');
    await recording.write(changeOf({ streams: [nextInSeries(id, 1, 'First')], answer }));

    const outcome = await recording.write(changeOf({ streams: [nextInSeries(id, 2, 'Again')], answer }));
    const other = await recording.write(
      changeOf({ streams: [nextInSeries(id, 2, 'Other')], answer: { ...answer, tokenId: v7() } }),
    );

    expect(outcome).toBe('key-taken');
    expect(other).toBe('written');
    expect(await types(id)).toEqual(['Opened', 'First', 'Other']);
  });

  it('keeps the order of two thousand events, in the stream and in the sequence', async () => {
    const id = await opened();
    const names = Array.from({ length: 2000 }, (_, nth) => `Event${nth}`);

    await recording.write(changeOf({ streams: [nextInSeries(id, 1, ...names)] }));

    expect((await recording.events(id, 1, 3000)).map(({ type }) => type)).toEqual(names);
    const inSequence = await rows('select type from recorded_event where stream_id = $1 order by sequence', id);
    expect(inSequence.map(({ type }) => type)).toEqual(['Opened', ...names]);
  });

  it('reads a part of a stream', async () => {
    const id = await opened();
    await recording.write(changeOf({ streams: [nextInSeries(id, 1, 'B', 'C', 'D', 'E')] }));

    expect((await recording.events(id, 2, 2)).map(({ version, type }) => [version, type])).toEqual([
      [3, 'C'],
      [4, 'D'],
    ]);
  });

  it('writes two streams or neither', async () => {
    const [a, b] = [await opened(), await opened()];
    const both = (fromA: number, fromB: number, type: string): ReturnType<typeof recording.write> =>
      // Not in the order of their ids: the write sees to that.
      recording.write(changeOf({ streams: [nextInSeries(b, fromB, type), nextInSeries(a, fromA, type)] }));

    expect(await both(1, 1, 'Together')).toBe('written');
    expect(await both(1, 2, 'WithoutA')).toBe('stale');
    expect(await both(2, 1, 'WithoutB')).toBe('stale');
    expect(await both(2, 2, 'Again')).toBe('written');
    expect(await types(a)).toEqual(['Opened', 'Together', 'Again']);
    expect(await types(b)).toEqual(['Opened', 'Together', 'Again']);
  });

  it('makes a stream only if another one has not moved', async () => {
    const [old, young] = [await opened(), v7()];

    expect(await recording.write(changeOf({ streams: [nextInSeries(old, 7, 'Step'), newSeries(young)] }))).toBe(
      'stale',
    );
    expect(await types(young)).toEqual([]);
    expect(await recording.write(changeOf({ streams: [nextInSeries(old, 1, 'Step'), newSeries(young)] }))).toBe(
      'written',
    );
    expect(await types(young)).toEqual(['Opened']);
  });

  it('writes rows without a stream, with the answer, where their version is the one read', async () => {
    const id = v7();
    const created = { table: 'player', insert: { id, version: 1, name: 'Ann', created_at: new Date() } } as const;
    const renamed = (whereVersion: number, name: string) =>
      ({ table: 'player', update: { id, whereVersion, columns: { name, version: whereVersion + 1 } } }) as const;
    const answer = answerOf(v7(), 'rename');

    expect(await recording.write(changeOf({ rows: [created] }))).toBe('written');
    expect(await recording.write(changeOf({ rows: [renamed(1, 'Anna')], answer }))).toBe('written');
    expect(await recording.write(changeOf({ rows: [renamed(1, 'Anne')] }))).toBe('stale');
    expect(await recording.write(changeOf({ rows: [renamed(2, 'Anne')], answer }))).toBe('key-taken');
    expect(await rows('select name, version from player where id = $1', id)).toEqual([{ name: 'Anna', version: 2 }]);
  });

  it('checks several rows and a stream together', async () => {
    const [series, first, second] = [await opened(), v7(), v7()];
    const player = (id: string) =>
      ({ table: 'player', insert: { id, version: 1, name: 'P', created_at: new Date() } }) as const;
    await recording.write(changeOf({ rows: [player(first), player(second)] }));
    const merge = (version: number): ReturnType<typeof recording.write> =>
      recording.write(
        changeOf({
          streams: [nextInSeries(series, 1, 'Merged')],
          rows: [
            { table: 'player', update: { id: first, whereVersion: 1, columns: { version: 2, merged_into: second } } },
            { table: 'player', update: { id: second, whereVersion: version, columns: { version: version + 1 } } },
          ],
        }),
      );

    expect(await merge(5)).toBe('stale');
    expect(await rows('select version from player where id in ($1, $2)', first, second)).toEqual([
      { version: 1 },
      { version: 1 },
    ]);
    expect(await merge(1)).toBe('written');
    expect(await types(series)).toEqual(['Opened', 'Merged']);
  });

  it('finishes the game that it opened before, and keeps bytes and missing values', async () => {
    const [id, gameId] = [await opened(), v7()];
    const hash = Buffer.from(v7());
    await recording.write(
      changeOf({
        streams: [nextInSeries(id, 1, 'GameStarted')],
        rows: [{ table: 'game', insert: { series_id: id, number: 1, id: gameId, status: 'open' } }],
      }),
    );

    await recording.write(
      changeOf({
        streams: [nextInSeries(id, 2, 'GameFinished')],
        rows: [
          {
            table: 'game',
            update: { id: gameId, columns: { status: 'finished', result: { points: 2 }, final_view: { b: 1, a: 2 } } },
          },
          {
            table: 'token',
            insert: { id: v7(), hash, role: 'viewer', player_id: null, label: 'x', created_at: new Date() },
          },
        ],
      }),
    );

    expect(await rows('select status, result, final_view from game where id = $1', gameId)).toEqual([
      { status: 'finished', result: { points: 2 }, final_view: { b: 1, a: 2 } },
    ]);
    expect(await rows('select player_id from token where hash = $1', hash)).toEqual([{ player_id: null }]);
  });

  it('refuses a version that does not fit the number of events', async () => {
    const change = changeOf({ streams: [{ ...newSeries(), version: 2 }] });

    await expect(recording.write(change)).rejects.toThrow('version 2 is not 0 plus 1 events');
  });

  it.each([
    ['update', `update recorded_event set actor = 'somebody else' where stream_id = $1`],
    ['update of nothing', `update recorded_event set actor = 'x' where stream_id = $1 and false`],
    ['delete', 'delete from recorded_event where stream_id = $1'],
    ['truncate', 'truncate recorded_event'],
  ])('can never be undone by %s', async (_, text) => {
    const id = await opened();

    await expect(rows(text, ...(text.includes('$1') ? [id] : []))).rejects.toMatchObject({
      code: '23001',
      message: expect.stringContaining('never changed or removed'),
    });

    expect(await types(id)).toEqual(['Opened']);
  });

  it('forgets answers of long ago only', async () => {
    const tokenId = v7();
    const stored = (key: string, at: string): Promise<unknown> =>
      recording.write(changeOf({ answer: answerOf(tokenId, key), at: new Date(at) }));
    await stored('old', '2020-01-01T00:00:00Z');
    await stored('new', '2020-01-03T00:00:00Z');

    await recording.forgetAnswers(new Date('2020-01-02T00:00:00Z'));

    expect(await rows('select key from idempotency_key where token_id = $1', tokenId)).toEqual([{ key: 'new' }]);
  });
});
