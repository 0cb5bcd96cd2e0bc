/** A club in which every operation of the document can be tried, and the good requests about it. */
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ApiAnswer, ApiClient } from '../clients/api-client.js';
import { knownOpenGame, knownTable } from '../clubs/chouette-table.js';
import { type ExampleRequest, exampleRequests } from './example-requests.js';
import { knownWebhook } from './known-webhook.js';
import type { TestApp } from '../service/test-app.js';
import { knownSeason } from './known-season.js';
import { knownGroup } from './known-group.js';
import { tournamentAt } from './tournament-permissions.js';

/** Good requests about a game that has just been opened after a penalty, and a tournament that was drawn. */
export async function requestsOf(club: TestApp, document: OpenAPIObject): Promise<readonly ExampleRequest[]> {
  const match = await club.match();
  await club.api.post(`/v1/matches/${match.body.id}/penalties`, { to: 'white', points: 1, reason: 'Late' });
  const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
  await club.api.act(game.body.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  const players = [match.body.white.playerId, match.body.black.playerId] as const;
  const token = await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' });
  const announcement = await club.api.post('/v1/announcements', { text: 'one of many' });
  const table = await knownTable(club);
  const drawn = await tournamentAt(club, 'drawn', ...players);
  const introduced = { act: 'introduce', clock: {}, from: 'now', reason: 'Slow play' };
  await club.api.post(`/v1/matches/${drawn.match}/clock`, introduced);
  const all = exampleRequests(document, {
    players,
    match: match.body.id,
    game: game.body.id,
    token: token.body.id,
    announcement: announcement.body.id,
    season: await knownSeason(club),
    chouetteGroup: await knownGroup(club),
    table,
    openGame: await knownOpenGame(club),
    tournament: drawn.id,
    entries: [drawn.entry, drawn.opponentEntry],
    pairing: drawn.pairing,
    tournamentMatch: drawn.match,
    ...(await knownWebhook(club)),
  });
  // Nothing is left to ask of what was deleted.
  const turnOf = ({ operationId }: ExampleRequest): number =>
    operationId === 'deleteTournament'
      ? 2
      : operationId.startsWith('delete') || operationId.startsWith('remove')
        ? 1
        : 0;
  return all.toSorted((one, other) => turnOf(one) - turnOf(other));
}

/** Sends an example as the document describes it. */
export function send(
  api: ApiClient,
  { method, path, search, headers, body, mediaType }: ExampleRequest,
): Promise<ApiAnswer> {
  if (mediaType === 'text/plain') return api.call(method, path + search, undefined, { headers, text: String(body) });
  if (mediaType === 'application/x-ndjson') {
    return api.call(method, path + search, undefined, { headers, text: String(body), mediaType });
  }
  return api.call(method, path + search, body, { headers });
}
