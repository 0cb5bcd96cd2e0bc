import {
  type Told,
  boxDrops,
  boxWins,
  centred,
  drops,
  forfeited,
  resigned,
  ruled,
  seatsOf,
  settled,
  sheetOf,
  teamWins,
  turned,
} from '../../../../test/support/domain/chouettes.js';
import type { BoardResult, ExtraOutcome } from './outcome.js';
import type { ChouetteRules } from '../rules.js';
import { outcomeOf } from './score-sheet.js';

const SEATS = seatsOf('B', 'C M2 M3');

function read(
  board: BoardResult | null,
  told: Readonly<Record<string, Told>>,
  rules: Partial<ChouetteRules> = {},
  extras: readonly ExtraOutcome[] = [],
) {
  return outcomeOf(sheetOf(board, told, extras), SEATS, { rules: ruled(rules), variant: 'backgammon' });
}

const SINGLE = { cubes: 'single' } as const;

describe('a score sheet', () => {
  it('is put into the order of the line, and what it leaves out follows', () => {
    expect(read(boxWins(), { M3: drops(1), C: 2, M2: 1 })).toEqual({
      ok: true,
      value: {
        board: { winner: 'box', kind: 'single' },
        extras: [],
        pairs: [
          {
            member: 'C',
            outcome: 'played',
            value: 2,
            turned: true,
            left: null,
            winner: null,
            level: null,
            beaver: false,
          },
          {
            member: 'M2',
            outcome: 'played',
            value: 1,
            turned: false,
            left: null,
            winner: null,
            level: null,
            beaver: false,
          },
          {
            member: 'M3',
            outcome: 'member-dropped',
            value: 1,
            turned: false,
            left: 1,
            winner: null,
            level: null,
            beaver: false,
          },
        ],
      },
    });
  });

  it('has a box that abandons the game leave after all others', () => {
    const sheet = read(null, { C: drops(1, 2), M2: forfeited(1), M3: forfeited(1) });
    expect(sheet.ok && sheet.value.pairs.map(({ left }) => left)).toEqual([2, 3, 3]);
  });

  it.each<[string, string | null, BoardResult | null, Record<string, Told>, Partial<ChouetteRules>]>([
    ['missing', 'M3', boxWins(), { C: 1, M2: 1 }, {}],
    ['not-in-line', 'B', boxWins(), { C: 1, M2: 1, M3: 1, B: 1 }, {}],
    ['board-missing', 'C', null, { C: 1, M2: 1, M3: 1 }, {}],
    ['nobody-played-on', null, boxWins(), { C: drops(1), M2: drops(1), M3: drops(1) }, {}],
    ['forfeit-ends-all', 'C', boxWins(), { C: 1, M2: forfeited(1), M3: forfeited(1) }, {}],
    ['value', 'C', boxWins(), { C: 3, M2: 1, M3: 1 }, {}],
    ['value', 'C', boxWins(), { C: 0, M2: 1, M3: 1 }, {}],
    ['cap', 'M2', boxWins(), { C: 1, M2: 8, M3: 1 }, { maxCube: 4 }],
    ['cap', 'M2', boxWins(), { C: 1, M2: drops(4), M3: 1 }, { maxCube: 4 }],
    ['no-cube', 'C', boxWins(), { C: drops(1), M2: 1, M3: 1 }, { cube: false }],
    ['left', 'C', boxWins(), { C: { outcome: 'played', value: 1, left: 1 }, M2: 1, M3: 1 }, {}],
    ['left', 'C', boxWins(), { C: drops(1, 0), M2: 1, M3: 1 }, {}],
    ['turned-at-one', 'C', boxWins(), { C: turned(1), M2: 1, M3: 1 }, {}],
    ['nobody-turned', 'M2', boxWins(), { C: 2, M2: centred(2), M3: 2 }, {}],
    ['nobody-turned', 'C', boxWins(), { C: centred(4), M2: 4, M3: 4 }, { automaticDoubles: 1 }],
    ['centred-differ', 'M2', boxWins(), { C: centred(1), M2: centred(2), M3: 2 }, { automaticDoubles: 1 }],
    ['below-centred', 'M3', boxWins(), { C: centred(2), M2: 4, M3: drops(1) }, { automaticDoubles: 1 }],
    ['below-centred', 'M2', boxWins(), { C: centred(2), M2: turned(2), M3: 4 }, { automaticDoubles: 1 }],
    [
      'beavers-off',
      'C',
      null,
      { C: { outcome: 'box-dropped', value: 2, beaver: true }, M2: drops(1), M3: drops(1) },
      {},
    ],
    ['beaver', 'C', boxWins(), { C: { outcome: 'played', value: 2, beaver: true }, M2: 1, M3: 1 }, { beavers: 1 }],
    ['winner-said', 'C', boxWins(), { C: { outcome: 'played', value: 2, winner: 'box' }, M2: 1, M3: 1 }, {}],
    ['settlements-off', 'C', boxWins(), { C: settled(1, 'box'), M2: 1, M3: 1 }, {}],
    ['settlement', 'C', boxWins(), { C: settled(1.5, 'box'), M2: 1, M3: 1 }, { settlements: true }],
    ['winner-missing', 'C', boxWins(), { C: settled(1), M2: 1, M3: 1 }, { settlements: true }],
    ['winner-of-nothing', 'C', boxWins(), { C: settled(0, 'box'), M2: 1, M3: 1 }, { settlements: true }],
    ['resignations-off', 'C', boxWins(), { C: resigned(1, 'box'), M2: 1, M3: 1 }, { resignation: 'off' }],
    ['resignation', 'C', boxWins(), { C: { outcome: 'resigned', value: 1 }, M2: 1, M3: 1 }, {}],
  ])('is refused as %s of %s', (reason, player, board, told, rules) => {
    expect(read(board, told, rules)).toMatchObject({
      ok: false,
      error: { code: 'chouette.outcome-impossible', params: { reason, player } },
    });
  });

  it('is refused with a player on it twice', () => {
    const sheet = sheetOf(boxWins(), { C: 1, M2: 1, M3: 1 });
    const twice = { ...sheet, pairs: [...sheet.pairs, ...sheet.pairs.slice(1, 2)] };
    expect(outcomeOf(twice, SEATS, { rules: ruled(), variant: 'backgammon' })).toMatchObject({
      error: { params: { reason: 'twice', player: 'M2' } },
    });
  });

  it('is refused with a win that the variant does not know', () => {
    expect(
      outcomeOf(sheetOf(boxWins('gammon'), { C: 2, M2: 2, M3: 2 }), SEATS, {
        rules: ruled(),
        variant: 'plakoto',
      }).ok,
    ).toBe(true);
    expect(
      outcomeOf(sheetOf(boxWins('backgammon'), { C: 2, M2: 2, M3: 2 }), SEATS, { rules: ruled(), variant: 'plakoto' }),
    ).toMatchObject({ error: { params: { reason: 'kind', kind: 'backgammon' } } });
  });

  it.each<[BoardResult | null, Record<string, Told>, Partial<ChouetteRules>]>([
    [boxWins(), { C: settled(0), M2: 1, M3: 1 }, { settlements: true }],
    [boxWins(), { C: 1, M2: settled(0), M3: 1 }, { cubes: 'single', teamDouble: 'dissentersMayLeave' }],
    [boxWins(), { C: centred(2), M2: 4, M3: drops(2) }, { automaticDoubles: 1 }],
    [boxWins(), { C: centred(8), M2: 16, M3: drops(8) }, { automaticDoubles: null }],
    [null, { C: resigned(2, 'member', 'gammon'), M2: resigned(1, 'member'), M3: drops(1) }, {}],
    [boxWins(), { C: 4, M2: drops(2), M3: boxDrops(2) }, { maxCube: 4 }],
  ])('may say %j, %j', (board, told, rules) => {
    expect(read(board, told, rules).ok).toBe(true);
  });
});

