/** Long lists of a tournament and of its record are read page by page, as all lists are. */
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const clock = new ScriptedClock();
let club: TestApp;
let night: TournamentDriver;
beforeAll(async () => {
  club = await testApp({ clock });
  night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [3] }, 12);
  await night.draw();
});
afterAll(async () => {
  await club.close();
});

interface Seen {
  readonly id: string;
  readonly version: number;
}

/** All items of a list, read by so many at a time. */
async function read(address: string, limit: number): Promise<{ items: Seen[]; pages: number }> {
  const items: Seen[] = [];
  for (let cursor: string | null = null, pages = 1; ; pages += 1) {
    const query: string = cursor === null ? `limit=${limit}` : `limit=${limit}&cursor=${cursor}`;
    const { status, body } = await club.api.get(`${address}${address.includes('?') ? '&' : '?'}${query}`);
    expect(status).toBe(200);
    expect(body.items.length).toBeLessThanOrEqual(limit);
    items.push(...body.items);
    cursor = body.nextCursor;
    if (cursor === null) return { items, pages };
  }
}

describe('lists of a tournament', () => {
  it('give each pairing once, whatever the size of the page', async () => {
    const { items, pages } = await read(`${night.path}/pairings`, 30);
    expect(pages).toBe(3);
    expect(new Set(items.map(({ id }) => id)).size).toBe(66);
    expect((await read(`${night.path}/pairings?round=2`, 4)).items).toHaveLength(6);
  });

  it('show fifty pairings unless more are asked for', async () => {
    expect((await club.api.get(`${night.path}/pairings`)).body.items).toHaveLength(50);
  });

  it('go on behind a pairing that has been decided since', async () => {
    const first = await club.api.get(`${night.path}/pairings?status=ready&limit=2`);
    const [, last] = first.body.items;
    await night.report(last, 'white');
    const next = await club.api.get(`${night.path}/pairings?status=ready&limit=1&cursor=${first.body.nextCursor}`);
    const all = (await read(`${night.path}/pairings`, 200)).items;
    expect(next.body.items[0].id).toBe(all[all.findIndex(({ id }) => id === last.id) + 1]?.id);
  });

  it('give the entries in the order of entry', async () => {
    const { items, pages } = await read(`${night.path}/entries`, 5);
    expect([pages, items.map(({ id }) => id)]).toEqual([3, night.entries]);
  });

  it('refuse the cursor of another list', async () => {
    const { nextCursor } = (await club.api.get(`${night.path}/entries?limit=1`)).body;
    const { status, body } = await club.api.get(`${night.path}/pairings?cursor=${nextCursor}`);
    expect([status, body.errors[0].pointer]).toEqual([400, '?cursor']);
  });
});

describe('records', () => {
  it('take their nextCursor as the cursor of the next page', async () => {
    const { items } = await read(`${night.path}/events`, 5);
    expect(items.map(({ version }) => version)).toEqual(items.map((_event, index) => index + 1));
    expect(items.length).toBeGreaterThan(10);
  });
});

describe('lists of what is played', () => {
  it('count the games instead of repeating them', async () => {
    const { body: match } = await club.match();
    for (const winner of ['white', 'black']) {
      await club.api.post(`/v1/matches/${match.id}/games`, { result: { winner, kind: 'single' } });
    }
    await club.api.post(`/v1/matches/${match.id}/games`);
    const { games, ...facts } = (await club.api.get(`/v1/matches/${match.id}`)).body;
    expect(games).toHaveLength(3);
    const lists = ['/v1/matches?limit=1', `/v1/players/${match.white.playerId}/matches`];
    for (const list of lists) expect((await club.api.get(list)).body.items).toEqual([{ ...facts, gameCount: 3 }]);

    const players = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => club.player(name)));
    const { body: chouette } = await club.api.post('/v1/chouettes', { players, order: 'given' });
    const { games: none, ...table } = chouette;
    expect(none).toEqual([]);
    expect((await club.api.get('/v1/chouettes')).body.items).toEqual([{ ...table, gameCount: 0 }]);
  });

  it('count the entries of tournaments', async () => {
    const { entries, flights: _flights, draws: _draws, notDrawn: _waiting, ...facts } = await night.view();
    expect((await club.api.get('/v1/tournaments')).body.items).toEqual([
      { ...facts, entryCount: entries.length, presentCount: entries.length, tables: [] },
    ]);
  });
});

