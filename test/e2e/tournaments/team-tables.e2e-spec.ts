/** Teams, entered by a table: the lines that name a team are one entry. */
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

it('a table enters a team by the lines that name it, whole or not at all', async () => {
  const { body } = await club.api.post('/v1/tournaments', {
    name: 'Clubs',
    format: { kind: 'knockout', lengths: [3] },
    entrants: { kind: 'teams', boards: 2 },
  });
  const path = `/v1/tournaments/${body.id}`;
  const captain = await club.player('Known Captain');
  const other = await club.player('Known Cat');
  const text = [
    'name,playerId,team,paid,seed',
    `,${captain},The Owls,yes,1`,
    'Lone Wolf,,The Wolves,,',
    'New Owl,,The Owls,,',
    'Reserve Owl,,the owls,,1',
    'New Bear,,The Bears,,',
    'new bear,,The Bears,,',
    'Without One,,,,',
    'First Cat,,The Cats,,2',
    `,${other},The Cats,,3`,
  ].join('\n');
  const report = (await club.api.post(`${path}/entries/import?create=true`, undefined, { text })).body;
  expect(report.lines).toMatchObject([
    { line: 2, status: 'entered', name: 'Known Captain', made: false },
    { line: 3, status: 'refused', name: 'Lone Wolf', code: 'entry.people', made: false },
    { line: 4, status: 'entered', name: 'New Owl', made: true },
    { line: 5, status: 'entered', name: 'Reserve Owl', made: true },
    { line: 6, status: 'refused', code: 'entry.twice' },
    { line: 7, status: 'refused', code: 'entry.twice' },
    { line: 8, status: 'refused', code: 'entry.people' },
    { line: 9, status: 'refused', name: 'First Cat', code: 'request.invalid' },
    { line: 10, status: 'refused', name: 'Known Cat', detail: expect.stringContaining('3 in line 10 is not') },
  ]);
  const [entry, ...others] = (await club.api.get(`${path}/entries`)).body.items;
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    id: report.lines[0].entryId,
    name: 'The Owls',
    playerId: captain,
    seed: 1,
    paid: true,
    players: [{ name: 'Known Captain' }, { name: 'New Owl' }, { name: 'Reserve Owl' }],
  });
  const again = (await club.api.post(`${path}/entries/import?create=true`, undefined, { text })).body;
  expect(again).toMatchObject({
    entered: 0,
    lines: [{ line: 2, code: 'entry.twice' }, {}, { line: 4, code: 'entry.twice' }, {}, {}, {}, {}, {}, {}],
  });
  expect((await club.api.get(`${path}/entries`)).body.items).toHaveLength(1);
  const known = (await club.api.get('/v1/players?limit=200')).body.items.map(({ name }: { name: string }) => name);
  for (const name of ['Lone Wolf', 'New Bear', 'Without One', 'First Cat']) expect(known).not.toContain(name);
});

it('a line-up that names an id of no person is refused with its place', async () => {
  const { body } = await club.api.post('/v1/tournaments', {
    name: 'Two clubs',
    format: { kind: 'knockout', lengths: [3] },
    entrants: { kind: 'teams', boards: 2 },
  });
  const path = `/v1/tournaments/${body.id}`;
  const text = ['name,team', 'Ox,The Oxen', 'Ass,The Oxen', 'Hen,The Hens', 'Cock,The Hens'].join('\n');
  await club.api.post(`${path}/entries/import?create=true`, undefined, { text });
  const drawn = await club.api.post(`${path}/draw`);
  const [{ id, white }] = (await club.api.get(`${path}/pairings`)).body.items;
  const entry = (await club.api.get(`${path}/entries/${white.entryId}`)).body;
  const players = [entry.players[1].playerId, body.id];
  const refused = await club.api.post(`${path}/pairings/${id}/line-up`, { entryId: entry.id, players });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'player.not-found', errors: [{ pointer: '/players/1', rule: 'reference' }] },
  ]);
  expect((await club.api.get(path)).headers.get('etag')).toBe(drawn.headers.get('etag'));
});
