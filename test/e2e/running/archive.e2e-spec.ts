/** The whole club as a file: what was played is the same in another database, and a file that is not whole changes nothing. */
import { request as httpRequest } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { CHOUETTE_SERIES, RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import { Renewals } from '../../../src/recording/upkeep/renewals.js';
import { openReleased, tokensOf } from '../../released/fixtures.js';
import type { ApiClient } from '../../support/clients/api-client.js';
import { exportOf, fileOf, importInto, linesIn, storedIn } from '../../support/documents/archive.js';
import { openingServices } from '../../support/service/opening-services.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import type { TestApp } from '../../support/service/test-app.js';
import { TEST_TOKEN, type TestDatabase } from '../../support/service/test-database.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const LONG = 300_000;
/** The version whose data hold something of every kind. */
const WITH_EVERYTHING = '0.1.0';
const DIRECTOR = tokensOf(WITH_EVERYTHING)['director'] ?? '';
const ANY = { headers: { 'if-match': '*' } };

async function differences({ app }: TestApp): Promise<unknown> {
  return [await app.get(RecordCheck).run(), await app.get(TournamentCheck).run()].flatMap((part) => part.differences);
}

// oxlint-disable-next-line typescript/no-explicit-any -- rows as they are
type Row = any;

/**
 * What is stored, without sealed answers: they are in no record and no reader sees them (C23), so that their members answer
 * again.
 */
async function openlyStored({
  database,
}: TestApp): Promise<{ readonly stored: object; readonly sealed: readonly string[] }> {
  const { series = [], ...rest } = await storedIn(database);
  const sealed: string[] = [];
  const openly = series.map((row: Row) => {
    if (row.kind !== 'chouette') return row;
    const state: Row = CHOUETTE_SERIES.told(row.state);
    if (!isDeepStrictEqual(state, row.state)) sealed.push(`/v1/games/${state.game.id}`);
    return { ...row, state };
  });
  return { stored: { ...rest, series: openly }, sealed };
}

/** So many of each kind of thing are looked at one by one. */
const SOME = 12;

/** The lists of everything, and every view of some of it, by their addresses. */
async function shown(api: ApiClient): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const read = async (path: string): Promise<Row> => {
    const { status, headers, text, body } = await api.get(path);
    answers.set(path, `${status} ${headers.get('etag')} ${text}`);
    return body;
  };
  const views = {
    players: ['', '/matches', '/rating-history'],
    matches: ['', '/events'],
    chouettes: ['', '/ledger', '/events'],
  };
  const all = { ...views, tournaments: ['', '/standings', '/pairings', '/acts', '/events', '/entries'] };
  for (const [kind, parts] of Object.entries(all)) {
    const { items } = await read(`/v1/${kind}?limit=200`);
    for (const { id } of items.slice(0, SOME)) for (const part of parts) await read(`/v1/${kind}/${id}${part}`);
    for (const { games = [] } of items.slice(0, SOME)) for (const { id } of games) await read(`/v1/games/${id}`);
  }
  await read('/v1/ratings');
  return answers;
}

describe('a club with things of every kind', () => {
  const service = openingServices();
  let data: TestDatabase;
  let from: TestApp;
  let file: string;
  let to: TestApp;
  const clock = new ScriptedClock();
  beforeAll(async () => {
    data = await openReleased(WITH_EVERYTHING);
    from = await service({ database: data, clock });
    await from.app.get(Renewals).begin(LONG);
    file = await exportOf(from.as(DIRECTOR));
    to = await service({ clock });
  }, LONG);
  afterAll(() => data.close());

  it(
    'is stored and shown in another database as it was',
    async () => {
      const answer = await importInto(to.api, file);

      const lines = linesIn(file);
      expect(answer).toMatchObject({
        status: 200,
        body: {
          people: lines.filter(({ table, type }) => type === 'row' && table === 'player').length,
          tournaments: lines.filter(({ table, type }) => type === 'stream' && table === 'tournament').length,
        },
      });
      const [here, there] = [await openlyStored(to), await openlyStored(from)];
      expect(here.stored).toEqual(there.stored);
      expect(there.sealed).toHaveLength(1);
      expect(await differences(to)).toEqual([]);
      const [inCopy, before] = [await shown(to.api), await shown(from.as(DIRECTOR))];
      const differing = [...before].flatMap(([path, text]) => (inCopy.get(path) === text ? [] : [path]));
      expect(differing.filter((path) => !there.sealed.includes(path))).toEqual([]);
      expect(inCopy.size).toBe(before.size);
    },
    LONG,
  );

  it(
    'makes the same file again there',
    async () => {
      expect((await exportOf(to.api)) === file).toBe(true);
    },
    LONG,
  );

  it('holds no token, and nothing under which one could act', () => {
    const secrets = Object.values(tokensOf(WITH_EVERYTHING));

    expect(secrets.filter((secret) => file.includes(secret))).toEqual([]);
    expect(new Set(linesIn(file).map(({ table }) => table))).toEqual(
      new Set([undefined, 'player', 'series', 'tournament', 'club']),
    );
  });
});

