/** Points and money stay exact numbers, whatever a cube shows and a stake is; what would pass that is refused. */
import fc from 'fast-check';
import { VARIANTS, ledgerOf, transfers } from '../../src/domain/index.js';
import { MOST_PER_CUBE, countablePoints } from '../../src/domain/cube/countable.js';
import {
  AT,
  MatchRecord,
  by,
  double,
  inGame,
  openSession,
  opening,
  reportGame,
  roll,
  startGame,
  take,
} from '../support/domain/builders.js';
import {
  ChouetteRecord,
  boxWins,
  centred,
  drops,
  givenChouette,
  openChouette,
  sheetOf,
  turned,
} from '../support/domain/chouettes.js';
import { given } from '../support/domain/given.js';
import { VariantGame } from '../support/domain/variant-games.js';
import { lawSeed, lawTimes } from '../support/chance/laws.js';

const LARGEST = 1_000_000_000;
/** The highest power of two that fifteen times is counted at that stake. */
const HIGHEST = 2 ** 19;
const TIES = Array.from({ length: 60 }, () => opening(1, 1));

/** A session in which equal opening dice double the cube for ever. */
const wild = (stake: number): MatchRecord =>
  MatchRecord.ofMoney({ stake, rules: { automaticDoubles: null, beavers: null } });

describe('a money session', () => {
  it('has a stake at which its points can be counted', () => {
    given([])
      .when(openSession({ stake: LARGEST }))
      .thenLike([{ format: { stake: LARGEST } }]);
    for (const stake of [LARGEST + 1, 2 ** 53, 2 ** 60, Number.NaN]) {
      given([])
        .when(openSession({ stake }))
        .thenRefused('config.invalid', { keys: ['stake'], reasons: ['stake'] });
    }
  });

  it.each([
    [0, 2 ** 49],
    [1, 2 ** 49],
    [100, 2 ** 42],
    [LARGEST, HIGHEST],
  ])('at a stake of %d has cubes up to %d, by themselves and by hand', (stake, highest) => {
    const session = wild(stake)
      .start()
      .act(...TIES);
    expect(session.game.cube.value).toBe(highest);
    session.toRollOf('black', 'white');
    given(session.events)
      .when(inGame(1, by('black', double)))
      .thenRefused('cube.cap', { max: highest });
    session.do(inGame(1, by('white', { type: 'RecordResignation', as: 'backgammon' })));
    expect(Number.isSafeInteger(session.score[1] * Math.max(1, stake) * (MOST_PER_CUBE / 3))).toBe(true);
  });

  it('is refused a beaver beyond them', () => {
    const session = wild(LARGEST)
      .start()
      .act(...TIES.slice(0, 18))
      .toRollOf('black', 'white')
      .act(double);
    given(session.events)
      .when(inGame(1, by('white', { type: 'TurnCubeAgain', turn: 'beaver' })))
      .thenRefused('cube.cap');
    expect(session.act(take).game.cube.value).toBe(HIGHEST);
  });

  it('takes no result beyond them from a slip', () => {
    const session = MatchRecord.ofMoney({ stake: LARGEST });
    given(session.events)
      .when(reportGame(1, 'white', 'single', HIGHEST * 2))
      .thenRefused('result.cube-impossible');
    given(session.events)
      .when(reportGame(1, 'white', 'single', HIGHEST))
      .thenLike([{}, {}]);
  });

  it('lowers the cube with what was won, and ends where not even one point more can be counted', () => {
    const session = MatchRecord.ofMoney({ stake: LARGEST });
    const most = countablePoints(LARGEST);
    for (const game of [1, 2, 3]) {
      session.start().act(opening(3, 1));
      const { countable = 0 } = session.game.terms.cube;
      expect(countable * MOST_PER_CUBE).toBeLessThanOrEqual(most - session.score[0] - session.score[1]);
      session.do(inGame(game, by('white', { type: 'RecordResignation', as: 'single' })));
    }
    for (let cube = HIGHEST; cube >= 1; cube /= 2) {
      const { state } = session;
      while (most - session.score[0] - session.score[1] >= cube * MOST_PER_CUBE) {
        session.do(reportGame(session.state.games + 1, 'black', cube > 1 ? 'backgammon' : 'single', cube));
      }
      expect(state.status).toBe('open');
    }
    const number = session.state.games + 1;
    given(session.events).when(startGame(number)).thenRefused('money.too-large', { stake: LARGEST, most });
    given(session.events)
      .when(reportGame(number, 'white', 'single', 1))
      .thenRefused('money.too-large');
    expect(Number.isSafeInteger((session.score[0] + session.score[1]) * LARGEST)).toBe(true);
    session.do({ type: 'CloseSession', at: AT });
  });

  it('corrects no game so that the open one could not be counted', () => {
    const session = wild(LARGEST)
      .do(reportGame(1, 'white', 'single', 1))
      .start()
      .act(...TIES);
    const asked = { winner: 'black', kind: 'backgammon', cube: HIGHEST } as const;
    given(session.events)
      .when({ type: 'CorrectResult', gameId: 'game-1', result: asked, reason: 'slip', at: AT, history: session.events })
      .thenRefused('money.too-large');
    // With a lower cube on the table it can, and that cube then has a lower limit.
    const low = wild(LARGEST)
      .do(reportGame(1, 'white', 'single', 1))
      .start()
      .act(...TIES.slice(0, 10));
    low.do({
      type: 'CorrectResult',
      gameId: 'game-1',
      result: asked,
      reason: 'slip',
      at: AT,
      history: [...low.events],
    });
    expect(low.game.terms.cube.countable).toBe(HIGHEST / 2);
    expect(low.act(...TIES).game.cube.value).toBe(HIGHEST / 2);
  });

  it('has a ledger that sums to nothing to the last coin', () => {
    const cube = fc.integer({ min: 0, max: 19 }).map((power) => 2 ** power);
    const game = fc.record({ winner: fc.constantFrom('white' as const, 'black' as const), cube });
    fc.assert(
      fc.property(fc.array(game, { maxLength: 30 }), (games) => {
        const session = MatchRecord.ofMoney({ stake: LARGEST });
        for (const { winner, cube: value } of games) {
          const left = countablePoints(LARGEST) - session.score[0] - session.score[1];
          if (left >= value * MOST_PER_CUBE) session.do(reportGame(session.state.games + 1, winner, 'single', value));
        }
        const results = session.events.flatMap((event) =>
          event.type === 'ResultReported' ? [{ number: event.number, result: event.result }] : [],
        );
        const { entries, total, amount } = ledgerOf(results, { kind: 'money', stake: LARGEST, currency: null });
        const exact = entries.reduce((sum, { to, points }) => sum + BigInt(to === 'white' ? points : -points), 0n);
        expect([BigInt(total.white), BigInt(amount.white), amount.black + amount.white]).toEqual([
          exact,
          exact * BigInt(LARGEST),
          0,
        ]);
      }),
      { numRuns: lawTimes(100), seed: lawSeed(2_022) },
    );
  });
});

