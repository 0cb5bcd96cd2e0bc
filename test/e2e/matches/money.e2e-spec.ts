/** Money sessions through the API: opening, beavers, the ledger, closing. */
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

const MONEY = { kind: 'money', stake: 5, currency: 'EUR' };
const session = async (rules: Record<string, unknown> = {}): Promise<string> =>
  String((await club.match({ format: MONEY, rules })).body.id);
const startedIn = async (id: string): Promise<string> =>
  String((await club.api.post(`/v1/matches/${id}/games`)).body.id);

const WHITE_BEGINS = [
  { type: 'opening-roll', dice: { white: 3, black: 1 } },
  { type: 'play', play: '8/5 6/5' },
];
/** White is to roll or double. */
const WHITE_TO_ROLL = [...WHITE_BEGINS, { type: 'roll', dice: [6, 5] }, { type: 'play', play: '24/13' }];
/** White rolls and plays; black is to roll or double. */
const BLACK_NEXT = [
  { type: 'roll', dice: [2, 1] },
  { type: 'play', play: '13/11 24/23' },
];
const lost = (side: string, as: string) => [{ type: 'resign', side, as }, { type: 'accept-resignation' }];

describe('opening a money session', () => {
  it('shows every option of the format with its value', async () => {
    const { status, body } = await club.match({ format: { kind: 'money' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'open',
      format: { kind: 'money', stake: 1, currency: null },
      crawford: null,
      white: { score: 0 },
      games: [],
    });
    expect(body.rules).toEqual({
      firstRoll: 'useOpeningDice',
      cubeBeforeFirstRoll: false,
      winnerStarts: false,
      diceOnCheckerValid: false,
      prematureRoll: 'reject',
      autoPassShutOut: false,
      commit: 'onSubmit',
      validation: 'strict',
      correctionWindow: 'untilNextRoll',
      backgammonMultiplier: 3,
      gammons: true,
      resignationWhen: 'anyPhase',
      resignation: 'any',
      cube: true,
      maxCube: null,
      jacoby: true,
      jacobyAfterAutomaticDouble: false,
      beavers: 0,
      beaverOnRedouble: true,
      raccoonDrop: true,
      automaticDoubles: 0,
      automaticDoublesBeyondFirst: 'automatic',
    });
  });

  it.each([
    [{ format: { kind: 'money', length: 5 } }, 'config.invalid'],
    [{ format: { kind: 'points', length: 5, stake: 1 } }, 'config.invalid'],
    [{ format: { kind: 'points', length: 5, currency: 'EUR' } }, 'config.invalid'],
    [{ format: { kind: 'points' } }, 'config.invalid'],
    [{ format: MONEY, rules: { crawford: true } }, 'config.invalid'],
    [{ format: MONEY, rules: { holland: false } }, 'config.invalid'],
    [{ format: MONEY, rules: { deadCube: 'allow' } }, 'config.invalid'],
    [{ format: MONEY, rules: { automaticDoublesBeyondFirst: 'boxDecides' } }, 'config.invalid'],
    [{ format: MONEY, rules: { maxCube: 3 } }, 'config.invalid'],
    [{ format: MONEY, rules: { beavers: -1 } }, 'request.invalid'],
    [{ format: MONEY, rules: { beavers: 'many' } }, 'request.invalid'],
    [{ format: MONEY, rules: { automaticDoubles: 1.5 } }, 'request.invalid'],
    [{ format: { ...MONEY, stake: -1 } }, 'request.invalid'],
    [{ format: { ...MONEY, stake: 0.5 } }, 'request.invalid'],
    [{ format: { ...MONEY, stake: 1e300 } }, 'request.invalid'],
    [{ format: { ...MONEY, currency: 'euro' } }, 'request.invalid'],
    [{ format: { kind: 'chouette' } }, 'request.invalid'],
  ])('refuses %j', async (body, code) => {
    const refused = await club.match(body);
    expect(refused).toMatchObject({ status: 400, body: { code } });
    const pointers = (refused.body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(new Set(pointers).size).toBe(1);
  });

  it('names the key that belongs to the other format', async () => {
    const pointer = async (body: Record<string, unknown>) =>
      ((await club.match(body)).body as unknown as { errors: [{ pointer: string }] }).errors[0].pointer;
    expect(await pointer({ format: { kind: 'money', length: 5 } })).toBe('/format/length');
    expect(await pointer({ format: { kind: 'points', length: 5, stake: 1 } })).toBe('/format/stake');
    expect(await pointer({ format: MONEY, rules: { crawford: true } })).toBe('/rules/crawford');
  });
});

describe('a money session', () => {
  it('lets a double be beavered, raccooned and dropped, and costs what the cube showed before', async () => {
    const id = await session({ beavers: 2 });
    const game = await startedIn(id);
    await club.api.act(game, [...WHITE_TO_ROLL, { type: 'double' }]);
    const offered = await club.api.get(`/v1/games/${game}`);
    expect(offered.body).toMatchObject({ toAct: 'black', actions: ['take', 'drop', 'beaver'] });
    const beavered = await club.api.act(game, { type: 'beaver' });
    expect(beavered).toMatchObject({ status: 200 });
    expect((await club.api.get(`/v1/games/${game}`)).body).toMatchObject({
      toAct: 'white',
      actions: ['take', 'drop', 'raccoon'],
    });
    await club.api.act(game, { type: 'raccoon' });
    expect(await club.api.act(game, { type: 'otter' })).toMatchObject({
      status: 409,
      body: { code: 'cube.chain-limit' },
    });
    await club.api.act(game, { type: 'drop' });
    expect((await club.api.get(`/v1/games/${game}`)).body.result).toMatchObject({
      winner: 'white',
      points: 4,
      by: 'drop',
    });
  });

  it('takes a beaver back where it was recorded by mistake', async () => {
    const id = await session({ beavers: 1 });
    const game = await startedIn(id);
    await club.api.act(game, [...WHITE_TO_ROLL, { type: 'double' }]);
    const before = await club.api.get(`/v1/games/${game}`);
    await club.api.act(game, { type: 'beaver' });
    await club.api.act(game, { type: 'take' });
    const back = { type: 'take-back', to: before.body.version };
    const taken = await club.api.act(game, back);
    expect(taken).toMatchObject({ status: 200 });
    expect((await club.api.get(`/v1/games/${game}`)).body).toMatchObject({
      cube: before.body.cube as object,
      actions: before.body.actions as object,
    });
  });

  it('doubles by itself on equal opening dice, up to its limit', async () => {
    const game = await startedIn(await session({ automaticDoubles: 1 }));
    for (let tie = 0; tie < 2; tie += 1) {
      await club.api.act(game, { type: 'opening-roll', dice: { white: 4, black: 4 } });
      expect((await club.api.get(`/v1/games/${game}`)).body.cube).toMatchObject({ value: 2, owner: null });
    }
  });

  it('refuses a gammon that Jacoby does not count, a final score, and a beaver without agreement', async () => {
    const id = await session();
    const result = { winner: 'white', kind: 'gammon', cube: 1 };
    expect(await club.api.post(`/v1/matches/${id}/games`, { result })).toMatchObject({
      status: 422,
      body: { code: 'result.jacoby' },
    });
    const slip = { score: { white: 7, black: 0 } };
    expect(await club.api.post(`/v1/matches/${id}/result`, slip)).toMatchObject({
      status: 409,
      body: { code: 'match.money-session' },
    });
    const game = await startedIn(id);
    await club.api.act(game, [...WHITE_TO_ROLL, { type: 'double' }]);
    expect(await club.api.act(game, { type: 'beaver' })).toMatchObject({
      status: 409,
      body: { code: 'cube.beaver-not-allowed' },
    });
  });

  it('has the ledger of worked example MO11, game by game, and ends when it is closed', async () => {
    const id = await session();
    const ledger = async () => (await club.api.get(`/v1/matches/${id}/ledger`)).body;
    expect(await ledger()).toMatchObject({
      stake: 5,
      currency: 'EUR',
      entries: [],
      summary: { games: 0, biggestSwing: 0 },
    });
    const totals: number[] = [];
    const play = async (actions: readonly object[]): Promise<void> => {
      const acted = await club.api.act(await startedIn(id), [...actions] as never);
      expect(acted).toMatchObject({ status: 200 });
      const { balances } = (await ledger()) as unknown as { balances: [{ points: number }, { points: number }] };
      expect(balances[0].points + balances[1].points).toBe(0);
      totals.push(balances[0].points);
    };
    const taken = [{ type: 'double' }, { type: 'take' }];
    // Neither side doubles: a gammon that both agree on is scored as a single game, and is resigned as one.
    await play([...WHITE_TO_ROLL, ...lost('black', 'single')]);
    await play([...WHITE_TO_ROLL, ...taken, ...lost('white', 'single')]);
    await play([...WHITE_BEGINS, { type: 'double' }, { type: 'drop' }]);
    await play([...WHITE_TO_ROLL, ...taken, ...BLACK_NEXT, ...taken, ...lost('black', 'gammon')]);
    const last = await startedIn(id);
    await club.api.act(last, WHITE_TO_ROLL);
    expect(await club.api.act(last, { type: 'resign', side: 'black', as: 'gammon' })).toMatchObject({
      status: 422,
      body: { code: 'resign.level-too-high' },
    });
    expect(await club.api.post(`/v1/matches/${id}/close`)).toMatchObject({ status: 409, body: { code: 'game.open' } });
    await club.api.act(last, lost('black', 'single'));
    expect(totals).toEqual([1, -1, -2, 6]);
    expect(await ledger()).toMatchObject({
      entries: [
        { points: 1 },
        { points: 2 },
        { points: 1 },
        { points: 8, amount: 40 },
        { total: { white: 7, black: -7 } },
      ],
      balances: [
        { points: 7, amount: 35 },
        { points: -7, amount: -35 },
      ],
      summary: { games: 5, biggestSwing: 8 },
    });
    const closed = await club.api.post(`/v1/matches/${id}/close`);
    expect(closed).toMatchObject({ status: 200, body: { status: 'finished', winner: null, by: null } });
    for (const path of ['games', 'close']) {
      expect(await club.api.post(`/v1/matches/${id}/${path}`)).toMatchObject({
        status: 409,
        body: { code: 'match.finished', detail: expect.stringMatching('without a winner: the session was closed') },
      });
    }
    expect((await ledger()).entries).toHaveLength(5);
  });

  it('is no match to points: that has neither a ledger nor an end by closing', async () => {
    const { body } = await club.match();
    for (const answer of [
      await club.api.get(`/v1/matches/${body.id}/ledger`),
      await club.api.post(`/v1/matches/${body.id}/close`),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'match.not-a-session' } });
    }
    const nobody = crypto.randomUUID();
    expect(await club.api.get(`/v1/matches/${nobody}/ledger`)).toMatchObject({ status: 404 });
  });
});

