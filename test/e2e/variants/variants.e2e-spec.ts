/** What is special about variants, through the API: how they are asked for, the bonus of Acey-Deucey, pins, rights to hit, points. */
import { VARIANT_IDS, VARIANTS } from '../../../src/domain/index.js';
import { RecordCheck } from '../../../src/modules/games/index.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { SeededDice } from '../../support/service/seeded-dice.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp({ dice: new SeededDice(7) });
});
afterAll(async () => {
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
  await club.close();
});

const POINTS = { kind: 'points', length: 15 };
const MONEY = { kind: 'money', stake: 5, currency: 'EUR' };

/** The id of a new game of the variant. */
async function game(variant: unknown, more: object = {}): Promise<string> {
  const match = await club.match({ variant, format: POINTS, ...more });
  return started(match.body.id);
}

async function started(match: string): Promise<string> {
  return String((await club.api.post(`/v1/matches/${match}/games`)).body.id);
}

const view = async (id: string) => (await club.api.get(`/v1/games/${id}`)).body;
const pointersOf = ({ body }: ApiAnswer): string[] => body.errors.map(({ pointer }: { pointer: string }) => pointer);

const opening = (white: number, black: number) => ({ type: 'opening-roll', dice: { white, black } });
const roll = (...dice: number[]) => ({ type: 'roll', dice });
const play = (text: string) => ({ type: 'play', play: text });
const turn = (a: number, b: number, text: string) => [roll(a, b), play(text)];
const name = (die: number) => ({ type: 'name-doublet', die });

describe('a variant', () => {
  it.each(VARIANT_IDS)('is opened and shown by its id: %s', async (variant) => {
    const match = await club.match({ variant });
    expect([match.status, match.body.variant]).toEqual([201, variant]);
    expect(await view(await started(match.body.id))).toMatchObject({ variant, status: 'open' });
  });

  it.each(VARIANT_IDS)('tells a match what its board looks like: %s', async (variant) => {
    const { body } = await club.match({ variant });
    const { direction, ownPointSize, cube } = VARIANTS[variant];
    expect(body.board).toEqual({ direction, ownPointSize, cube });
    expect((await club.api.get(`/v1/matches/${body.id}`)).body.board).toEqual(body.board);
  });

  it("of a club's own tells the match its own board", async () => {
    const { body } = await club.match({ variant: { base: 'backgammon', id: 'One closes', ownPointSize: 1 } });
    expect(body.board).toEqual({ direction: 'opposite', ownPointSize: 1, cube: 'allowed' });
  });

  it('of a family goes by the name of the family too', async () => {
    expect((await club.match({ variant: 'aceyDeucey' })).body.variant).toBe('aceyDeucey.seed');
  });

  it.each([7, null, [], 'chess', '__proto__', '', true])('is not %j', async (variant) => {
    const refused = await club.match({ variant });
    expect([refused.status, refused.body.code, pointersOf(refused)]).toEqual([400, 'request.invalid', ['/variant']]);
  });

  it("of a club's own is copied into the match and its games, whole", async () => {
    const own = { base: 'aceyDeucey', id: 'The Admiral', doubletMoves: 2, overshootBearOff: false };
    const whole = { ...VARIANTS['aceyDeucey.seed'], id: 'The Admiral', doubletMoves: 2, overshootBearOff: false };
    const match = await club.match({ variant: own });
    expect(match.body.variant).toEqual(JSON.parse(JSON.stringify(whole)));
    const { body } = await club.api.get(`/v1/matches/${match.body.id}`);
    expect(body.variant).toEqual(match.body.variant);
    expect((await view(await started(match.body.id))).variant).toEqual(match.body.variant);
    const json = await club.api.get(`/v1/matches/${match.body.id}/transcript?format=json`);
    expect(json.body.variant).toEqual(match.body.variant);
    const mat = await club.api.get(`/v1/matches/${match.body.id}/transcript?format=mat`);
    expect(mat.text).toContain('; [Variation "The Admiral"]');
    const again = await club.api.post('/v1/matches/import', undefined, { text: mat.text });
    expect([again.status, again.body.code, pointersOf(again)]).toEqual([400, 'config.invalid', ['?variant']]);
  });

  it('as the list of variants shows it can be changed and sent', async () => {
    const { items } = (await club.api.get('/v1/rules/variants')).body;
    for (const { position: _position, positionId: _id, ...shown } of items) {
      expect((await club.match({ variant: { ...shown, id: `Our ${shown.id}`, entry: 'opponentHome' } })).status).toBe(
        201,
      );
    }
  });

  it.each([
    ['/variant/start', { start: { 24: 14 } }],
    ['/variant/start', { start: { 25: 15 } }],
    ['/variant/start', { start: { 12: 8, 13: 7 } }],
    ['/variant/dice', { dice: 3 }],
    ['/variant/toString', { toString: 1 }],
    ['/variant/cube', { cube: 'yes' }],
    ['/variant/base', { base: 'senet' }],
    ['/variant/id', { id: 'Plakoto' }],
    ['/variant/id', { id: 'two\nlines' }],
    ['/variant/id', { id: 'x'.repeat(61) }],
    ['/variant/entry', { entry: 'anywhere' }],
    ['/variant/contact', { contact: 'none' }],
    ['/variant/mother', { mother: 'playOn' }],
    ['/variant/scoring', { scoring: { kind: 'standard', gammon: 2 } }],
    ['/variant/bonus', { bonus: { kind: 'acey-deucey', constructorOf: 1 } }],
  ])("of a club's own is refused at %s: %j", async (pointer, variant) => {
    const position = { positionId: '4HPwATDgc/ABMA' };
    for (const refused of [
      await club.match({ variant }),
      await club.api.post('/v1/rules/legal-plays', { variant, dice: [3, 1], position }),
      await club.api.post('/v1/rules/check-play', { variant, dice: [3, 1], position, play: '8/5 6/5' }),
    ]) {
      expect([refused.status, refused.body.code, pointersOf(refused)]).toEqual([400, 'config.invalid', [pointer]]);
      expect(refused.body.errors[0].message).not.toMatch(/variant-|undefined/);
    }
  });
});

