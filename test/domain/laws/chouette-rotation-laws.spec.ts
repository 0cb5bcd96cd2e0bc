import fc from 'fast-check';
import type { PairOutcome } from '../../../src/domain/chouette/ledger/outcome.js';
import { nextSeats } from '../../../src/domain/chouette/seats/rotation.js';
import { type ChouetteRules, ROTATIONS } from '../../../src/domain/chouette/rules.js';
import { outcomeOf } from '../../../src/domain/chouette/ledger/score-sheet.js';
import { gameEntries } from '../../../src/domain/chouette/ledger/settlement.js';
import { type Told, boxDrops, drops, ruled, seatsOf, settled, sheetOf } from '../../support/domain/chouettes.js';
import { rotatedByTheBook } from '../../support/yardsticks/rotation-by-the-book.js';
import { expectEqual } from '../../support/domain/expect-equal.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const GAMES = lawTimes(100_000);
const LINE = ['C', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9'];

const RULES = Object.fromEntries(
  ROTATIONS.map((rotation) => [rotation, ruled({ rotation, settlements: true })]),
) as Readonly<Record<(typeof ROTATIONS)[number], ChouetteRules>>;

type End = 'played' | 'drops' | 'boxDrops' | 'settled';

/** How one member's game ended, and when, out of few moments so that people often leave together. */
const memberEnd = fc.record({
  end: fc.constantFrom<End>('played', 'played', 'drops', 'drops', 'boxDrops', 'settled'),
  cube: fc.integer({ min: 0, max: 4 }).map((power) => 2 ** power),
  left: fc.integer({ min: 1, max: 4 }),
  settledFor: fc.constantFrom('box' as const, 'member' as const, null),
});

const games = fc.record({
  members: fc.array(memberEnd, { minLength: 2, maxLength: LINE.length }),
  winner: fc.constantFrom('box' as const, 'team' as const),
  kind: fc.constantFrom('single' as const, 'gammon' as const, 'backgammon' as const),
});

type RandomGame = typeof games extends fc.Arbitrary<infer Game> ? Game : never;

function told({ end, cube, left, settledFor }: RandomGame['members'][number]): Told {
  switch (end) {
    case 'played':
      return cube;
    case 'drops':
      return drops(cube, left);
    case 'boxDrops':
      return boxDrops(cube, left);
    case 'settled':
      return settledFor === null ? settled(0, undefined, left) : settled(cube, settledFor, left);
  }
}

function gameOf({ members, winner, kind }: RandomGame, rotation: (typeof ROTATIONS)[number] = 'succession') {
  const line = LINE.slice(0, members.length);
  const seats = seatsOf('B', line.join(' '));
  const terms = { rules: RULES[rotation], variant: 'backgammon' } as const;
  const someonePlayed = members.some(({ end }) => end === 'played');
  const sheet = sheetOf(
    someonePlayed ? { winner, kind } : null,
    Object.fromEntries(members.map((member, place) => [line[place]!, told(member)])),
  );
  const outcome = outcomeOf(sheet, seats, terms);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return { outcome: outcome.value, seats, terms };
}

function winnerOf({ outcome, winner }: PairOutcome, board: 'box' | 'team'): 'member' | 'box' | 'nobody' {
  switch (outcome) {
    case 'played':
      return board === 'team' ? 'member' : 'box';
    case 'member-dropped':
      return 'box';
    case 'box-dropped':
      return 'member';
    default:
      return winner ?? 'nobody';
  }
}

describe('rotation by succession', () => {
  it(`is that of the text of C30 and C31 in ${GAMES} random games`, () => {
    fc.assert(
      fc.property(games, (game) => {
        const { outcome, seats, terms } = gameOf(game);
        const pairs = outcome.pairs.map((pair) => ({
          member: pair.member,
          left: pair.left,
          won: winnerOf(pair, game.winner),
        }));
        const { box, line } = nextSeats(outcome, seats, terms);
        const book = rotatedByTheBook(seats, pairs);
        if (box !== book.box || line.join() !== book.line.join()) {
          expect({ box, line }).toEqual(book);
        }
      }),
      { numRuns: GAMES, seed: lawSeed(30) },
    );
  });
});

describe('every rotation', () => {
  it.each(ROTATIONS)('by %s seats the same people as before, the old box last when it changes', (rotation) => {
    fc.assert(
      fc.property(games, (game) => {
        const { outcome, seats, terms } = gameOf(game, rotation);
        const { box, line } = nextSeats(outcome, seats, terms);
        expectEqual([box, ...line].sort(), ['B', ...seats.line].sort());
        expectEqual(line.at(-1), box === 'B' ? seats.line[0] : 'B');
      }),
      { numRuns: lawTimes(2000), seed: lawSeed(31) },
    );
  });
});

describe('every game', () => {
  it('moves each point from one person to another, and the box’s change is minus that of all others (C42)', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { outcome, seats, terms } = gameOf(game);
        const entries = gameEntries(outcome, seats, terms);
        const change = (player: string): number =>
          entries.reduce(
            (sum, { from, to, points }) => sum + (to === player ? points : from === player ? -points : 0),
            0,
          );
        const team = seats.line.reduce((sum, member) => sum + change(member), 0);
        expect(change('B') + team).toBe(0);
        expect(entries.every(({ from, to, points }) => from !== to && points > 0 && (from === 'B' || to === 'B'))).toBe(
          true,
        );
        expect(entries.length).toBeLessThanOrEqual(seats.line.length);
      }),
      { numRuns: lawTimes(2000), seed: lawSeed(32) },
    );
  });
});
