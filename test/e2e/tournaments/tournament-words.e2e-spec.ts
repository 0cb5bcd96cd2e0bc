/** The opponent's word on a reported result, by the clock of the service (T41). */
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';

const MINUTE = 60_000;
const KNOCKOUT = { kind: 'knockout', lengths: [3] };

const clock = new ScriptedClock();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(async () => {
  await club.close();
});

/** A match of two, reported by white, as it is shown then, and the token of black. */
async function reported(more: object) {
  const night = await TournamentDriver.open(club, KNOCKOUT, 2, more);
  await night.draw();
  const [pairing] = await night.pairings();
  const [white, black] = await Promise.all(
    [pairing?.white, pairing?.black].map((seat) => club.token('player', { playerId: seat?.playerId })),
  );
  const path = `${night.path}/pairings/${pairing?.id}`;
  const { body } = await club.as(white ?? '').post(`${path}/result`, { score: { white: 3, black: 1 } });
  return { night, path, shown: body.result, white: club.as(white ?? ''), black: club.as(black ?? '') };
}

describe('a result that a player reports', () => {
  it('is disputed when the opponent objects, and no more when a director writes what it was', async () => {
    const { night, path, black } = await reported({});
    expect((await club.api.get(path)).body).toMatchObject({ disputed: false, denied: null });
    expect((await black.post(`${path}/object`)).body).toMatchObject({ disputed: true, result: null });
    const { status } = await club.api.post(`${night.path}/undo`);
    expect([status, (await club.api.get(path)).body.disputed]).toEqual([200, false]);
    await black.post(`${path}/object`);
    const denied = { winner: 'white', by: 'reported', score: { white: 3, black: 1 }, source: 'white' };
    expect((await club.api.get(path)).body).toMatchObject({ disputed: true, denied, result: null });
    await club.api.post(`${path}/result`, { score: { white: 1, black: 3 } });
    const after = { disputed: false, denied: null, result: { winner: 'black' } };
    expect((await club.api.get(path)).body).toMatchObject(after);
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  });

  it('is confirmed or denied as the one that was read: another one is refused', async () => {
    const { path, shown, black, white } = await reported({});
    clock.advance(MINUTE);
    await club.api.post(`${path}/object`);
    const { body } = await white.post(`${path}/result`, { score: { white: 3, black: 0 } });
    for (const word of ['object', 'confirm']) {
      const late = await black.post(`${path}/${word}`, { finalAt: shown.finalAt });
      expect([late.status, late.body.code, late.body.params]).toEqual([
        409,
        'pairing.not-awaiting-word',
        { reason: 'other-result' },
      ]);
      expect(late.body.detail).toBe(
        'Another result has been reported here meanwhile. Read it before you answer (T41).',
      );
    }
    const said = await black.post(`${path}/confirm`, { finalAt: body.result.finalAt });
    expect([said.status, said.body.result.confirmation]).toEqual([200, 'given']);
    const wrong = await black.post(`${path}/confirm`, { finalAt: 'soon' });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/finalAt']);
  });

  it('is final ten minutes later, and says so', async () => {
    const { path, shown, black } = await reported({});
    const finalAt = new Date(clock.now().getTime() + 10 * MINUTE).toISOString();
    expect(shown).toMatchObject({ confirmation: 'awaited', finalAt });
    clock.advance(10 * MINUTE);
    for (const word of ['object', 'confirm']) {
      const { status, body } = await black.post(`${path}/${word}`);
      expect([status, body.code, body.params]).toEqual([409, 'pairing.not-awaiting-word', { reason: 'time-over' }]);
      expect(body.detail).toBe(
        'The time to object to this result is over, and it is final (T41). If it is wrong, the director ' +
          'can correct it.',
      );
    }
    expect((await club.api.get(path)).body.result).toMatchObject({ winner: 'white', confirmation: 'awaited', finalAt });
  });

  it('can be objected to for as long as the tournament says', async () => {
    const { path, black } = await reported({ confirmMinutes: 30 });
    clock.advance(30 * MINUTE - 1);
    const { status, body } = await black.post(`${path}/object`);
    expect([status, body.status, body.result]).toEqual([200, 'ready', null]);
  });

  it('waits for nothing once it is confirmed', async () => {
    const { path, black } = await reported({ confirmMinutes: 30 });
    clock.advance(30 * MINUTE - 1);
    const { body } = await black.post(`${path}/confirm`);
    expect(body.result).toMatchObject({ confirmation: 'given', finalAt: null });
  });
});

describe('the minutes to object', () => {
  it('are changed like the other details', async () => {
    const night = await TournamentDriver.open(club, KNOCKOUT, 2);
    expect((await night.view()).confirmMinutes).toBe(10);
    const { status, body } = await club.api.patch(night.path, { confirmMinutes: 0 }, { headers: { 'if-match': '*' } });
    expect([status, body.confirmMinutes]).toEqual([200, 0]);
  });

  it.each([-1, 1_441, 1.5, '10', null])('are not %j', async (confirmMinutes) => {
    const asked = { name: 'Night', format: KNOCKOUT, confirmMinutes };
    const { status, body } = await club.api.post('/v1/tournaments', asked);
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, '/confirmMinutes']);
  });
});

it('records changed rules in the form that the document describes', async () => {
  const made = await club.api.post('/v1/tournaments', {
    name: 'Club night',
    format: { kind: 'knockout', lengths: [3] },
  });
  const path = `/v1/tournaments/${made.body.id}`;
  const rules = { crawford: false, maxCube: 4, clock: { perTurnSeconds: 9 } };
  expect((await club.api.patch(path, { rules }, { headers: { 'if-match': '*' } })).status).toBe(200);
  // The client compares every answer with the document.
  const { items } = (await club.api.get(`${path}/events`)).body;
  expect(items.at(-1)).toMatchObject({ type: 'DetailsChanged', data: { details: { rules } } });
});
