/** What a live stream is refused for, how it is sent, and what it may cost; and lists of events that wait. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { LiveService } from '../../../src/modules/live/live.service.js';
import { Config } from '../../../src/platform/config/config.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { Followers } from '../../support/clients/followers.js';
import { LiveReader } from '../../support/clients/live-reader.js';
import { SeatedPeople } from '../../support/clubs/seated-people.js';
import { SlowClient } from '../../support/clients/slow-client.js';
import { TEST_TOKEN, type TestDatabase, testDatabase } from '../../support/service/test-database.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const NO_ID = '0199d0c5-3a4e-7cc1-9c0d-000000000000';

let club: TestApp;
let followers: Followers;
beforeAll(async () => {
  club = await testApp();
  followers = new Followers(club);
});
afterEach(() => followers.stop());
afterAll(() => club.close());

async function rename(id: string, name: string): Promise<void> {
  const { status } = await club.api.patch(`/v1/players/${id}`, { name }, { headers: { 'if-match': '*' } });
  expect(status).toBe(200);
}

/** Keeps what asks the database waiting until it may go on. */
function heldLooks({ database }: TestDatabase): { readonly begun: Promise<void>; readonly goOn: () => void } {
  const query = database.query.bind(database);
  let begin = (): void => {};
  let letGo = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const going = new Promise<void>((resolve) => (letGo = resolve));
  const spy = jest.spyOn(database, 'query').mockImplementation(async (statement) => {
    begin();
    await going;
    return query(statement);
  });
  return {
    begun,
    goOn: () => {
      spy.mockRestore();
      letGo();
    },
  };
}

describe('a stream that cannot be', () => {
  it('is refused with what is wrong with its topics', async () => {
    const { body: match } = await club.match();
    const chouette = `chouette:${NO_ID}`;
    const fifty = Array.from({ length: 51 }, (_, nth) => `match:${NO_ID.slice(0, -2)}${10 + nth}`).join();
    const refused = async (topics: string, more = '', headers = {}): Promise<readonly unknown[]> => {
      const { status, body } = await followers.asked(topics, more, headers);
      return [status, body.code, body.errors?.[0]?.pointer, body.detail];
    };

    expect(await refused('games')).toEqual([
      400,
      'request.invalid',
      '?topics',
      '?topics: "games" is not a topic; send match:<id>, chouette:<id>, tournament:<id>, me or club',
    ]);
    expect((await refused('match:17'))[0]).toBe(400);
    expect((await refused(fifty))[3]).toContain('51 topics; at most 50');
    expect((await refused('club,club'))[3]).toContain('club twice');
    expect((await refused(chouette)).slice(0, 2)).toEqual([404, 'chouette.not-found']);
    expect((await refused(`match:${match.id},${chouette}`)).slice(0, 2)).toEqual([404, 'chouette.not-found']);
    // As a chouette the match does not exist.
    expect((await refused(`chouette:${match.id}`)).slice(0, 2)).toEqual([404, 'chouette.not-found']);
    for (const cursor of ['1.1', '17', 'x', '1.']) {
      expect((await refused(`match:${match.id}`, `&after=${cursor}`)).slice(0, 3)).toEqual([
        400,
        'request.invalid',
        '?after',
      ]);
    }
    expect((await refused(`match:${match.id}`, '', { 'last-event-id': '3.4' }))[2]).toBe('Last-Event-ID');
    expect((await club.api.get('/v1/live')).status).toBe(400);
    expect((await followers.asked('club', '', { accept: 'application/json' })).status).toBe(406);
  });

  it('is refused without a token, except for what is public', async () => {
    const { body: match } = await club.match();
    for (const topic of ['me', 'club', `match:${match.id}`, `match:${NO_ID}`, `chouette:${NO_ID}`]) {
      expect((await club.as(null).get(`/v1/live?topics=${topic}`)).status).toBe(401);
    }
  });
});

