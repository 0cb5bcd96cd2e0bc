/** Two players who turn out to be one: under either id they are at one place only. */
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const ANY = { headers: { 'if-match': '*' } };

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

/** A new player into whom that one is merged. */
async function mergedInto(player: string): Promise<string> {
  const into = await club.player();
  expect((await club.api.post(`/v1/players/${player}/merge`, { into }, ANY)).status).toBe(200);
  return into;
}

it('who is entered cannot be entered again under the id that remains, nor take the place of another', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  const person = await mergedInto(night.players[0] ?? '');
  const again = await club.api.post(`${night.path}/entries`, { playerId: person });
  expect([again.status, again.body.code]).toEqual([409, 'entry.twice']);
  await night.draw();
  const [, other] = (await club.api.get(`${night.path}/entries`)).body.items;
  const place = await club.api.post(
    `${night.path}/entries/${other.id}/replace`,
    { playerId: person, reason: 'came' },
    ANY,
  );
  expect([place.status, place.body.code]).toEqual([409, 'entry.twice']);
});

it('who plays in doubles cannot be entered with another partner under the id that remains', async () => {
  const entrants = { kind: 'doubles' };
  const format = { kind: 'knockout', lengths: [3] };
  const { id } = (await club.api.post('/v1/tournaments', { name: 'Pairs', format, entrants })).body;
  const [first, partner, third] = [await club.player(), await club.player(), await club.player()];
  await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: first, partners: [partner] });
  const person = await mergedInto(partner);
  const again = await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: third, partners: [person] });
  expect([again.status, again.body.code]).toEqual([409, 'entry.twice']);
});

it('who sits in a chouette does not join it a second time', async () => {
  const players = [await club.player(), await club.player(), await club.player()];
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  const person = await mergedInto(players[1] ?? '');
  const again = await club.api.post(`/v1/chouettes/${id}/players`, { playerId: person });
  expect([again.status, again.body.code]).toEqual([409, 'chouette.already-seated']);
});

it('who is entered is not entered again by a table that has the id that remains', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  const person = await mergedInto(night.players[0] ?? '');
  const { body } = await club.api.post(`${night.path}/entries/import`, undefined, {
    text: `playerId\n${person}\n`,
  });
  expect(body).toMatchObject({ entered: 0, refused: 1, lines: [{ code: 'entry.twice' }] });
});

it('the pairings of a person are found under either id, and an answer from before the merge is no longer current', async () => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 4);
  await night.draw();
  const [player = ''] = night.players;
  const pairingsOf = (id: string) => club.api.get(`${night.path}/pairings?player=${id}`);
  const before = await pairingsOf(player);
  expect(before.body.items).toHaveLength(1);
  const into = await club.player();
  const none = await pairingsOf(into);
  expect(none.body.items).toEqual([]);
  expect((await club.api.post(`/v1/players/${player}/merge`, { into }, ANY)).status).toBe(200);
  for (const id of [player, into]) {
    const after = await pairingsOf(id);
    expect(after.body.items.map((pairing: { id: string }) => pairing.id)).toEqual(
      before.body.items.map((pairing: { id: string }) => pairing.id),
    );
    expect(after.headers.get('etag')).not.toBe(none.headers.get('etag'));
  }
  const paper = await club.api.get(`${night.path}/pairings.html?player=${into}`);
  expect(paper.text.match(/<tr/g)).toHaveLength(before.body.items.length + 1);
});
