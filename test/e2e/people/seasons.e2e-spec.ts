/** Points races over matches and tournaments, and the tournaments of a player. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { knownSeason } from '../../support/requests/known-season.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const clock = new ScriptedClock();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(() => club.close());

const results = async (...lines: string[]): Promise<string[]> => {
  const text = ['date,white,black,length,white score,black score', ...lines, ''].join('\n');
  const { status, body } = await club.api.post('/v1/matches/import-results', undefined, { text });
  if (status !== 200 || body.imported !== lines.length) throw new Error(JSON.stringify(body));
  return body.lines.map(({ matchId }: { matchId: string }) => matchId);
};
const table = async (id: string): Promise<ApiAnswer['body']> => {
  const { status, body } = await club.api.get(`/v1/seasons/${id}/table`);
  expect(status).toBe(200);
  return body;
};
const short = ({ rows }: ApiAnswer['body']): unknown[] =>
  rows.map(({ place, name, points, tieBreak }: Record<string, unknown>) => [place, name, points, tieBreak]);
const ifMatch = { headers: { 'if-match': '*' } };

/** A knockout to 1 in which the earlier one always wins, finished now; with the ids of its pairings. */
async function knockout(...players: string[]): Promise<{ id: string; pairings: string[] }> {
  const id = (await club.api.post('/v1/tournaments', { name: 'Night', format: { kind: 'knockout', lengths: [1] } }))
    .body.id;
  for (const [nth, playerId] of players.entries()) {
    expect((await club.api.post(`/v1/tournaments/${id}/entries`, { playerId, seed: nth + 1 })).status).toBe(201);
  }
  expect((await club.api.post(`/v1/tournaments/${id}/draw`, {})).status).toBe(200);
  const played: string[] = [];
  for (;;) {
    const { items } = (await club.api.get(`/v1/tournaments/${id}/pairings?status=ready`)).body;
    if (items.length === 0) break;
    for (const { id: pid, white, black } of items) {
      const isWhite = players.indexOf(white.playerId) < players.indexOf(black.playerId);
      const score = isWhite ? { white: 1, black: 0 } : { white: 0, black: 1 };
      expect((await club.api.post(`/v1/tournaments/${id}/pairings/${pid}/result`, { score })).status).toBe(200);
      played.push(pid);
    }
  }
  const { status } = (await club.api.get(`/v1/tournaments/${id}`)).body;
  if (status !== 'finished')
    expect((await club.api.post(`/v1/tournaments/${id}/finish`, {}, ifMatch)).status).toBe(200);
  return { id, pairings: played };
}

