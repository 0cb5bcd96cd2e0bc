/** Behind groups, two of one group meet as late as can be: for every number of groups and qualifiers (T16). */
import { type Pairing, pairingsOf } from '../../../src/domain/index.js';
import { type Qualifier, placesKeptApart } from '../../../src/domain/tournament/bracket/kept-apart.js';
import { shuffledOrder } from '../../../src/domain/tournament/draw/lots.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';

type Places = readonly (string | null)[];

const GROUPS = Array.from({ length: 16 }, (_, index) => index + 1);
const QUALIFIERS = Array.from({ length: 8 }, (_, index) => index + 1);

/** Of group 3, on the second place: `3.2`. */
function tiersOf(groups: number, qualifiers: number): readonly (readonly Qualifier[])[] {
  return Array.from({ length: qualifiers }, (_, place) =>
    Array.from({ length: groups }, (__, group) => ({ entrant: `${group}.${place}`, group })),
  );
}

function groupOf(entrant: string): string {
  return entrant.split('.')[0] ?? '';
}

/** The most of one group in a half, in a quarter, and so on down to the pairings of the first round. */
function crowds(places: Places): readonly number[] {
  const crowded: number[] = [];
  for (let width = places.length / 2; width > 1; width /= 2) {
    let most = 0;
    for (let first = 0; first < places.length; first += width) {
      const counts = new Map<string, number>();
      for (const entrant of places.slice(first, first + width)) {
        if (entrant !== null) counts.set(groupOf(entrant), (counts.get(groupOf(entrant)) ?? 0) + 1);
      }
      most = Math.max(most, ...counts.values());
    }
    crowded.push(most);
  }
  return crowded;
}

function arrangements(entrants: readonly string[]): readonly (readonly string[])[] {
  if (entrants.length < 2) return [entrants];
  return entrants.flatMap((first, at) => arrangements(entrants.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

describe('the places of those who come out of groups', () => {
  it.each(GROUPS)('keep those of one group apart as long as can be: %i groups', (groups) => {
    for (const qualifiers of QUALIFIERS) {
      if (groups * qualifiers < 2) continue;
      for (const seed of ['club night', 'another one']) {
        const places = placesKeptApart(tiersOf(groups, qualifiers));
        const byLot = placesKeptApart([shuffledOrder(seed, tiersOf(groups, qualifiers).flat())]);
        // Of so many pigeons one hole has at least its share, and no arrangement does better than that.
        const fewest = crowds(places).map((_, level) => Math.ceil(qualifiers / 2 ** (level + 1)));
        expect({ groups, qualifiers, crowds: crowds(places) }).toEqual({ groups, qualifiers, crowds: fewest });
        expect({ groups, qualifiers, crowds: crowds(byLot) }).toEqual({ groups, qualifiers, crowds: fewest });
      }
    }
  });

  it.each([
    [2, 2],
    [3, 2],
    [2, 3],
    [2, 4],
    [4, 2],
  ])('are as good as the best of all arrangements: %i groups, %i of each', (groups, qualifiers) => {
    const places = placesKeptApart(tiersOf(groups, qualifiers));
    const entrants = places.filter((entrant) => entrant !== null);
    const best = arrangements(entrants).reduce((found, order) => {
      const rest = [...order];
      const other = crowds(places.map((entrant) => (entrant === null ? null : (rest.pop() ?? null)))).join(' ');
      return other < found ? other : found;
    }, '9');

    expect(crowds(places).join(' ')).toBe(best);
  });

  it('give everybody one place, the byes to the best, and seeds to the winners of the groups first', () => {
    for (const groups of GROUPS.slice(1)) {
      for (const qualifiers of QUALIFIERS) {
        const tiers = tiersOf(groups, qualifiers);
        const places = placesKeptApart(tiers);
        expect(places.filter((entrant) => entrant !== null).toSorted()).toEqual(
          tiers
            .flat()
            .map(({ entrant }) => entrant)
            .toSorted(),
        );
        const resting = places.filter(
          (entrant, at) => entrant !== null && places[at % 2 === 0 ? at + 1 : at - 1] === null,
        );
        const tierOf = (entrant: string | null): number => Number(entrant?.split('.')[1]);
        const lastWithBye = Math.max(-1, ...resting.map(tierOf));
        const playing = places.filter((entrant) => entrant !== null && !resting.includes(entrant)).map(tierOf);
        expect(Math.min(...playing)).toBeGreaterThanOrEqual(lastWithBye);
        // The best of the first group is the first seed, unless that would bring two of one group together.
        expect(tierOf(places[0] ?? null)).toBe(0);
      }
    }
  });
});

describe('a knockout behind groups', () => {
  const pairingsBehind = (
    then: object,
    groups: number,
  ): { readonly table: TournamentTable; readonly first: readonly Pairing[] } => {
    const format = {
      kind: 'round-robin',
      groups,
      qualifiers: 2,
      lengths: [3],
      then: { kind: 'knockout', lengths: [5], ...then },
    };
    const table = TournamentTable.drawn(format, groups * 4, 'seed');
    for (const pairing of table.ready()) table.record(pairing, 'white');
    table.accept({ type: 'PairRound', seed: 'next', at: NOON });
    return { table, first: pairingsOf(table.opened).filter(({ stage, round }) => stage === 2 && round === 1) };
  };

  it.each([2, 3, 4, 5, 8])('pairs no two of one group in its first round: %i groups', (groups) => {
    for (const draw of ['seeded', 'random']) {
      const { table, first } = pairingsBehind({ draw }, groups);
      const stage = table.opened.stages[0];
      const groupOfEntry = (entry: string | null): number =>
        stage?.kind === 'rounds' ? stage.groups.findIndex((group) => group.includes(entry ?? '')) : -1;
      const pairs = first.filter(({ white, black }) => white !== 'bye' && black !== 'bye');
      expect(pairs.length).toBeGreaterThan(0);
      for (const { white, black } of pairs) expect(groupOfEntry(white)).not.toBe(groupOfEntry(black));
    }
  });
});
