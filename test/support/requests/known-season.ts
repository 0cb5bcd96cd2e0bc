import type { TestApp } from '../service/test-app.js';

/** The id of a season with a formula for matches, from one day to another. */
export async function knownSeason(club: TestApp, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const asked = { name: 'Spring', from: '2026-01-01', to: '2026-06-30', points: { perMatch: 1, perWin: 2 }, ...more };
  return (await club.api.post('/v1/seasons', asked)).body.id;
}
