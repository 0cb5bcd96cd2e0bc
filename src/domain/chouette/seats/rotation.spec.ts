import {
  type Told,
  boxDrops,
  boxWins,
  drops,
  forfeited,
  ruled,
  seatsOf,
  settled,
  sheetOf,
  teamWins,
} from '../../../../test/support/domain/chouettes.js';
import type { BoardResult } from '../ledger/outcome.js';
import { nextSeats } from './rotation.js';
import type { ChouetteRules } from '../rules.js';
import { outcomeOf } from '../ledger/score-sheet.js';
import type { Seats } from './seats.js';

const B = seatsOf('B', 'C M2 M3 M4');

/** Box and line after the game, as the digest writes them. */
function after(
  board: BoardResult | null,
  told: Readonly<Record<string, Told>>,
  rules: Partial<ChouetteRules> = {},
  seats: Seats = B,
): string {
  const terms = { rules: ruled({ settlements: true, ...rules }), variant: 'backgammon' } as const;
  const outcome = outcomeOf(sheetOf(board, told), seats, terms);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  const { box, line } = nextSeats(outcome.value, seats, terms);
  return `${box} / ${line.join(', ')}`;
}

const OTHERS = { M2: 2, M3: 2, M4: 2 };

describe('the cases of C32', () => {
  it.each<[string, string, BoardResult | null, Record<string, Told>]>([
    ['the box beats the captain to the end', 'B / M2, M3, M4, C', boxWins(), { C: 1, M2: 1, M3: 1, M4: 1 }],
    ['the captain wins to the end', 'C / M2, M3, M4, B', teamWins(), { C: 1, M2: 1, M3: 1, M4: 1 }],
    [
      'the box drops the double of all',
      'C / M2, M3, M4, B',
      null,
      { C: boxDrops(1), M2: boxDrops(1), M3: boxDrops(1), M4: boxDrops(1) },
    ],
    ['a member drops, the captain wins (CH9)', 'C / M2, M3, M4, B', teamWins(), { C: 2, M2: drops(1), M3: 2, M4: 2 }],
    ['a member drops, the captain loses', 'B / M2, M3, M4, C', boxWins(), { C: 2, M2: drops(1), M3: 2, M4: 2 }],
    ['the captain drops, the team then wins', 'M2 / M3, M4, C, B', teamWins(), { C: drops(1), ...OTHERS }],
    ['the captain drops, the box then wins (CH8)', 'B / M2, M3, M4, C', boxWins(), { C: drops(1), ...OTHERS }],
    [
      'captain and acting captain drop, the third wins (CH6)',
      'M3 / M2, M4, C, B',
      teamWins('gammon'),
      { C: drops(1, 1), M2: drops(4, 2), M3: 2, M4: 2 },
    ],
    [
      'everybody drops the double of the box',
      'B / M2, M3, M4, C',
      null,
      { C: drops(1), M2: drops(1), M3: drops(1), M4: drops(1) },
    ],
    ['the box drops the captain’s double, others lose', 'C / M2, M3, M4, B', boxWins(), { C: boxDrops(1), ...OTHERS }],
    [
      'the box loses to the captain and beats others',
      'C / M2, M3, M4, B',
      teamWins(),
      { C: 2, M2: drops(1), M3: drops(2, 2), M4: boxDrops(2, 3) },
    ],
    [
      'the box beats the captain to the end, others left in other ways',
      'B / M2, M3, M4, C',
      boxWins(),
      { C: 2, M2: boxDrops(4), M3: boxDrops(1), M4: boxDrops(8) },
    ],
    [
      'the captain drops, the box drops the acting captain, others lose (CH7)',
      'M2 / M3, M4, C, B',
      boxWins('gammon'),
      { C: drops(1, 1), M2: boxDrops(2, 2), M3: 2, M4: 2 },
    ],
  ])('%s: %s', (_case, seats, board, told) => {
    expect(after(board, told)).toBe(seats);
  });
});

describe('those who leave at the same moment', () => {
  it('leave together: the next captain is a member who plays on', () => {
    const together = { C: drops(1, 1), M2: drops(1, 1), M3: 2, M4: 2 };
    expect(after(teamWins(), together)).toBe('M3 / M2, M4, C, B');
  });

  it('have no successor where all have left: the first captain decides', () => {
    expect(after(null, { C: drops(1, 2), M2: boxDrops(1, 1), M3: boxDrops(1, 1), M4: drops(1, 2) })).toBe(
      'B / M2, M3, M4, C',
    );
  });
});

describe('a settlement of the decider’s pair (C33)', () => {
  it('for nothing leaves the box where it is', () => {
    expect(after(teamWins(), { C: settled(0), ...OTHERS })).toBe('B / M2, M3, M4, C');
  });

  it('for points counts as a win of who gets them', () => {
    expect(after(boxWins(), { C: settled(1, 'member'), ...OTHERS })).toBe('C / M2, M3, M4, B');
    expect(after(null, { C: settled(1, 'box'), M2: settled(1, 'box'), M3: settled(2, 'box'), M4: drops(1) })).toBe(
      'B / M2, M3, M4, C',
    );
  });
});

