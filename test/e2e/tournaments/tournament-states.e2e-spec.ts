/**
 * What is kept of a large tournament: its stored state is behind the record most of the time, and instances remember the one that
 * they read last. No reader notices either.
 */
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const ENTRANTS = 64;
const FLIGHTS = {
  kind: 'knockout',
  lengths: [5],
  consolation: { kind: 'progressive', lengths: [3] },
  lastChance: { lengths: [1] },
};

let club: TestApp;
let second: TestApp;
let night: TournamentDriver;
beforeAll(async () => {
  club = await testApp();
  second = await testApp({ database: club.database });
  const players: string[] = [];
  while (players.length < ENTRANTS) players.push(await club.player());
  night = await TournamentDriver.listed(club.api, FLIGHTS, players);
  await night.draw();
});
afterAll(async () => {
  await second.close();
  await club.close();
});

/** How many events are recorded that the stored state does not have. */
async function behind(): Promise<number> {
  const [row] = await club.database.database.query<{ events: number }>({
    text: 'select version - state_version as events from tournament where id = $1',
    values: [night.id],
  });
  return row?.events ?? -1;
}

const differences = async (): Promise<unknown> => (await club.app.get(TournamentCheck).run()).differences;

/** The tournament and its pairings, as an instance shows them. */
async function shownBy({ api }: TestApp): Promise<unknown> {
  const [view, pairings] = [await api.get(night.path), await api.get(`${night.path}/pairings`)];
  return [view.body, pairings.body];
}

it('is shown alike by every instance and by one that has just started, however far the stored state is behind', async () => {
  const seen = new Set<number>();
  const ready = await night.pairings('?status=ready');
  for (const [nth, pairing] of ready.slice(0, 9).entries()) {
    await night.report(pairing, 'white', nth % 3 === 2 ? second.api : club.api);
    seen.add(await behind());
    expect(await shownBy(second)).toEqual(await shownBy(club));
    expect(await differences()).toEqual([]);
  }
  expect(Math.min(...seen)).toBe(0);
  expect(Math.max(...seen)).toBeGreaterThan(1);
  expect(Math.max(...seen)).toBeLessThanOrEqual(ENTRANTS / 16);

  const late = await testApp({ database: club.database });
  try {
    expect(await shownBy(late)).toEqual(await shownBy(club));
    const listed = await late.api.get('/v1/tournaments');
    const { entries, flights: _flights, draws: _draws, notDrawn: _waiting, ...facts } = await night.view();
    expect(listed.body.items).toEqual([
      { ...facts, entryCount: entries.length, presentCount: entries.length, tables: [] },
    ]);
  } finally {
    await late.close();
  }
});

it('takes a correction on an instance that has not seen the results', async () => {
  const [played] = await night.pairings('?status=finished');
  if (played === undefined) throw new Error('nothing was played');
  const corrected = await second.api.post(
    `${night.path}/pairings/${played.id}/correction`,
    { score: { white: 3, black: played.length }, reason: 'misread' },
    { headers: { 'if-match': '*' } },
  );
  expect(corrected.status).toBe(200);

  const now = await club.api.get(`${night.path}/pairings/${played.id}`);
  expect(now.body.result.winner).toBe('black');
  expect(await shownBy(second)).toEqual(await shownBy(club));
  expect(await differences()).toEqual([]);
});

it('shows a new name of a person at once, though the tournament is the one that was known', async () => {
  const [playerId] = night.players;
  const person = await club.api.get(`/v1/players/${playerId}`);
  const headers = { 'if-match': person.headers.get('etag') ?? '' };
  const renamed = await second.api.patch(`/v1/players/${playerId}`, { name: 'Gudrun the Late' }, { headers });
  expect(renamed.status).toBe(200);

  const { entries } = await night.view();
  expect(entries.map(({ name }: { name: string }) => name)).toContain('Gudrun the Late');
});

it('finds a stored state that says to have another version', async () => {
  const { database } = club.database;
  while ((await behind()) === 0) {
    const [pairing] = await night.pairings('?status=ready');
    if (pairing === undefined) throw new Error('nothing left to play');
    await night.report(pairing, 'white');
  }
  const shift = (text: string): Promise<unknown> => database.query({ text, values: [night.id] });

  await shift(
    'update tournament set state_version = state_version + 1, format_version = format_version + 1 where id = $1',
  );
  expect(JSON.stringify(await differences())).toContain('the state served is not');

  await shift(
    'update tournament set state_version = state_version - 1, format_version = format_version - 1 where id = $1',
  );
  expect(await differences()).toEqual([]);
});
