/** The databases of the tests, which are used again: none gets to the next test with what the last one has left. */
import { testDatabase } from '../support/service/test-database.js';

const LIMIT = 'select datconnlimit as limit from pg_database where datname = current_database()';

it('gives the next test a database that takes as many connections as ever', async () => {
  const one = await testDatabase();
  const [{ name } = { name: '' }] = await one.database.query<{ name: string }>({
    text: 'select current_database() as name',
  });
  const [before] = await one.database.query({ text: LIMIT });
  await one.database.query({ text: `alter database ${name} connection limit 3` });
  expect(await one.database.query({ text: LIMIT })).toEqual([{ limit: 3 }]);
  await one.close();

  const next = await testDatabase();
  expect(await next.database.query({ text: LIMIT })).toEqual([before]);
  await next.close();
});
