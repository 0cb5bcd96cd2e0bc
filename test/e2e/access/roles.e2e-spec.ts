/**
 * Every operation of the OpenAPI document × every role, no token, and tokens that are no longer good × own and foreign things.
 * `test/support/requests/permissions.ts` says who may do what; it is written after api.md and not after the code; an operation that is not
 * in it fails.
 */
import { withoutComponents } from '../../../src/openapi/components.js';
import { openApiDocument } from '../../../src/openapi/document.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { operationsOf } from '../../support/requests/example-requests.js';
import { ClubWatch } from '../../support/clients/club-watch.js';
import { Doors } from '../../support/service/doors.js';
import { PERMISSIONS, type Permission, type Request, type Things } from '../../support/requests/permissions.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { NO_GAMES, type OwnThings, allThings, thingsFor } from '../../support/requests/things-made.js';
import { tournamentAt } from '../../support/requests/tournament-permissions.js';

const HOUR = 3_600_000;
const PROFILE = ['viewer', 'player', 'scorer', 'director'] as const;
const OUTSIDERS = ['nobody', 'an unknown token', 'an expired token', 'a revoked token'] as const;
type Who = (typeof PROFILE)[number] | (typeof OUTSIDERS)[number];

interface Described {
  readonly method: string;
  readonly path: string;
  readonly roles: readonly string[];
  readonly security: readonly unknown[];
  /** Whether the version must be named. */
  readonly versioned: boolean;
}

const clock = new ScriptedClock();
let club: TestApp;
let doors: Doors;
let watch: ClubWatch;
let described: ReadonlyMap<string, Described>;
/** Tokens that do not depend on what they are used for. */
let tokens: Readonly<Record<Exclude<Who, 'player'>, string | null>>;

beforeAll(async () => {
  club = await testApp({ clock });
  watch = new ClubWatch(club, 'contents');
  doors = new Doors(club, { clock });
  described = new Map(
    operationsOf(withoutComponents(openApiDocument(club.app))).map(({ method, path, operation }) => [
      operation.operationId,
      {
        method,
        path,
        roles: operation['x-roles'] ?? [],
        security: operation.security ?? [],
        versioned: '428' in operation.responses,
      },
    ]),
  );
  const expiresAt = new Date(clock.now().getTime() + HOUR).toISOString();
  const revoked = await club.api.post('/v1/tokens', { role: 'director', label: 'to be revoked' });
  tokens = {
    nobody: null,
    'an unknown token': 'nobody-has-ever-made-this-token',
    'an expired token': await club.token('director', { expiresAt }),
    'a revoked token': revoked.body.token,
    viewer: await club.token('viewer'),
    scorer: await club.token('scorer'),
    director: await club.token('director'),
  };
  await club.api.delete(`/v1/tokens/${revoked.body.id}`, { headers: { 'if-match': '*' } });
  clock.advance(HOUR);
});
afterAll(async () => {
  await doors.close();
  await club.close();
});

/**
 * All things at a moment, for the calls that must be refused and those that only read: none of them changes anything. The second
 * are the foreign ones.
 */
const kept = new Map<string, OwnThings>();

async function thingsAt(moment: Permission['moment'], whose: 'own' | 'foreign'): Promise<OwnThings> {
  const key = `${moment} ${whose}`;
  const things = kept.get(key) ?? (await allThings(club, moment));
  kept.set(key, things);
  return things;
}

async function send(id: string, who: Who, player: string, things: Things): Promise<ApiAnswer> {
  const { method, path, versioned } = described.get(id) as Described;
  const { params, query, body, text, type }: Request = PERMISSIONS[id]?.request(things) ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name]));
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const headers = versioned || path.endsWith('/correction') ? { 'if-match': '*' } : {};
  const api = ((OUTSIDERS as readonly string[]).includes(who) ? await doors.next() : club).as(
    who === 'player' ? player : tokens[who],
  );
  return api.call(method, filled + search, body, {
    headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
    ...(text === undefined ? {} : { text }),
  });
}

/** 401 and 403 as the table says, else null: the operation itself answers. */
function refusalOf({ roles, ownOnly, withoutToken }: Permission, who: Who, own: boolean): number | null {
  if (roles === 'anybody' || (who === 'nobody' && withoutToken === 'always')) return null;
  if ((OUTSIDERS as readonly string[]).includes(who)) return 401;
  if (!(roles as readonly string[]).includes(who)) return 403;
  return who === 'player' && ownOnly && !own ? 403 : null;
}

it('knows of every operation who may call it, and of no other', () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual([...described.keys()].sort());
});

