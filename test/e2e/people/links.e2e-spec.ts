/** Links: one for each token, one for each entrant of a tournament; what they begin with, and when they end. */
import { readConfig } from '../../../src/platform/config/config.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { readQrCode } from '../../support/web/qr-reader.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { xmlFault } from '../../support/documents/xml.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tournamentAt } from '../../support/requests/tournament-permissions.js';

const ANY = { headers: { 'if-match': '*' } };
const HOUR = 3_600_000;
const clock = new ScriptedClock(new Date('2026-01-02T19:30:00Z'));

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

interface Link {
  readonly entryId: string;
  readonly playerId: string;
  readonly name: string;
  readonly link: string;
  readonly expiresAt: string;
}

const make = (id: string, body: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> =>
  club.api.post(`/v1/tournaments/${id}/player-links`, body, { headers });

const tokenIn = (link: string): string => link.slice(link.indexOf('#') + 1);

/** What a call by the link is answered, on either instance. */
async function entryBy(link: string, instance = club): Promise<number> {
  return (await instance.as(tokenIn(link)).get('/v1/me')).status;
}

async function linksOf(id: string, body: object = {}): Promise<readonly Link[]> {
  return (await make(id, body)).body.items;
}

/** When the token in the link ends. */
async function endOf({ link }: Link): Promise<string> {
  return (await club.as(tokenIn(link)).get('/v1/me')).body.expiresAt;
}

async function newTournament(): Promise<{ readonly id: string; readonly ann: string; readonly bob: string }> {
  const [ann, bob] = [await club.player('Ann'), await club.player('Bob')];
  const { id } = await tournamentAt(club, 'entries', ann, bob);
  return { id, ann, bob };
}

describe('the links of a tournament', () => {
  it('sign in each entrant as the player', async () => {
    const { id, ann, bob } = await newTournament();
    const made = await make(id);
    expect(made).toMatchObject({ status: 200 });
    expect(made.headers.get('cache-control')).toBe('no-store');
    const items: readonly Link[] = made.body.items;
    const entries = (await club.api.get(`/v1/tournaments/${id}/entries`)).body.items;
    expect(items.map(({ entryId, playerId, name }) => [entryId, playerId, name])).toEqual(
      entries.map((entry: { id: string; playerId: string; name: string }) => [entry.id, entry.playerId, entry.name]),
    );
    expect(new Set(items.map(({ playerId }) => playerId))).toEqual(new Set([ann, bob]));
    for (const { link, playerId, name } of items) {
      expect(link.startsWith(`${club.url}/go#`)).toBe(true);
      const me = await club.as(tokenIn(link)).get('/v1/me');
      expect(me.body).toMatchObject({ role: 'player', playerId, label: `${name}, Night` });
      const { status } = await club.as(tokenIn(link)).patch('/v1/club', { name: 'Mine' }, ANY);
      expect(status).toBe(403);
    }
    const listed = (await club.api.get('/v1/tokens?limit=2')).body.items;
    expect(listed).toMatchObject([{ tournamentId: id }, { tournamentId: id }]);
  });

  it('are labelled with as much of long names as there is room for, in whole characters', async () => {
    const [ann, bob] = [await club.player(`A${'😀'.repeat(45)}`), await club.player('B'.repeat(97))];
    const { id } = await tournamentAt(club, 'entries', ann, bob);
    await club.api.patch(`/v1/tournaments/${id}`, { name: '😀 Night' }, ANY);
    const links = await linksOf(id);
    const labels = await Promise.all(
      links.map(async ({ link }) => (await club.as(tokenIn(link)).get('/v1/me')).body.label),
    );
    expect(labels.sort()).toEqual([`A${'😀'.repeat(24)}, 😀 Night`, `${'B'.repeat(50)}, 😀 Night`]);
  });

  it("end at noon of the day after on the club's clocks, or when the director says", async () => {
    await club.api.patch('/v1/club', { timeZone: 'America/New_York' }, ANY);
    const { id } = await newTournament();
    const [today] = await linksOf(id);
    expect(today && [today.expiresAt, await endOf(today)]).toEqual(Array(2).fill('2026-01-03T17:00:00.000Z'));
    await club.api.patch(`/v1/tournaments/${id}`, { startsAt: '2026-07-10T23:00:00Z' }, ANY);
    const [later] = await linksOf(id);
    expect(later && (await endOf(later))).toBe('2026-07-11T16:00:00.000Z');
    const expiresAt = new Date(clock.now().getTime() + HOUR).toISOString();
    const [asked] = await linksOf(id, { expiresAt });
    expect(asked && [asked.expiresAt, await endOf(asked)]).toEqual([expiresAt, expiresAt]);
    clock.advance(HOUR);
    expect(asked && (await entryBy(asked.link))).toBe(401);
  });

  it('end with the last day that there is where the tournament is on it', async () => {
    const body = {
      name: 'The end',
      startsAt: '9999-12-31T10:00:00Z',
      format: { kind: 'swiss', lengths: [5], rounds: 2 },
    };
    const { id } = (await club.api.post('/v1/tournaments', body)).body;
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: await club.player() });
    const made = await club.api.post(`/v1/tournaments/${id}/player-links`, {});
    expect([made.status, made.body.items.length]).toEqual([200, 1]);
  });

  it('end when new ones are made, those of other tournaments do not', async () => {
    const [one, other] = [await newTournament(), await newTournament()];
    const [first, foreign] = [await linksOf(one.id), await linksOf(other.id)];
    const present = await linksOf(one.id);
    const statuses = async (links: readonly Link[]) => Promise.all(links.map(({ link }) => entryBy(link, second)));
    expect(await statuses(first)).toEqual([401, 401]);
    expect(await statuses([...present, ...foreign])).toEqual([200, 200, 200, 200]);
  });

  it('are one set, however many directors make them at once, on whichever instance', async () => {
    const { id } = await newTournament();
    const path = `/v1/tournaments/${id}/player-links`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => (nth % 2 === 0 ? club : second).api.post(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const sets = await Promise.all(
      answers.map(async ({ body }) => Promise.all(body.items.map(({ link }: Link) => entryBy(link)))),
    );
    expect(sets.filter((statuses) => statuses.join() === '200,200')).toHaveLength(1);
    expect(sets.filter((statuses) => statuses.join() === '401,401')).toHaveLength(5);
  });

  it('are made for single entrants too: only their earlier ones end', async () => {
    const { id, ann } = await newTournament();
    const links = await linksOf(id);
    const [of, other] = [
      links.find(({ playerId }) => playerId === ann),
      links.find(({ playerId }) => playerId !== ann),
    ];
    if (of === undefined || other === undefined) throw new Error('a link for each of the two');
    const [again, ...more] = await linksOf(id, { entryIds: [of.entryId] });
    expect([again?.playerId, more]).toEqual([ann, []]);
    expect([
      await entryBy(of.link, second),
      await entryBy(again?.link ?? '', second),
      await entryBy(other.link),
    ]).toEqual([401, 200, 200]);
    const unknown = await make(id, { entryIds: [other.entryId, ann] });
    expect([unknown.status, unknown.body.code, unknown.body.errors]).toMatchObject([
      422,
      'entry.not-found',
      [{ pointer: '/entryIds/1', rule: 'reference' }],
    ]);
    expect(await entryBy(other.link)).toBe(200);
  });

  it('are none for entrants who have left, unless the director names them', async () => {
    const { id, ann, bob } = await newTournament();
    const [{ entryId } = { entryId: '' }] = (await linksOf(id)).filter(({ playerId }) => playerId === ann);
    await club.api.post(`/v1/tournaments/${id}/entries/${entryId}/withdraw`, { reason: 'ill' });
    expect((await linksOf(id)).map(({ playerId }) => playerId)).toEqual([bob]);
    expect((await linksOf(id, { entryIds: [entryId] })).map(({ playerId }) => playerId)).toEqual([ann]);
  });

  it('end for an entrant who is removed, or whose place another player takes', async () => {
    const { id, ann, bob } = await newTournament();
    const links = await linksOf(id);
    const of = (player: string): Link => {
      const link = links.find(({ playerId }) => playerId === player);
      if (link === undefined) throw new Error('no link');
      return link;
    };
    await club.api.delete(`/v1/tournaments/${id}/entries/${of(ann).entryId}`, ANY);
    expect(await entryBy(of(ann).link, second)).toBe(401);
    expect(await entryBy(of(bob).link, second)).toBe(200);
    await club.api.post(`/v1/tournaments/${id}/undo`);
    expect(await entryBy(of(ann).link)).toBe(200);

    await club.api.post(`/v1/tournaments/${id}/draw`);
    const eve = await club.player('Eve');
    const replaced = await club.api.post(`/v1/tournaments/${id}/entries/${of(bob).entryId}/replace`, {
      playerId: eve,
      reason: 'Did not come',
    });
    expect(replaced.status).toBe(200);
    expect(await entryBy(of(bob).link)).toBe(401);
    expect((await linksOf(id)).map(({ playerId }) => playerId).sort()).toEqual([ann, eve].sort());
  });

  it('are null when the same request comes again, and are kept nowhere', async () => {
    const { id } = await newTournament();
    const headers = { 'idempotency-key': 'links' };
    const first = await make(id, {}, headers);
    const again = await make(id, {}, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.items).toEqual(first.body.items.map((item: Link) => ({ ...item, link: null })));
    for (const { link } of first.body.items) {
      expect(await entryBy(link)).toBe(200);
      const kept = await club.database.database.query({
        text: 'select 1 from idempotency_key k where position($1 in k::text) > 0',
        values: [tokenIn(link)],
      });
      expect(kept).toEqual([]);
    }
  });

  it('are none where no player is entered', async () => {
    const { body } = await club.api.post('/v1/tournaments', {
      name: 'Empty',
      format: { kind: 'ladder', lengths: [5] },
    });
    expect(await linksOf(body.id)).toEqual([]);
  });

  it.each([
    [{ expiresAt: '2020-01-01T00:00:00Z' }, '/expiresAt'],
    [{ expiresAt: 'noon' }, '/expiresAt'],
    [{ until: '2099-01-01T00:00:00Z' }, '/until'],
    [{ entryIds: [] }, '/entryIds'],
    [{ entryIds: ['Ann'] }, '/entryIds/0'],
  ])('are not made with %j, and the earlier ones stay', async (body, pointer) => {
    const { id } = await newTournament();
    const [first] = await linksOf(id);
    expect(await make(id, body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer }] },
    });
    expect(first && (await entryBy(first.link))).toBe(200);
  });

  it('are not those of a tournament that does not exist', async () => {
    expect(await make('0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c')).toMatchObject({
      status: 404,
      body: { code: 'tournament.not-found' },
    });
  });
});