describe('a stream', () => {
  it('is held back and kept by nothing on its way, and pages of other origins may read it', async () => {
    const database = await testDatabase();
    const config = new Config({ ...database.config, corsOrigins: ['https://wall.example'] });
    const other = await testApp({ database: { ...database, config } });
    const headers = { origin: 'https://wall.example', 'accept-encoding': 'gzip, br' };
    const answer = await other.api.get('/v1/live?topics=club', { headers });
    await other.close();
    await database.close();

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': 'https://wall.example',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.text).toMatch(/^retry: \d+\n\n/);
  });

  it('has its head alone for HEAD', async () => {
    const headers = { authorization: `Bearer ${TEST_TOKEN}` };
    const answer = await fetch(`${club.url}/v1/live?topics=club`, { method: 'HEAD', headers });
    const type = answer.headers.get('content-type');
    expect([answer.status, type, await answer.text()]).toEqual([200, 'text/event-stream; charset=utf-8', '']);
  });

  it('is counted, and how it ended', async () => {
    const told = async (): Promise<readonly string[]> => {
      return (await club.api.get('/metrics')).text.split('\n').filter((line) => /^live_(?!.*bucket)/.test(line));
    };
    const { body: match } = await club.match();
    const topic = `match:${match.id}`;
    const live = followers.follow([topic]);
    await live.at(topic, 1);
    await club.api.post(`/v1/matches/${match.id}/games`);
    await live.at(topic, 2);
    await live.stop();
    // A reader that has left is noticed a moment later.
    while (!(await told()).includes('live_followers 0'));
    expect(await told()).toEqual(
      expect.arrayContaining([
        'live_topics 0',
        expect.stringMatching(/^live_streams_closed_total\{reason="left"\} [1-9]/),
        expect.stringMatching(/^live_lag_seconds_count [1-9]/),
      ]),
    );
  });
});