describe('the link to the next page', () => {
  /** The addresses of all pages, found by their links alone. */
  async function followed(first: string): Promise<readonly string[]> {
    const addresses = [first];
    for (;;) {
      const { status, headers, body } = await club.api.get(addresses.at(-1) ?? first);
      const [, next] = /^<([^<>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      expect([status, next === undefined]).toEqual([200, body.nextCursor === null]);
      if (next === undefined) return addresses;
      addresses.push(next);
    }
  }

  it('is in every page but the last one, and keeps what was asked for', async () => {
    for (const [list, pages] of [
      ['/v1/players?q=player%20&limit=5', 3],
      ['/v1/matches?limit=50', 2],
      [`${night.path}/pairings?round=2&limit=4`, 2],
      [`${night.path}/entries?limit=12`, 1],
      [`${night.path}/events?after=2&limit=5`, null],
    ] as const) {
      const addresses = await followed(list);
      if (pages !== null) expect([list, addresses.length]).toEqual([list, pages]);
      expect(addresses.length).toBeGreaterThanOrEqual(pages ?? 3);
      const asked = [...new URL(list, club.url).searchParams];
      for (const address of addresses) {
        const { pathname, searchParams } = new URL(address, club.url);
        expect(pathname).toBe(list.split('?', 1)[0]);
        expect([...searchParams].filter(([name]) => name !== 'cursor')).toEqual(asked);
      }
    }
  });

  it('leads nowhere else, whatever was asked for', async () => {
    const { headers } = await club.api.get(`/v1/players?limit=1&q=${encodeURIComponent('"player>; rel="x", <')}`);
    expect(headers.get('link')).toBeNull();
    for (const name of ['Why? One', 'Why? Two']) await club.player(name);
    const why = await club.api.get('/v1/players?limit=1&q=Why?');
    expect(why.headers.get('link')).toContain('&q=Why%3F&');
    const odd = await club.api.get('/v1/players?limit=1&q=%50layer');
    expect(odd.headers.get('link')).toMatch(/^<\/v1\/players\?limit=1&q=Player&cursor=[\w-]+>; rel="next"$/);
  });
});

describe('the list of matches that have ended', () => {
  it('begins with the one that ended last, whichever began last, page by page', async () => {
    const ann = await club.player();
    const matches: Seen[] = [];
    for (let nth = 0; nth < 4; nth += 1) matches.push((await club.match({ white: ann })).body);
    // The last one goes on.
    for (const nth of [1, 0, 2]) {
      clock.advance(1000);
      await club.api.post(`/v1/matches/${matches[nth]?.id}/result`, { winner: 'white', by: 'forfeit' });
    }

    const ofAnn = `/v1/matches?order=ended&playerId=${ann}`;
    const { items, pages } = await read(ofAnn, 2);

    expect(items.map(({ id }) => matches.findIndex((match) => match.id === id))).toEqual([2, 0, 1]);
    expect(pages).toBe(2);
    expect((await read(`${ofAnn}&status=open`, 2)).items).toEqual([]);
    const [latest] = (await club.api.get('/v1/matches?order=ended&limit=1')).body.items;
    expect(latest.id).toBe(matches[2]?.id);
  });

  it('shows each of those that ended at the same time once', async () => {
    const ann = await club.player();
    const matches: Seen[] = [];
    for (let nth = 0; nth < 5; nth += 1) matches.push((await club.match({ white: ann })).body);
    for (const { id } of matches.toReversed())
      await club.api.post(`/v1/matches/${id}/result`, { winner: 'white', by: 'forfeit' });

    const { items } = await read(`/v1/matches?order=ended&playerId=${ann}`, 2);

    expect(items.map(({ id }) => id)).toEqual(matches.map(({ id }) => id).toReversed());
  });

  it('ends before times that no match can have ended at', async () => {
    const { nextCursor } = (await club.api.get('/v1/matches?order=ended&limit=1')).body;
    const [name, , id] = JSON.parse(Buffer.from(nextCursor, 'base64url').toString());
    for (const time of ['-8640000000000000', '-300000000000000', '-1', '0']) {
      const cursor = Buffer.from(JSON.stringify([name, time, id])).toString('base64url');
      const { status, body } = await club.api.get(`/v1/matches?order=ended&cursor=${cursor}`);
      expect([time, status, body.items]).toEqual([time, 200, []]);
    }
  });

  it('leaves out those of tournaments where the reader asks for it', async () => {
    const { body: friendly } = await club.match();
    const [played] = (await club.api.get(`${night.path}/pairings?limit=1`)).body.items;
    const idsOf = async (query: string): Promise<string[]> =>
      (await club.api.get(`/v1/matches?limit=200&${query}`)).body.items.map(({ id }: Seen) => id);
    expect(await idsOf('status=open')).toEqual(expect.arrayContaining([friendly.id, played.matchId]));
    const tournamentOf = async (id: string): Promise<string | null> =>
      (await club.api.get(`/v1/matches/${id}`)).body.tournamentId;
    expect([await tournamentOf(friendly.id), friendly.tournamentId]).toEqual([null, null]);
    expect(night.path).toBe(`/v1/tournaments/${await tournamentOf(played.matchId)}`);
    const outside = await idsOf('status=open&tournament=none');
    expect([outside.includes(friendly.id), outside.includes(played.matchId)]).toEqual([true, false]);
    await club.api.post(`/v1/matches/${friendly.id}/result`, { winner: 'white', by: 'forfeit' });
    expect(await idsOf('order=ended&tournament=none')).toContain(friendly.id);
    const ended = await club.api.post(`/v1/matches/${played.matchId}/result`, { winner: 'white', by: 'forfeit' });
    expect(night.path).toBe(`/v1/tournaments/${ended.body.tournamentId}`);
    expect(await idsOf('order=ended')).toContain(played.matchId);
    expect(await idsOf('order=ended&tournament=none')).not.toContain(played.matchId);
  });
});
