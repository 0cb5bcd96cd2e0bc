/** The table of a league and of groups: figures, double rounds, divisions; as JSON, CSV and a page (T16, T18, T19). */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const POINTS = { win: 2, loss: 1, forfeit: 0 };

/** Everybody wins against those who were entered after them. */
async function leagueOf(entrants: number, more: object): Promise<TournamentDriver> {
  const league = await TournamentDriver.open(club, { kind: 'league', lengths: [3], points: POINTS, ...more }, entrants);
  await league.draw();
  const rank = (entry: string | undefined): number => league.entries.indexOf(entry ?? '');
  await league.playOut(({ white, black }) => (rank(white?.entryId) < rank(black?.entryId) ? 'white' : 'black'));
  return league;
}

interface Row {
  readonly entryId: string;
  readonly place: number;
  readonly points: number | null;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly annulled: number;
  readonly moves: string | null;
}

describe('the table of a league', () => {
  it('shows points, matches played, won and lost, and is ordered by the points', async () => {
    const league = await leagueOf(3, {});
    const { rows } = (await club.api.get(`${league.path}/standings`)).body;

    expect(
      rows.map(({ place, entryId, points, played, won, lost }: Row) => [place, entryId, points, played, won, lost]),
    ).toEqual([
      [1, league.entries[0], 4, 2, 2, 0],
      [2, league.entries[1], 3, 2, 1, 1],
      [3, league.entries[2], 2, 2, 0, 2],
    ]);
    const [header, first] = (await club.api.get(`${league.path}/standings.csv`)).text.split('\n');
    expect(header).toBe(
      'flight,group,place,name,points,wins,played,won,lost,' +
        'wins-among-tied,difference-among-tied,difference,points-won,lots,status',
    );
    expect(first?.split(',').slice(4, 9)).toEqual(['4', '2', '2', '2', '0']);
    const page = (await club.api.get(`${league.path}/standings.html`)).text;
    for (const head of ['Points', 'Played', 'Won', 'Lost', 'Wins among tied']) {
      expect(page).toContain(`<th scope="col">${head}</th>`);
    }
  });

  it('has each two meet twice with sides exchanged where it is double', async () => {
    const format = { kind: 'league', lengths: [3], double: true };
    const league = await TournamentDriver.open(club, format, 4);
    expect((await league.draw()).body.round).toBe(6);
    const met = (await league.pairings()).map(({ white, black }) => `${white?.entryId} ${black?.entryId}`);
    expect(met).toHaveLength(12);
    expect(new Set(met).size).toBe(12);
    await league.playOut();

    const { rows } = (await club.api.get(`${league.path}/standings`)).body;
    expect(rows.map(({ played, won }: Row) => [played, won])).toEqual([
      [6, 3],
      [6, 3],
      [6, 3],
      [6, 3],
    ]);
  });

  it('has divisions, the strongest in the first, and says who would go up and down', async () => {
    const format = { kind: 'league', lengths: [3], divisions: 2, promoted: 1 };
    const league = await TournamentDriver.open(club, format, 0);
    const entries: string[] = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { body } = await club.api.post(`${league.path}/entries`, { playerId: await club.player(), seed });
      entries.push(body.id);
    }
    await league.draw();
    await league.playOut(({ white, black }) =>
      entries.indexOf(white?.entryId ?? '') < entries.indexOf(black?.entryId ?? '') ? 'white' : 'black',
    );

    const { tables } = (await club.api.get(`${league.path}/standings`)).body;
    expect(
      tables.map(({ group, rows }: { group: string; rows: Row[] }) => [
        group,
        rows.map(({ entryId, moves }) => [entryId, moves]),
      ]),
    ).toEqual([
      [
        'A',
        [
          [entries[0], null],
          [entries[1], null],
          [entries[2], 'down'],
        ],
      ],
      [
        'B',
        [
          [entries[3], 'up'],
          [entries[4], null],
          [entries[5], null],
        ],
      ],
    ]);
    const page = (await club.api.get(`${league.path}/standings.html`)).text;
    expect(page).toContain('division B');
    expect(page).toContain('<td>up</td>');
    expect((await club.api.get(`${league.path}/standings.csv`)).text).toContain(',moves,status');
  });

  it('shows matches that do not count as annulled', async () => {
    const league = await TournamentDriver.open(club, { kind: 'league', lengths: [3] }, 5);
    await league.draw();
    const gone = league.entries[0];
    const own = (await league.pairings('?status=ready')).find(
      ({ white, black }) => white?.entryId === gone || black?.entryId === gone,
    );
    expect((await league.report(own!, 'white')).status).toBe(200);
    await club.api.post(`${league.path}/entries/${gone}/withdraw`, { reason: 'Moved away' });

    const { rows } = (await club.api.get(`${league.path}/standings`)).body;
    expect(rows.map(({ annulled }: Row) => annulled).toSorted()).toEqual([0, 0, 0, 1, 1]);
    expect(rows.map(({ played }: Row) => played)).toEqual([0, 0, 0, 0, 0]);
    expect((await club.api.get(`${league.path}/standings.html`)).text).toContain('<th scope="col">Annulled</th>');
  });

  it.each([
    [{ kind: 'league', lengths: [3], promoted: 1 }, '/format/promoted'],
    [{ kind: 'league', lengths: [3], double: 'twice' }, '/format/double'],
    [{ kind: 'knockout', lengths: [3], double: true }, '/format/double'],
  ])('is refused where its format cannot be: %j', async (format, pointer) => {
    const { status, body } = await club.api.post('/v1/tournaments', { name: 'League', format });
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, pointer]);
  });

  it('needs divisions in which none goes both up and down', async () => {
    const format = { kind: 'league', lengths: [3], divisions: 2, promoted: 2 };
    const league = await TournamentDriver.open(club, format, 6);
    const { status, body } = await league.draw();
    expect([status, body.code, body.params]).toEqual([409, 'tournament.too-few-entrants', { entrants: 6, needed: 8 }]);
  });
});

describe('the table of a Swiss', () => {
  it('has a bye among the wins and not among the matches', async () => {
    const swiss = await TournamentDriver.open(club, { kind: 'swiss', rounds: 1, lengths: [3] }, 3);
    await swiss.draw();
    await swiss.playOut();
    const { rows } = (await club.api.get(`${swiss.path}/standings`)).body;
    expect(
      rows
        .map(({ wins, played, won, lost, points }: Row & { wins: number }) =>
          [wins, played, won, lost, points].join(' '),
        )
        .toSorted(),
    ).toEqual(['0 1 0 1 ', '1 0 0 0 ', '1 1 1 0 ']);
  });
});
