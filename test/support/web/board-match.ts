/** A match between two players who have the pages open. */
import type { ApiAnswer } from '../clients/api-client.js';
import type { TestApp } from '../service/test-app.js';

export interface Seats {
  readonly id: string;
  readonly white: { readonly id: string; readonly token: string };
  readonly black: { readonly id: string; readonly token: string };
}

/** To 3 points with the dice of the service, unless the test says otherwise: Ann Archer has White, Bo Bellingham Black. */
export async function matchOf(club: TestApp, options: object = {}): Promise<Seats> {
  const seat = async (name: string): Promise<Seats['white']> => {
    const { id } = (await club.api.post('/v1/players', { name })).body;
    return { id, token: await club.token('player', { playerId: id }) };
  };
  const [white, black] = [await seat('Ann Archer'), await seat('Bo Bellingham')];
  const body = { white: white.id, black: black.id, format: { kind: 'points', length: 3 }, dice: 'server', ...options };
  const { id } = (await club.api.post('/v1/matches', body)).body;
  return { id, white, black };
}

/** The game that is open in the match. */
export async function gameIn(club: TestApp, matchId: string): Promise<ApiAnswer['body']> {
  const { currentGameId } = (await club.api.get(`/v1/matches/${matchId}`)).body;
  return (await club.api.get(`/v1/games/${currentGameId}`)).body;
}
