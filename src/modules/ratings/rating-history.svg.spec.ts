import { xmlFault } from '../../../test/support/documents/xml.js';
import { ratingHistorySvg } from './rating-history.svg.js';

const picture = (ratings: readonly number[], name = 'Ann'): string =>
  ratingHistorySvg({ name, variant: 'backgammon', ratings });
const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => String(text));
const dots = (svg: string): [number, number][] =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the picture of a rating', () => {
  it('goes right with every match and up with the rating, inside its frame', () => {
    const [first, second, third] = dots(picture([1500, 1526.46, 1480.2]));
    expect(first![0]).toBeLessThan(second![0]);
    expect(second![0]).toBeLessThan(third![0]);
    expect(second![1]).toBeLessThan(first![1]);
    expect(third![1]).toBeGreaterThan(first![1]);
    for (const [x, y] of [first, second, third] as [number, number][]) {
      expect([x >= 64 && x <= 700, y >= 44 && y <= 312]).toEqual([true, true]);
    }
  });

  it('names its axes with round numbers around all ratings', () => {
    expect(texts(picture([1500, 1526.46, 1480.2]))).toEqual([
      'Rating of Ann, backgammon',
      '1480',
      '1490',
      '1500',
      '1510',
      '1520',
      '1530',
      '0',
      '1',
      '2',
      'Matches',
      'Rating',
    ]);
  });

  it('says in words what it shows', () => {
    const svg = picture([1500, 1526.456, 1480.2]);
    expect(svg).toContain('<title id="title">Rating of Ann, backgammon</title>');
    expect(svg).toContain('From 1500.00 to 1480.20 in 2 matches; lowest 1480.20, highest 1526.46.');
    expect(picture([1500])).toContain('No rated match yet; rating 1500.00.');
  });

  it.each([
    ['one rating', [1500]],
    ['the same rating again', [1500, 1500]],
    ['a rating below nothing', [3, -2.5]],
    ['a thousand matches', Array.from({ length: 1_001 }, (_, match) => 1500 + 90 * Math.sin(match / 40))],
  ])('is well-formed for %s', (_what, ratings) => {
    const svg = picture(ratings);
    expect(xmlFault(svg)).toBeNull();
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(texts(svg).length).toBeLessThan(24);
  });

  it.each(['<script>alert(1)</script>', `"Mo' & Jo"`, 'a\u0001b'])('cannot be broken by the name %j', (name) => {
    expect(xmlFault(picture([1500, 1510], name))).toBeNull();
  });
});
