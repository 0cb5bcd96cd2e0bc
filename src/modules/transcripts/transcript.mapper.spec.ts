import type { OpenMatch } from '../../domain/index.js';
import { ClubDays } from '../../platform/clock/club-days.js';
import { fileNameOf } from './transcript.mapper.js';

const MATCH = {
  format: { kind: 'points', length: 7 },
  openedAt: Date.UTC(2026, 2, 4, 23),
  playedAt: null,
} as unknown as OpenMatch;

const DAYS = new ClubDays('Europe/London');

describe('the file of a transcript', () => {
  it.each([
    ['Ann', 'Bob', 'ann-bob-7-points-2026-03-04.mat'],
    ['Åsa "Z" / Ömer', '..\\x', 'asa-z-omer-x-7-points-2026-03-04.mat'],
    ['王', '!!!', 'white-black-7-points-2026-03-04.mat'],
    ['x'.repeat(300), 'b\r\nSet-Cookie: a', `${'x'.repeat(40)}-b-set-cookie-a-7-points-2026-03-04.mat`],
  ])('of %j and %j is called %s', (white, black, name) => {
    expect(fileNameOf(MATCH, { white, black }, 'mat', DAYS)).toBe(name);
  });

  it('has the day on which the match was played, where that is known', () => {
    const played = {
      ...MATCH,
      format: { kind: 'points', length: 1 },
      playedAt: Date.UTC(2026, 0, 2),
    } as unknown as OpenMatch;
    expect(fileNameOf(played, { white: 'Ann', black: 'Bob' }, 'json', DAYS)).toBe('ann-bob-1-point-2026-01-02.json');
  });
});
