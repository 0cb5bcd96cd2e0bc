/** Saved groups of chouettes: who sits down on Tuesdays, how they play, and what they have come to. */
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { exportOf, importInto } from '../../support/documents/archive.js';
import { sheetOf, boxWins, teamWins, type Told } from '../../support/domain/chouettes.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const ANY = { headers: { 'if-match': '*' } };
const NONE = '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c';
const LONG = 300_000;
const DAY = 86_400_000;

const clock = new ScriptedClock();
let club: TestApp;
beforeAll(async () => {
  club = await testApp({ clock });
});
afterAll(() => club.close());

type People = Readonly<Record<'Ann' | 'Bob' | 'Cy' | 'Dee', string>>;

async function people(): Promise<People> {
  return {
    Ann: await club.player('Ann'),
    Bob: await club.player('Bob'),
    Cy: await club.player('Cy'),
    Dee: await club.player('Dee'),
  };
}

const TUESDAY = { stake: 100, currency: 'EUR', rules: { jacoby: true, cubes: 'single' } };

/** The Tuesday table: Bob is box, Ann captain, then Cy and Dee. */
async function tuesday(options: object = TUESDAY): Promise<{ readonly of: People; readonly group: ApiAnswer }> {
  const of = await people();
  const members = [of.Bob, of.Ann, of.Cy, of.Dee];
  return { of, group: await club.api.post('/v1/chouette-groups', { name: 'The Tuesday table', members, options }) };
}

function evening(groupId: string, more: object = {}): Promise<ApiAnswer> {
  return club.api.post('/v1/chouettes', { groupId, ...more });
}

function report(chouette: string, board: Parameters<typeof sheetOf>[0], told: Readonly<Record<string, Told>>) {
  const cubes = sheetOf(board, told).pairs.map(({ member, ...pair }) => ({ playerId: member, ...pair }));
  return club.api.post(`/v1/chouettes/${chouette}/games`, { result: { board, cubes }, again: true });
}

