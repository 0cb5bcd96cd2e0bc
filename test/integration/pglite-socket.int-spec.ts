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
