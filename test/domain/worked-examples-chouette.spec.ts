/** worked-examples.md section 5 by score sheets; CH11 (c) and the rest are numbers of that section. */

import {
  ChouetteRecord,
  type ChouetteChoices,
  boxDrops,
  boxWins,
  centred,
  drops,
  teamWins,
  turned,
} from '../support/chouettes.js';

const CREW = 'Ann Bob Cy Dee';

/** CH1: Bob is box, the line Ann, Cy, Dee. */
function orderThrown(rules: ChouetteChoices['rules'] = {}): ChouetteRecord {
  return new ChouetteRecord({ players: CREW, order: 'dice', rules: { cubes: 'single', ...rules } })
    .do({ type: 'ThrowOrder', throws: throwsOf({ Ann: 5, Bob: 5, Cy: 3, Dee: 3 }) })
    .do({ type: 'ThrowOrder', throws: throwsOf({ Ann: 2, Bob: 6, Cy: 4, Dee: 1 }) });
}

const throwsOf = (dice: Readonly<Record<string, number>>) =>
  Object.entries(dice).map(([player, die]) => ({ player, dice: [die] }));

/** The first two games of CH2. */
const afterTwo = (rules?: ChouetteChoices['rules']): ChouetteRecord =>
  orderThrown(rules).report(boxWins('gammon'), { Ann: 1, Cy: 1, Dee: 1 }).report(teamWins(), { Cy: 2, Dee: 2, Ann: 2 });

const THIRD = { Dee: drops(1), Ann: turned(2), Bob: turned(2) };

describe('CH1', () => {
  it('seats the highest throw as box, ties thrown again by those tied', () => {
    expect(orderThrown().table).toBe('Bob / Ann, Cy, Dee');
  });
});

describe('CH2', () => {
  it('is an evening of five games with one cube', () => {
    const evening = orderThrown().report(boxWins('gammon'), { Ann: 1, Cy: 1, Dee: 1 });
    expect([evening.points(CREW), evening.table]).toEqual([[-1, 3, -1, -1], 'Bob / Cy, Dee, Ann']);

    evening.report(teamWins(), { Cy: 2, Dee: 2, Ann: 2 });
    expect([evening.points(CREW), evening.table]).toEqual([[1, -3, 1, 1], 'Cy / Dee, Ann, Bob']);

    evening.report(teamWins('gammon'), THIRD);
    expect([evening.points(CREW), evening.table]).toEqual([[5, 1, -6, 0], 'Ann / Bob, Dee, Cy']);

    evening.report(null, { Bob: drops(1), Dee: drops(1), Cy: drops(1) });
    expect([evening.points(CREW), evening.table]).toEqual([[8, 0, -7, -1], 'Ann / Dee, Cy, Bob']);

    evening.report(boxWins(), { Dee: drops(2), Cy: 4, Bob: drops(2) });
    expect([evening.points(CREW), evening.table]).toEqual([[16, -2, -11, -3], 'Ann / Cy, Bob, Dee']);
  });
});

describe('CH3', () => {
  it('leaves the box where it is by the captain of record, and not by the last captain', () => {
    const byRecord = afterTwo({ rotation: 'captainOfRecord' }).report(teamWins('gammon'), THIRD);
    expect(byRecord.table).toBe('Cy / Ann, Bob, Dee');
    const byLast = afterTwo({ rotation: 'lastActive' }).report(teamWins('gammon'), THIRD);
    expect(byLast.table).toBe('Ann / Bob, Dee, Cy');
  });
});