describe('the largest stake', () => {
  const LARGEST = 1_000_000_000;

  it('is counted to the last coin, and what could not be is refused before it is recorded', async () => {
    const { body: match } = await club.match({ format: { kind: 'money', stake: LARGEST }, rules: { jacoby: false } });
    const games = `/v1/matches/${match.id}/games`;
    const report = (cube: number) => club.api.post(games, { result: { winner: 'white', kind: 'backgammon', cube } });
    expect(await report(2 ** 20)).toMatchObject({ status: 422, body: { code: 'result.cube-impossible' } });
    for (let left = 9_007_199; left >= 15 * 2 ** 19; left -= 3 * 2 ** 19) {
      expect(await report(2 ** 19)).toMatchObject({ status: 201 });
    }
    const { body: ledger } = await club.api.get(`/v1/matches/${match.id}/ledger`);
    const [white, black] = ledger.balances;
    expect(BigInt(white.amount)).toBe(BigInt(white.points) * BigInt(LARGEST));
    expect(Number.isSafeInteger(white.amount) && white.amount + black.amount === 0).toBe(true);
    for (let cube = 2 ** 18; cube >= 1; cube /= 2) while ((await report(cube)).status === 201);
    expect(await club.api.post(games)).toMatchObject({ status: 422, body: { code: 'money.too-large' } });
    expect(await report(1)).toMatchObject({ status: 422, body: { code: 'money.too-large' } });
    expect(await club.api.post(`/v1/matches/${match.id}/close`)).toMatchObject({ status: 200 });
  });

  it('is a thousand million, and in a chouette a million', async () => {
    const stake = { format: { kind: 'money', stake: LARGEST + 1 } };
    expect((await club.match(stake)).body.errors).toMatchObject([
      { pointer: '/format/stake', message: 'stake must be a whole number from 0 to 1000000000' },
    ]);
    const players = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => club.player(name)));
    const table = { players, order: 'given', stake: 1_000_001 };
    expect((await club.api.post('/v1/chouettes', table)).body.errors[0].pointer).toBe('/stake');
  });
});