describe('a tournament that was brought from another database', () => {
  const service = openingServices();
  it(
    'can be undone act by act, with what each act did to its matches',
    async () => {
      // Every act comes at the same moment: only the write that it came in tells one from the other.
      const clock = new ScriptedClock();
      const from = await service({ clock });
      const night = await TournamentDriver.open(from, { kind: 'knockout', lengths: [3, 5] }, 4);
      await night.draw();
      const [first, second] = await night.pairings('?round=1');
      if (first === undefined || second === undefined) throw new Error('nothing to play');
      await night.report(first, 'white');
      await night.report(second, 'black');
      const to = await service({ clock });
      expect(await importInto(to.api, await exportOf(from.api))).toMatchObject({ status: 200 });
      for (const version of [undefined, undefined]) {
        const there = await to.api.post(`${night.path}/undo`, { version }, ANY);
        const here = await from.api.post(`${night.path}/undo`, { version }, ANY);
        expect(there.status).toBe(200);
        expect(there.body).toEqual(here.body);
      }
      // Each place has tokens of its own, under which the undoing was done.
      const told = async ({ api }: TestApp, path: string) =>
        (await api.get(path)).text.replaceAll(/"token:[^"]+"/g, '"token"');
      for (const path of [`${night.path}/acts`, `${night.path}/pairings`, `/v1/matches/${first.matchId}`])
        expect(await told(to, path)).toBe(await told(from, path));
      expect(await differences(to)).toEqual([]);
    },
    LONG,
  );
});

