// Laws of every Swiss round, looked at in thousands of events with late entries, withdrawals, returns and byes (T15).

import { isDeepStrictEqual } from 'node:util';
import { safeFor } from '../../../src/domain/tournament/swiss/look-ahead.js';
import { cheapestMatching } from '../../../src/domain/tournament/swiss/matching.js';
import { type SwissEntrant, fieldOf } from '../../../src/domain/tournament/swiss/field.js';
import { swissPairing } from '../../../src/domain/tournament/swiss/swiss.js';
import { type EventRound, type EventShape, randomEvent } from '../../support/chance/swiss-event.js';
import { lawTimes } from '../../support/chance/laws.js';

const EVENTS = lawTimes(5000);

/** Mostly the size of a club night; with few players and many rounds everything becomes scarce. */
function shapeOf(seed: number): EventShape {
  const size = 2 + (seed % 15) + (seed % 50 === 0 ? 40 : 0);
  const rounds = [3, 4, 5, 6, 7][seed % 5]!;
  return { size, rounds, restless: [4, 8, 1000][seed % 3]! };
}

/** Whether some of the present can be paired, by a bare matching of those who have not met. */
function canBePaired(entrants: readonly SwissEntrant[]): boolean {
  const seats = entrants.map((_, seat) => seat);
  const strangers = seats.map((seat) =>
    seats.filter((other) => other !== seat && !entrants[seat]!.opponents.includes(entrants[other]!.id)),
  );
  if (safeFor(1, seats.length, Math.min(...strangers.map(({ length }) => length)))) return true;
  const edges = seats.flatMap((from) =>
    strangers[from]!.filter((to) => to > from).map((to) => ({ from, to, cost: 0 })),
  );
  return cheapestMatching(seats, edges) !== null;
}

/** What is wrong with a round. */
function faultsOf({ entrants, receipt }: EventRound): string[] {
  const present = entrants.filter(({ status }) => status === 'in');
  const byId = new Map(present.map((entrant) => [entrant.id, entrant]));
  const { pairs, bye, rematches } = receipt;
  const faults: string[] = [];
  const seated = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye ? [bye.id] : [])];
  if (seated.toSorted().join() !== [...byId.keys()].sort().join()) faults.push('not everybody once');
  const met = pairs.filter(({ white, black }) => byId.get(white)!.opponents.includes(black));
  if (met.length !== rematches) faults.push('rematches miscounted');
  const without = (entrant: SwissEntrant | undefined): SwissEntrant[] => present.filter((other) => other !== entrant);
  if (rematches > 0) {
    const avoidable = bye ? present.some((entrant) => canBePaired(without(entrant))) : canBePaired(present);
    if (avoidable) faults.push('an avoidable rematch');
  } else if (bye) {
    const fewer = present.filter(({ byes }) => byes < bye.byes);
    if (fewer.some((entrant) => canBePaired(without(entrant)))) faults.push('an avoidable further bye');
    // Where nothing has to be looked ahead for, the bye is as low as it can be.
    const lower = present.filter(({ id, byes }) => byes === bye.byes && receipt.order.indexOf(id) >= bye.rank);
    const free = receipt.ahead.look === 'certain' || receipt.ahead.rounds === 0;
    if (free && lower.some((entrant) => canBePaired(without(entrant)))) faults.push('a bye too high');
  }
  for (const { white, black, float } of pairs) {
    if (float < 0 || byId.get(white)!.wins < byId.get(black)!.wins) faults.push('the lower one first');
  }
  return faults;
}

