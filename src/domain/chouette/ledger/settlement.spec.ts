import {
  type Told,
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
import type { BoardResult } from './outcome.js';
import type { ChouetteRules } from '../rules.js';
import { outcomeOf } from './score-sheet.js';
import { gameEntries } from './settlement.js';

const SEATS = seatsOf('B', 'C M2 M3');

/** Who pays whom how much for what. */
function entries(
  board: BoardResult | null,
  told: Readonly<Record<string, Told>>,
  rules: Partial<ChouetteRules> = {},
  seats = SEATS,
): readonly string[] {
  const terms = { rules: ruled({ settlements: true, ...rules }), variant: 'backgammon' } as const;
  const outcome = outcomeOf(sheetOf(board, told), seats, terms);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return gameEntries(outcome.value, seats, terms).map(
    ({ from, to, points, reason }) => `${from} ${points} ${to} ${reason}`,
  );
}

describe('a pair that was played to the end', () => {
  it('counts the cube once, twice, three times', () => {
    const told = { C: 2, M2: 4, M3: 8 };
    expect(entries(boxWins(), told)).toEqual(['C 2 B win', 'M2 4 B win', 'M3 8 B win']);
    expect(entries(teamWins('gammon'), told)).toEqual(['B 4 C gammon', 'B 8 M2 gammon', 'B 16 M3 gammon']);
    expect(entries(teamWins('backgammon'), told)[0]).toBe('B 6 C backgammon');
    expect(entries(teamWins('backgammon'), told, { backgammonMultiplier: 2 })[0]).toBe('B 4 C backgammon');
    expect(entries(teamWins('gammon'), told, { gammons: false })[0]).toBe('B 2 C gammon');
  });

  it('is a single game under Jacoby where no player turned the cube', () => {
    const told = { C: centred(2), M2: turned(4), M3: centred(2) };
    const autos = { automaticDoubles: 1 };
    expect(entries(boxWins('gammon'), told, autos)).toEqual(['C 2 B win', 'M2 8 B gammon', 'M3 2 B win']);
    expect(entries(boxWins('gammon'), told, { ...autos, jacoby: false })[0]).toBe('C 4 B gammon');
    expect(entries(boxWins('gammon'), told, { ...autos, jacobyAfterAutomaticDouble: true })[0]).toBe('C 4 B gammon');
    const one = { C: 1, M2: 1, M3: 1 };
    expect(entries(boxWins('gammon'), one, { jacobyAfterAutomaticDouble: true })[0]).toBe('C 1 B win');
  });
});

describe('a pair that ended otherwise', () => {
  it('pays what was dropped, agreed, resigned or forfeited', () => {
    expect(entries(null, { C: drops(2), M2: settled(3, 'member'), M3: settled(0) })).toEqual([
      'C 2 B memberDropped',
      'B 3 M2 settlement',
    ]);
    expect(
      entries(null, { C: resigned(2, 'box', 'gammon'), M2: resigned(1, 'member', 'gammon'), M3: drops(1) }),
    ).toEqual(['C 4 B gammon', 'B 1 M2 win', 'M3 1 B memberDropped']);
    expect(entries(null, { C: forfeited(4), M2: forfeited(1), M3: drops(1) })).toEqual([
      'B 4 C forfeit',
      'B 1 M2 forfeit',
      'M3 1 B memberDropped',
    ]);
  });
});

describe('the partner of the box', () => {
  it('shares its net result, an odd point belonging to the box (C53)', () => {
    const seats = seatsOf('B', 'C M2', { partner: 'P' });
    expect(entries(boxWins(), { C: 4, M2: 1 }, {}, seats).at(-1)).toBe('B 2 P partnerSplit');
    expect(entries(teamWins(), { C: 4, M2: 1 }, {}, seats).at(-1)).toBe('P 2 B partnerSplit');
    expect(entries(boxWins(), { C: 1, M2: settled(0) }, {}, seats)).toEqual(['C 1 B win']);
  });
});