describe('a saved group', () => {
  it('keeps its members in their order and the options that were named', async () => {
    const { of, group } = await tuesday();
    expect(group.status).toBe(201);
    expect(group.body).toEqual({
      id: expect.any(String),
      version: 1,
      name: 'The Tuesday table',
      members: [
        { playerId: of.Bob, name: 'Bob' },
        { playerId: of.Ann, name: 'Ann' },
        { playerId: of.Cy, name: 'Cy' },
        { playerId: of.Dee, name: 'Dee' },
      ],
      options: TUESDAY,
      createdAt: expect.any(String),
    });
    const path = `/v1/chouette-groups/${group.body.id}`;
    expect(group.headers.get('location')).toBe(path);
    expect((await club.api.get(path)).body).toEqual(group.body);
    expect((await club.api.get('/v1/chouette-groups?limit=1')).body.items).toEqual([group.body]);
  });

  it('is changed by the fields that are named, under its version', async () => {
    const { of, group } = await tuesday();
    const path = `/v1/chouette-groups/${group.body.id}`;
    expect((await club.api.patch(path, { name: 'Friday' })).status).toBe(428);
    const changed = await club.api.patch(path, { members: [of.Ann, of.Bob, of.Cy], options: {} }, ANY);
    expect(changed.body).toMatchObject({ version: 2, name: 'The Tuesday table', options: {} });
    expect(changed.body.members.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob', 'Cy']);
    expect((await club.api.patch(path, { name: 'Friday' }, { headers: { 'if-match': '"1"' } })).status).toBe(412);
    expect((await club.api.get(path)).body).toEqual(changed.body);
  });

  it('is refused where no chouette could be opened with it', async () => {
    const of = await people();
    const save = (members: readonly string[], options: object = {}) =>
      club.api.post('/v1/chouette-groups', { name: 'Table', members, options });
    expect((await save([of.Ann, of.Bob])).body).toMatchObject({ status: 422, code: 'chouette.too-few-players' });
    const twice = await save([of.Ann, of.Bob, of.Ann]);
    expect(twice.body).toMatchObject({ code: 'chouette.same-player', detail: expect.stringContaining('Ann') });
    const full = await save([of.Ann, of.Bob, of.Cy, of.Dee], { rules: { maxPlayers: 3 } });
    expect(full.body.code).toBe('chouette.full');
    const odd = await save([of.Ann, of.Bob, of.Cy], { rules: { cubes: 'single', loneTaker: 'mustBeaver' } });
    expect(odd.body).toMatchObject({ code: 'config.invalid', errors: [{ pointer: '/options/rules/loneTaker' }] });
    const chess = await save([of.Ann, of.Bob, of.Cy], { variant: 'chess' });
    expect(chess.body).toMatchObject({ code: 'request.invalid', errors: [{ pointer: '/options/variant' }] });
    const stranger = await save([of.Ann, of.Bob, of.Cy], { stakes: [{ playerId: of.Dee, stake: 5 }] });
    expect(stranger.body).toMatchObject({ code: 'chouette.not-seated' });
    const nobody = await save([of.Ann, of.Bob, NONE]);
    expect(nobody).toMatchObject({
      status: 422,
      body: { code: 'player.not-found', errors: [{ pointer: '/members/2' }] },
    });
    const { group } = await tuesday();
    const path = `/v1/chouette-groups/${group.body.id}`;
    expect((await club.api.patch(path, { members: [of.Ann, of.Bob] }, ANY)).status).toBe(422);
    expect((await club.api.get(path)).body).toEqual(group.body);
  });

  it('has one own stake of each player', async () => {
    const { of, group } = await tuesday();
    const stakes = [of.Ann, of.Cy, of.Ann].map((playerId) => ({ playerId, stake: 5 }));
    const twice = await club.api.patch(`/v1/chouette-groups/${group.body.id}`, { options: { stakes } }, ANY);
    const fault = { pointer: '/options/stakes/2/playerId', rule: 'unique' };
    expect(twice).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [fault] } });
    const tonight = await evening(group.body.id, { stakes });
    expect(tonight).toMatchObject({ status: 400, body: { errors: [{ pointer: '/stakes/2/playerId' }] } });
    expect(tonight.body.errors[0].message).toBe('has a stake already, at /stakes/0');
  });

  it('tells who has a stake of their own without being a member, and lets that stake go with the member', async () => {
    const { of, group } = await tuesday();
    const path = `/v1/chouette-groups/${group.body.id}`;
    const eve = await club.player('Eve');
    const stranger = await club.api.patch(path, { options: { stakes: [{ playerId: eve, stake: 5 }] } }, ANY);
    expect(stranger.body).toMatchObject({ code: 'chouette.not-seated', detail: 'Eve is not at the table.' });
    const stakes = [of.Dee, of.Cy].map((playerId) => ({ playerId, stake: 5 }));
    await club.api.patch(path, { options: { stakes } }, ANY);
    const smaller = await club.api.patch(path, { members: [of.Ann, of.Bob, of.Cy] }, ANY);
    expect(smaller.body.options).toEqual({ stakes: [{ playerId: of.Cy, stake: 5 }] });
    const without = await club.api.patch(path, { members: [of.Ann, of.Bob, of.Dee] }, ANY);
    expect(without.body.options).toEqual({});
  });

  it('can be removed by its members, and its chouettes stay', async () => {
    const { of, group } = await tuesday();
    const path = `/v1/chouette-groups/${group.body.id}`;
    const { body } = await evening(group.body.id);
    const stranger = club.as(await club.token('player', { playerId: await club.player('Eve') }));
    expect((await stranger.delete(path, ANY)).status).toBe(403);
    const member = club.as(await club.token('player', { playerId: of.Dee }));
    expect((await member.delete(path, ANY)).status).toBe(204);
    expect((await club.api.get(path)).body).toMatchObject({ status: 404, code: 'chouette-group.not-found' });
    expect((await club.api.get(`${path}/totals`)).status).toBe(404);
    expect((await evening(group.body.id)).body).toMatchObject({ status: 422, errors: [{ pointer: '/groupId' }] });
    expect((await club.api.get(`/v1/chouettes/${body.id}`)).body.groupId).toBe(group.body.id);
  });
});

