import { knownTable } from './chouette-table.js';
import type { KnownIds } from './example-requests.js';
import type { TestApp } from './test-app.js';
import { tournamentAt } from './tournament-permissions.js';

/** One of everything that an address can name: for requests that are to be refused, or only read. */
export async function knownThings(club: TestApp): Promise<KnownIds> {
  const players = [await club.player(), await club.player()] as const;
  const { body: match } = await club.match({ white: players[0], black: players[1] });
  const { body: game } = await club.api.post(`/v1/matches/${match.id}/games`);
  const { id: tournament, entry, opponentEntry, pairing } = await tournamentAt(club, 'drawn', ...players);
  return {
    players,
    match: match.id,
    game: game.id,
    token: (await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' })).body.id,
    table: await knownTable(club),
    tournament,
    entries: [entry, opponentEntry],
    pairing,
  };
}