describe('an instance', () => {
  it('takes no more followers than it is set to, and one whose reader has left makes room', async () => {
    const database = await testDatabase();
    const config = new Config({ ...database.config, liveFollowers: 1 });
    const small = await testApp({ database: { ...database, config } });
    const only = new LiveReader({ baseUrl: small.url, token: TEST_TOKEN, topics: ['club'] });
    await only.next(({ type }) => type === 'state');

    const { status, body, headers } = await small.api.get('/v1/live?topics=club');
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'live.full', '10']);
    await only.stop();
    let again: ApiAnswer;
    do again = await small.api.get('/v1/live?topics=club');
    while (again.status === 503);
    expect(again.status).toBe(200);
    await small.close();
    await database.close();
  });

  it('gives the place of a stranger to a caller with a good token, and never the other way round', async () => {
    const database = await testDatabase();
    const config = new Config({ ...database.config, liveFollowers: 1 });
    const small = await testApp({ database: { ...database, config } });
    const { body: cup } = await small.api.post('/v1/tournaments', {
      name: 'Cup',
      format: KNOCKOUT,
      visibility: 'public',
    });
    const path = `/v1/live?topics=tournament:${cup.id}`;
    const stranger = await SlowClient.to(small.url);
    stranger.begin({ method: 'GET', path });
    await stranger.heard(/event: state/);
    expect((await small.as('a-token-that-was-never-given').get(path)).status).toBe(401);
    expect((await small.as(null).get(path)).body.code).toBe('live.full');
    // Nor does a request that is refused.
    const unknown = '/v1/live?topics=tournament:0199d0c5-3a4e-7cc1-9c0d-000000000000';
    expect((await small.api.get(unknown)).status).toBe(404);
    expect((await small.as(null).get(path)).body.code).toBe('live.full');

    const member = new LiveReader({ baseUrl: small.url, token: TEST_TOKEN, topics: ['club'] });
    await member.next(({ type }) => type === 'state');
    await stranger.ended();

    for (const caller of [small.as(null), small.api]) expect((await caller.get(path)).body.code).toBe('live.full');
    await member.stop();
    await small.close();
    await database.close();
  });

  it('keeps no place for a reader that left before its stream began, and opens no stream once it stops', async () => {
    const database = await testDatabase();
    const config = new Config({ ...database.config, liveFollowers: 1 });
    const small = await testApp({ database: { ...database, config } });
    const line = await SlowClient.to(small.url);
    const looks = heldLooks(database);
    const request = once(small.app.getHttpServer(), 'request') as Promise<[IncomingMessage]>;
    line.begin({ method: 'GET', path: '/v1/live?topics=club', token: TEST_TOKEN });
    const [{ socket }] = await request;
    await looks.begun;
    const left = once(socket, 'close');
    line.close();
    await left;
    looks.goOn();

    let again: ApiAnswer;
    do again = await small.api.get('/v1/live?topics=club');
    while (again.status === 503);
    expect(again.status).toBe(200);

    const late = await SlowClient.to(small.url);
    const lateLooks = heldLooks(database);
    late.begin({ method: 'GET', path: '/v1/live?topics=club', token: TEST_TOKEN });
    await lateLooks.begun;
    const live = small.app.get(LiveService);
    const stop = live.beforeApplicationShutdown.bind(live);
    jest.spyOn(live, 'beforeApplicationShutdown').mockImplementation(() => {
      stop();
      lateLooks.goOn();
    });
    const closed = small.close();
    expect(await late.ended()).toMatch(/^HTTP\/1\.1 503 .*"code":"live\.full"/s);
    await closed;
    await database.close();
  });

  it('opens no stream behind another one of the same connection, and keeps no place for it', async () => {
    const database = await testDatabase();
    const config = new Config({ ...database.config, liveFollowers: 2 });
    const small = await testApp({ database: { ...database, config } });
    const line = await SlowClient.to(small.url);
    const ask = { method: 'GET', path: '/v1/live?topics=club', token: TEST_TOKEN };
    line.begin(ask).begin(ask);
    await line.heard(/event: state/);
    line.close();

    const follow = () => new LiveReader({ baseUrl: small.url, token: TEST_TOKEN, topics: ['club'] });
    for (;;) {
      const [one, two] = [follow(), follow()];
      const states = [one, two].map((reader) => reader.next(({ type }) => type === 'state').catch(() => null));
      const isRoom = (await Promise.all(states)).every((state) => state !== null);
      await Promise.all([one.stop(), two.stop()]);
      if (isRoom) break;
    }
    await small.close();
    await database.close();
  });

  it('that stops ends its streams in order and says when to come again, and answers those who wait', async () => {
    const database = await testDatabase();
    const stopping = await testApp({ database });
    const { body: match } = await stopping.match();
    const line = await SlowClient.to(stopping.url);
    line.begin({ method: 'GET', path: `/v1/live?topics=match:${match.id}`, token: TEST_TOKEN });
    await line.heard(/event: state/);
    const begun = once(stopping.app.getHttpServer(), 'request');
    const waiting = stopping.api.get(`/v1/matches/${match.id}/events?after=1&wait=25`);
    await begun;
    const closed = stopping.close();

    expect(await line.ended()).toMatch(/retry: \d+\n\n\r\n0\r\n\r\n$/);
    expect((await waiting).body.items).toEqual([]);
    await closed;
    await database.close();
  });

  it('closes a follower that takes nothing once a megabyte waits, and the others lose nothing by it', async () => {
    const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [5] }, 64);
    await night.draw();
    const topic = `tournament:${night.id}`;
    const { hostname, port } = new URL(club.url);
    const stalled = connect(Number(port), hostname);
    stalled.on('error', () => {});
    await once(stalled, 'connect');
    stalled.pause();
    stalled.write(`GET /v1/live?topics=${topic} HTTP/1.1\r\nHost: club\r\nAuthorization: Bearer ${TEST_TOKEN}\r\n\r\n`);
    const live = followers.follow([topic]);
    await live.next(({ type }) => type === 'state');
    const [ann = ''] = night.players;
    const isClosed = async (): Promise<boolean> =>
      (await club.api.get('/metrics')).text.includes('live_streams_closed_total{reason="stalled"} 1');

    let nth = 0;
    while (!(await isClosed())) {
      nth += 1;
      const name = `Ann the ${nth}`;
      await rename(ann, name);
      await live.next(
        ({ type, view }) => type === 'state' && view.entries.some((entry: { name: string }) => entry.name === name),
        live.told.length - 1,
      );
    }
    expect(nth).toBeGreaterThan(5);
    stalled.destroy();
  });
});

describe('a list of events', () => {
  it('waits for an event where there is none yet, and answers as soon as there is one', async () => {
    const { body: match } = await club.match();
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    const table = await SeatedPeople.open(club, ['Box', 'Cap', 'Mia'], {});
    const cases = [
      [`/v1/matches/${match.id}`, 1, () => club.api.post(`/v1/matches/${match.id}/games`)],
      [night.path, 3, () => night.draw()],
      [`/v1/chouettes/${table.id}`, 1, () => table.start()],
    ] as const;
    for (const [path, after, act] of cases) {
      const waiting = club.api.get(`${path}/events?after=${after}&wait=25`);
      await act();
      const { status, body } = await waiting;
      expect([status, body.items[0].version]).toEqual([200, after + 1]);
      expect((await club.api.get(`${path}/events?after=0&wait=25`)).body.items[0].version).toBe(1);
    }
    expect((await club.api.get(`/v1/matches/${match.id}/events?after=9&wait=1`)).body.items).toEqual([]);
    expect((await club.api.get(`/v1/matches/${match.id}/events?wait=26`)).status).toBe(400);
  });
});