describe('a QR code', () => {
  const draw = (text: string, token: string | null = null): Promise<ApiAnswer> =>
    club.as(token).get(`/v1/qr.svg?text=${encodeURIComponent(text)}`);

  /** The dark modules of the drawing, row by row, without what is white around the code. */
  function modulesOf(svg: string): readonly string[] {
    const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
    for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
    }
    return rows.slice(4, -4).map((row) => row.slice(4, -4).join(''));
  }

  it('is drawn with its three corners and four modules of white around, for everybody', async () => {
    const drawn = await draw('HELLO WORLD');
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(drawn.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(xmlFault(drawn.text)).toBeNull();
    const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
    const modules = modulesOf(drawn.text);
    expect(modules).toHaveLength(21);
    expect(modules.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
    expect(modules.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
    expect(modules.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
  });

  it('says the text in which it was asked for', async () => {
    for (const text of [
      'HELLO WORLD',
      'https://club.example/go#pYk2mB0c3vVdE8h1sJq5tXoLzRwU7nAiGfC4',
      'Café “Zum Würfel” & <Bar>',
    ]) {
      expect(readQrCode(modulesOf((await draw(text)).text))).toBe(text);
    }
  });

  it('stays with the person who has it', async () => {
    const tag = (await draw('kept')).headers.get('etag') ?? '';
    expect((await club.as(null).get('/v1/qr.svg?text=kept', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('holds 512 characters of any kind, and neither more nor none', async () => {
    expect((await draw('ä'.repeat(512))).status).toBe(200);
    expect((await draw('😀'.repeat(512))).status).toBe(200);
    for (const text of ['', 'x'.repeat(513), '😀'.repeat(513)]) {
      const refused = { code: 'request.invalid', errors: [{ pointer: '?text' }] };
      expect(await draw(text)).toMatchObject({ status: 400, body: refused });
    }
    expect((await club.api.get('/v1/qr.svg')).status).toBe(400);
    expect((await club.api.get('/v1/qr.svg?text=a&text=b')).status).toBe(400);
  });

  it('is not drawn for a wrong token, and no cache keeps the refusal', async () => {
    for (const [refused, status] of [
      [await draw('text', 'nobody-has-ever-made-this-token'), 401],
      [await draw(''), 400],
    ] as const) {
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([status, 'no-store']);
    }
  });
});

describe('the address of a link', () => {
  const asked = async (headers: Readonly<Record<string, string>>, app = club): Promise<string> => {
    const label = 'Screen';
    return (await app.api.post('/v1/tokens', { role: 'viewer', label }, { headers })).body.link;
  };

  it('is that of the request', async () => {
    expect(await asked({ host: 'club.test:8080' })).toMatch(/^http:\/\/club\.test:8080\/go#[\w-]{43}$/);
  });

  it('is that of the settings, where they name one', async () => {
    const { config } = club.database;
    const publicUrl = readConfig({ PUBLIC_URL: 'https://club.example/backgammon/' }).publicUrl;
    const database = { ...club.database, config: Object.assign(Object.create(config) as typeof config, { publicUrl }) };
    const behindProxy = await testApp({ clock, database });
    expect(await asked({}, behindProxy)).toMatch(/^https:\/\/club\.example\/backgammon\/go#[\w-]{43}$/);
    await behindProxy.close();
  });
});
