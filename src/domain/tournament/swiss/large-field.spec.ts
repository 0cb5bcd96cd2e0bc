import { Chance } from '../../../../test/support/chance/random-player.js';
import { randomEvent } from '../../../../test/support/chance/swiss-event.js';
import { bestRound, freshEdges } from './best-round.js';
import { largeRound } from './large-field.js';
import { cheapestMatching } from './matching.js';
import type { Pair } from './packed-costs.js';
import { type Field, type SwissEntrant, fieldOf } from './field.js';
import { COSTS, PRIORITIES_OF_FRESH_PAIRS } from './priorities.js';
import { lawTimes } from '../../../../test/support/chance/laws.js';

function field(entrants: readonly SwissEntrant[]): Field {
  return fieldOf({ round: 2, rounds: 9, entrants, draw: 'seeded', inGroups: 'halves', seed: '' });
}

function sumsOf(asked: Field, pairs: readonly Pair[]): readonly number[] {
  return PRIORITIES_OF_FRESH_PAIRS.map((priority) =>
    pairs.reduce((sum, [seat, other]) => sum + COSTS[priority](asked, seat, other), 0),
  );
}

/** The sums of the priorities: in steps, and by one matching of everybody. */
function bothWays(entrants: readonly SwissEntrant[]): readonly (readonly number[])[] {
  const asked = field(entrants);
  const seats = Array.from({ length: asked.seats }, (_, seat) => seat);
  const atOnce = cheapestMatching(seats, freshEdges(asked, seats) ?? []) ?? [];
  return [
    sumsOf(asked, largeRound(asked, seats) ?? []),
    sumsOf(
      asked,
      atOnce.map(({ from, to }) => [from, to] as const),
    ),
  ];
}

describe('a large field', () => {
  it('has the byes and the floaters that one matching of everybody would give', () => {
    const rounds = Array.from({ length: lawTimes(3) }, (_, nth) => 1 + nth).flatMap(
      (seed) => randomEvent(seed, { size: 80 + (seed % 50), rounds: 8, restless: 20 }).rounds,
    );
    const sums = rounds.map(({ entrants }) => bothWays(entrants).map((way) => way.slice(0, 3)));

    expect(sums.filter(([steps, atOnce]) => steps?.join() !== atOnce?.join())).toEqual([]);
    expect(sums.filter(([, atOnce]) => (atOnce?.[1] ?? 0) > 0).length).toBeGreaterThan(10);
  });

  it('has the pairs of one matching inside a group, although only near ones are looked at', () => {
    for (const size of [120, 150, 180]) {
      const chance = new Chance(size);
      const met = new Map(Array.from({ length: size }, (_, index): [number, Set<number>] => [index, new Set()]));
      for (let meeting = 0; meeting < size * 4; meeting += 1) {
        const one = chance.below(size);
        // Mostly about half a group away, where it hurts.
        const other = (one + size / 2 + chance.below(9) + size - 4) % size;
        if (one === other) continue;
        met.get(one)!.add(other);
        met.get(other)!.add(one);
      }
      const entrants = Array.from({ length: size }, (_, index): SwissEntrant => ({
        id: `p${index}`,
        wins: 0,
        rank: index + 1,
        opponents: [...met.get(index)!].map((other) => `p${other}`),
        byes: 0,
        status: 'in',
      }));
      const [steps, atOnce] = bothWays(entrants);

      expect(steps).toEqual(atOnce);
      expect(atOnce!.at(-1)).toBeGreaterThan(0);
    }
  });

  it('has one rematch where an entrant has met all others', () => {
    const entrants = Array.from({ length: 130 }, (_, index): SwissEntrant => ({
      id: `p${index}`,
      wins: 0,
      rank: index + 1,
      opponents: index === 0 ? Array.from({ length: 129 }, (_other, other) => `p${other + 1}`) : ['p0'],
      byes: 0,
      status: 'in',
    }));
    const asked = field(entrants);

    const seats = Array.from({ length: 130 }, (_, seat) => seat);
    const round = bestRound(asked);

    expect(largeRound(asked, seats)).toBeNull();
    expect(round.flat().toSorted((one, other) => one - other)).toEqual(seats);
    expect(round.filter(([seat, other]) => asked.met(seat, other) > 0)).toHaveLength(1);
  });
});
