/** Fields of actions in a chouette that say whose pair is meant: one that the action does not use is refused, never passed over. */
import { SeatedPeople, boxToDouble, teamToDouble } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const UNKNOWN = '0190b8a4-0000-7000-8000-00000000abcd';
let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

async function opened(toDouble: typeof boxToDouble, starter: string) {
  const table = await SeatedPeople.open(club, ['Box', 'Cap', 'Mia']);
  const game = await table.start();
  await toDouble(table, game, starter);
  const version = async () => (await club.api.get(`/v1/games/${game}`)).body.version;
  const before = await version();
  /** The answer to staff who send this; it changes nothing. */
  const refused = async (action: Readonly<Record<string, unknown>>) => {
    const path = `/v1/games/${game}/actions`;
    const { status, body } = await club.api.post(path, table.named(action), { headers: { 'if-match': '*' } });
    expect(await version()).toBe(before);
    return { status, body };
  };
  return { table, game, refused };
}

describe('a field that the action does not use', () => {
  it.each([
    ['/to', { type: 'take', member: 'all', to: ['Mia'] }, 'must be left out: take does not use it'],
    ['/to', { type: 'beaver', to: ['Mia'] }, 'must be left out: beaver does not use it'],
    ['/member', { type: 'close-doubling', member: 'Mia' }, 'must be left out: close-doubling does not use it'],
    ['/taker', { type: 'close-answers', taker: UNKNOWN }, 'must be left out: close-answers does not use it'],
    ['/offerer', { type: 'no-double', offerer: UNKNOWN }, 'must be left out: no-double does not use it'],
    ['/member', { type: 'drop-extra', member: 'Mia' }, 'must be left out: drop-extra does not use it'],
    ['/member', { type: 'skip', member: 'Mia' }, 'must be left out: skip does not use it'],
    [
      '/member',
      { type: 'double', to: ['Mia'], member: 'Mia' },
      'must be sent alone: the box names by `to` whom it doubles, the team by `member` who doubles',
    ],
  ])('is named: %s of %o', async (pointer, action, message) => {
    const { refused } = await opened(teamToDouble, 'Box');
    const { status, body } = await refused(action);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.errors[0]).toEqual({ pointer, message, rule: 'excluded' });
  });

  it('is named with its place among many', async () => {
    const { table, refused } = await opened(teamToDouble, 'Box');
    const close = { type: 'close-doubling', member: table.idOf('Mia') };
    const { body } = await refused({ actions: [{ type: 'double', by: table.idOf('Mia') }, close] });
    expect(body).toMatchObject({ code: 'request.invalid', errors: [{ pointer: '/actions/1/member' }] });
  });
});

describe('a field that the moment has no use for', () => {
  it('does not make a resignation of the whole team out of that of one member', async () => {
    const { table, refused } = await opened(teamToDouble, 'Box');
    const { status, body } = await refused({ type: 'resign', as: 'single', member: 'Mia' });
    expect([status, body.code]).toEqual([409, 'chouette.not-offered']);
    expect(body.detail).toBe(
      'Game 1: This is about every pair in the game, not about that of Mia alone: leave out `member`. A member resigns alone only in place of an answer to a double of the box.',
    );
    expect(body.params).toEqual({ member: table.idOf('Mia'), reason: 'together' });
    expect(await refused({ type: 'resign', as: 'single', member: UNKNOWN })).toMatchObject({
      status: 422,
      body: { code: 'player.not-found', errors: [{ pointer: '/member' }] },
    });
  });

  it('does not double another cube than is meant', async () => {
    const team = await opened(teamToDouble, 'Box');
    expect(await team.refused({ type: 'double', to: ['Mia'] })).toMatchObject({
      status: 422,
      body: { code: 'chouette.member-needed', params: { members: [team.table.idOf('Cap'), team.table.idOf('Mia')] } },
    });
    const box = await opened(boxToDouble, 'Cap');
    const { status, body } = await box.refused({ type: 'double', member: 'Mia' });
    expect([status, body.code]).toEqual([409, 'game.not-your-turn']);
    const doubled = await club.api.act(box.game, box.table.named({ type: 'double', to: ['Mia'] }));
    expect(doubled.body.events[0].data.cubes).toEqual([{ member: box.table.idOf('Mia'), value: 2 }]);
  });
});
