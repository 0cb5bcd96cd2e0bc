import { decideLateness, latenessPoints } from '../directors-acts.js';
import { isForfeitedBy } from '../score.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('lateness (TN6)', () => {
  it.each([
    [4 * MINUTE + 59 * SECOND, 0],
    [5 * MINUTE, 1],
    [9 * MINUTE + 59 * SECOND, 1],
    [10 * MINUTE, 2],
    [14 * MINUTE + 59 * SECOND, 2],
  ])('%d ms late are %d points', (late, points) => {
    expect(latenessPoints(late)).toBe(points);
  });

  it('is not punished within the grace', () => {
    expect(decideLateness(5 * MINUTE - 1)).toEqual({ ok: false, error: 'within-grace' });
    expect(decideLateness(5 * MINUTE)).toEqual({ ok: true, value: 1 });
  });

  it.each([
    [5, 3, 15],
    [7, 4, 20],
    [9, 5, 25],
    [11, 6, 30],
    [13, 7, 35],
  ])('a match to %d is forfeited at %d points, %d minutes late', (length, points, minutes) => {
    const format = { kind: 'points', length } as const;
    expect([points - 1, points].map((given) => isForfeitedBy(given, format))).toEqual([false, true]);
    expect(latenessPoints(minutes * MINUTE)).toBe(points);
  });
});