describe('Swiss events', () => {
  it(`keep the laws in ${EVENTS} events`, () => {
    const faults: unknown[] = [];
    const seen = { rounds: 0, rematches: 0, byes: 0, withdrawn: 0, late: 0, promises: 0 };
    for (let seed = 1; seed <= EVENTS; seed += 1) {
      const shape = shapeOf(seed);
      const { rounds, entered } = randomEvent(seed, shape);
      rounds.forEach((round, index) => {
        const { entrants, receipt } = round;
        faults.push(...faultsOf(round).map((fault) => ({ seed, round: receipt.round, fault })));
        seen.rounds += 1;
        seen.rematches += receipt.rematches;
        seen.byes += receipt.bye === null ? 0 : 1;
        seen.withdrawn += entrants.some(({ status }) => status === 'withdrawn') ? 1 : 0;
        seen.late += index > 0 && entrants.length > rounds[index - 1]!.entrants.length ? 1 : 0;
        // While no entrant comes or goes, a round that was said to stay open does.
        const next = rounds[index + 1];
        const same = (one: EventRound): string => one.entrants.map(({ id, status }) => `${id}${status}`).join();
        if (next && receipt.ahead.open > 0 && same(next) === same(round)) {
          seen.promises += 1;
          if (next.receipt.rematches > 0) faults.push({ seed, round: receipt.round, fault: 'a promise not kept' });
        }
      });
      if (entered !== shape.size) faults.push({ seed, fault: 'somebody is missing' });
    }

    expect(faults).toEqual([]);
    expect(Object.values(seen).every((count) => count > 500)).toBe(true);
  });

  it('are the same for every order of the list', () => {
    const differing = Array.from({ length: lawTimes(100) }, (_, seed) => randomEvent(seed, shapeOf(seed)).rounds)
      .flat()
      .filter(({ entrants, receipt }) => {
        const asked = {
          round: receipt.round,
          rounds: receipt.round + receipt.ahead.rounds,
          draw: 'random',
          inGroups: 'random',
          seed: receipt.seed,
        } as const;
        const turned = entrants
          .toReversed()
          .map((entrant) => ({ ...entrant, opponents: entrant.opponents.toReversed() }));
        return !isDeepStrictEqual(swissPairing({ ...asked, entrants }), swissPairing({ ...asked, entrants: turned }));
      });

    expect(differing).toEqual([]);
  });

  it('have no rematch and no second bye even with as many rounds as a round robin', () => {
    const sizes = Array.from({ length: 17 }, (_, index) => index + 4);
    const events = sizes.flatMap((size) =>
      Array.from({ length: lawTimes(5) }, (_, nth) => {
        const rounds = size % 2 === 0 ? size - 1 : size;
        return randomEvent((nth + 1) * 100 + size, { size, rounds, restless: Infinity });
      }),
    );
    const receipts = events.flatMap(({ rounds }) => rounds.map(({ receipt }) => receipt));

    expect(receipts.filter(({ rematches }) => rematches > 0)).toEqual([]);
    expect(receipts.filter(({ bye }) => bye !== null && bye.byes > 0)).toEqual([]);
  });

  it.each([129, 256, 512, 1024])('of %i entrants have no rematch in nine rounds, and keep the laws', (size) => {
    const { rounds } = randomEvent(size, { size, rounds: 9, restless: 30 });

    expect(rounds.flatMap(faultsOf)).toEqual([]);
    expect(rounds.map(({ receipt }) => receipt.rematches)).toEqual(Array.from({ length: 9 }, () => 0));
    // As few floaters as odd groups make necessary, nearly always: one for each boundary with an odd number above it.
    const floats = rounds.map(({ entrants, receipt }) => {
      const field = fieldOf({ round: 2, rounds: 9, entrants, draw: 'seeded', inGroups: 'halves', seed: '' });
      const bye = receipt.bye ? field.group[field.entrants.findIndex(({ id }) => id === receipt.bye?.id)] : undefined;
      const needed = field.groups.slice(0, -1).filter(({ first, size: members }, group) => {
        const above = first + members - (bye !== undefined && bye <= group ? 1 : 0);
        return above % 2 === 1;
      }).length;
      return receipt.pairs.reduce((sum, { float }) => sum + float, 0) - needed;
    });
    expect(Math.min(...floats)).toBe(0);
    expect(Math.max(...floats)).toBeLessThanOrEqual(4);
  });
});
