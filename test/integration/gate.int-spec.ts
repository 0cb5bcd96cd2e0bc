import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Database } from '../../src/platform/database/database.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { DatabaseGate } from '../../src/recording/database-gate.js';
import { DatabaseRecording } from '../../src/recording/database-recording.js';
import { Renewals } from '../../src/recording/upkeep/renewals.js';
import { answerOf, changeOf, newSeries } from '../support/service/record.js';
import { testDatabase, type TestDatabase } from '../support/service/test-database.js';

const NOW = new Date('2026-06-01T12:00:00.000Z');

describe('the gate', () => {
  let test: TestDatabase;
  let gate: DatabaseGate;
  let recording: DatabaseRecording;

  beforeAll(async () => {
    test = await testDatabase();
    gate = new DatabaseGate(test.database, new Renewals(test.database, createLogger('silent')));
    recording = new DatabaseRecording(test.database);
  });
  afterAll(() => test.close());

  /** Makes a token and gives its id and hash. */
  async function token(columns: Record<string, unknown> = {}): Promise<{ id: string; hash: Buffer }> {
    const id = v7();
    const hash = createHash('sha256').update(id).digest();
    const insert = { id, hash, role: 'scorer', label: 'test', created_at: NOW, ...columns };
    await recording.write(changeOf({ rows: [{ table: 'token', insert }] }));
    return { id, hash };
  }

  const seriesOf = (...ids: string[]) => ({
    name: 'test_series',
    text: 'select id, version, state from series where id = any($1) order by id',
    values: [ids],
  });

  it('gives the caller, the stored answer and the rows in one statement', async () => {
    const playerId = v7();
    const { id, hash } = await token({ role: 'player', player_id: playerId });
    const stream = newSeries();
    await recording.write(changeOf({ streams: [stream], answer: answerOf(id, 'k') }));
    const statements: string[] = [];
    const counted: Database = Object.assign(Object.create(test.database), {
      query: (statement: { text: string }) => {
        statements.push(statement.text);
        return test.database.query(statement);
      },
    });
    const counting = new DatabaseGate(counted, new Renewals(counted, createLogger('silent')));

    const answer = await counting.read({ tokenHash: hash, idempotencyKey: 'k', now: NOW, inner: seriesOf(stream.id) });

    expect(answer).toEqual({
      caller: { tokenId: id, role: 'player', playerId, playerIds: [playerId] },
      stored: answerOf(id, 'k'),
      rows: [{ id: stream.id, version: 1, state: { opened: true } }],
    });
    expect(statements).toHaveLength(1);
  });

  it('gives several rows in their order, and none as none', async () => {
    const { hash } = await token();
    const ids = [v7(), v7(), v7()];
    for (const id of ids) await recording.write(changeOf({ streams: [newSeries(id)] }));
    const read = (...wanted: string[]) =>
      gate.read<{ id: string }>({ tokenHash: hash, idempotencyKey: null, now: NOW, inner: seriesOf(...wanted) });

    expect((await read(...ids)).rows.map(({ id }) => id)).toEqual(ids);
    expect((await read(v7())).rows).toEqual([]);
  });

  it('gives a row of nulls as a row', async () => {
    const inner = { name: 'test_nulls', text: 'select null::text as nothing', values: [] };

    const { rows } = await gate.read({ tokenHash: null, idempotencyKey: null, now: NOW, inner });

    expect(rows).toEqual([{ nothing: null }]);
  });

  it('knows no caller without a token, but reads the rows', async () => {
    const stream = newSeries();
    await recording.write(changeOf({ streams: [stream] }));

    const answer = await gate.read({ tokenHash: null, idempotencyKey: 'k', now: NOW, inner: seriesOf(stream.id) });

    expect(answer).toMatchObject({ caller: null, stored: null, rows: [{ id: stream.id }] });
  });

  it('knows the caller without an inner select', async () => {
    const { id, hash } = await token();

    const answer = await gate.read({ tokenHash: hash, idempotencyKey: null, now: NOW, inner: null });

    expect(answer).toEqual({
      caller: { tokenId: id, role: 'scorer', playerId: null, playerIds: [] },
      stored: null,
      rows: [],
    });
  });

  it('knows the player of a token by every id that the person has had', async () => {
    const [remaining, merged, other] = [v7(), v7(), v7()];
    const person = { version: 1, name: 'Ann', created_at: NOW };
    for (const insert of [{ id: remaining }, { id: merged, merged_into: remaining }, { id: other }]) {
      await recording.write(changeOf({ rows: [{ table: 'player', insert: { ...person, ...insert } }] }));
    }
    const idsOf = async (playerId: string): Promise<unknown> => {
      const { hash } = await token({ role: 'player', player_id: playerId });
      return (await gate.read({ tokenHash: hash, idempotencyKey: null, now: NOW, inner: null })).caller?.playerIds;
    };

    expect(await idsOf(remaining)).toEqual([remaining, merged]);
    expect(await idsOf(merged)).toEqual([remaining, merged]);
    expect(await idsOf(other)).toEqual([other]);
  });

  it.each([
    ['unknown', null, false],
    ['revoked', { revoked_at: new Date('2026-05-01T00:00:00Z') }, false],
    ['expired', { expires_at: NOW }, false],
    ['still good', { expires_at: new Date(NOW.getTime() + 1) }, true],
  ])('takes a token that is %s for what it is', async (_, columns, isKnown) => {
    const hash = columns === null ? Buffer.from('nobody knows this') : (await token(columns)).hash;

    const { caller } = await gate.read({ tokenHash: hash, idempotencyKey: null, now: NOW, inner: null });

    expect(caller !== null).toBe(isKnown);
  });

  it('keeps the answers of one token from every other', async () => {
    const [mine, other] = [await token(), await token()];
    await recording.write(changeOf({ answer: answerOf(mine.id, 'k') }));
    const stored = async (hash: Buffer, key: string): Promise<unknown> =>
      (await gate.read({ tokenHash: hash, idempotencyKey: key, now: NOW, inner: null })).stored;

    expect(await stored(mine.hash, 'k')).toEqual(answerOf(mine.id, 'k'));
    expect(await stored(mine.hash, 'other')).toBeNull();
    expect(await stored(other.hash, 'k')).toBeNull();
  });
});
