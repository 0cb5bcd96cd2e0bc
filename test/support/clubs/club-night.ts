/** Matches of a club night, one after another, each a minute later than the one before. */
import type { ApiAnswer } from '../clients/api-client.js';
import type { ScriptedClock } from '../service/scripted-ports.js';
import type { TestApp } from '../service/test-app.js';

const MINUTE = 60_000;

export class ClubNight {
  constructor(
    private readonly club: TestApp,
    private readonly clock: ScriptedClock,
  ) {}

  async player(fields: object = {}): Promise<string> {
    return (await this.club.api.post('/v1/players', { name: 'Somebody', ...fields })).body.id;
  }

  /** Opened, nothing played. */
  async match(white: string, black: string, length: number, more: object = {}): Promise<string> {
    this.clock.advance(MINUTE);
    const body = { white, black, format: { kind: 'points', length }, ...more };
    return (await this.club.api.post('/v1/matches', body)).body.id;
  }

  /** A match that white wins on a slip. */
  async beats(winner: string, loser: string, length: number, more: object = {}): Promise<string> {
    const id = await this.match(winner, loser, length, more);
    await this.report(id, { score: { white: length, black: 0 } });
    return id;
  }

  async report(matchId: string, body: object): Promise<void> {
    const { status, text } = await this.club.api.post(`/v1/matches/${matchId}/result`, body);
    if (status !== 200) throw new Error(text);
  }

  async history(player: string, query = ''): Promise<ApiAnswer['body']> {
    return (await this.club.api.get(`/v1/players/${player}/rating-history${query}`)).body;
  }

  /** The players' rows of the whole table, in its order. */
  async table(players: readonly string[], query = ''): Promise<ApiAnswer['body'][]> {
    const { body } = await this.club.api.get(`/v1/ratings?limit=200${query}`);
    return body.items.filter(({ playerId }: { playerId: string }) => players.includes(playerId));
  }
}