describe('the cube', () => {
  const NO_CUBE = VARIANT_IDS.filter((id) => VARIANTS[id].cube === 'none');

  it.each(NO_CUBE)('is not in %s, neither in a match nor for money', async (variant) => {
    for (const format of [POINTS, MONEY]) {
      const asked = await club.match({ variant, format, rules: { cube: true } });
      expect([asked.status, asked.body.code, pointersOf(asked)]).toEqual([400, 'config.invalid', ['/rules/cube']]);
      const match = await club.match({ variant, format });
      expect(match.body.rules).toMatchObject({ cube: false });
      const id = await started(match.body.id);
      await club.api.act(id, opening(3, 1));
      expect((await view(id)).cube.mayDouble).toEqual({ white: false, black: false });
    }
    const beavers = await club.match({ variant, format: MONEY, rules: { jacoby: true, beavers: 1 } });
    expect(pointersOf(beavers)).toEqual(['/rules/jacoby', '/rules/beavers']);
  });

  it('is in Dutch backgammon, in a match and for money', async () => {
    for (const format of [POINTS, MONEY]) {
      const id = await game('dutch', { format });
      await club.api.act(id, [opening(5, 3), play('bar/22 bar/20')]);
      expect((await view(id)).actions).toContain('double');
      const taken = await club.api.act(id, [{ type: 'double' }, { type: 'take' }]);
      expect(taken.body.game.cube).toMatchObject({ value: 2, owner: 'white' });
    }
  });

  it('is refused where there is none', async () => {
    const id = await game('aceyDeucey.seed');
    await club.api.act(id, [opening(6, 3), play('rsv/16')]);
    const refused = await club.api.act(id, { type: 'double' });
    expect([refused.status, refused.body.code]).toEqual([409, 'cube.not-available']);
  });
});

