/** Acts with consequences elsewhere, tried first: what a dry run tells is what the act then does, and nothing before that. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

interface Act {
  /** After the path of the tournament. */
  readonly at: string;
  readonly body: object;
}

const KNOCKOUT = { kind: 'knockout', lengths: [5], consolation: { kind: 'progressive', lengths: [3] } };
const VERSION = { 'if-match': '*' };

async function drawn(): Promise<TournamentDriver> {
  const night = await TournamentDriver.open(club, KNOCKOUT, 4);
  await night.draw();
  return night;
}

async function firstPairing(night: TournamentDriver): Promise<string> {
  return `pairings/${(await night.pairings('?status=ready'))[0]?.id}`;
}

const ACTS: readonly (readonly [string, () => Promise<{ night: TournamentDriver; act: Act }>])[] = [
  [
    'a draw',
    async () => ({ night: await TournamentDriver.open(club, KNOCKOUT, 4), act: { at: 'draw', body: { seed: 'x' } } }),
  ],
  [
    'a round',
    async () => {
      const night = await TournamentDriver.open(club, { kind: 'swiss', rounds: 3, lengths: [3] }, 4);
      await night.draw();
      await night.playOut();
      return { night, act: { at: 'rounds', body: { seed: 'x' } } };
    },
  ],
  [
    'an end',
    async () => {
      const night = await TournamentDriver.open(club, { kind: 'ladder', lengths: [5], reach: 3, days: 7 }, 4);
      await night.draw();
      return { night, act: { at: 'finish', body: {} } };
    },
  ],
  [
    'a withdrawal',
    async () => {
      const night = await drawn();
      return { night, act: { at: `entries/${night.entries[0]}/withdraw`, body: { reason: 'ill', until: 'end' } } };
    },
  ],
  [
    'a disqualification',
    async () => {
      const night = await drawn();
      return { night, act: { at: `entries/${night.entries[0]}/disqualify`, body: { reason: 'cheated' } } };
    },
  ],
  [
    'a replacement',
    async () => {
      const night = await drawn();
      const body = { playerId: await club.player(), reason: 'did not come' };
      return { night, act: { at: `entries/${night.entries[0]}/replace`, body } };
    },
  ],
  [
    'a penalty',
    async () => {
      const night = await drawn();
      return {
        night,
        act: { at: `${await firstPairing(night)}/penalty`, body: { to: 'white', points: 1, reason: 'late' } },
      };
    },
  ],
  [
    'a penalty that ends the match',
    async () => {
      const night = await drawn();
      return {
        night,
        act: { at: `${await firstPairing(night)}/penalty`, body: { to: 'white', points: 3, reason: 'late' } },
      };
    },
  ],
  [
    'a penalty cancelled',
    async () => {
      const night = await drawn();
      const pairing = await firstPairing(night);
      await club.api.post(`${night.path}/${pairing}/penalty`, { to: 'white', points: 3, reason: 'late' });
      return { night, act: { at: `${pairing}/penalties/1/cancel`, body: { reason: 'was there' } } };
    },
  ],
  [
    'another length',
    async () => {
      const night = await drawn();
      return { night, act: { at: `${await firstPairing(night)}/length`, body: { length: 3, reason: 'late start' } } };
    },
  ],
  [
    'a corrected result',
    async () => {
      const night = await drawn();
      const pairing = await firstPairing(night);
      await club.api.post(`${night.path}/${pairing}/result`, { score: { white: 5, black: 2 } });
      return {
        night,
        act: { at: `${pairing}/correction`, body: { score: { white: 2, black: 5 }, reason: 'misread' } },
      };
    },
  ],
];

/** Everything that is served of the tournament, its record included. */
async function served(night: TournamentDriver): Promise<readonly unknown[]> {
  const paths = ['', '/entries', '/pairings?limit=200', '/standings', '/events?limit=1000'];
  return Promise.all(paths.map(async (path) => (await club.api.get(`${night.path}${path}`)).body));
}

const send = (night: TournamentDriver, { at, body }: Act, query = '', headers = {}): Promise<ApiAnswer> =>
  club.api.post(`${night.path}/${at}${query}`, body, { headers });