describe('one cube for the team', () => {
  it.each<[string, string, BoardResult | null, Record<string, Told>]>([
    ['one-cube', 'M2', boxWins(), { C: 2, M2: 4, M3: 2 }],
    ['box-dropped-ends-all', 'C', teamWins(), { C: 2, M2: boxDrops(1), M3: boxDrops(1) }],
    ['box-dropped-ends-all', 'C', null, { C: drops(2, 2), M2: boxDrops(1, 1), M3: boxDrops(1, 1) }],
    ['below-dropped', 'C', teamWins(), { C: 1, M2: drops(1), M3: 1 }],
    ['dropped-together', 'M3', teamWins(), { C: 8, M2: drops(1), M3: drops(4) }],
    ['dropped-together', 'M2', null, { C: drops(1), M2: boxDrops(1), M3: drops(1) }],
    ['cube-by-turns', 'M3', teamWins(), { C: 8, M2: drops(1, 1), M3: drops(2, 2) }],
    ['cube-by-turns', 'M2', null, { C: drops(1, 1), M2: boxDrops(1, 2), M3: boxDrops(1, 2) }],
    ['cube-by-turns', 'M2', null, { C: drops(1, 1), M2: boxDrops(4, 2), M3: boxDrops(4, 2) }],
  ])('does not allow %s of %s', (reason, player, board, told) => {
    expect(read(board, told, SINGLE)).toMatchObject({ ok: false, error: { params: { reason, player } } });
  });

  it.each<[BoardResult | null, Record<string, Told>]>([
    [teamWins(), { C: 8, M2: drops(1, 1), M3: drops(4, 2) }],
    [null, { C: drops(1, 1), M2: boxDrops(2, 2), M3: boxDrops(2, 2) }],
    [null, { C: drops(1, 1), M2: boxDrops(8, 2), M3: boxDrops(8, 2) }],
    [null, { C: boxDrops(1), M2: boxDrops(1), M3: boxDrops(1) }],
    [teamWins(), { C: 2, M2: drops(1), M3: 2 }],
  ])('allows %j, %j', (board, told) => {
    expect(read(board, told, SINGLE).ok).toBe(true);
  });
});