describe('the 1-2 bonus of Acey-Deucey', () => {
  it('is earned by an opening 2-1: a doublet of choice, four of it, another roll (V25, V26)', async () => {
    const id = await game('aceyDeucey.seed');
    const opened = await club.api.act(id, [opening(2, 1), play('rsv/24 rsv/23')]);
    expect(opened.body.game).toMatchObject({
      phase: 'name-doublet',
      onRoll: 'white',
      toAct: 'white',
      dice: null,
      diceOrigin: null,
      positionId: null,
      xgid: null,
      gnubgMatchId: null,
      actions: ['name-doublet', 'resign'],
      position: { white: { reserve: 13 }, black: { reserve: 15, points: Array.from({ length: 24 }, () => 0) } },
    });
    for (const tooEarly of [roll(6, 6), play('24/18')]) {
      expect(await club.api.act(id, tooEarly)).toMatchObject({ status: 409, body: { code: 'game.wrong-phase' } });
    }
    expect((await club.api.get(`/v1/games/${id}/legal-plays`)).body.code).toBe('game.wrong-phase');
    const named = await club.api.act(id, name(4));
    expect(named.body).toMatchObject({
      game: { phase: 'play', onRoll: 'white', dice: [4, 4], diceOrigin: 'named' },
      events: [{ type: 'DoubletNamed', data: { side: 'white', die: 4 } }],
    });
    const plays = await club.api.get(`/v1/games/${id}/legal-plays`);
    expect(plays.body.plays.every(({ moves }: { moves: unknown[] }) => moves.length === 4)).toBe(true);
    const whole = await club.api.act(id, {
      type: 'play',
      moves: Array.from({ length: 4 }, () => ({ from: 'rsv', to: 21 })),
    });
    expect(whole.body.game).toMatchObject({ phase: 'roll', onRoll: 'white', lastPlay: { play: 'rsv/21(4)' } });
    // The extra roll is 1-2 again: the bonus begins again (VA18).
    const again = await club.api.act(id, [roll(1, 2), play('rsv/24 rsv/23')]);
    expect(again.body.game).toMatchObject({ phase: 'name-doublet', onRoll: 'white' });
    const { items } = (await club.api.get(`/v1/games/${id}/turns`)).body;
    expect(items.map(({ side, origin }: { side: string; origin: string }) => [side, origin])).toEqual([
      ['white', 'opening'],
      ['white', 'named'],
      ['white', 'extra'],
    ]);
    expect(items[0].positionId).toBeNull();
  });

  it('is named by its own side, with a die, and the naming can be taken back', async () => {
    const match = await club.match({ variant: 'aceyDeucey.seed', format: POINTS });
    const id = await started(match.body.id);
    const [white, black] = await Promise.all(
      ['white', 'black'].map(async (side) =>
        club.as(await club.token('player', { playerId: match.body[side].playerId })),
      ),
    );
    await club.api.act(id, [opening(2, 1), play('rsv/24 rsv/23')]);
    expect(await black!.act(id, name(3))).toMatchObject({ status: 409, body: { code: 'game.not-your-turn' } });
    for (const die of [0, 7, 1.5, '4', null]) {
      const refused = await white!.act(id, { type: 'name-doublet', die });
      expect([refused.status, pointersOf(refused)[0]]).toEqual([400, '/die']);
    }
    expect(pointersOf(await white!.act(id, { type: 'name-doublet' }))[0]).toBe('/die');
    expect((await white!.act(id, name(3))).body.game.dice).toEqual([3, 3]);
    const voided = await club.api.act(id, { type: 'void-roll', reason: 'other' });
    expect(voided.body.code).toBe('game.wrong-phase');
    const back = await club.api.act(id, { type: 'take-back' });
    expect(back.body.game).toMatchObject({ phase: 'name-doublet', onRoll: 'white' });
  });

  it('ends the turn where the doublet cannot be played whole (V25)', async () => {
    const id = await game({ base: 'backgammon', id: 'Bonus', start: { 24: 2, 6: 13 }, bonus: { kind: 'acey-deucey' } });
    await club.api.act(id, [opening(2, 1), play('6/4 6/5')]);
    // The points 19 and 1 are Black's, so nothing moves five pips.
    const named = await club.api.act(id, name(5));
    expect(named.body.events).toMatchObject([
      { type: 'DoubletNamed', data: { die: 5 } },
      { type: 'PlayMade', data: { side: 'white', dice: [5, 5], moves: [], by: 'rule' } },
    ]);
    expect(named.body.game).toMatchObject({ phase: 'roll-or-double', onRoll: 'black', lastPlay: { play: '' } });
  });

  it('gives four moves of a named doublet where a rolled one gives two (V24 b)', async () => {
    const id = await game({ base: 'aceyDeucey.seed', doubletMoves: 2 });
    await club.api.act(id, [opening(2, 1), play('rsv/24 rsv/23'), name(4)]);
    const named = await club.api.get(`/v1/games/${id}/legal-plays`);
    expect(named.body.plays[0].moves).toHaveLength(4);
    await club.api.act(id, [play('rsv/21(4)'), roll(5, 5)]);
    const rolled = await club.api.get(`/v1/games/${id}/legal-plays`);
    expect(rolled.body.plays[0].moves).toHaveLength(2);
  });

  it('happens once however often the same turn is sent at the same moment', async () => {
    const id = await game('aceyDeucey.seed');
    await club.api.act(id, [opening(6, 3), play('rsv/16')]);
    const { version } = await view(id);
    const whole = [...turn(2, 1, 'rsv/24 rsv/23'), name(4), play('rsv/21(4)')];
    // The side is on roll again behind its bonus, so that the version tells the turns apart.
    const seen = { headers: { 'if-match': `"${version}"` } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => club.api.act(id, whole, seen)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 412 && body.code === 'request.stale')).toHaveLength(9);
    expect(await view(id)).toMatchObject({ version: version + 4, phase: 'roll', onRoll: 'black' });
  });

  it('rolls for itself with the dice of the service', async () => {
    const id = await game('aceyDeucey.american', { dice: 'server' });
    await club.api.act(id, { type: 'opening-roll' });
    expect(await club.api.act(id, { type: 'roll', dice: [2, 1] })).toMatchObject({ status: 400 });
    const rolled = await club.api.act(id, { type: 'roll' });
    expect(rolled.body.game).toMatchObject({ phase: 'play', diceOrigin: 'roll' });
  });

  it('plays the complement of a doublet by itself in the European game (VA21)', async () => {
    const id = await game('aceyDeucey.european');
    await club.api.act(id, [opening(5, 2), roll(4, 4)]);
    const first = await club.api.act(id, play('rsv/21(4)'));
    expect(first.body.game).toMatchObject({ phase: 'play', onRoll: 'white', dice: [3, 3], diceOrigin: 'complement' });
    const second = await club.api.act(id, play('rsv/22(4)'));
    expect(second.body.game).toMatchObject({ phase: 'roll', onRoll: 'white' });
    const third = await club.api.act(id, turn(6, 5, 'rsv/19 rsv/20'));
    expect(third.body.game).toMatchObject({ phase: 'roll', onRoll: 'black' });
  });
});

