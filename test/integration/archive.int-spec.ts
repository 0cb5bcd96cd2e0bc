/** What an export holds: every table of the schema has been thought of, and a record keeps the writes that it came in. */
import { LEFT_OUT, MADE_FROM_RECORD } from '../support/service/tables-left-out.js';
import { ARCHIVED_STREAMS, ARCHIVED_TABLES } from '../../src/modules/archive/archived-tables.js';
import { type TestDatabase, testDatabase } from '../support/service/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('every table is exported, made from what is, or left out for a reason', async () => {
  const found = await database.database.query<{ name: string }>({
    text: `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  });

  const known = [
    ...[...ARCHIVED_TABLES, ...ARCHIVED_STREAMS].map(({ table }) => table),
    ...MADE_FROM_RECORD,
    ...Object.keys(LEFT_OUT),
  ];
  expect(found.map(({ name }) => name)).toEqual(known.toSorted());
});

it('a transaction that throws leaves nothing, and its connection is as good as before', async () => {
  const { database: club } = database;
  const text = `insert into player (id, version, name, created_at) values ('0199d0c5-3a4e-7cc1-9c0d-000000000001', 1, 'Ann', now())`;
  const broken = club.transaction(async (inside) => {
    await inside.query({ text });
    throw new Error('broken off');
  });

  await expect(broken).rejects.toThrow('broken off');
  expect(await club.query({ text: 'select from player' })).toEqual([]);
  await expect(club.transaction((inside) => inside.query({ text }), 'oneMoment')).rejects.toThrow(/read-only/);
});
