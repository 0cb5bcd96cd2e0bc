import { bracketFault, seededPlaces, seeding } from './places.js';
import { drawnPlaces } from '../../../../test/support/domain/brackets.js';

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

describe('seeding', () => {
  it('goes by what the director says, then by rating and experience, and between equals by lot', () => {
    const entrant = (name: string, seed: number | null, rating: number, experience: number, lot: number) => ({
      entrant: name,
      seed,
      rating,
      experience,
      lot,
    });

    expect(
      seeding([
        entrant('late', null, 1600, 40, 2),
        entrant('early', null, 1600, 40, 1),
        entrant('experienced', null, 1600, 50, 3),
        entrant('strong', null, 1700, 0, 4),
        entrant('second', 2, 1500, 0, 5),
        entrant('first', 1, 1400, 0, 6),
      ]),
    ).toEqual(['first', 'second', 'strong', 'experienced', 'early', 'late']);
  });
});

describe('places in a bracket', () => {
  it('give the byes to the best seeds', () => {
    expect(seededPlaces(numbers(5))).toEqual(['1', null, '4', '5', '2', null, '3', null]);
  });

  it('are drawn by lot, the same for the same seed and entrants', () => {
    const drawn = drawnPlaces('club night', numbers(6));

    expect(drawn).toEqual(drawnPlaces('club night', numbers(6)));
    expect(drawn).not.toEqual(drawnPlaces('another night', numbers(6)));
    expect(drawn.filter((place) => place !== null).toSorted()).toEqual(numbers(6));
    expect(drawn).toHaveLength(8);
  });

  it('give everybody a bye about equally often when they are drawn', () => {
    const byes = new Map<string, number>();
    for (let draw = 0; draw < 3_000; draw += 1) {
      const places = drawnPlaces(`draw ${draw}`, numbers(6));
      for (let pair = 0; pair < 8; pair += 2) {
        const [white, black] = [places[pair] ?? null, places[pair + 1] ?? null];
        const resting = black === null ? white : white === null ? black : null;
        if (resting !== null) byes.set(resting, (byes.get(resting) ?? 0) + 1);
      }
    }

    expect(byes.size).toBe(6);
    for (const count of byes.values()) expect(Math.abs(count - 1_000)).toBeLessThan(110);
  });
});

describe('who can be drawn', () => {
  it('are two entrants or more', () => {
    expect(bracketFault([])).toEqual({ code: 'tournament.too-few-entrants', params: { entrants: 0, needed: 2 } });
    expect(bracketFault(numbers(1))).toEqual({
      code: 'tournament.too-few-entrants',
      params: { entrants: 1, needed: 2 },
    });
    expect(bracketFault(numbers(2))).toBeNull();
  });

  it('are 1,024 entrants or fewer', () => {
    expect(bracketFault(numbers(1_024))).toBeNull();
    expect(bracketFault(numbers(1_025))).toEqual({ code: 'tournament.full', params: { most: 1_024 } });
  });
});
