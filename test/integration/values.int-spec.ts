import { testDatabase, type TestDatabase } from '../support/service/test-database.js';

describe('values from the database', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await testDatabase();
  });
  afterAll(() => test.close());

  it('come back alike from both databases', async () => {
    const rows = await test.database.query({
      text: `select 9007199254740991::int8 as big, -7::int4 as small, 1500.25::numeric as exact, 0.5::float8 as half,
        '2026-01-02 03:04:05.678+02'::timestamptz as moment, null::timestamptz as never,
        '{"b": [1, null], "a": "x"}'::jsonb as document, '[1, 2]'::json as list, '\\x00ff'::bytea as bytes,
        true as truth, 'Zoë'::text as name, count(*) as many, sum(2) as total,
        array['0190e7c4-0000-7000-8000-000000000001', '0190e7c4-0000-7000-8000-000000000002']::uuid[] as ids,
        '18446744073709551615'::xid8 as xid`,
    });

    expect(rows).toEqual([
      {
        big: 9007199254740991,
        small: -7,
        exact: 1500.25,
        half: 0.5,
        moment: new Date('2026-01-02T01:04:05.678Z'),
        never: null,
        document: { a: 'x', b: [1, null] },
        list: [1, 2],
        bytes: Buffer.from([0, 255]),
        truth: true,
        name: 'Zoë',
        many: 1,
        total: 2,
        ids: ['0190e7c4-0000-7000-8000-000000000001', '0190e7c4-0000-7000-8000-000000000002'],
        xid: '18446744073709551615',
      },
    ]);
  });

  it('go in as they come out', async () => {
    const given = {
      big: -9007199254740991,
      exact: 0.1,
      moment: new Date('2026-07-08T09:10:11.012Z'),
      document: { nested: { list: [1, 'two', null] } },
      bytes: Buffer.from([1, 0, 254]),
      ids: ['0190e7c4-0000-7000-8000-000000000001'],
      nothing: undefined,
    };

    const rows = await test.database.query({
      name: 'values_round_trip',
      text: `select $1::int8 as big, $2::numeric as exact, $3::timestamptz as moment, $4::jsonb as document,
        $5::bytea as bytes, $6::uuid[] as ids, $7::text as nothing`,
      values: Object.values(given),
    });

    expect(rows).toEqual([{ ...given, nothing: null }]);
  });

  it('refuse to become a number that is not the one stored', async () => {
    await expect(test.database.query({ text: 'select 9007199254740993::int8 as big' })).rejects.toThrow(/too large/);
    await expect(test.database.query({ text: 'select 1 as fine' })).resolves.toEqual([{ fine: 1 }]);
  });

  it('are the same at every execution of a prepared statement, also at once and after one that failed', async () => {
    for (const brief of [false, true]) {
      const read = (big: string, isThere = true): Promise<object[]> =>
        test.database.query({
          name: `values_again_${brief}`,
          text: `select $1::text::int8 as big, '{"a": [1]}'::json as document, null::text as nothing where $2::boolean`,
          values: [big, isThere],
          brief,
        });
      const rows = [{ big: 7, document: { a: [1] }, nothing: null }];

      expect(await Promise.all([read('7'), read('7'), read('7', false)])).toEqual([rows, rows, []]);
      await expect(read('seven')).rejects.toMatchObject({ code: '22P02' });
      await expect(read('9007199254740993')).rejects.toThrow(/too large/);
      expect(await read('7')).toEqual(rows);
    }
  });

  it('that are long documents are not kept for the next read', async () => {
    const read = async (): Promise<object> => {
      const text = `select json_build_object('text', repeat('x', 70000)) as document`;
      // Of brief reads all go down the same connection.
      const [row] = await test.database.query<{ document: object }>({ name: 'values_long', text, brief: true });
      if (row === undefined) throw new Error('no row');
      return row.document;
    };

    const [first, second] = [await read(), await read()];
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
  });

  it('carry the code and the constraint of a refusal', async () => {
    await test.database.query({ text: 'create table refusal (id integer constraint refusal_id primary key)' });
    await test.database.query({ text: 'insert into refusal values (1)' });

    await expect(test.database.query({ text: 'insert into refusal values (1)' })).rejects.toMatchObject({
      code: '23505',
      constraint: 'refusal_id',
    });
  });
});
