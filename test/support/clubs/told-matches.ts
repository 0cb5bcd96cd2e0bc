/** Matches as the service tells them, for tests that compare them. */

import type { ApiClient } from '../clients/api-client.js';
import type { OracleMatch } from '../yardsticks/sample-matches.js';

const SIDE = ['white', 'black'] as const;

/** The record of a match without what differs between two imports: ids of games, and when. */
export async function recordOf(api: ApiClient, matchId: string): Promise<unknown[]> {
  const events: unknown[] = [];
  for (let after = 0; ;) {
    const page = await api.get(`/v1/matches/${matchId}/events?after=${after}`);
    for (const { type, gameNumber, data } of page.body.items) {
      const { gameId: _game, matchId: _match, players: _players, at: _at, ...facts } = data;
      events.push({ type, gameNumber, facts });
    }
    if (page.body.nextCursor === null) return events;
    after = Number(page.body.nextCursor);
  }
}

/** Whether a match is answered as the independent referee told it: games, points, score, and that it is over. */
export function expectSummary(body: Record<string, unknown>, match: OracleMatch): void {
  const { length, games } = match;
  const told = body.games as { number: number; result: { winner: string; points: number } }[];
  expect(told.map(({ number, result }) => [number, result.winner])).toEqual(
    games.map((game) => [game.n, SIDE[game.winner]]),
  );
  for (const [index, { win, points, scoreBefore, winner }] of games.entries()) {
    const cut = (won: number): number => (win === null ? Math.min(won, length - scoreBefore[winner]) : won);
    expect([index, cut(told[index]!.result.points)]).toEqual([index, cut(points)]);
  }
  const score = (side: 'white' | 'black'): number => Math.min((body[side] as { score: number }).score, length);
  const after = games.at(-1)!.scoreAfter.map((points) => Math.min(points, length));
  expect([score('white'), score('black')]).toEqual(after);
  expect(body.status).toBe(after.includes(length) ? 'finished' : 'open');
}
