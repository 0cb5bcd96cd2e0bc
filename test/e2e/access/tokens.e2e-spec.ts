/** Making, reading and revoking tokens: shown once, kept as a hash, refused at once everywhere. */
import { BootstrapService } from '../../../src/modules/auth/index.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';

const HOUR = 3_600_000;
const ANY = { headers: { 'if-match': '*' } };
const clock = new ScriptedClock();

let club: TestApp;
let second: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
  second = await testApp({ clock, database: club.database });
});
afterAll(async () => {
  await second.close();
  await club.close();
});

function make(fields: Readonly<Record<string, unknown>>, key?: string): Promise<ApiAnswer> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return club.api.post('/v1/tokens', { role: 'viewer', label: 'Screen', ...fields }, { headers });
}

const revoke = (api: ApiClient, id: string, match = '*'): Promise<ApiAnswer> =>
  api.delete(`/v1/tokens/${id}`, { headers: { 'if-match': match } });

/** What a call with the token is answered. */
async function entry(token: string, instance: TestApp = club): Promise<number> {
  return (await instance.as(token).get('/v1/players?limit=1')).status;
}

/** Whether any row of any table holds the text. */
async function isStored(text: string): Promise<boolean> {
  const tables = await club.database.database.query<{ name: string }>({
    text: `select table_name as name from information_schema.tables where table_schema = 'public'`,
  });
  expect(tables.map(({ name }) => name)).toContain('token');
  for (const { name } of tables) {
    const found = await club.database.database.query({
      text: `select 1 from "${name}" r where position($1 in r::text) > 0`,
      values: [text],
    });
    if (found.length > 0) return true;
  }
  return false;
}

describe('a new token', () => {
  it('is shown once and lets its role in', async () => {
    const ann = await club.player();
    const made = await make({ role: 'player', playerId: ann.toUpperCase(), label: '  Phone of Ann ' });
    const { id, token, link, ...rest } = made.body;
    expect(link).toBe(`${club.url}/go#${token}`);
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toBe(`/v1/tokens/${id}`);
    expect(made.headers.get('etag')).toMatch(tagOf(1));
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(rest).toEqual({
      version: 1,
      role: 'player',
      playerId: ann,
      label: 'Phone of Ann',
      createdAt: clock.now().toISOString(),
      expiresAt: null,
      tournamentId: null,
      revokedAt: null,
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await entry(token)).toBe(200);
    const read = await club.api.get(`/v1/tokens/${id}`);
    expect(read).toMatchObject({ status: 200, body: { id, ...rest } });
    expect(read.body).not.toHaveProperty('token');
    expect(read.body).not.toHaveProperty('link');
    expect(read.headers.get('etag')).toMatch(tagOf(1));
  });

  it('is kept nowhere but as a hash, also where its answer is kept for a second sending', async () => {
    const { body } = await make({ label: 'Seen in the database' }, 'kept as a hash');
    expect(await isStored('Seen in the database')).toBe(true);
    for (const spelling of ['utf8', 'hex'] as const) {
      expect(await isStored(Buffer.from(body.token).toString(spelling))).toBe(false);
    }
  });

  it('is null when the same request comes again', async () => {
    const first = await make({ label: 'Sent twice' }, 'twice');
    const again = await make({ label: 'Sent twice' }, 'twice');
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again).toMatchObject({ status: 201, body: { ...first.body, token: null, link: null } });
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    const other = await make({ label: 'Sent otherwise' }, 'twice');
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } });
  });

  it('is one token for twins of one key, and one of them learns it', async () => {
    const twins = await Promise.all(Array.from({ length: 6 }, () => make({ label: 'Twins' }, 'twins')));
    expect(new Set(twins.map(({ body }) => body.id)).size).toBe(1);
    expect(twins.filter(({ body }) => body.token !== null)).toHaveLength(1);
  });

  it.each([
    [{ role: 'king' }, '/role'],
    [{ role: 'player' }, '/playerId'],
    [{ role: 'player', playerId: null }, '/playerId'],
    [{ role: 'player', playerId: 'Ann' }, '/playerId'],
    [{ role: 'scorer', playerId: '01998a3e-6f0a-7c31-9d6e-0242ac120002' }, '/playerId'],
    [{ label: ' ' }, '/label'],
    [{ label: 'two\nlines' }, '/label'],
    [{ expiresAt: 'tomorrow' }, '/expiresAt'],
    [{ expiresAt: '2030-02-31T00:00:00Z' }, '/expiresAt'],
    [{ expiresAt: '2030-01-01T00:00:00' }, '/expiresAt'],
    [{ expiresAt: '2030-W01-1' }, '/expiresAt'],
    [{ expiresAt: 1_900_000_000_000 }, '/expiresAt'],
    [{ expiresAt: '2026-01-02T03:04:05.678Z' }, '/expiresAt'],
    [{ token: 'a token of my own choice' }, '/token'],
  ])('is refused as %j', async (fields, pointer) => {
    const refused = await make(fields);
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ pointer }] } });
  });

  it('is for a player who exists and is neither archived nor merged', async () => {
    const [gone, twin, remaining] = [await club.player('Gus'), await club.player('Annie'), await club.player('Ann')];
    await club.api.delete(`/v1/players/${gone}`, ANY);
    await club.api.post(`/v1/players/${twin}/merge`, { into: remaining });
    const unknown = await make({ role: 'player', playerId: crypto.randomUUID() });
    expect(unknown).toMatchObject({
      status: 422,
      body: { code: 'player.not-found', errors: [{ pointer: '/playerId' }] },
    });
    for (const [playerId, detail] of [
      [gone, 'Gus is archived and cannot get a token.'],
      [twin, 'Annie was merged into Ann and cannot get a token. Send the id of Ann.'],
    ]) {
      const refused = await make({ role: 'player', playerId });
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'player.archived', detail, errors: [{ pointer: '/playerId' }] },
      });
    }
  });
});

