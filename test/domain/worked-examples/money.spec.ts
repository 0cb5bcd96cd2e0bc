// Money play: the worked examples CU7, CU16 and MO1 to MO12, A being white and B black. Numbers that are missing do not
// exist.

import type { ResultKind } from '../../../src/domain/variant/win-kinds.js';
import { momentOf } from '../../../src/domain/game/actions.js';
import { opponent } from '../../../src/domain/kernel/side.js';
import { ledgerOf } from '../../../src/domain/match/ledger.js';
import type { ViolationCode } from '../../../src/domain/kernel/violation.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import {
  type Act,
  MatchRecord,
  acceptResignation,
  by,
  double,
  drop,
  inGame,
  opening,
  options,
  reportGame,
  resign,
  scored,
  startGame,
  take,
  turnAgain,
} from '../../support/domain/builders.js';
import { given } from '../../support/domain/given.js';
import type { MoneyRules } from '../../../src/domain/match/rules.js';

const A = 'white';
const B = 'black';

const session = (rules: Partial<MoneyRules> = {}): MatchRecord => MatchRecord.ofMoney({ rules }).start();
const refusedIn = (record: MatchRecord, act: Act, code: ViolationCode, params?: Record<string, unknown>): void =>
  given(record.events)
    .when(inGame(record.game.number, scored(act)))
    .thenRefused(code, params);

function results(events: readonly MatchEvent[]) {
  return events.flatMap((event) => {
    if (event.type === 'ResultReported') return [{ number: event.number, result: event.result }];
    if (event.type !== 'InGame' || event.event.type !== 'GameFinished') return [];
    return [{ number: event.game, result: event.event.result }];
  });
}

/** The game after a win on the board or one that both agreed on: what it was scored as. */
const wonBy = (record: MatchRecord, winner: typeof A | typeof B, kind: ResultKind) =>
  results(
    record.do(inGame(record.game.number, by(opponent(winner), { type: 'RecordResignation', as: kind }))).events,
  ).at(-1)?.result;

const BEAVER = turnAgain('beaver');
const RACCOON = turnAgain('raccoon');
const OTTER = turnAgain('otter');

