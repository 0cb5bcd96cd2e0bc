import { AsyncLocalStorage } from 'node:async_hooks';
import { overPglite } from '../../src/platform/database/embedded/embedded-database.js';
import { withDataSource, type OpenDatabase } from '../../src/platform/database/open-database.js';
import { migratedPglite } from '../support/service/test-database.js';

describe('the lease of the embedded database', () => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await withDataSource(await overPglite(await migratedPglite(), () => {}), []);
    await opened.database.query({ text: 'create table step (who text, nth integer, at serial)' });
  });
  afterAll(() => opened.close());

  const count = async (who: string): Promise<number> => {
    const [row] = await opened.database.query<{ steps: number }>({
      text: 'select count(*) as steps from step where who = $1',
      values: [who],
    });
    return row?.steps ?? 0;
  };

  it('keeps transactions apart, also when many begin at once', async () => {
    const transactions = Array.from({ length: 20 }, (_, nth) =>
      opened.dataSource.transaction(async (manager) => {
        await manager.query('insert into step values ($1, 1)', [`apart ${nth}`]);
        await manager.query('insert into step values ($1, 2)', [`apart ${nth}`]);
        if (nth % 2 === 1) throw new Error('changed my mind');
      }),
    );

    const outcomes = await Promise.allSettled(transactions);

    expect(outcomes.map(({ status }) => status)).toEqual(
      outcomes.map((_, nth) => (nth % 2 === 1 ? 'rejected' : 'fulfilled')),
    );
    for (let nth = 0; nth < 20; nth += 1) expect(await count(`apart ${nth}`)).toBe(nth % 2 === 1 ? 0 : 2);
    const rows = await opened.database.query<{ who: string }>({ text: 'select who from step order by at' });
    expect(rows.every(({ who }, nth) => who === rows[nth - (nth % 2)]?.who)).toBe(true);
  });

  it('is given in the order of asking', async () => {
    const order: number[] = [];
    const first = await opened.database.pool.connect();
    const others = [1, 2, 3].map((nth) =>
      Promise.resolve().then(async () => {
        await opened.database.query({ text: 'select 1' });
        order.push(nth);
      }),
    );
    order.push(0);
    first.release();
    await Promise.all(others);

    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('refuses a second one at once to code inside a transaction', async () => {
    const nested = opened.dataSource.transaction(async (manager) => {
      await manager.query(`insert into step values ('nested', 1)`);
      await opened.database.query({ text: 'select 1' });
    });

    await expect(nested).rejects.toThrow('holds the only connection already');
    expect(await count('nested')).toBe(0);
  });

  it('refuses a transaction within a transaction on another connection', async () => {
    const nested = opened.dataSource.transaction(() => opened.dataSource.transaction(async () => 'never'));

    await expect(nested).rejects.toThrow('holds the only connection already');
  });

  it('refuses a second one at once to code that took a connection by itself', async () => {
    const client = await opened.database.pool.connect();
    try {
      await expect(opened.database.pool.connect()).rejects.toThrow('holds the only connection already');
      await expect(opened.database.query({ text: 'select 1' })).rejects.toThrow('holds the only connection already');
    } finally {
      client.release();
    }

    await expect(opened.database.query({ text: 'select 1 as one' })).resolves.toEqual([{ one: 1 }]);
  });

  it('lets no caller use a connection that was given back', async () => {
    const client = await opened.database.pool.connect();
    client.release();

    await expect(client.query('select 1')).rejects.toThrow('was released');
    expect(() => client.release()).toThrow('released already');
  });

  it('leaves nothing of an unfinished transaction to the next one', async () => {
    const client = await opened.database.pool.connect();
    await client.query('begin');
    await client.query(`insert into step values ('unfinished', 1)`);
    client.release();

    expect(await count('unfinished')).toBe(0);
  });

  it('goes on after a statement that failed', async () => {
    await expect(
      opened.database.query({ name: 'broken', text: 'select 1 / $1::int', values: [0] }),
    ).rejects.toMatchObject({ code: '22012' });

    await expect(
      opened.database.query({ name: 'broken', text: 'select 1 / $1::int', values: [1] }),
    ).resolves.toHaveLength(1);
  });

  it('is nothing that a process goes on carrying when its database is closed', async () => {
    // How Node carries it differs from version to version: before 24 on every promise, for as long as it is not disabled.
    const entered = jest.spyOn(AsyncLocalStorage.prototype, 'enterWith');
    const run = jest.spyOn(AsyncLocalStorage.prototype, 'run');
    const disabled = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    const other = await withDataSource(await overPglite(await migratedPglite(), () => {}), []);
    (await other.database.pool.connect()).release();
    expect(entered.mock.contexts).toHaveLength(1);

    await other.close();
    expect(disabled.mock.contexts).toEqual(entered.mock.contexts);
    const before = run.mock.calls.length;
    await other.database.inTransaction(async () => {});
    await other.database.pool.connect().catch(() => {});

    expect([run.mock.calls.length, entered.mock.calls.length]).toEqual([before, 1]);
    jest.restoreAllMocks();
  });
});