describe('a season', () => {
  it('counts the matches that were played from its first day to its last', async () => {
    const id = await knownSeason(club, { name: 'Year 2001', from: '2001-01-01', to: '2001-12-31' });
    await results(
      '2000-12-31 23:59,Ann 2001,Bob 2001,5,5,3',
      '2001-01-01,Ann 2001,Bob 2001,5,5,3',
      '2001-06-01,Bob 2001,Cem 2001,5,5,3',
      '2001-12-31 23:59,Ann 2001,Cem 2001,5,5,3',
      '2002-01-01,Cem 2001,Bob 2001,5,5,3',
    );
    const body = await table(id);
    expect(body.season).toMatchObject({ id, name: 'Year 2001', from: '2001-01-01', to: '2001-12-31', best: null });
    expect(short(body)).toEqual([
      [1, 'Ann 2001', 6, null],
      [2, 'Bob 2001', 4, null],
      [3, 'Cem 2001', 2, null],
    ]);
    expect(body.rows[0]).toMatchObject({ events: 2, counted: 2, bestEvent: 3, matches: 2, wins: 2, tournaments: 0 });
    const csv = await club.api.get(`/v1/seasons/${id}/table.csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.text.split('\n').slice(0, 2)).toEqual([
      'place,name,points,tie-break,events,counted,best event,tournaments,matches,wins',
      '1,Ann 2001,6,,2,2,3,0,2,2',
    ]);
    const page = await club.api.get(`/v1/seasons/${id}/table.html`);
    expect(page.text).toContain('<td>Ann 2001</td>');
    expect(page.text).toContain('<h1>Year 2001</h1>');
  });

  it('has after a correction the table of the corrected results', async () => {
    const season = { points: { perWin: 1, byLength: { '7': 2 } }, from: '2002-02-01', to: '2002-02-28' };
    const id = await knownSeason(club, season);
    const [wrong] = await results('2002-02-02,Ann 2002,Bob 2002,7,7,3', '2002-02-03,Bob 2002,Ann 2002,5,5,3');
    expect(short(await table(id))).toEqual([
      [1, 'Ann 2002', 3, null],
      [2, 'Bob 2002', 1, null],
    ]);
    const right = { score: { white: 3, black: 7 }, reason: 'The slip was read the wrong way' };
    expect((await club.api.post(`/v1/matches/${wrong}/correction`, right, ifMatch)).status).toBe(200);
    expect(short(await table(id))).toEqual([
      [1, 'Bob 2002', 4, null],
      [2, 'Ann 2002', 0, null],
    ]);
  });

  it('counts the best events, and shows whom nothing separates', async () => {
    const id = await knownSeason(club, { from: '2003-01-01', to: '2003-01-31', points: { perWin: 2 }, best: 1 });
    await results(
      '2003-01-01,Ann 2003,Bob 2003,5,5,3',
      '2003-01-02,Ann 2003,Bob 2003,5,5,3',
      '2003-01-03,Bob 2003,Ann 2003,5,5,3',
      '2003-01-04,Cem 2003,Dan 2003,5,5,3',
      '2003-01-05,Dan 2003,Cem 2003,5,5,3',
    );
    expect(short(await table(id))).toEqual([
      [1, 'Ann 2003', 2, 'wins'],
      [2, 'Bob 2003', 2, 'shared'],
      [2, 'Cem 2003', 2, 'shared'],
      [2, 'Dan 2003', 2, 'shared'],
    ]);
    expect((await table(id)).rows[0]).toMatchObject({ events: 3, counted: 1 });
    expect((await club.api.patch(`/v1/seasons/${id}`, { best: null }, ifMatch)).body).toMatchObject({
      best: null,
      version: 2,
    });
    expect(short(await table(id))[0]).toEqual([1, 'Ann 2003', 4, null]);
  });

  it('counts people who were merged as one', async () => {
    const id = await knownSeason(club, { from: '2004-01-01', to: '2004-01-31', points: { perWin: 1 } });
    await results(
      '2004-01-01,Ann 2004,Bob 2004,5,5,3',
      '2004-01-02,Annie 2004,Bob 2004,5,5,3',
      '2004-01-03,Annie 2004,Ann 2004,5,5,3',
    );
    const named = async (name: string): Promise<string> =>
      (await club.api.get(`/v1/players?q=${encodeURIComponent(name)}`)).body.items[0].id;
    expect(
      (await club.api.post(`/v1/players/${await named('Annie 2004')}/merge`, { into: await named('Ann 2004') })).status,
    ).toBe(200);
    expect(short(await table(id))).toEqual([
      [1, 'Ann 2004', 2, null],
      [2, 'Bob 2004', 0, null],
    ]);
  });

  it('counts tournaments with their places and their matches, and follows their corrections', async () => {
    clock.advance(1);
    const day = (offset: number): string =>
      new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    const people = [
      await club.player('Ada'),
      await club.player('Ben'),
      await club.player('Cid'),
      await club.player('Dee'),
    ];
    const [ada, ben, cid, dee] = people as [string, string, string, string];
    const first = await knockout(ada, ben, cid, dee);
    const second = await knockout(ben, ada);
    const points = { perWin: 1, perTournament: 2, byPlace: [10, 5, 1] };
    const id = await knownSeason(club, {
      from: day(-1),
      to: day(1),
      points,
      tournaments: [first.id, second.id],
      only: 'tournaments',
    });
    expect(short(await table(id))).toEqual([
      [1, 'Ada', 21, 'bestEvent'],
      [2, 'Ben', 21, 'bestEvent'],
      [3, 'Cid', 3, 'shared'],
      [3, 'Dee', 3, 'shared'],
    ]);
    expect((await club.api.patch(`/v1/seasons/${id}`, { tournaments: [first.id] }, ifMatch)).status).toBe(200);
    expect(short(await table(id)).slice(0, 2)).toEqual([
      [1, 'Ada', 14, null],
      [2, 'Ben', 8, null],
    ]);

    const final = first.pairings.at(-1);
    const { items } = (await club.api.get(`/v1/tournaments/${first.id}/pairings`)).body;
    const { white } = items.find(({ id: pid }: { id: string }) => pid === final);
    const turned = white.playerId === ada ? { white: 0, black: 1 } : { white: 1, black: 0 };
    const corrected = await club.api.post(
      `/v1/tournaments/${first.id}/pairings/${final}/correction`,
      { score: turned, reason: 'Read the wrong way' },
      ifMatch,
    );
    expect(corrected.status).toBe(200);
    expect(short(await table(id)).slice(0, 2)).toEqual([
      [1, 'Ben', 14, null],
      [2, 'Ada', 8, null],
    ]);

    const own = (await club.api.get(`/v1/players/${ada}/tournaments`)).body;
    expect(own.nextCursor).toBeNull();
    expect(own.items).toMatchObject([
      {
        id: second.id,
        place: 2,
        entryCount: 2,
        format: { kind: 'knockout' },
        status: 'finished',
        entryStatus: 'entered',
      },
      { id: first.id, place: 2, entryCount: 4, name: 'Night' },
    ]);
    const page = (await club.api.get(`/v1/players/${ada}/tournaments?limit=1`)).body;
    expect(page.items.map(({ id: each }: { id: string }) => each)).toEqual([second.id]);
    const next = (await club.api.get(`/v1/players/${ada}/tournaments?limit=1&cursor=${page.nextCursor}`)).body;
    expect(next.items.map(({ id: each }: { id: string }) => each)).toEqual([first.id]);
    expect((await club.api.get(`/v1/players/${dee}/tournaments`)).body.items).toMatchObject([{ place: 3 }]);
  });

  it('shows what people have won in chouettes', async () => {
    const players = [await club.player('Box'), await club.player('Cap'), await club.player('Crew')];
    const chouette = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body.id;
    const cubes = players.slice(1).map((playerId) => ({ playerId, outcome: 'played', value: 1 }));
    const sheet = { board: { winner: 'box', kind: 'single' }, cubes };
    expect((await club.api.post(`/v1/chouettes/${chouette}/games`, { result: sheet })).status).toBe(201);
    const day = clock.now().toISOString().slice(0, 10);
    const { chouettes } = await table(await knownSeason(club, { from: day, to: day }));
    expect(chouettes).toEqual([
      { playerId: players[0], name: 'Box', chouettes: 1, points: 2 },
      { playerId: players[1], name: 'Cap', chouettes: 1, points: -1 },
      { playerId: players[2], name: 'Crew', chouettes: 1, points: -1 },
    ]);
  });

  it('is listed, changed and removed', async () => {
    const id = await knownSeason(club, { name: 'Autumn', best: 4 });
    const { body, headers } = await club.api.get(`/v1/seasons/${id}`);
    expect(body).toMatchObject({ name: 'Autumn', best: 4, only: null, tournaments: null, version: 1 });
    expect((await club.api.get('/v1/seasons?limit=1')).body.items).toEqual([body]);
    const asked = { name: 'Late autumn', points: { perTournament: 3 } };
    expect((await club.api.patch(`/v1/seasons/${id}`, asked)).status).toBe(428);
    const etag = headers.get('etag') ?? '';
    const changed = await club.api.patch(`/v1/seasons/${id}`, asked, { headers: { 'if-match': etag } });
    expect(changed.body).toMatchObject({ ...asked, best: 4, version: 2 });
    expect((await club.api.patch(`/v1/seasons/${id}`, asked, { headers: { 'if-match': etag } })).status).toBe(412);
    expect((await club.api.delete(`/v1/seasons/${id}`)).status).toBe(428);
    expect((await club.api.delete(`/v1/seasons/${id}`, ifMatch)).status).toBe(204);
    for (const path of [id, `${id}/table`, `${id}/table.csv`, `${id}/table.html`]) {
      const gone = await club.api.get(`/v1/seasons/${path}`);
      expect([gone.status, gone.body.code]).toEqual([404, 'season.not-found']);
    }
    expect((await club.api.get('/v1/seasons?limit=1')).body.items).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('tells how the points of a player came, tournament by tournament and match by match', async () => {
    const day = clock.now().toISOString().slice(0, 10);
    const points = { perWin: 2, perMatch: 1, byPlace: [10, 6] };
    const id = await knownSeason(club, { from: day, to: day, points, best: 1 });
    const [ann, bob] = [await club.player('Ann of the day'), await club.player('Bob of the day')];
    const night = await knockout(ann, bob);
    const { body: match } = await club.match({ white: bob, black: ann, format: { kind: 'points', length: 1 } });
    await club.api.post(`/v1/matches/${match.id}/result`, { score: { white: 1, black: 0 } });
    const { body } = await club.api.get(`/v1/seasons/${id}/table?player=${bob.toUpperCase()}`);
    expect(body.events).toEqual([
      { kind: 'tournament', id: night.id, name: 'Night', points: 7, counts: true, place: 2, matches: 1, wins: 0 },
      {
        kind: 'match',
        id: match.id,
        name: 'Ann of the day',
        points: 3,
        counts: false,
        place: null,
        matches: 1,
        wins: 1,
      },
    ]);
    expect((await club.api.get(`/v1/seasons/${id}/table?player=${await club.player()}`)).body.events).toEqual([]);
    expect((await table(id)).events).toBeUndefined();
    // As the lists of matches and chouettes answer for such a person: nothing.
    const unknown = await club.api.get(`/v1/seasons/${id}/table?player=01a20656-705c-7558-b169-1cd6759ab211`);
    expect([unknown.status, unknown.body.events]).toEqual([200, []]);
  });

  const good = { name: 'Spring', from: '2026-01-01', to: '2026-06-30', points: { perWin: 1 } };
  it.each([
    [{ to: '2025-12-31' }, 400, '/to', 'must not be before the season begins, on 2026-01-01'],
    [{ from: '2026-02-30' }, 400, '/from', 'must be a day, like 2026-01-31'],
    [{ from: '1.1.2026' }, 400, '/from', 'must be a day, like 2026-01-31'],
    [{ points: {} }, 400, '/points', 'must say what gives points'],
    [{ points: { perWin: -1 } }, 400, '/points/perWin', 'must be a number from 0'],
    [{ points: { perWin: 0.125 } }, 400, '/points/perWin', '2 decimals'],
    [{ points: { byLength: { five: 2 } } }, 400, '/points/byLength', 'must have lengths'],
    [{ points: { byPlace: [] } }, 400, '/points/byPlace', 'must be a list'],
    [{ points: { perGame: 1 } }, 400, '/points/perGame', ''],
    [{ best: 0 }, 400, '/best', ''],
    [{ only: 'chouettes' }, 400, '/only', ''],
    [{ tournaments: ['01998a3e-6f0a-7c31-9d6e-0242ac120002'] }, 422, '/tournaments/0', 'There is no tournament'],
  ])('is refused with %j, and nothing is changed', async (wrong, status, pointer, message) => {
    const before = (await club.api.get('/v1/seasons')).body;
    const answer = await club.api.post('/v1/seasons', { ...good, ...wrong });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([status, pointer]);
    expect(answer.body.errors[0].message).toContain(message);
    expect((await club.api.get('/v1/seasons')).body).toEqual(before);
  });

  it('that names a tournament which was deleted since can be changed, and names no other one that is gone', async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() =>
        club.api.post('/v1/tournaments', { name: 'Night', format: { kind: 'knockout', lengths: [1] } }),
      ),
    );
    const [one, other, stranger] = made.map(({ body }): string => body.id);
    const asked = { name: 'Two nights', from: '2026-01-01', to: '2026-12-31', points: { perWin: 1 } };
    const { body } = await club.api.post('/v1/seasons', { ...asked, tournaments: [one, other] });
    for (const id of [one, stranger]) await club.api.delete(`/v1/tournaments/${id}`, ifMatch);
    const path = `/v1/seasons/${body.id}`;
    const again = await club.api.patch(path, { ...asked, name: 'One night', tournaments: [one, other] }, ifMatch);
    expect(again).toMatchObject({ status: 200, body: { name: 'One night', tournaments: [one, other] } });
    const refused = await club.api.patch(path, { tournaments: [one, stranger] }, ifMatch);
    expect(refused).toMatchObject({ status: 422, body: { code: 'tournament.not-found' } });
    expect((await club.api.patch(path, { tournaments: [other] }, ifMatch)).body.tournaments).toEqual([other]);
  });

  it('cannot begin after it ends after a change, which points at what was changed', async () => {
    const id = await knownSeason(club);
    const { status, body } = await club.api.patch(`/v1/seasons/${id}`, { from: '2099-12-31' }, ifMatch);
    expect([status, body.errors[0].pointer]).toEqual([400, '/from']);
    expect(body.errors[0].message).toContain('must not be after the season ends, on ');
  });

  it('cannot end before it begins after a change', async () => {
    const id = await knownSeason(club);
    const { status, body } = await club.api.patch(`/v1/seasons/${id}`, { to: '2025-12-31' }, ifMatch);
    expect([status, body.errors[0].pointer]).toEqual([400, '/to']);
    expect((await club.api.get(`/v1/seasons/${id}`)).body).toMatchObject({ to: '2026-06-30', version: 1 });
  });

  it('counts of events that give the same the one that was played first, whichever was entered first', async () => {
    const id = await knownSeason(club, { name: 'Year 2011', from: '2011-01-01', to: '2011-12-31', best: 1 });
    const [later = '', early = ''] = [
      ...(await results('2011-06-01,Ann 2011,Bob 2011,5,5,3')),
      ...(await results('2011-03-01,Ann 2011,Bob 2011,5,5,1')),
    ];
    const ann = (await club.api.get('/v1/players?q=Ann 2011')).body.items[0].id;
    const { events } = (await club.api.get(`/v1/seasons/${id}/table?player=${ann}`)).body;
    expect(events.map((event: Record<string, unknown>) => [event['id'], event['counts']])).toEqual([
      [early, true],
      [later, false],
    ]);
  });

  it('is refused for tournaments of a player who does not exist', async () => {
    const { status, body } = await club.api.get('/v1/players/01998a3e-6f0a-7c31-9d6e-0242ac120002/tournaments');
    expect([status, body.code]).toEqual([404, 'player.not-found']);
  });
});
