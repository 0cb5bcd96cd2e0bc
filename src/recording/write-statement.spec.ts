/** A statement of thousands of rows and notices: other requests get their turns while it is made. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Notice } from './following/outbox.js';
import { writeStatement } from './write-statement.js';

const ID = '01998a3e-6f0a-7c31-9d6e-0242ac120002';
const COUNT = 20;

function* dearNotices(): Iterable<Notice> {
  for (let nth = 0; nth < COUNT; nth += 1) {
    // Longer than all of one slice for every third of them.
    const until = performance.now() + 3;
    while (performance.now() < until);
    yield { type: 'pairing.ready', data: { nth }, people: [] };
  }
}

it('lets others have their turns while its notices are made, and keeps their order', async () => {
  const stream = { table: 'tournament', id: ID, expectedVersion: 1, version: 2, columns: {} } as const;
  const events = [{ type: 'DrawMade', gameNumber: null, data: {} }];
  const writing = writeStatement({
    streams: [{ ...stream, events, notices: dearNotices() }],
    rows: [],
    actor: 'token:of a test',
    at: new Date(0),
    answer: null,
  });
  let turns = 0;
  let isOver = false;
  const statement = writing.finally(() => (isOver = true));
  while (!isOver) {
    await nextTurn();
    turns += 1;
  }
  expect(turns).toBeGreaterThan(3);
  const { values = [] } = await statement;
  const notices = values.find((value) => typeof value === 'string' && value.includes('pairing.ready'));
  expect(JSON.parse(String(notices)).map(({ nth }: { nth: number }) => nth)).toEqual(
    Array.from({ length: COUNT }, (_, nth) => nth),
  );
});