describe('CH4', () => {
  it('is an evening of five games with a cube for each member', () => {
    const crew = 'P1 P2 P3 P4 P5';
    const evening = new ChouetteRecord({ players: crew, rules: { beavers: 1 } });

    evening.report(boxWins(), { P2: 2, P3: drops(1), P4: 4, P5: 2 });
    expect([evening.points(crew), evening.table]).toEqual([[9, -2, -1, -4, -2], 'P1 / P3, P4, P5, P2']);

    evening.report(boxWins('gammon'), { P3: boxDrops(1), P4: centred(), P5: centred(), P2: 2 });
    expect([evening.points(crew), evening.table]).toEqual([[14, -6, 0, -5, -3], 'P3 / P4, P5, P2, P1']);

    evening.report(teamWins(), { P4: boxDrops(1), P5: boxDrops(1), P2: 2, P1: 2 });
    expect([evening.points(crew), evening.table]).toEqual([[16, -4, -6, -4, -2], 'P4 / P5, P2, P1, P3']);

    evening.report(boxWins(), { P5: drops(1, 1), P2: drops(1, 1), P1: drops(1, 2), P3: 4 });
    expect([evening.points(crew), evening.table]).toEqual([[15, -5, -10, 3, -3], 'P4 / P2, P1, P3, P5']);

    evening.report(teamWins('gammon'), { P2: 4, P1: 4, P3: 4, P5: 4 });
    expect([evening.points(crew), evening.table]).toEqual([[23, 3, -2, -29, 5], 'P2 / P1, P3, P5, P4']);
  });
});

const TABLE = 'B C M2 M3 M4';
const five = (): ChouetteRecord => new ChouetteRecord({ players: TABLE });

describe('CH6 to CH9', () => {
  it('CH6: captain and acting captain drop, the third is box', () => {
    const evening = five().report(teamWins('gammon'), { C: drops(1, 1), M2: drops(4, 2), M3: 2, M4: 2 });
    expect([evening.points(TABLE), evening.table]).toEqual([[-3, -1, -4, 4, 4], 'M3 / M2, M4, C, B']);
  });

  it('CH7: the box drops the double of the acting captain and beats the rest', () => {
    const evening = five().report(boxWins('gammon'), { C: drops(1, 1), M2: boxDrops(2, 2), M3: 2, M4: 2 });
    expect([evening.points(TABLE), evening.table]).toEqual([[7, -1, 2, -4, -4], 'M2 / M3, M4, C, B']);
  });

  it('CH8: the captain drops, the others lose', () => {
    const evening = five().report(boxWins(), { C: drops(1), M2: 2, M3: 2, M4: 2 });
    expect([evening.points(TABLE), evening.table]).toEqual([[7, -1, -2, -2, -2], 'B / M2, M3, M4, C']);
  });

  it('CH9: a member drops, the captain wins', () => {
    const evening = five().report(teamWins(), { C: 2, M2: drops(1), M3: 2, M4: 2 });
    expect([evening.points(TABLE), evening.table]).toEqual([[-5, 2, -1, 2, 2], 'C / M2, M3, M4, B']);
  });
});

describe('CH11', () => {
  const four = 'B C D E';
  const withExtras = (): ChouetteRecord => new ChouetteRecord({ players: four, rules: { loneTaker: 'extras' } });
  const pairs = { C: 2, D: drops(1), E: drops(1) };
  const extra = (offerer: string, outcome: 'played' | 'taker-dropped' = 'played') =>
    ({ offerer, taker: 'C', payment: 1, outcome, value: 2 }) as const;

  it('(a) lets the box’s side win from the lone taker', () => {
    const evening = withExtras().report(boxWins(), pairs, [extra('D'), extra('E')]);
    expect(evening.points(four)).toEqual([4, -4, 0, 0]);
  });

  it('(b) lets the lone taker win from all', () => {
    const evening = withExtras().report(teamWins(), pairs, [extra('D'), extra('E')]);
    expect(evening.points(four)).toEqual([0, 8, -4, -4]);
  });

  it('(c) lets the lone taker drop an extra at once', () => {
    const extras = [extra('D', 'taker-dropped'), extra('E')];
    expect(withExtras().report(boxWins(), pairs, extras).points(four)).toEqual([4, -4, 0, 0]);
    expect(withExtras().report(boxWins('gammon'), pairs, extras).points(four)).toEqual([6, -8, 0, 2]);
  });

  it('does not let extras rotate anybody (C51)', () => {
    expect(withExtras().report(boxWins(), pairs, [extra('D'), extra('E')]).table).toBe('B / D, E, C');
  });
});

