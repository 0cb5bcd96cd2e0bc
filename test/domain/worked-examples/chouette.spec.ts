/** worked-examples.md section 5 by score sheets. */

import { ChouetteRecord, boxWins, teamWins } from '../../support/domain/chouettes.js';
import { WORKED_EVENINGS } from '../../support/yardsticks/worked-chouettes.js';

const throwsOf = (dice: Readonly<Record<string, number>>) =>
  Object.entries(dice).map(([player, die]) => ({ player, dice: [die] }));

describe('CH1', () => {
  it('seats the highest throw as box, ties thrown again by those tied', () => {
    const evening = new ChouetteRecord({ players: 'Ann Bob Cy Dee', order: 'dice' })
      .do({ type: 'ThrowOrder', throws: throwsOf({ Ann: 5, Bob: 5, Cy: 3, Dee: 3 }) })
      .do({ type: 'ThrowOrder', throws: throwsOf({ Ann: 2, Bob: 6, Cy: 4, Dee: 1 }) });
    expect(evening.table).toBe('Bob / Ann, Cy, Dee');
  });
});

describe('the evenings of the examples', () => {
  it.each(WORKED_EVENINGS)('$name', ({ players, rules = {}, partner, games }) => {
    const evening = new ChouetteRecord({ players, rules });
    if (partner) evening.do({ type: 'InvitePartner', player: null, sender: { player: null, staff: true } });
    for (const { board, told, extras = [], points, table } of games) {
      evening.report(board, told, extras);
      expect(evening.points(players)).toEqual(points);
      if (table !== undefined) expect(evening.table).toBe(table);
    }
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
