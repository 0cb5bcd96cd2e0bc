/** The reasons of acts in a tournament: one that is needed says something, as in a match; one that may be left out is none where it is empty. */
import { drawnNight, enteredNight, ready } from '../../support/clubs/club-of-16.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

const ANY = { headers: { 'if-match': '*' } };

async function lastEvent(id: string): Promise<{ readonly type: string; readonly data: object }> {
  return (await club.api.get(`/v1/tournaments/${id}/events?limit=1000`)).body.items.at(-1);
}

it('that an act needs is refused where it says nothing, and leaves nothing behind', async () => {
  const { id } = await drawnNight(club, 4);
  const path = `/v1/tournaments/${id}`;
  const [pairing] = await ready(club, id);
  await club.api.post(`${path}/pairings/${pairing?.id}/result`, { score: { white: 5, black: 3 } });
  const entry = (await club.api.get(`${path}/entries`)).body.items[0].id;
  const acts: readonly (readonly [string, object])[] = [
    [`entries/${entry}/withdraw`, {}],
    [`entries/${entry}/disqualify`, {}],
    [`entries/${entry}/replace`, { playerId: await club.player() }],
    [`pairings/${pairing?.id}/correction`, { score: { white: 5, black: 4 } }],
    [`pairings/${pairing?.id}/penalty`, { to: 'white', points: 1 }],
    ['cancel', {}],
  ];
  const before = await lastEvent(id);
  for (const [act, body] of acts) {
    for (const reason of ['', ' \n']) {
      const answer = await club.api.post(`${path}/${act}`, { ...body, reason }, ANY);
      expect([act, answer]).toEqual([
        act,
        expect.objectContaining({
          status: 400,
          body: expect.objectContaining({
            code: 'request.invalid',
            errors: [expect.objectContaining({ pointer: '/reason', message: 'reason must say something' })],
          }),
        }),
      ]);
    }
  }
  expect(await lastEvent(id)).toEqual(before);
});

it('that may be left out is left out where it is empty', async () => {
  const { id } = await enteredNight(club, 2);
  const undone = async (reason: object) => {
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: await club.player() });
    expect((await club.api.post(`/v1/tournaments/${id}/undo`, reason)).status).toBe(200);
    const { type, data } = await lastEvent(id);
    return { type, reason: (data as { readonly reason?: unknown }).reason };
  };
  const without = await undone({});
  expect(await undone({ reason: '' })).toEqual(without);
  expect(await undone({ reason: '  ' })).toEqual(without);
  expect(await undone({ reason: 'Wrong player' })).toEqual({ ...without, reason: 'Wrong player' });
});