describe('a token that expires', () => {
  it('is good until then and not a moment longer', async () => {
    const until = new Date(clock.now().getTime() + HOUR);
    const local = `${new Date(until.getTime() + 2 * HOUR).toISOString().slice(0, -1)}+02:00`;
    const { body } = await make({ expiresAt: local });
    expect(body.expiresAt).toBe(until.toISOString());
    clock.advance(HOUR - 1);
    expect(await entry(body.token)).toBe(200);
    clock.advance(1);
    expect(await entry(body.token)).toBe(401);
    expect(await entry(body.token, second)).toBe(401);
  });
});

describe('revoking', () => {
  it('works at once on every instance', async () => {
    const { body } = await make({});
    for (const instance of [second, club]) expect(await entry(body.token, instance)).toBe(200);
    const revoked = await revoke(club.api, body.id);
    expect(revoked).toMatchObject({
      status: 200,
      body: { id: body.id, version: 2, revokedAt: clock.now().toISOString() },
    });
    expect(revoked.headers.get('etag')).toMatch(tagOf(2));
    for (const instance of [second, club]) expect(await entry(body.token, instance)).toBe(401);
  });

  it('wants the version that the caller has seen', async () => {
    const { body } = await make({});
    const missing = await club.api.delete(`/v1/tokens/${body.id}`);
    expect(missing).toMatchObject({ status: 428, body: { code: 'request.version-required' } });
    expect(await revoke(club.api, body.id, '"7"')).toMatchObject({ status: 412, body: { code: 'request.stale' } });
    expect(await entry(body.token)).toBe(200);
    expect(await revoke(club.api, body.id, '"1"')).toMatchObject({ status: 200 });
  });

  it('changes nothing the second time', async () => {
    const { body } = await make({});
    const first = await revoke(club.api, body.id);
    clock.advance(1);
    expect((await revoke(club.api, body.id)).body).toEqual(first.body);
  });

  it('knows no token that was never made', async () => {
    const nobody = crypto.randomUUID();
    expect(await revoke(club.api, nobody)).toMatchObject({ status: 404, body: { code: 'token.not-found' } });
    expect(await club.api.get(`/v1/tokens/${nobody}`)).toMatchObject({
      status: 404,
      body: { code: 'token.not-found' },
    });
    expect(await club.api.get('/v1/tokens/first')).toMatchObject({ status: 400 });
  });
});