describe('extras on a sheet (C50)', () => {
  const EXTRAS = { loneTaker: 'extras' } as const;
  const extra: ExtraOutcome = { offerer: 'M2', taker: 'C', payment: 1, outcome: 'played', value: 2 };
  const pairs = { C: 2, M2: drops(1), M3: drops(1) };

  it.each<[string, Partial<ExtraOutcome>]>([
    ['extra-offerer', { offerer: 'C', taker: 'M2' }],
    ['extra-taker', { taker: 'B' }],
    ['extra-taker', { taker: 'M2' }],
    ['extra-payment', { payment: 2 }],
    ['extra-value', { value: 1 }],
    ['extra-value', { value: 3 }],
  ])('are refused as %s', (reason, change) => {
    expect(read(boxWins(), pairs, EXTRAS, [{ ...extra, ...change }])).toMatchObject({ error: { params: { reason } } });
  });

  it('need the option, a board where they were played out, and are offered once', () => {
    expect(read(boxWins(), pairs, {}, [extra])).toMatchObject({ error: { params: { reason: 'extras-off' } } });
    expect(read(boxWins(), pairs, EXTRAS, [extra, extra])).toMatchObject({
      error: { params: { reason: 'extra-twice' } },
    });
    const boxOut = { C: boxDrops(2, 2), M2: drops(1), M3: drops(1) };
    expect(read(null, boxOut, EXTRAS, [extra])).toMatchObject({ error: { params: { reason: 'extra-board' } } });
    expect(read(null, boxOut, EXTRAS, [{ ...extra, outcome: 'offerer-dropped' }]).ok).toBe(true);
  });

  it.each<[number, Partial<ExtraOutcome>]>([
    [12, { outcome: 'taker-dropped' }],
    [2, { outcome: 'taker-dropped' }],
  ])('may cost %s where the taker resigned a backgammon', (value, change) => {
    const given = { C: resigned(2, 'box', 'backgammon'), M2: drops(1), M3: drops(1) };
    expect(read(null, given, EXTRAS, [{ ...extra, ...change, value }]).ok).toBe(true);
    expect(read(null, given, EXTRAS, [{ ...extra, ...change, value: value + 1 }]).ok).toBe(false);
  });
});