describe('a file that cannot be imported', () => {
  const service = openingServices();
  let to: TestApp;
  let file: string;
  let before: object;
  beforeAll(async () => {
    const from = await service();
    const match = (await from.match()).body.id;
    const game = (await from.api.post(`/v1/matches/${match}/games`)).body.id;
    await from.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    await from.api.act(game, { type: 'play', play: '8/5 6/5' });
    const people = [await from.player(), await from.player(), await from.player()];
    const table = (await from.api.post('/v1/chouettes', { players: people, order: 'given', stake: 100 })).body.id;
    const cubes = people.slice(1).map((playerId) => ({ playerId, outcome: 'played', value: 2 }));
    const sheet = { result: { board: { winner: 'team', kind: 'single' }, cubes } };
    expect(await from.api.post(`/v1/chouettes/${table}/games`, sheet)).toMatchObject({ status: 201 });
    const night = await TournamentDriver.open(from, { kind: 'knockout', lengths: [3] }, 2);
    await night.draw();
    file = await exportOf(from.api);
    to = await service();
    before = await storedIn(to.database);
  }, LONG);
  afterEach(async () => {
    // Nothing has been changed: the next test finds the club as empty as this one did.
    expect(await storedIn(to.database)).toEqual(before);
  });

  const spoiled = (change: (lines: string[]) => void): string => {
    const lines = file.trimEnd().split('\n');
    change(lines);
    return `${lines.join('\n')}\n`;
  };
  type Line = ReturnType<typeof linesIn>[number];
  const retold = (change: (lines: Line[]) => void): string => {
    const lines = structuredClone([...linesIn(file)]);
    change(lines);
    return fileOf(lines);
  };
  const eventIn = (lines: Line[], type: string): Line =>
    lines.flatMap(({ events = [] }) => events).find((event: Line) => event.type === type);
  const actWith = (lines: readonly Line[], type: string): number =>
    lines.findIndex(({ events = [] }) => events.some((event: Line) => event.type === type));

  it.each<[string, (lines: string[]) => void, number | ((lines: readonly string[]) => number)]>([
    ['an altered name', (lines) => (lines[2] = String(lines[2]).replace('Player', 'Prayer')), 3],
    ['a line that is not JSON', (lines) => lines.splice(3, 1, 'a line of somebody else'), 4],
    ['a missing line', (lines) => lines.splice(2, 1), 3],
    ['a line that stands there twice', (lines) => lines.splice(3, 0, String(lines[2])), 4],
    ['lines in another order', (lines) => lines.splice(2, 2, String(lines[3]), String(lines[2])), 3],
    ['no end', (lines) => lines.pop(), (lines) => lines.length - 1],
    ['something behind its end', (lines) => lines.push('{}'), (lines) => lines.length + 1],
    ['a line that was cut short', (lines) => lines.push(String(lines.pop()).slice(0, -9)), (lines) => lines.length],
    ['nothing that an export begins with', (lines) => lines.shift(), 1],
  ])('is refused with the line: %s', async (_what, change, line) => {
    const expected = typeof line === 'number' ? line : line(file.trimEnd().split('\n'));
    const answer = await importInto(to.api, spoiled(change));

    expect(answer).toMatchObject({ status: 422, body: { code: 'export.damaged', params: { line: expected } } });
    expect(answer.body.detail).toMatch(new RegExp(`^Line ${expected}: .*Nothing was imported\\.$`));
  });

  it('is refused when it is empty', async () => {
    expect(await importInto(to.api, '')).toMatchObject({ status: 422, body: { code: 'export.damaged' } });
  });

  it.each<[string, object, object]>([
    ['a later format', { format: 2 }, { format: 2 }],
    ['a newer version', { version: '99.1.0' }, { format: 1, writtenBy: '99.1.0' }],
  ])('is refused by %s', async (_what, header, params) => {
    const answer = await importInto(
      to.api,
      retold((lines) => Object.assign(lines[0], header)),
    );

    expect(answer).toMatchObject({ status: 422, body: { code: 'export.foreign', params } });
  });

  it.each<[string, (lines: Line[]) => void, (lines: readonly Line[]) => number]>([
    ['the same person twice', (lines) => lines.splice(2, 0, structuredClone(lines[1])), () => 2],
    [
      'a person who is missing',
      (lines) => lines.splice(1, 1),
      (lines) => lines.findIndex(({ type }) => type === 'stream') - 1,
    ],
    ['a person without a name', (lines) => delete lines[1].row.name, () => 1],
    ['a field that nobody knows', (lines) => (lines[1].row.shoe = 43), () => 1],
    ['a table that nobody knows', (lines) => (lines[1].table = 'token'), () => 1],
    [
      'a second club',
      (lines) => lines.push({ ...lines.at(-1), row: { ...lines.at(-1).row, id: lines[1].row.id } }),
      (lines) => lines.length,
    ],
    [
      'a stream that is shorter than it says',
      (lines) => lines.splice(actWith(lines, 'PlayMade'), 1),
      (lines) => lines.findIndex(({ type, head }) => type === 'stream' && head.kind === 'match'),
    ],
    [
      'a play of checkers that are not there',
      (lines) => (eventIn(lines, 'PlayMade').data.moves = [{ from: 2, to: 1, hit: false }]),
      (lines) => actWith(lines, 'PlayMade'),
    ],
    [
      'an event that no version knows',
      (lines) => (eventIn(lines, 'PlayMade').type = 'PlayImagined'),
      (lines) => actWith(lines, 'PlayMade'),
    ],
    [
      'a tournament whose match is missing',
      (lines) => {
        const at = lines.findIndex(({ head }) => head?.tournament_id);
        lines.splice(at, lines.slice(at + 1).findIndex(({ type }) => type === 'stream') + 1);
      },
      (lines) => lines.findIndex(({ table, type }) => type === 'stream' && table === 'tournament') - 2,
    ],
  ])('is refused with the line where it says what cannot be: %s', async (_what, change, line) => {
    const answer = await importInto(to.api, retold(change));

    expect(answer).toMatchObject({ status: 422, body: { code: 'export.impossible' } });
    expect(answer.body.params.line).toBe(line(linesIn(file)) + 1);
  });

  it('changes nothing where the connection breaks in the middle', async () => {
    const { port } = new URL(to.url);
    const sent = httpRequest({
      port,
      method: 'POST',
      path: '/v1/import',
      headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/x-ndjson' },
    });
    const broken = new Promise((resolve) => sent.once('error', resolve));
    sent.write(file.slice(0, file.length / 2), () => sent.destroy());
    await broken;

    expect(await to.api.get('/v1/players')).toMatchObject({ status: 200, body: { items: [] } });
  });

  it('is not taken as JSON, and lines of JSON are no body of anything else', async () => {
    const type = { headers: { 'content-type': 'application/json' } };
    expect(await to.api.call('POST', '/v1/import', {}, type)).toMatchObject({ status: 415 });
    const lines = { text: file, headers: { 'content-type': 'application/x-ndjson' } };
    expect(await to.api.call('POST', '/v1/players', undefined, lines)).toMatchObject({ status: 415 });
  });
});

