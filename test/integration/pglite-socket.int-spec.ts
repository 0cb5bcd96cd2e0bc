import type { PGlite } from '@electric-sql/pglite';
import { overPglite } from '../../src/platform/database/embedded/embedded-database.js';
import type { PooledDatabase } from '../../src/platform/database/pooled-database.js';
import { migratedPglite } from '../support/service/test-database.js';

/** What the environment can say of other databases, each of which would forbid this one. */
const OTHERS = {
  PGHOST: '/nowhere',
  PGPORT: '1',
  PGUSER: 'nobody',
  PGSSLMODE: 'require',
  PGSSLNEGOTIATION: 'direct',
  PGREPLICATION: 'database',
  PGAPPNAME: 'another',
  PGOPTIONS: '-c work_mem=none',
};

describe('the embedded database as a socket', () => {
  let pglite: PGlite;
  let database: PooledDatabase;
  /** How often PGlite was asked. */
  let calls = 0;

  beforeAll(async () => {
    pglite = await migratedPglite();
    const carryOut = pglite.execProtocolRawStream.bind(pglite);
    pglite.execProtocolRawStream = (message, options) => {
      calls += 1;
      return carryOut(message, options);
    };
    Object.assign(process.env, OTHERS);
    try {
      database = await overPglite(pglite, () => {});
    } finally {
      for (const name of Object.keys(OTHERS)) Reflect.deleteProperty(process.env, name);
    }
  });
  afterAll(() => database.close());

  it('carries out a statement with all of its messages at once', async () => {
    const statement = { name: 'sum', text: 'select $1::integer + 1 as sum', values: [1] };
    calls = 0;

    const first = await database.query(statement);
    const second = await database.query({ ...statement, values: [2] });

    expect([first, second]).toEqual([[{ sum: 2 }], [{ sum: 3 }]]);
    expect(calls).toBe(2);
  });

  it('goes on after a statement that fails, prepared or not', async () => {
    const dividing = { name: 'divide', text: 'select 1 / $1::integer as part' };

    await expect(database.query({ ...dividing, values: [0] })).rejects.toMatchObject({ code: '22012' });
    await expect(database.query({ text: 'select from nowhere' })).rejects.toMatchObject({ code: '42P01' });
    expect(await database.query({ ...dividing, values: [1] })).toEqual([{ part: 1 }]);
  });

  it('gives answers that are larger than any buffer', async () => {
    const sent = 'ü'.repeat(2_000_000);

    const [row] = await database.query<{ same: boolean; text: string }>({
      text: "select $1::text || repeat('y', 6000000) as text",
      values: [sent],
    });

    expect(row?.text === `${sent}${'y'.repeat(6_000_000)}`).toBe(true);
  });
});

/** An error of PostgreSQL as it comes over the wire. */
function errorMessage(fields: Readonly<Record<string, string>>): Buffer {
  const texts = Object.entries(fields).map(([letter, text]) => `${letter}${text}\0`);
  const body = Buffer.from(`${texts.join('')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

it('tells what PGlite said before it broke, and refuses all that comes later', async () => {
  const pglite = await migratedPglite();
  let stopped = '';
  const database = await overPglite(
    pglite,
    () => {},
    1_000,
    (error) => (stopped = error.message),
  );
  pglite.execProtocolRawStream = async (_message, { onRawData }) => {
    onRawData(errorMessage({ S: 'PANIC', V: 'PANIC', C: '53100', M: 'No space left on device' }));
    throw new Error('exit(1)');
  };

  const [first, second] = await Promise.allSettled([1, 2].map(() => database.query({ text: 'select 1' })));

  expect(first).toMatchObject({ reason: { message: expect.stringContaining('No space left on device') } });
  expect(second).toMatchObject({ reason: { message: 'the embedded database has stopped' } });
  expect(stopped).toBe('No space left on device');
  await database.close();
});
