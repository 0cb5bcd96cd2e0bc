// Brackets: the worked examples TN7 to TN9.

import { bracketNodes } from '../../../src/domain/tournament/bracket/bracket.js';
import { bracketSize, seedOrder, seededPlaces } from '../../../src/domain/tournament/bracket/places.js';
import { Chance } from '../../support/chance/random-player.js';
import { PROGRESSIVE, PlayedBracket, doubleElimination, entrants, knockout } from '../../support/domain/brackets.js';
import { lawTimes } from '../../support/chance/laws.js';

describe('worked examples of brackets', () => {
  it.each([
    [13, { size: 16, byes: 3, matches: 5 }],
    [20, { size: 32, byes: 12, matches: 4 }],
    [16, { size: 16, byes: 0, matches: 8 }],
  ])('TN7: byes of %i players', (players, { size, byes, matches }) => {
    const places = seededPlaces(entrants(players));
    const first = bracketNodes({ format: knockout(), seed: '', places }).filter(({ round }) => round === 1);
    const resting = first.filter(({ white, black }) => white.kind === 'bye' || black.kind === 'bye');

    expect(bracketSize(players)).toBe(size);
    expect(places.filter((place) => place === null)).toHaveLength(byes);
    expect(first.length - resting.length).toBe(matches);
    expect(
      resting.map(({ white }) => (white.kind === 'entrant' ? Number(white.entrant) : 0)).toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: byes }, (_, index) => index + 1));
  });

  it('TN8: bracket order', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedOrder(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  it('TN9: match counts of 16 players', () => {
    const matches = (format: Parameters<typeof PlayedBracket.of>[1], flight = 'main'): number => {
      const played = PlayedBracket.of(16, format).playedByTheSeeding();
      return played.state.nodes.filter(({ id }) => id.startsWith(flight) && played.results.has(id)).length;
    };

    expect(matches(knockout())).toBe(15);
    expect(matches(doubleElimination())).toBe(30);
    expect(matches(PROGRESSIVE, 'consolation')).toBe(11);
    const { nodes } = PlayedBracket.of(16, PROGRESSIVE).state;
    const inRound = (round: number): number =>
      nodes.filter((node) => node.flight === 'consolation' && node.round === round).length;
    expect([1, 2, 3, 4].map(inRound)).toEqual([4, 4, 2, 1]);
  });

  it('TN9: a double elimination of 16 players with a reset has 31 matches', () => {
    const counts = Array.from(
      { length: lawTimes(20) },
      (_, seed) => PlayedBracket.of(16, doubleElimination()).playedAtRandom(new Chance(seed)).counting.length,
    );

    expect([...new Set(counts)].toSorted()).toEqual([30, 31]);
  });
});