describe('worked examples of money play', () => {
  it('CU7: beyond 64', () => {
    const upTo64 = (rules: Partial<MoneyRules> = {}): MatchRecord => {
      const record = session(rules);
      for (const side of [A, B, A, B, A, B] as const) record.toRollOf(side).act(double, take);
      return record;
    };
    const record = upTo64();
    expect(record.game.cube).toEqual({ value: 64, owner: A, offered: null });
    record.toRollOf(A).act(double, take);
    expect(record.game.cube).toEqual({ value: 128, owner: B, offered: null });
    record.toRollOf(B).act(double, drop);
    expect(results(record.events).at(-1)?.result).toMatchObject({ winner: B, points: 128 });
    refusedIn(upTo64({ maxCube: 64 }).toRollOf(A), double, 'cube.cap');
  });

  it('CU16: a gammon cannot be resigned under Jacoby with the cube in the middle, a single game can', () => {
    for (const as of ['gammon', 'backgammon'] as const) {
      refusedIn(session().toRollOf(A), resign(as), 'resign.level-too-high', { side: A, as, reason: 'jacoby', off: 0 });
    }
    const record = session().toRollOf(A).act(resign('single'), acceptResignation);
    expect(record.score).toEqual([0, 1]);
  });

  it.each([
    [true, 'gammon', 1],
    [false, 'gammon', 2],
    [true, 'backgammon', 1],
    [false, 'backgammon', 3],
  ] as const)('MO1: Jacoby %s, cube in the middle, %s: %d', (jacoby, kind, points) => {
    expect(wonBy(session({ jacoby }).toRollOf(A), A, kind)).toMatchObject({ points });
  });

  it.each([
    [A, 'gammon', 4],
    [A, 'backgammon', 6],
    [A, 'single', 2],
    [B, 'gammon', 4],
    [B, 'backgammon', 6],
    [B, 'single', 2],
  ] as const)('MO2: a double was taken, %s wins a %s: %d', (winner, kind, points) => {
    expect(wonBy(session().toRollOf(A).act(double, take), winner, kind)).toMatchObject({ kind, points });
  });

  it.each([
    [false, 2],
    [true, 4],
  ])('MO3: after an automatic double that counts for Jacoby (%s) a gammon is worth %d', (counts, points) => {
    const record = session({ automaticDoubles: 1, jacobyAfterAutomaticDouble: counts }).act(opening(4, 4));
    expect(record.game.cube).toEqual({ value: 2, owner: null, offered: null });
    expect(wonBy(record.act(opening(3, 1)), A, 'gammon')).toMatchObject({ points });
  });

  it('MO4: a double after an automatic one', () => {
    const doubled = () => session({ automaticDoubles: 1 }).act(opening(4, 4)).toRollOf(A).act(double);
    expect(doubled().act(drop).score).toEqual([2, 0]);
    const taken = doubled().act(take);
    expect(taken.game.cube).toEqual({ value: 4, owner: B, offered: null });
    expect(wonBy(taken, B, 'gammon')).toMatchObject({ points: 8 });
  });

  it.each([
    ['B drops', [drop], [1, 0]],
    ['B beavers, A drops', [BEAVER, drop], [0, 2]],
    ['B beavers, A raccoons, B drops', [BEAVER, RACCOON, drop], [4, 0]],
    ['B beavers, A raccoons, B aardvark, A drops', [BEAVER, RACCOON, OTTER, drop], [0, 8]],
    ['one more', [BEAVER, RACCOON, OTTER, OTTER, drop], [16, 0]],
  ] as const)('MO6 and R90: %s', (_words, acts, score) => {
    const record = session({ beavers: null })
      .toRollOf(A)
      .act(double, ...acts);
    expect(record.score).toEqual(score);
    const points = Math.max(...score);
    expect(results(record.events)).toMatchObject([{ result: { kind: 'single', cube: points, points, by: 'drop' } }]);
  });

  it.each([
    ['B takes', [take], 2],
    ['B beavers, A accepts', [BEAVER, take], 4],
    ['B beavers, A raccoons, B accepts', [BEAVER, RACCOON, take], 8],
    ['B beavers, A raccoons, B aardvark, A accepts', [BEAVER, RACCOON, OTTER, take], 16],
  ] as const)('MO6, R89 and R94: %s', (_words, acts, value) => {
    const record = session({ beavers: null })
      .toRollOf(A)
      .act(double, ...acts);
    expect(record.game.cube).toEqual({ value, owner: B, offered: null });
    expect(record.game.phase).toMatchObject({ name: 'before-roll', side: A });
    expect(wonBy(record, A, 'gammon')).toMatchObject({ points: 2 * value });
  });

  it('MO7: the limit of a chain', () => {
    const beavered = () => session({ beavers: 1 }).toRollOf(A).act(double, BEAVER);
    refusedIn(beavered(), RACCOON, 'cube.chain-limit', { limit: 1, turns: 1 });
    expect(momentOf(beavered().game).actions[A]).toEqual(['take', 'drop']);
    expect(beavered().act(take).game.cube).toMatchObject({ value: 4, owner: B });
    expect(beavered().act(drop).score).toEqual([0, 2]);
    refusedIn(session().toRollOf(A).act(double), BEAVER, 'cube.beaver-not-allowed', { reason: 'off' });
    const match = new MatchRecord({ length: 7 }).start().toRollOf(A).act(double);
    refusedIn(match, BEAVER, 'cube.beaver-not-allowed', { reason: 'match' });
  });

  it('MO8: a beaver on a redouble', () => {
    const record = () => session({ beavers: 1 }).toRollOf(B).act(double, take).toRollOf(A).act(double, BEAVER);
    expect(record().act(drop).score).toEqual([0, 4]);
    const accepted = record().act(take);
    expect(accepted.game.cube).toEqual({ value: 8, owner: B, offered: null });
    expect(wonBy(accepted, B, 'gammon')).toMatchObject({ points: 16 });
    const without = session({ beavers: 1, beaverOnRedouble: false }).toRollOf(B).act(double, take).toRollOf(A);
    refusedIn(without.act(double), BEAVER, 'cube.beaver-not-allowed', { reason: 'redouble' });
  });

  it('MO9: a beaver after an automatic double', () => {
    const accepted = () =>
      session({ beavers: 1, automaticDoubles: 1 }).act(opening(4, 4)).toRollOf(A).act(double, BEAVER, take);
    expect(wonBy(accepted(), A, 'single')).toMatchObject({ points: 8 });
    expect(wonBy(accepted(), B, 'backgammon')).toMatchObject({ points: 24 });
  });

  it('MO12: a raccoon that may not be dropped', () => {
    const record = session({ beavers: null, raccoonDrop: false }).toRollOf(A).act(double, BEAVER, RACCOON);
    refusedIn(record, drop, 'cube.drop-not-allowed');
    expect(momentOf(record.game).actions[B]).toEqual(['take', 'otter']);
    expect(record.act(take).game.cube).toMatchObject({ value: 8, owner: B });
  });
});