describe('where checkers are counted (V23)', () => {
  it('a resignation names a number of points, and is worth so many', async () => {
    const match = await club.match({ variant: 'aceyDeucey.seed', format: POINTS });
    const id = await started(match.body.id);
    await club.api.act(id, [opening(2, 1), play('rsv/24 rsv/23')]);
    for (const [as, status, code] of [
      ['single', 422, 'resign.level-too-high'],
      [16, 400, 'request.invalid'],
      [0, 400, 'request.invalid'],
      [1.5, 400, 'request.invalid'],
      ['15', 400, 'request.invalid'],
    ]) {
      expect(await club.api.act(id, { type: 'resign', as })).toMatchObject({ status, body: { code } });
    }
    const offered = await club.api.act(id, { type: 'resign', as: 7 });
    expect(offered.body.game).toMatchObject({ phase: 'answer-resignation', resignation: { by: 'white', as: 7 } });
    expect((await club.api.act(id, { type: 'refuse-resignation' })).body.game.phase).toBe('name-doublet');
    const accepted = await club.api.act(id, [{ type: 'resign', as: 9 }, { type: 'accept-resignation' }]);
    expect(accepted.body.game.result).toEqual({
      winner: 'black',
      kind: 'single',
      cube: 1,
      points: 9,
      by: 'resignation',
    });
    expect((await club.api.get(`/v1/matches/${match.body.id}`)).body.black.score).toBe(9);
  });

  it('a result without moves names the points, and elsewhere does not', async () => {
    const acey = (await club.match({ variant: 'aceyDeucey.seed', format: MONEY })).body.id;
    const report = (match: string, result: object) => club.api.post(`/v1/matches/${match}/games`, { result });
    expect((await report(acey, { winner: 'black', points: 7 })).body.result).toEqual({
      winner: 'black',
      kind: 'single',
      cube: 1,
      points: 7,
      by: 'reported',
    });
    expect((await club.api.get(`/v1/matches/${acey}/ledger`)).body.entries).toMatchObject([{ points: 7, amount: 35 }]);
    const portes = (await club.match({ variant: 'portes' })).body.id;
    for (const [match, result, status] of [
      [acey, { winner: 'black', kind: 'single' }, 422],
      [acey, { winner: 'black', kind: 'gammon', points: 7 }, 422],
      [acey, { winner: 'black', points: 16 }, 400],
      [acey, { winner: 'black' }, 400],
      [portes, { winner: 'black', kind: 'single', points: 7 }, 422],
      [portes, { winner: 'black', kind: 'backgammon' }, 422],
    ] as const) {
      const refused = await report(match, result);
      expect([refused.status, refused.body.code]).toEqual([
        status,
        status === 422 ? 'result.level-impossible' : 'request.invalid',
      ]);
    }
  });
});