describe('a stake that doubles with 1-2 (V24)', () => {
  const variant = { ...VARIANTS['aceyDeucey.seed'], id: 'ours', stakeDoublesOnAceyDeucey: true };

  it('stays where it cannot be counted any more, and a void roll leaves it there', () => {
    const game = new VariantGame(variant, 'white');
    const start = game.events[0];
    if (start?.type !== 'GameStarted') throw new Error('a game begins with its start');
    const low = new VariantGame(variant, 'white');
    low.state = { ...low.open, terms: { ...start.terms, cube: { ...start.terms.cube, countable: 1 } } };
    low.do(roll(2, 1));
    expect(low.open.cube.value).toBe(1);
    low.do({ type: 'VoidRoll', reason: 'cocked', dice: null });
    expect(low.open.cube.value).toBe(1);
    expect(game.do(roll(2, 1)).open.cube.value).toBe(2);
  });

  it('is worth fifteen times as much at most, in every variant', () => {
    for (const { checkers } of Object.values(VARIANTS)) expect(checkers).toBeLessThanOrEqual(MOST_PER_CUBE);
  });
});

describe('a chouette', () => {
  const LARGEST_STAKE = 1_000_000;
  const HIGHEST_CUBE = 2 ** 24;
  const everybody = (value: number) => ({ C: turned(value), M2: turned(value), M3: turned(value) });

  it('has a stake at which a game of all can be counted', () => {
    givenChouette([])
      .when(openChouette({ stake: LARGEST_STAKE }))
      .thenLike([{ stake: LARGEST_STAKE }, {}]);
    givenChouette([])
      .when(openChouette({ stake: LARGEST_STAKE + 1 }))
      .thenRefused('config.invalid', { keys: ['stake'] });
  });

  it('has no cube beyond its highest, by the sheet, by a drop or by itself', () => {
    const table = new ChouetteRecord({ rules: { automaticDoubles: null } });
    const ask = (told: Parameters<typeof sheetOf>[1]) =>
      givenChouette(table.events).when({
        type: 'ReportGame',
        gameId: 'game-1',
        sheet: sheetOf(boxWins(), told),
        at: AT,
      });
    ask(everybody(HIGHEST_CUBE * 2)).thenRefused('chouette.outcome-impossible', { reason: 'cap' });
    ask({ ...everybody(HIGHEST_CUBE), M3: drops(HIGHEST_CUBE) }).thenRefused('chouette.outcome-impossible');
    ask({ C: centred(1), M2: turned(HIGHEST_CUBE), M3: drops(1) }).thenLike([{}, {}, {}]);
    table.do({ type: 'StartGame', gameId: 'game-1' });
    const throws = Array.from({ length: 40 }, () => ({ white: 1 as const, black: 1 as const }));
    const thrown = { type: 'ThrowOpening', throws, sender: { player: null, staff: true } } as const;
    table.do({ type: 'ActInGame', gameId: 'game-1', at: AT, command: thrown });
    const { state } = table;
    expect(state.status === 'playing' && state.game.pairs.map(({ cube }) => cube.value)).toEqual(
      Array(3).fill(HIGHEST_CUBE),
    );
  });

  it('begins no game and takes no sheet or correction that could pass what is counted', () => {
    const table = new ChouetteRecord({ stake: LARGEST_STAKE, rules: { jacoby: false } });
    const most = countablePoints(LARGEST_STAKE);
    const won = (): number => table.state.players.reduce((sum, { points }) => sum + Math.max(0, points), 0);
    const sheet = sheetOf(boxWins('backgammon'), everybody(HIGHEST_CUBE));
    const next = () => ({ type: 'ReportGame', gameId: `game-${table.state.games + 1}`, sheet, at: AT }) as const;
    while (won() + 9 * HIGHEST_CUBE <= most) table.do(next());
    expect(Number.isSafeInteger(won() * LARGEST_STAKE)).toBe(true);
    givenChouette(table.events).when(next()).thenRefused('money.too-large', { stake: LARGEST_STAKE, most });
    givenChouette(table.events)
      .when({ type: 'StartGame', gameId: `game-${table.state.games + 1}` })
      .thenRefused('money.too-large');
    const amounts = new Map(table.state.players.map(({ id, points }) => [id, points * LARGEST_STAKE]));
    const settled = transfers(amounts).reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expect(settled).toBe(BigInt(won()) * BigInt(LARGEST_STAKE));
    table.do({ type: 'CloseChouette', at: AT });
  });
});