describe('the ledger', () => {
  it('MO11: has the points of every game, who pays whom, and balances that sum to zero', () => {
    const record = MatchRecord.ofMoney({ stake: 5, currency: 'EUR' });
    record.win(A, 'gammon').win(B, 'single', [A]);
    record.start().toRollOf(B).act(double, drop);
    record.start().toRollOf(A).act(double, take).toRollOf(B).act(double, take);
    wonBy(record, A, 'gammon');
    record.start().toRollOf(B);
    refusedIn(record, resign('gammon'), 'resign.level-too-high');
    record.act(resign('single'), acceptResignation);
    const ledger = ledgerOf(results(record.events), { kind: 'money', stake: 5, currency: 'EUR' });
    expect(ledger.entries).toEqual([
      { game: 1, from: B, to: A, points: 1, amount: 5, total: { white: 1, black: -1 } },
      { game: 2, from: A, to: B, points: 2, amount: 10, total: { white: -1, black: 1 } },
      { game: 3, from: A, to: B, points: 1, amount: 5, total: { white: -2, black: 2 } },
      { game: 4, from: B, to: A, points: 8, amount: 40, total: { white: 6, black: -6 } },
      { game: 5, from: B, to: A, points: 1, amount: 5, total: { white: 7, black: -7 } },
    ]);
    expect(ledger).toMatchObject({
      total: { white: 7, black: -7 },
      amount: { white: 35, black: -35 },
      biggestSwing: 8,
    });
  });
});

describe('results of money games without moves', () => {
  it('are refused as gammons under Jacoby while the cube is at 1', () => {
    for (const kind of ['gammon', 'backgammon'] as const) {
      given(MatchRecord.ofMoney().events)
        .when(reportGame(1, A, kind, 1))
        .thenRefused('result.jacoby', { kind });
    }
    expect(MatchRecord.ofMoney().do(reportGame(1, A, 'gammon', 2)).score).toEqual([4, 0]);
    expect(MatchRecord.ofMoney({ rules: options({}) }).do(reportGame(1, A, 'single', 1)).score).toEqual([1, 0]);
  });

  it('cannot follow on a session that is closed', () => {
    const closed = MatchRecord.ofMoney().do({ type: 'CloseSession', at: 1 as never });
    expect(closed.state).toMatchObject({ status: 'finished', outcome: null });
    for (const command of [startGame(1), reportGame(1, A, 'single', 1)]) {
      given(closed.events).when(command).thenRefused('match.finished');
    }
  });
});
