import { type OrderThrow, placesAfter, throwsFault, toThrow } from './order.js';

const ALL = [['Ann', 'Bob', 'Cy', 'Dee']];

const thrown = (throws: Readonly<Record<string, number | readonly number[]>>): readonly OrderThrow[] =>
  Object.entries(throws).map(([player, dice]) => ({ player, dice: typeof dice === 'number' ? [dice] : dice }));

describe('the first order', () => {
  it('goes from the highest throw down', () => {
    const places = placesAfter(ALL, thrown({ Ann: 2, Bob: 6, Cy: 1, Dee: 4 }));
    expect(places.flat()).toEqual(['Bob', 'Dee', 'Ann', 'Cy']);
    expect(toThrow(places)).toEqual([]);
  });

  it('lets those who are tied throw again among themselves (CH1)', () => {
    const tied = placesAfter(ALL, thrown({ Ann: 5, Bob: 5, Cy: 3, Dee: 3 }));
    expect(toThrow(tied)).toEqual(['Ann', 'Bob', 'Cy', 'Dee']);
    const found = placesAfter(tied, thrown({ Ann: 2, Bob: 6, Cy: 4, Dee: 1 }));
    expect(found.flat()).toEqual(['Bob', 'Ann', 'Cy', 'Dee']);
  });

  it('leaves players who are not tied out of further rounds, however high the others throw', () => {
    const tied = placesAfter(ALL, thrown({ Ann: 3, Bob: 5, Cy: 3, Dee: 1 }));
    expect(toThrow(tied)).toEqual(['Ann', 'Cy']);
    const still = placesAfter(tied, thrown({ Ann: 6, Cy: 6 }));
    expect(toThrow(still)).toEqual(['Ann', 'Cy']);
    expect(placesAfter(still, thrown({ Ann: 1, Cy: 6 })).flat()).toEqual(['Bob', 'Cy', 'Ann', 'Dee']);
  });

  it('adds up two dice or four', () => {
    const throws = thrown({ Ann: [6, 1], Bob: [4, 4], Cy: [5, 2], Dee: [1, 1] });
    expect(toThrow(placesAfter(ALL, throws))).toEqual(['Ann', 'Cy']);
  });
});

describe('a round of throws', () => {
  const places = [['Bob'], ['Ann', 'Cy'], ['Dee']];

  it.each([
    ['not-to-throw', 'Bob', { Ann: 1, Cy: 2, Bob: 3 }, 1],
    ['missing', 'Cy', { Ann: 1 }, 1],
    ['dice', 'Ann', { Ann: 7, Cy: 2 }, 1],
    ['dice', 'Cy', { Ann: 1, Cy: [1, 2] }, 1],
    ['dice', 'Ann', { Ann: [1, 2], Cy: [3, 4] }, 4],
  ])('is refused as %s of %s', (reason, player, throws, dice) => {
    expect(throwsFault(places, thrown(throws), dice)).toMatchObject({
      code: 'chouette.order-throw',
      params: { reason, player },
    });
  });

  it('is refused where a player throws twice', () => {
    const throws = [...thrown({ Ann: 1, Cy: 2 }), ...thrown({ Ann: 3 })];
    expect(throwsFault(places, throws, 1)).toMatchObject({ params: { reason: 'twice', player: 'Ann' } });
  });

  it('is made by exactly those who are tied', () => {
    expect(throwsFault(places, thrown({ Cy: 2, Ann: 2 }), 1)).toBeNull();
  });
});
