import { knownOpenGame, knownTable } from '../clubs/chouette-table.js';
import type { KnownIds } from './example-requests.js';
import { knownWebhook } from './known-webhook.js';
import type { TestApp } from '../service/test-app.js';
import { knownSeason } from './known-season.js';
import { knownGroup } from './known-group.js';
import { tournamentAt } from './tournament-permissions.js';

/** One of everything that an address can name: for requests that are to be refused, or only read. */
export async function knownThings(club: TestApp): Promise<KnownIds> {
  const players = [await club.player(), await club.player()] as const;
  const { body: match } = await club.match({ white: players[0], black: players[1] });
  const { body: game } = await club.api.post(`/v1/matches/${match.id}/games`);
  const {
    id: tournament,
    entry,
    opponentEntry,
    pairing,
    match: tournamentMatch,
  } = await tournamentAt(club, 'drawn', ...players);
  return {
    players,
    match: match.id,
    game: game.id,
    token: (await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' })).body.id,
    announcement: (await club.api.post('/v1/announcements', { text: 'one of many' })).body.id,
    season: await knownSeason(club),
    chouetteGroup: await knownGroup(club),
    table: await knownTable(club),
    openGame: await knownOpenGame(club),
    tournament,
    entries: [entry, opponentEntry],
    pairing,
    tournamentMatch,
    ...(await knownWebhook(club)),
  };
}