describe.each(Object.entries(PERMISSIONS).map(([id, permission]) => ({ id, permission })))('$id', (each) => {
  const { id, permission } = each;

  it('names its roles in the document, and whether it takes a token', () => {
    expect(described.get(id)?.roles).toEqual(permission.roles === 'anybody' ? ['anybody'] : permission.roles);
    const withToken = permission.roles === 'anybody' ? [] : [{ bearer: [] }];
    const security = permission.withoutToken === 'never' ? withToken : expect.arrayContaining([...withToken, {}]);
    expect(described.get(id)?.security).toEqual(security);
  });

  const kinds = [
    ['own', true],
    ['foreign', false],
  ] as const;
  it.each(kinds)('lets those in who may, and changes nothing for the others, with %s things', async (_, own) => {
    const things = await thingsAt(permission.moment, 'own');
    const other = own ? things : await thingsAt(permission.moment, 'foreign');
    const before = await watch.state();
    const callers = [...OUTSIDERS, ...PROFILE];
    for (const who of callers.filter((candidate) => refusalOf(permission, candidate, own) !== null)) {
      const answer = await send(id, who, other.token, things);
      const status = refusalOf(permission, who, own);
      const code = status === 401 ? 'request.unauthenticated' : 'request.forbidden';
      expect({ who, status: answer.status, code: answer.body.code }).toEqual({ who, status, code });
    }
    expect(await watch.state()).toBe(before);

    const onlyReads = described.get(id)?.method === 'GET';
    for (const who of callers.filter((candidate) => refusalOf(permission, candidate, own) === null)) {
      // What one has changed may look otherwise to the next.
      const used = onlyReads ? things : await thingsFor(club, permission);
      const answer = await send(id, who, own ? used.token : other.token, used);
      expect({ who, status: answer.status, text: answer.status === permission.status ? '' : answer.text }).toEqual({
        who,
        status: permission.status,
        text: '',
      });
    }
  });
});

describe('what belongs to a public tournament', () => {
  const open = Object.entries(PERMISSIONS).filter(([, { withoutToken }]) => withoutToken !== 'never');
  let things: Things;

  beforeAll(async () => {
    const [person, opponent] = [await club.player(), await club.player()];
    const tournament = await tournamentAt(club, 'drawn', person, opponent, 'public');
    const pairing = await club.api.get(`/v1/tournaments/${tournament.id}/pairings/${tournament.pairing}`);
    const match = pairing.body.matchId;
    const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    const others = [person, opponent] as const;
    const own = { match, idleMatch: match, session: match, forfeited: match, game, finishedGame: game };
    const told = { text: 'Supper', tournamentId: tournament.id };
    const announcement = (await club.api.post('/v1/announcements', told)).body.id;
    things = { ...NO_GAMES, ...own, announcement, person, opponent, stranger: '', others, tournament };
  });

  it.each(open)('is read by everybody: %s', async (id) => {
    expect(await send(id, 'nobody', '', things)).toMatchObject({ status: 200 });
  });

  it.each(open)('is not read with a token that is none: %s', async (id) => {
    for (const who of OUTSIDERS.filter((outsider) => outsider !== 'nobody')) {
      expect([who, (await send(id, who, '', things)).status]).toEqual([who, 401]);
    }
  });

  it('is changed by no caller without a token', async () => {
    const shut = Object.entries(PERMISSIONS).filter(
      ([id, { withoutToken, roles }]) =>
        withoutToken === 'never' &&
        roles !== 'anybody' &&
        /^\/v1\/(tournaments|matches|games)/.test(described.get(id)?.path ?? ''),
    );
    for (const [id] of shut) expect([id, (await send(id, 'nobody', '', things)).status]).toEqual([id, 401]);
  });
});

it('lists only public tournaments to those without a token', async () => {
  const [person, opponent] = [await club.player(), await club.player()];
  const shown = await tournamentAt(club, 'open', person, opponent, 'public');
  const hidden = await tournamentAt(club, 'open', person, opponent);
  const ids = async (token: string | null): Promise<readonly string[]> =>
    (await club.as(token).get('/v1/tournaments?limit=2')).body.items.map(({ id }: { id: string }) => id);
  expect((await ids(null))[0]).toBe(shown.id);
  expect(await ids(tokens.viewer)).toEqual([hidden.id, shown.id]);
});

it('tells everybody what is wrong in the form of a question that everybody may ask', async () => {
  const { status, body } = await club.as(null).get('/v1/tournaments?limit=0');
  expect([status, body.code]).toEqual([400, 'request.invalid']);
});

it('takes a header that holds no token for a wrong token', async () => {
  const response = await fetch(`${club.url}/v1/tournaments`, { headers: { authorization: 'Basic Ym9iOmJvYg==' } });
  expect(response.status).toBe(401);
});

it('shows the description and its page to everybody', async () => {
  for (const path of ['/openapi.json', '/docs']) {
    expect(await club.as(null).get(path)).toMatchObject({ status: 200 });
  }
});
