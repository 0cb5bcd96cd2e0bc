import { nearest, suggestion } from './suggestion.js';

const NAMES = ['length', 'kind', 'to', 'by', 'opening-roll', 'roll'];

describe('the word that was probably meant', () => {
  it.each([
    ['lenght', 'length'],
    ['Length', 'length'],
    ['lengths', 'length'],
    ['openingRoll', 'opening-roll'],
    ['rol', 'roll'],
    ['tp', 'to'],
  ])('for %s is %s', (word, meant) => {
    expect(nearest(word, NAMES)).toBe(meant);
    expect(suggestion(word, NAMES)).toBe(`; did you mean "${meant}"?`);
  });

  it.each(['width', 'xx', '', 'x'.repeat(100_000)])('is not guessed for %.10s', (word) => {
    expect(nearest(word, NAMES)).toBeNull();
    expect(suggestion(word, NAMES)).toBe('');
  });
});
