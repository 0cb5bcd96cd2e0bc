/** Own stakes: a pair plays for the lower one, in balances, ledger, transfers and files. */
import { SeatedPeople } from '../../support/clubs/seated-people.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

interface Account {
  readonly playerId: string;
  readonly amount: number;
}

/** Bob is box at 2.00 a point, Ann plays for 5.00, Cy for 0.50, Dee for the 1.00 of the table. */
async function evening(): Promise<SeatedPeople> {
  const own: Readonly<Record<string, number>> = { Bob: 200, Ann: 500, Cy: 50 };
  return SeatedPeople.open(club, ['Bob', 'Ann', 'Cy', 'Dee'], {}, (ids) => ({
    stake: 100,
    stakes: Object.entries(own).map(([name, stake]) => ({ playerId: ids[name], stake })),
    currency: 'EUR',
  }));
}

function report(table: SeatedPeople, names: readonly string[], winner: 'box' | 'team') {
  const cubes = names.map((name) => ({ playerId: table.idOf(name), outcome: 'played', value: 2 }));
  return club.api.post(`/v1/chouettes/${table.id}/games`, { result: { board: { winner, kind: 'single' }, cubes } });
}

describe('players with own stakes', () => {
  it('settle each pair at the lower of the two', async () => {
    const table = await evening();
    expect((await report(table, ['Ann', 'Cy', 'Dee'], 'team')).status).toBe(201);
    const { body } = await club.api.get(`/v1/chouettes/${table.id}/ledger`);
    const amounts = Object.fromEntries(
      (body.balances as Account[]).map(({ playerId, amount }) => [table.nameOf(playerId), amount]),
    );
    expect(amounts).toEqual({ Bob: -400 - 100 - 200, Ann: 400, Cy: 100, Dee: 200 });
    expect(body.entries.map(({ points, amount }: { points: number; amount: number }) => [points, amount])).toEqual([
      [2, 400],
      [2, 100],
      [2, 200],
    ]);
    expect(body.transfers.map(({ to, amount }: { to: string; amount: number }) => [table.nameOf(to), amount])).toEqual([
      ['Ann', 400],
      ['Dee', 200],
      ['Cy', 100],
    ]);
    const csv = await club.api.get(`/v1/chouettes/${table.id}/sheet.csv`);
    expect(csv.text).toContain('Amount (EUR),,,,,,-7.00,,4.00,,1.00,,2.00\n');
    const { players } = (await club.api.get(`/v1/chouettes/${table.id}`)).body;
    expect(players.map(({ stake }: { stake: number }) => stake)).toEqual([200, 500, 50, 100]);
  });

  it('name one when they join, and keep it', async () => {
    const table = await SeatedPeople.open(club, ['Bob', 'Ann', 'Cy'], {}, { stake: 100 });
    await report(table, ['Ann', 'Cy'], 'box');
    const path = `/v1/chouettes/${table.id}/players`;
    const eve = await club.player('Eve');
    const joined = await club.api.post(path, { playerId: eve, stake: 20 });
    expect(joined.body.players.map(({ amount, stake }: Account & { stake: number }) => [amount, stake])).toEqual([
      [400, 100],
      [-200, 100],
      [-200, 100],
      [0, 20],
    ]);
    await club.api.delete(`${path}/${eve}`, { headers: { 'if-match': '*' } });
    const refused = await club.api.post(path, { playerId: eve, stake: 30 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'chouette.stake-fixed', params: { stake: 20 } } });
    expect((await club.api.post(path, { playerId: eve, stake: -1 })).status).toBe(400);
    expect((await club.api.post(path, { playerId: eve })).status).toBe(200);
  });

  it('sit at the table', async () => {
    const ids = await Promise.all(['Bob', 'Ann', 'Cy'].map((name) => club.player(name)));
    const stakes = [{ playerId: await club.player('Eve'), stake: 20 }];
    const refused = await club.api.post('/v1/chouettes', { players: ids, order: 'given', stakes });
    expect(refused).toMatchObject({ status: 409, body: { code: 'chouette.not-seated' } });
    expect(refused.body.detail).toMatch(/^Eve.* is not at the table\.$/);
    const group = await club.api.post('/v1/chouette-groups', { name: 'Tuesday', members: ids });
    const ofGroup = await club.api.post('/v1/chouettes', { groupId: group.body.id, order: 'given', stakes });
    expect(ofGroup.body.detail).toBe(refused.body.detail);
    const unknown = [{ playerId: '01a20656-705c-7558-b169-1cd6759ab211', stake: 20 }];
    const stranger = await club.api.post('/v1/chouettes', { players: ids, order: 'given', stakes: unknown });
    expect(stranger).toMatchObject({
      status: 422,
      body: { code: 'player.not-found', errors: [{ pointer: '/stakes/0/playerId' }] },
    });
    const wrong = [{ playerId: ids[0], stake: 2.5 }];
    expect(
      (await club.api.post('/v1/chouettes', { players: ids, order: 'given', stakes: wrong })).body.errors,
    ).toMatchObject([{ pointer: '/stakes/0/stake' }]);
  });
});
