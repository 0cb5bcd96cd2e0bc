/** What an `ETag` says beside the version: a reader is never told that nothing has changed where something has. */
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { versionIn } from '../../support/clients/tags.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const rename = (id: string): Promise<unknown> =>
  club.api.patch(`/v1/players/${id}`, { name: `Renamed ${id}` }, { headers: { 'if-match': '*' } });

async function tagAt(path: string): Promise<string> {
  const { status, headers } = await club.api.get(path);
  expect([path, status]).toEqual([path, 200]);
  return String(headers.get('etag'));
}

const statusWith = async (path: string, tag: string): Promise<number> =>
  (await club.api.get(path, { headers: { 'if-none-match': tag } })).status;

/** A reader who has everything, before and after a player is renamed. */
async function expectSeen(person: string, paths: readonly string[]): Promise<void> {
  const before = new Map<string, string>();
  for (const path of paths) before.set(path, await tagAt(path));
  for (const [path, tag] of before) expect([path, await statusWith(path, tag)]).toEqual([path, 304]);
  await rename(person);
  for (const [path, tag] of before) expect([path, await statusWith(path, tag)]).toEqual([path, 200]);
}

describe('a player who is renamed', () => {
  it('is seen in the matches, their lists and transcripts', async () => {
    const { body } = await club.match();
    await club.api.post(`/v1/matches/${body.id}/result`, { score: { white: 7, black: 4 } });
    const path = `/v1/matches/${body.id}`;
    await expectSeen(body.white.playerId, [path, '/v1/matches', `${path}/transcript?format=mat`, '/v1/ratings']);
  });

  it('is seen in chouettes, their ledgers and sheets', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    await expectSeen(table.id('Ann'), [table.path, `${table.path}/sheet`, `${table.path}/sheet.csv`]);
  });

  it('is seen on the boards of a chouette, whose drawings name the team', async () => {
    const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
    const { body } = await club.api.post(`${table.path}/games`, {});
    const board = `/v1/games/${body.id}/board`;
    await expectSeen(table.id('Ann'), [`${board}.svg`, `${board}.txt`, `${board}.svg?turn=0`, `${board}.txt?turn=0`]);
  });

  it('is seen everywhere in a tournament', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await night.draw();
    const entry = (await club.api.get(`${night.path}/entries`)).body.items[0];
    const pairing = (await night.pairings(`?round=1&player=${entry.playerId}`))[0];
    await expectSeen(entry.playerId, [
      night.path,
      `${night.path}/entries`,
      `${night.path}/entries/${entry.id}`,
      `${night.path}/pairings`,
      `${night.path}/pairings/${pairing?.id}`,
      `${night.path}/standings`,
      `${night.path}/bracket`,
      `${night.path}/bracket.svg?flight=main`,
    ]);
  });

  it('leaves the version as it was, so that a change that was seen can still be made', async () => {
    const { body, headers } = await club.match();
    await rename(body.white.playerId);
    const seen = { headers: { 'if-match': String(headers.get('etag')) } };
    const started = await club.api.post(`/v1/matches/${body.id}/games`, {}, seen);
    expect([started.status, versionIn(started.headers)]).toEqual([201, 2]);
  });
});

describe('a pairing', () => {
  it('has the tag that its result was answered with, whoever else has entered', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
    await night.draw();
    const [first, second] = await night.pairings('?round=1');
    const path = `${night.path}/pairings/${first?.id}`;
    const seen = await tagAt(path);
    await rename(String(second?.white?.playerId));
    expect(await statusWith(path, seen)).toBe(304);
    const done = await club.api.post(`${path}/result`, { score: { white: 3, black: 1 } });
    expect([done.status, await tagAt(path)]).toEqual([200, done.headers.get('etag')]);
    await rename(String(first?.white?.playerId));
    expect(await statusWith(path, String(done.headers.get('etag')))).toBe(200);
  });
});

describe('lists', () => {
  it.each(['/v1/players', '/v1/matches', '/v1/chouettes', '/v1/tournaments', '/v1/tokens', '/v1/ratings'])(
    'have a tag that changes with them: %s',
    async (path) => {
      const tag = await tagAt(path);
      expect(await statusWith(path, tag)).toBe(304);
      const { body } = await club.match();
      await club.api.post(`/v1/matches/${body.id}/result`, { score: { white: 7, black: 4 } });
      await club.api.post('/v1/tokens', { role: 'viewer', label: path });
      await ChouetteTable.of(club, 'Bob Ann Cy Dee');
      await club.api.post('/v1/tournaments', { name: path, format: { kind: 'knockout', lengths: [3] } });
      expect(await statusWith(path, tag)).toBe(200);
    },
  );

  it('of events have one, too', async () => {
    const { body } = await club.match();
    const path = `/v1/matches/${body.id}/events`;
    const tag = await tagAt(path);
    expect(await statusWith(path, tag)).toBe(304);
    await club.api.post(`/v1/matches/${body.id}/games`);
    expect(await statusWith(path, tag)).toBe(200);
  });
});

it('a report of an import has a tag as every answer to a write has, and the same request gets the same', async () => {
  const csv = { text: 'name\nAnn of the tag\n', headers: { 'content-type': 'text/csv', 'idempotency-key': 'tagged' } };
  const [first, again] = [
    await club.api.call('POST', '/v1/players/import', undefined, csv),
    await club.api.call('POST', '/v1/players/import', undefined, csv),
  ];
  expect([first.status, first.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"[\w-]{12}"$/)]);
  expect([again.headers.get('idempotent-replayed'), again.headers.get('etag')]).toEqual([
    'true',
    first.headers.get('etag'),
  ]);
});