describe('CH12', () => {
  it('is a beaver that the box drops', () => {
    const evening = new ChouetteRecord({ players: 'B C D E', rules: { loneTaker: 'mustBeaver', beavers: 1 } });
    const beaver = { outcome: 'box-dropped', value: 2, beaver: true, left: 2 } as const;
    evening.report(null, { C: beaver, D: drops(1, 1), E: drops(1, 1) });
    expect(evening.points('B C D E')).toEqual([0, 2, -1, -1]);
    expect(evening.lines.map(({ reason }) => reason)).toEqual(['beaverDropped', 'memberDropped', 'memberDropped']);
  });
});

describe('CH13 and CH14', () => {
  const six = 'B C M2 M3 M4 P';
  const partnered = (): ChouetteRecord =>
    new ChouetteRecord({ players: six, rules: { partner: 'optional' } }).do({
      type: 'InvitePartner',
      player: null,
      sender: { player: 'B', staff: false },
    });

  it.each([
    ['+7', boxWins(), { C: drops(1), M2: 2, M3: 2, M4: 2 }, [4, 3]],
    ['−5', teamWins(), { C: 2, M2: drops(1), M3: 2, M4: 2 }, [-3, -2]],
    ['0', teamWins(), { C: 2, M2: drops(1, 1), M3: drops(1, 1), M4: centred(1) }, [-1, 0]],
    ['nothing', teamWins(), { C: 2, M2: drops(1), M3: drops(2, 2), M4: boxDrops(1) }, [0, 0]],
  ])(
    'CH13: splits a net of %s between box and partner, an odd point to the box',
    (_net, board, told, [box, partner]) => {
      expect(partnered().report(board, told).points('B P')).toEqual([box, partner]);
    },
  );

  it('CH14: makes the captain box and the partner captain', () => {
    const evening = partnered().report(teamWins(), { C: 1, M2: 1, M3: 1, M4: 1 });
    expect(evening.table).toBe('C / P, M2, M3, M4, B');
    expect(evening.seats.partner).toBeNull();
  });
});

describe('CH16', () => {
  it('is a box that leaves after a win; with two left they play on alone', () => {
    const evening = new ChouetteRecord({ players: 'B C M2 M3' }).report(boxWins(), { C: 1, M2: 1, M3: 1 });
    expect(evening.seat('Leave', 'B').table).toBe('M2 / M3, C');
    expect(evening.seat('Leave', 'M3').table).toBe('M2 / C');
    expect(evening.report(teamWins(), { C: 4 }).table).toBe('M2 / C');
    expect(evening.points('B C M2 M3')).toEqual([3, 3, -5, -1]);
  });
});

describe('CH17 to CH19', () => {
  it('CH17: a dropped beaver settles that pair only', () => {
    const evening = new ChouetteRecord({ players: 'B C M2', rules: { beavers: 1 } });
    evening.report(boxWins(), { C: 2, M2: { outcome: 'box-dropped', value: 2, beaver: true } });
    expect(evening.points('B C M2')).toEqual([0, -2, 2]);
  });

  it('CH18: Jacoby is looked at cube by cube', () => {
    const evening = new ChouetteRecord({ players: 'B C M2' }).report(boxWins('gammon'), { C: 2, M2: 1 });
    expect(evening.points('B C M2')).toEqual([5, -4, -1]);
    expect(evening.lines.map(({ reason }) => reason)).toEqual(['gammon', 'win']);
  });

  it('CH19: an automatic double turns all cubes and satisfies no Jacoby', () => {
    const evening = new ChouetteRecord({ players: 'B C M2', rules: { automaticDoubles: 1 } });
    evening.report(teamWins('gammon'), { C: boxDrops(2), M2: centred(2) });
    expect(evening.points('B C M2')).toEqual([-4, 2, 2]);
  });
});