describe('what a club has besides people and games', () => {
  const service = openingServices();
  const types = ['tournament.cancelled'];
  let from: TestApp;
  let webhook: string;
  beforeAll(async () => {
    from = await service();
    const named = { name: 'Backgammon Bern', timeZone: 'Europe/Zurich', currency: 'CHF' };
    expect(await from.api.patch('/v1/club', named, ANY)).toMatchObject({ status: 200 });
    await from.api.post('/v1/announcements', { text: 'Soup at eight.' });
    const season = { name: 'Winter', from: '2026-10-01', to: '2027-03-31', points: { perWin: 2 } };
    expect(await from.api.post('/v1/seasons', season)).toMatchObject({ status: 201 });
    const members = [await from.player(), await from.player(), await from.player()];
    await from.api.post('/v1/chouette-groups', { name: 'Tuesday', members });
    const asked = { url: 'https://club.example/hooks', types };
    webhook = `/v1/webhooks/${(await from.api.post('/v1/webhooks', asked)).body.id}`;
    const gone = await from.api.post('/v1/webhooks', asked);
    await from.api.delete(`/v1/webhooks/${gone.body.id}`, ANY);
  }, LONG);

  it('comes with it into another database, and the file names the club', async () => {
    const to = await service();
    const file = await exportOf(from.api);
    const { id, name } = (await from.api.get('/v1/club')).body;
    expect(linesIn(file)[0]).toMatchObject({ clubId: id, name });
    const tables = ['player', 'player', 'player', 'club', 'announcement', 'season', 'chouette_group', 'webhook'];
    expect(linesIn(file).map(({ table }) => table)).toEqual([undefined, ...tables]);

    expect(await importInto(to.api, file)).toMatchObject({ status: 200 });
    for (const path of ['/v1/club', '/v1/announcements', '/v1/seasons', '/v1/chouette-groups']) {
      expect((await to.api.get(path)).text).toBe((await from.api.get(path)).text);
    }
    expect(linesIn(await exportOf(to.api)).slice(1)).toEqual(linesIn(file).slice(1));
  });

  it('leaves the secrets of webhooks behind: a director who resumes a webhook gets a new one, once', async () => {
    const to = await service();
    const file = await exportOf(from.api);
    expect(file).not.toContain('whsec_');
    expect(await importInto(to.api, file)).toMatchObject({ status: 200 });
    const { items } = (await to.api.get('/v1/webhooks')).body;
    expect(items).toEqual([
      expect.objectContaining({ types, status: 'paused', pausedBecause: 'restored', waiting: 0, version: 1 }),
    ]);

    const changed = await to.api.patch(webhook, { url: 'https://club.example/other' }, ANY);
    expect(changed.body).toMatchObject({ status: 'paused', pausedBecause: 'restored', secret: null });
    const resumed = await to.api.patch(webhook, { status: 'active' }, ANY);
    expect(resumed.headers.get('cache-control')).toBe('no-store');
    expect(resumed.body).toMatchObject({ status: 'active', pausedBecause: null });
    expect(resumed.body.secret).toMatch(/^whsec_/);
    const stored: Row = (await storedIn(to.database))['webhook'];
    expect(stored).toEqual([expect.objectContaining({ secret: resumed.body.secret })]);
    expect((await to.api.get(webhook)).text).not.toContain('whsec_');
    await to.api.patch(webhook, { status: 'paused' }, ANY);
    expect((await to.api.patch(webhook, { status: 'active' }, ANY)).body.secret).toBeNull();
  });

  it('is what makes a club too full for a file, but not its name', async () => {
    const [club, file] = [await service(), await exportOf(from.api)];
    await club.api.patch('/v1/club', { name: 'Another' }, ANY);
    const { body } = await club.api.post('/v1/webhooks', { url: 'https://club.example/', types });
    expect(await importInto(club.api, file)).toMatchObject({ status: 409, body: { code: 'club.not-empty' } });
    await club.database.database.query({ text: 'delete from webhook where id = $1', values: [body.id] });
    expect(await importInto(club.api, file)).toMatchObject({ status: 200 });
    expect((await club.api.get('/v1/club')).body).toMatchObject({ name: 'Backgammon Bern', version: 2 });
  });
});

describe('who may', () => {
  const service = openingServices();
  it('is a director alone, and a club that has anything takes no file', async () => {
    const club = await service();
    const scorer = club.as(await club.token('scorer'));
    expect(await importInto(club.api, 'anything')).toMatchObject({ status: 422 });
    await club.player();

    expect(await importInto(club.api, 'anything')).toMatchObject({ status: 409, body: { code: 'club.not-empty' } });
    for (const [api, status] of [
      [scorer, 403],
      [club.as(null), 401],
    ] as const) {
      expect(await importInto(api, 'anything')).toMatchObject({ status });
      expect(await api.get('/v1/export')).toMatchObject({ status });
    }
  });
});
