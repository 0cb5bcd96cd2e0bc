/** The topic `club`: every line reaches a follower, whatever the order in which its writes land. */
import type { Reader } from '../auth/index.js';
import type { LatestAnnouncements } from '../announcements/index.js';
import { ClubNews } from './club-news.js';
import type { ClubRow, LiveRepository } from './live.repository.js';

const READER: Reader = 'staff';

function row(id: string, began: string, names = ['Ann', 'Bob']): ClubRow {
  return { id, kind: 'match', title: null, length: 5, names, winner: null, began: new Date(began), ended: null };
}

function read(...rows: readonly ClubRow[]) {
  const repository = { lately: () => Promise.resolve(rows) } as unknown as LiveRepository;
  const announcements = { latest: () => Promise.resolve([]) } as unknown as LatestAnnouncements;
  return new ClubNews(repository, announcements).read();
}

const FIRST = row('first', '2026-11-23T20:00:00.000Z');
const LAST = row('last', '2026-11-23T20:00:00.009Z');
/** Begun between the two, and landed behind both. */
const LATE = row('late', '2026-11-23T20:00:00.005Z');

it('has another version when a line lands behind later ones, and tells it', async () => {
  const [before, after] = [await read(FIRST, LAST), await read(FIRST, LATE, LAST)];
  expect(after.version).not.toBe(before.version);
  const told = after.changesSince(before, []);
  expect(told?.map((change) => change.told(READER).view)).toMatchObject([{ id: 'late' }]);
  expect(told?.at(-1)?.version).toBe(after.version);
});

it('has the same version as long as nothing is new', async () => {
  expect((await read(FIRST, LAST)).version).toBe((await read(FIRST, LAST)).version);
});

it('gives followers a state where only the name of a player has changed', async () => {
  const renamed = await read(row('first', '2026-11-23T20:00:00.000Z', ['Anna', 'Bob']));
  expect(renamed.changesSince(await read(FIRST), [])).toBeNull();
});

it('gives followers a state where a line is gone: an older one that takes its place is no news', async () => {
  const lines = Array.from({ length: 25 }, (_, nth) =>
    row(`nth ${nth}`, `2026-11-23T21:00:${String(nth).padStart(2, '0')}Z`),
  );
  const before = await read(...lines);
  expect((await read(...lines.slice(0, -1))).changesSince(before, [])).toBeNull();
  const told = (await read(...lines, LAST, row('new', '2026-11-23T22:00:00Z'))).changesSince(before, []);
  expect(told?.map((change) => change.told(READER).view)).toMatchObject([{ id: 'new' }]);
});

it('gives followers a state where a name has changed beside a new line', async () => {
  const [before, renamed] = [await read(FIRST), row('first', '2026-11-23T20:00:00.000Z', ['Anna', 'Bob'])];
  expect((await read(renamed, LAST)).changesSince(before, [])).toBeNull();
});

it('gives followers a state where the club has more news than a state has lines', async () => {
  const many = Array.from({ length: 33 }, (_, nth) =>
    row(`nth ${nth}`, `2026-11-23T21:00:${String(nth).padStart(2, '0')}Z`),
  );
  expect((await read(FIRST, ...many)).changesSince(await read(FIRST), [])).toBeNull();
});

it('speaks of a money session in whole sentences', async () => {
  const session = {
    ...row('session', '2026-11-23T20:00:00.000Z'),
    length: null,
    ended: new Date('2026-11-23T21:00:00Z'),
  };
  expect((await read(session)).view(READER)).toMatchObject({
    lines: [{ text: 'The money session of Ann and Bob begins.' }, { text: 'The money session of Ann and Bob ends.' }],
  });
});