describe('a chouette of a group', () => {
  it('has its members in their order, and its options', async () => {
    const { of, group } = await tuesday();
    const { status, body } = await evening(group.body.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'waiting', groupId: group.body.id, stake: 100, currency: 'EUR', box: of.Bob });
    expect(body.line).toEqual([of.Ann, of.Cy, of.Dee]);
    expect(body.rules).toMatchObject({ jacoby: true, cubes: 'single' });
    const { body: other } = await club.api.post('/v1/chouettes', { players: body.line, order: 'given' });
    expect(other.groupId).toBeNull();
  });

  it('is as the request says wherever the request says something', async () => {
    const { of, group } = await tuesday();
    const stakes = [
      { playerId: of.Ann, stake: 50 },
      { playerId: of.Dee, stake: 30 },
    ];
    await club.api.patch(`/v1/chouette-groups/${group.body.id}`, { options: { ...TUESDAY, stakes } }, ANY);
    const players = [of.Cy, of.Ann, of.Bob];
    const asked = { players, order: 'dice', currency: 'CHF', rules: { cubes: 'multi' } };
    const { body } = await evening(group.body.id, { ...asked, stakes: [{ playerId: of.Bob, stake: 60 }] });
    expect(body).toMatchObject({ status: 'ordering', stake: 100, currency: 'CHF', toThrow: players });
    expect(body.rules).toMatchObject({ jacoby: true, cubes: 'multi' });
    expect(body.players.map(({ stake }: { stake: number }) => stake)).toEqual([100, 50, 60]);
  });

  it('has the own stakes of its members who sit down later', async () => {
    const { of, group } = await tuesday();
    const stakes = [of.Ann, of.Dee].map((playerId) => ({ playerId, stake: 30 }));
    await club.api.patch(`/v1/chouette-groups/${group.body.id}`, { options: { ...TUESDAY, stakes } }, ANY);
    const { body } = await evening(group.body.id, { players: [of.Cy, of.Ann, of.Bob], order: 'given' });
    const joined = await club.api.post(`/v1/chouettes/${body.id}/players`, { playerId: of.Dee });
    expect(joined.body.players.map(({ stake }: { stake: number }) => stake)).toEqual([100, 30, 100, 30]);
  });

  it('has the person into whom a member was merged', async () => {
    const { of, group } = await tuesday();
    const eve = await club.player('Eve');
    expect((await club.api.post(`/v1/players/${of.Cy}/merge`, { into: eve }, ANY)).status).toBe(200);
    expect((await evening(group.body.id)).body.line).toEqual([of.Ann, eve, of.Dee]);
  });

  it('has the own stake of a member who was merged, under the person who remains', async () => {
    const of = await people();
    const eve = await club.player('Eve');
    const stakes = [of.Cy, of.Dee].map((playerId, place) => ({ playerId, stake: 50 + place }));
    const members = [of.Ann, of.Bob, of.Cy, of.Dee];
    const { body: saved } = await club.api.post('/v1/chouette-groups', { name: 'Own', members, options: { stakes } });
    const path = `/v1/chouette-groups/${saved.id}`;
    await club.api.post(`/v1/players/${of.Cy}/merge`, { into: eve });
    const own = [
      { playerId: of.Dee, stake: 51 },
      { playerId: eve, stake: 50 },
    ];
    expect((await club.api.get(path)).body.options).toEqual({ stakes: own });
    const listed = await club.api.get('/v1/chouette-groups?limit=1');
    expect(listed.body.items[0].options).toEqual({ stakes: own });
    const stakesAt = async (): Promise<readonly number[]> => {
      const { body } = await evening(saved.id);
      await club.api.post(`/v1/chouettes/${body.id}/close`);
      return body.players.map(({ stake }: { stake: number }) => stake);
    };
    expect(await stakesAt()).toEqual([1, 1, 50, 51]);

    // A client that has read the group before knows Cy alone; the next merge reaches what it has written.
    const again = await club.api.patch(path, { options: { stakes: [{ playerId: of.Cy, stake: 40 }] } }, ANY);
    expect(again.body.options).toEqual({ stakes: [{ playerId: eve, stake: 40 }] });
    const fay = await club.player('Fay');
    await club.api.post(`/v1/players/${eve}/merge`, { into: fay });
    expect(await stakesAt()).toEqual([1, 1, 40, 1]);
  });

  it('seats a person once who is two of its members since a merge', async () => {
    const { of, group } = await tuesday({ stakes: [] });
    const path = `/v1/chouette-groups/${group.body.id}`;
    const stakes = [of.Cy, of.Dee].map((playerId, place) => ({ playerId, stake: 50 + place }));
    await club.api.patch(path, { options: { stakes } }, ANY);
    await club.api.post(`/v1/players/${of.Dee}/merge`, { into: of.Cy });
    const { body } = await club.api.get(path);
    expect(body.members.map(({ name }: { name: string }) => name)).toEqual(['Bob', 'Ann', 'Cy']);
    expect(body.options).toEqual({ stakes: [{ playerId: of.Cy, stake: 50 }] });
    expect((await evening(group.body.id)).body.line).toEqual([of.Ann, of.Cy]);
    // Two alone can play no chouette; their group still gets another name.
    await club.api.post(`/v1/chouettes/${(await club.api.get('/v1/chouettes?limit=1')).body.items[0].id}/close`);
    expect((await club.api.post(`/v1/players/${of.Cy}/merge`, { into: of.Ann })).status).toBe(200);
    expect((await evening(group.body.id)).body.code).toBe('chouette.too-few-players');
    expect((await club.api.patch(path, { name: 'Once the Tuesday table' }, ANY)).status).toBe(200);
    expect((await club.api.patch(path, { options: {} }, ANY)).body.code).toBe('chouette.too-few-players');
  });

  it('needs a group that there is, and without one its players', async () => {
    const missing = await evening(NONE);
    expect(missing).toMatchObject({ status: 422, body: { code: 'chouette-group.not-found' } });
    expect(missing.body.detail).toBe(`There is no chouette group with the id ${NONE}.`);
    const none = await club.api.post('/v1/chouettes', {});
    expect(none.body.errors).toEqual([
      { pointer: '/players', message: 'players is required without groupId', rule: 'required' },
      { pointer: '/order', message: 'order is required without groupId', rule: 'required' },
    ]);
    const wrong = await club.api.post('/v1/chouettes', { players: 7, order: null });
    expect(wrong.body.errors.map(({ rule }: { rule: string }) => rule)).toEqual(['type', 'enum']);
    const { of, group } = await tuesday();
    expect((await club.api.delete(`/v1/players/${of.Dee}`, ANY)).status).toBe(200);
    expect((await evening(group.body.id)).body).toMatchObject({
      code: 'player.archived',
      errors: [{ pointer: '/groupId', message: expect.stringContaining('Dee') }],
    });
    expect((await evening(group.body.id, { players: [of.Ann, of.Bob, of.Cy] })).status).toBe(201);
  });

  it('is in the list of those of its group, and in no other', async () => {
    const { of, group } = await tuesday();
    const first = (await evening(group.body.id)).body.id;
    const second = (await evening(group.body.id)).body.id;
    await club.api.post('/v1/chouettes', { players: Object.values(of), order: 'given' });
    await club.api.post(`/v1/chouettes/${first}/close`);
    const list = async (query: string): Promise<readonly string[]> => {
      const { body } = await club.api.get(`/v1/chouettes?groupId=${group.body.id}${query}`);
      return body.items.map(({ id }: { id: string }) => id);
    };
    expect(await list('')).toEqual([second, first]);
    expect(await list('&status=open')).toEqual([second]);
    expect(await list(`&playerId=${of.Ann}&limit=1`)).toEqual([second]);
    expect((await club.api.get('/v1/chouettes?groupId=tuesday')).status).toBe(400);
  });
});

