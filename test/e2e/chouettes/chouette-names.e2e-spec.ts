/** Who plays in a game of a chouette, by name: in its view, on its pictures and in its text. */
import { SeatedPeople, teamToDouble } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const LONG = 'Maximiliane von Hohenberg-Wu';

async function doubled(rules: object = {}): Promise<[SeatedPeople, string]> {
  const table = await SeatedPeople.open(club, ['Bob', LONG, 'Cy & Co', 'Dee'], { ...rules });
  const game = await table.start();
  await teamToDouble(table, game, 'Bob');
  return [table, game];
}

describe('a game of a chouette', () => {
  it('names those who play in it, and a new name is another answer', async () => {
    const [table, game] = await doubled();
    const before = await club.api.get(`/v1/games/${game}`);
    const named = Object.values(before.body.names as Record<string, string>);
    expect(Object.keys(before.body.names).sort()).toEqual(Object.values(table.ids).sort());
    expect(named.some((name) => name.startsWith(LONG))).toBe(true);

    const headers = { 'if-none-match': before.headers.get('etag')! };
    expect((await club.api.get(`/v1/games/${game}`, { headers })).status).toBe(304);
    await club.api.patch(
      `/v1/players/${table.idOf('Dee')}`,
      { name: 'Deirdre of the Tuesday' },
      { headers: { 'if-match': '*' } },
    );
    const after = await club.api.get(`/v1/games/${game}`, { headers });
    expect([after.status, after.body.names[table.idOf('Dee')]]).toEqual([200, 'Deirdre of the Tuesday']);
  });

  it('names them in the answers to its start, to actions and to a score sheet', async () => {
    const table = await SeatedPeople.open(club, ['Bob', 'Ann', 'Cy', 'Dee']);
    const started = await club.api.post(`/v1/chouettes/${table.id}/games`);
    expect(started.body.names[table.idOf('Bob')]).toMatch(/^Bob/);
    const acted = await club.api.act(started.body.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    expect(acted.body.game?.names ?? acted.body.names).toEqual(started.body.names);
    await club.api.post(`/v1/chouettes/${table.id}/acts`, { type: 'abandon' });
    const cubes = ['Cy', 'Dee', 'Bob'].map((name) => ({ playerId: table.idOf(name), outcome: 'played', value: 1 }));
    const result = { board: { winner: 'box', kind: 'single' }, cubes };
    const reported = await club.api.post(`/v1/chouettes/${table.id}/games`, { result });
    expect(reported.status).toBe(201);
    expect(reported.body.names).toEqual(started.body.names);
    const drawn = await club.api.get(`/v1/games/${reported.body.id}/board.svg`);
    expect(drawn.text).toMatch(/Box \(white\): Ann/);
  });

  it('shows box, team and the cube of each member on the picture and in the text', async () => {
    const [table, game] = await doubled();
    await table.acts(
      game,
      ['Cy & Co', { type: 'double' }],
      ['Dee', { type: 'double' }],
      [LONG, { type: 'close-doubling' }],
      ['Bob', { type: 'drop', member: 'Dee' }],
    );
    const text = await club.api.get(`/v1/games/${game}/board.txt`);
    const lines = text.text.split('\n').slice(-5);
    expect(lines[0]).toMatch(/^Box \(white\): Bob/);
    expect(lines[1]).toMatch(new RegExp(`^Captain \\(black\\): ${LONG}.*, cube 1 in the middle$`));
    expect(lines[2]).toMatch(/^Team: Cy & Co.*, cube 1 in the middle, offered at 2$/);
    expect(lines[3]).toMatch(/^Team: Dee.*, the box dropped at 1$/);
    const { text: svg } = await club.api.get(`/v1/games/${game}/board.svg`);
    expect(svg).toMatch(/>Team: Cy &amp; Co[^<]*, cube 1 in the middle, offered at 2</);
    expect(svg).toMatch(new RegExp(`>Captain \\(black\\): ${LONG}[^<]*, cube 1 in the middle<`));
    const earlier = await club.api.get(`/v1/games/${game}/board.svg?turn=1`);
    expect(earlier.text).toMatch(/>Team: Dee[^<]*, cube 1 in the middle</);
  });

  it('shows the one cube of a team on the board alone', async () => {
    const [, game] = await doubled({ cubes: 'single' });
    const { text } = await club.api.get(`/v1/games/${game}/board.txt`);
    expect(text).toMatch(/\nTeam: Dee[^,\n]*\n/);
  });
});