describe("the directors' tokens", () => {
  let own: TestApp;
  let first: string;
  beforeEach(async () => {
    own = await testApp({ clock });
    const { items } = (await own.api.get('/v1/tokens')).body;
    expect(items).toHaveLength(1);
    first = items[0].id;
  });
  afterEach(() => own.close());

  it('are never all revoked', async () => {
    const soon = new Date(clock.now().getTime() + HOUR).toISOString();
    await own.token('director', { expiresAt: soon });
    clock.advance(HOUR);
    await own.token('scorer');
    expect(await revoke(own.api, first)).toMatchObject({ status: 409, body: { code: 'token.last-director' } });

    const { body } = await own.api.post('/v1/tokens', { role: 'director', label: 'another' });
    const other = own.as(body.token);
    expect(await revoke(own.api, first)).toMatchObject({ status: 200 });
    expect(await own.api.get('/v1/tokens')).toMatchObject({ status: 401 });
    expect(await revoke(other, body.id)).toMatchObject({ status: 409 });
    const { items } = (await other.get('/v1/tokens')).body;
    const expired = items.find(({ expiresAt }: { expiresAt: unknown }) => expiresAt === soon);
    expect(await revoke(other, expired.id)).toMatchObject({ status: 200 });
  });

  it('keep one that lasts as long as the one that is revoked', async () => {
    const at = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR).toISOString();
    const [hour, day] = await Promise.all(
      [at(1), at(24)].map(async (expiresAt) =>
        own.api.post('/v1/tokens', { role: 'director', label: 'for a while', expiresAt }),
      ),
    );
    const refused = await revoke(own.as(hour?.body.token), first);
    expect(refused).toMatchObject({ status: 409, body: { code: 'token.last-director' } });
    expect(refused.body.detail).toContain('The others expire before it');
    // Nothing is wrong with ending what ends by itself sooner.
    expect(await revoke(own.api, hour?.body.id)).toMatchObject({ status: 200 });
    const { body: other } = await own.api.post('/v1/tokens', { role: 'director', label: 'for good' });
    expect(await revoke(own.as(day?.body.token), first)).toMatchObject({ status: 200 });
    expect(await revoke(own.as(day?.body.token), other.id)).toMatchObject({ status: 409 });
  });

  it('are made anew at the start where none is good any more, and not before', async () => {
    const { database } = own.database;
    const bootstrap = own.app.get(BootstrapService);
    const soon = new Date(clock.now().getTime() + HOUR);
    await database.query({ text: 'update token set hash = $1, expires_at = $2', values: [Buffer.from('lost'), soon] });
    await bootstrap.onApplicationBootstrap();
    expect(await own.api.get('/v1/tokens')).toMatchObject({ status: 401 });
    clock.advance(HOUR);
    await bootstrap.onApplicationBootstrap();
    expect((await own.api.get('/v1/tokens')).body.items).toHaveLength(2);
    // What was revoked does not come back with the next start.
    await database.query({ text: 'update token set revoked_at = $1', values: [clock.now()] });
    await bootstrap.onApplicationBootstrap();
    expect(await own.api.get('/v1/tokens')).toMatchObject({ status: 401 });
  });

  it('leave one director when all of them revoke one another at the same moment', async () => {
    const made = await Promise.all(
      [1, 2, 3].map(async (nth) => (await own.api.post('/v1/tokens', { role: 'director', label: `No. ${nth}` })).body),
    );
    const directors = [{ id: first, api: own.api }, ...made.map(({ id, token }) => ({ id, api: own.as(token) }))];
    const answers = await Promise.all(directors.flatMap(({ api }) => directors.map(({ id }) => revoke(api, id))));
    expect(answers.map(({ status }) => status).filter((status) => ![200, 401, 409].includes(status))).toEqual([]);
    const doors = await Promise.all(directors.map(async ({ api }) => (await api.get('/v1/tokens')).status));
    expect(doors.filter((status) => status === 200)).toHaveLength(1);
  });
});

it('lists tokens in pages, newest first, the revoked ones too', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) ids.unshift((await make({ label: `Page ${nth}` })).body.id);
  await revoke(club.api, ids[1] as string);
  const first = await club.api.get('/v1/tokens?limit=2');
  const next = await club.api.get(`/v1/tokens?limit=1&cursor=${first.body.nextCursor}`);
  const items = [...first.body.items, ...next.body.items];
  expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(items.map(({ revokedAt }: { revokedAt: unknown }) => revokedAt === null)).toEqual([true, false, true]);
  expect(await club.api.get('/v1/tokens?cursor=nonsense')).toMatchObject({ status: 400 });
});