describe('the totals of a group', () => {
  it('add up what its people have won in its chouettes, by currency, and nothing else', async () => {
    const { of, group } = await tuesday({ stake: 100, currency: 'EUR' });
    const first = (await evening(group.body.id)).body.id;
    await report(first, boxWins(), { [of.Ann]: 1, [of.Cy]: 1, [of.Dee]: 2 });
    const second = (await evening(group.body.id, { players: [of.Ann, of.Bob, of.Cy] })).body.id;
    await report(second, teamWins(), { [of.Bob]: 1, [of.Cy]: 1 });
    await report((await evening(group.body.id, { currency: 'CHF', stake: 5 })).body.id, boxWins(), {
      [of.Ann]: 1,
      [of.Cy]: 1,
      [of.Dee]: 1,
    });
    const other = (await club.api.post('/v1/chouettes', { players: Object.values(of), order: 'given' })).body.id;
    await report(other, boxWins(), { [of.Bob]: 1, [of.Cy]: 1, [of.Dee]: 1 });
    const thrown = await evening(group.body.id, { players: [of.Ann, of.Bob, of.Cy], order: 'dice' });
    expect((await club.api.post(`/v1/chouettes/${thrown.body.id}/close`)).status).toBe(200);

    const { body } = await club.api.get(`/v1/chouette-groups/${group.body.id}/totals`);

    const row = (name: keyof People, chouettes: number, points: number, stake = 100, currency = 'EUR') => {
      return { playerId: of[name], name, currency, chouettes, games: chouettes, points, amount: points * stake };
    };
    expect(body).toEqual({
      chouettes: 3,
      items: [
        row('Bob', 1, 3, 5, 'CHF'),
        row('Ann', 1, -1, 5, 'CHF'),
        row('Cy', 1, -1, 5, 'CHF'),
        row('Dee', 1, -1, 5, 'CHF'),
        row('Bob', 2, 5),
        row('Cy', 2, 0),
        row('Dee', 1, -2),
        row('Ann', 2, -3),
      ],
    });
    expect((await club.api.get(`/v1/chouette-groups/${NONE}/totals`)).status).toBe(404);
  });

  it('are those of the chouettes that were opened from one moment to just before another', async () => {
    const { of, group } = await tuesday();
    const opened: string[] = [];
    for (const won of [1, 2, 4]) {
      clock.advance(DAY);
      opened.push(clock.now().toISOString());
      await report((await evening(group.body.id)).body.id, boxWins(), { [of.Ann]: won, [of.Cy]: won, [of.Dee]: won });
    }
    const [first, second, third] = opened;
    const path = `/v1/chouette-groups/${group.body.id}/totals`;
    const bobs = async (query: string): Promise<unknown> => {
      const { chouettes, items } = (await club.api.get(path + query)).body;
      return [chouettes, ...items.filter(({ name }: { name: string }) => name === 'Bob')];
    };
    const bob = (chouettes: number, points: number) => [
      chouettes,
      { playerId: of.Bob, name: 'Bob', currency: 'EUR', chouettes, games: chouettes, points, amount: points * 100 },
    ];
    expect(await bobs('')).toEqual(bob(3, 21));
    expect(await bobs(`?from=${first}&to=${third}`)).toEqual(bob(2, 9));
    expect(await bobs(`?from=${second}`)).toEqual(bob(2, 18));
    expect(await bobs(`?to=${second?.replace('Z', '+00:00')}`)).toEqual(bob(1, 3));
    expect((await club.api.get(`${path}?from=2999-01-01T00:00:00Z`)).body).toEqual({ chouettes: 0, items: [] });
    expect((await club.api.get(`${path}?from=yesterday`)).body).toMatchObject({ errors: [{ pointer: '?from' }] });
  });

  it(
    'come with the club into another database',
    async () => {
      const { of, group } = await tuesday();
      await report((await evening(group.body.id)).body.id, boxWins(), { [of.Ann]: 1, [of.Cy]: 1, [of.Dee]: 1 });
      const to = await testApp();
      try {
        expect(await importInto(to.api, await exportOf(club.api))).toMatchObject({ status: 200 });
        const path = `/v1/chouette-groups/${group.body.id}`;
        for (const each of [path, `${path}/totals`, `/v1/chouettes?groupId=${group.body.id}`]) {
          expect((await to.api.get(each)).body).toEqual((await club.api.get(each)).body);
        }
      } finally {
        await to.close();
      }
    },
    LONG,
  );
});