interface Affected {
  readonly kind: string;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

describe.each(ACTS)('%s that is tried', (_what, prepared) => {
  it('changes nothing, needs no version and spends no key', async () => {
    const { night, act } = await prepared();
    const before = await served(night);
    const headers = { 'idempotency-key': night.id };

    const tried = await send(night, act, '?dryRun=true', headers);

    expect(tried).toMatchObject({ status: 200, body: { applied: false } });
    expect(tried.body.affected.length).toBeGreaterThan(0);
    expect(await served(night)).toEqual(before);
    const done = await send(night, act, '', { ...headers, ...VERSION });
    expect([done.status, done.headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  it('tells what the act does', async () => {
    const { night, act } = await prepared();
    const told = (await send(night, act, '?dryRun=true')).body.affected as readonly Affected[];

    expect((await send(night, act, '', VERSION)).status).toBe(200);

    const pairings = new Map((await night.pairings()).map((pairing) => [pairing.id, pairing]));
    const view = await night.view();
    for (const { kind, id, after } of told) {
      const now: Record<string, unknown> | undefined = {
        pairing: pairings.get(id),
        entry: view.entries.find((entry: { id: string }) => entry.id === id),
        flight: view.flights.find((flight: { id: string }) => flight.id === id),
        tournament: view,
      }[kind];
      // A match that does not exist yet has no id and no table.
      if (now !== undefined)
        expect(now).toMatchObject({
          ...after,
          ...('matchId' in now ? { matchId: now['matchId'], status: now['status'] } : {}),
        });
    }
  });

  it('is refused as the act would be', async () => {
    const { night, act } = await prepared();
    const viewer = club.as(await club.token('viewer'));
    expect((await viewer.post(`${night.path}/${act.at}?dryRun=true`, act.body)).status).toBe(403);
    const stale = await send(night, act, '?dryRun=true', { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'request.stale' } });
    const unsure = await send(night, act, '?dryRun=perhaps');
    expect([unsure.status, unsure.body.errors]).toEqual([
      400,
      [{ pointer: '?dryRun', message: 'dryRun must be true or false', rule: 'type', limit: ['boolean'] }],
    ]);
  });
});

describe('a penalty of a match that is tried', () => {
  it('tells the score, and writes nothing', async () => {
    const { body } = await club.match();
    const path = `/v1/matches/${body.id}`;
    const penalty = { to: 'white', points: 2, reason: 'late' };
    const tried = await club.api.post(`${path}/penalties?dryRun=true`, penalty);
    expect(tried).toMatchObject({
      status: 200,
      body: {
        applied: false,
        affected: [{ kind: 'match', id: body.id, before: { score: { white: 0 } }, after: { score: { white: 2 } } }],
      },
    });
    expect((await club.api.get(path)).body.version).toBe(body.version);
    expect((await club.api.post(`${path}/penalties`, penalty)).body.white.score).toBe(2);
  });
});

it.each(['withdraw', 'disqualify'])('%s answers what its dry run told of everything but the entry', async (act) => {
  const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [5] }, 2);
  await night.draw();
  const at = `entries/${night.entries[0]}/${act}`;
  const told = (await send(night, { at, body: { reason: 'ill' } }, '?dryRun=true')).body
    .affected as readonly Affected[];
  const done = (await send(night, { at, body: { reason: 'ill' } })).body.affected as readonly Affected[];
  expect(told.map(({ kind }) => kind)).toEqual(['pairing', 'entry', 'flight', 'tournament']);
  expect(done).toEqual(told.filter(({ kind }) => kind !== 'entry'));
});

describe('a dry run of what cannot be tried', () => {
  it.each([
    ['a result', 'POST', '/result', { score: { white: 7, black: 0 } }],
    ['a game', 'POST', '/games', {}],
  ])('is refused: %s', async (_what, method, at, body) => {
    const match = (await club.match()).body.id;
    const answer = await club.api.call(method, `/v1/matches/${match}${at}?dryRun=true`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await club.api.get(`/v1/matches/${match}`)).body).toMatchObject({ status: 'open', games: [] });
  });
});