describe('the other bases (C34)', () => {
  const captainDropsTeamWins = { C: drops(1), ...OTHERS };
  const boxDropsCaptainBoxWins = { C: boxDrops(1), ...OTHERS };

  it('captainOfRecord: only the captain’s own result counts', () => {
    const rules = { rotation: 'captainOfRecord' } as const;
    expect(after(teamWins(), captainDropsTeamWins, rules)).toBe('B / M2, M3, M4, C');
    expect(after(boxWins(), boxDropsCaptainBoxWins, rules)).toBe('C / M2, M3, M4, B');
  });

  it('lastActive: the last captain decides; a captain who won and is not box goes to the end', () => {
    const rules = { rotation: 'lastActive' } as const;
    expect(after(boxWins(), boxDropsCaptainBoxWins, rules)).toBe('B / M2, M3, M4, C');
    expect(after(teamWins(), captainDropsTeamWins, rules)).toBe('M2 / M3, M4, C, B');
    expect(after(teamWins(), boxDropsCaptainBoxWins, rules)).toBe('M2 / C, M3, M4, B');
  });

  it('losAngeles: the box has to win the final pair and not to lose points', () => {
    const rules = { rotation: 'losAngeles' } as const;
    expect(after(boxWins(), boxDropsCaptainBoxWins, rules)).toBe('B / M2, M3, M4, C');
    expect(after(boxWins(), { C: 2, M2: boxDrops(4), M3: 2, M4: drops(1) }, rules)).toBe('B / M2, M3, M4, C');
    expect(after(boxWins(), { C: 2, M2: boxDrops(8), M3: 2, M4: 2 }, rules)).toBe('M2 / M3, M4, C, B');
    expect(after(teamWins(), captainDropsTeamWins, rules)).toBe('M2 / M3, M4, C, B');
    expect(after(null, { C: settled(0), M2: boxDrops(4), M3: boxDrops(4), M4: boxDrops(4) }, rules)).toBe(
      'B / M2, M3, M4, C',
    );
  });

  it('net: the box stays unless the game costs it points; then the first who won follows', () => {
    const rules = { rotation: 'net' } as const;
    expect(after(teamWins(), { C: 4, M2: drops(1), M3: drops(1), M4: drops(1) }, rules)).toBe('C / M2, M3, M4, B');
    expect(after(teamWins(), { C: 2, M2: drops(2), M3: drops(1), M4: drops(1) }, rules)).toBe('B / M2, M3, M4, C');
    expect(after(boxWins(), { C: 2, M2: 2, M3: boxDrops(16), M4: 2 }, rules)).toBe('M3 / M2, M4, C, B');
  });
});

describe('a box that abandons its game (C64)', () => {
  it.each(['succession', 'captainOfRecord', 'lastActive', 'losAngeles', 'net'] as const)(
    'gives its seat to the captain of that moment, by %s',
    (rotation) => {
      const left = { C: drops(64, 1), M2: forfeited(1), M3: forfeited(1), M4: forfeited(1) };
      expect(after(null, left, { rotation })).toBe('M2 / M3, M4, C, B');
    },
  );

  it.each(['succession', 'captainOfRecord', 'lastActive', 'losAngeles', 'net'] as const)(
    'gives its seat away also when it has settled with the captain before, by %s',
    (rotation) => {
      const rules = { rotation, settlements: true };
      const others = { M2: forfeited(1), M3: forfeited(1), M4: forfeited(1) };
      expect(after(null, { C: settled(0, undefined, 1), ...others }, rules)).toBe('M2 / C, M3, M4, B');
      expect(after(null, { C: settled(64, 'box', 1), ...others }, rules)).toBe('M2 / M3, M4, C, B');
    },
  );
});

describe('rotation with a partner (C54)', () => {
  const seats = seatsOf('B', 'C M2 M3 M4', { partner: 'P' });

  it('makes the partner captain when the box loses (CH14)', () => {
    expect(after(teamWins(), { C: 2, ...OTHERS }, {}, seats)).toBe('C / P, M2, M3, M4, B');
  });

  it('leaves box and partner together when the box wins', () => {
    const terms = { rules: ruled(), variant: 'backgammon' } as const;
    const outcome = outcomeOf(sheetOf(boxWins(), { C: 2, ...OTHERS }), seats, terms);
    expect(outcome.ok && nextSeats(outcome.value, seats, terms)).toMatchObject({
      box: 'B',
      partner: 'P',
      line: ['M2', 'M3', 'M4', 'C'],
    });
  });
});

describe('heads-up', () => {
  it('the seats do not rotate (C4)', () => {
    expect(after(teamWins(), { C: 1 }, {}, seatsOf('B', 'C'))).toBe('B / C');
    expect(after(boxWins(), { C: 1 }, {}, seatsOf('B', 'C'))).toBe('B / C');
  });
});
