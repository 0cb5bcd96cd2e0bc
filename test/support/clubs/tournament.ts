/** A tournament through the API, as a director runs one. */
import type { ApiClient } from '../clients/api-client.js';
import type { TestApp } from '../service/test-app.js';

export interface PairingSeen {
  readonly id: string;
  readonly flight: string;
  readonly part: string | null;
  readonly round: number;
  readonly position: number;
  readonly length: number;
  readonly status: string;
  readonly matchId: string | null;
  readonly table: string | null;
  readonly white: { readonly entryId?: string; readonly playerId?: string; readonly bye?: true } | null;
  readonly black: { readonly entryId?: string; readonly playerId?: string; readonly bye?: true } | null;
  readonly result: {
    readonly winner: string | null;
    readonly by: string;
    readonly recorded: { readonly white: number; readonly black: number } | null;
    readonly confirmation: string;
  } | null;
}

export class TournamentDriver {
  private constructor(
    readonly id: string,
    readonly players: readonly string[],
    readonly entries: readonly string[],
    private readonly api: ApiClient,
  ) {}

  /** Opened, with all of the players entered by a list, not drawn. */
  static async listed(
    api: ApiClient,
    format: object,
    players: readonly string[],
    more: object = {},
  ): Promise<TournamentDriver> {
    const { body } = await api.post('/v1/tournaments', { name: 'Club night', format, ...more });
    const text = ['playerId', ...players].join('\n');
    const report = await api.post(`/v1/tournaments/${body.id}/entries/import`, undefined, { text });
    const entries = report.body.lines.map(({ entryId }: { entryId: string }) => entryId);
    return new TournamentDriver(String(body.id), players, entries, api);
  }

  /** Opened, with so many entered, not drawn. */
  static async open(club: TestApp, format: object, entrants: number, more: object = {}): Promise<TournamentDriver> {
    const { body } = await club.api.post('/v1/tournaments', { name: 'Club night', format, ...more });
    const players: string[] = [];
    const entries: string[] = [];
    for (let nth = 0; nth < entrants; nth += 1) {
      const playerId = await club.player();
      players.push(playerId);
      entries.push(String((await club.api.post(`/v1/tournaments/${body.id}/entries`, { playerId })).body.id));
    }
    return new TournamentDriver(String(body.id), players, entries, club.api);
  }

  get path(): string {
    return `/v1/tournaments/${this.id}`;
  }

  draw(seed = 'seed'): ReturnType<ApiClient['post']> {
    return this.api.post(`${this.path}/draw`, { seed });
  }

  async pairings(query = '?'): Promise<readonly PairingSeen[]> {
    return (await this.api.get(`${this.path}/pairings${query}&limit=200`)).body.items;
  }

  report(pairing: PairingSeen, winner: 'white' | 'black', api = this.api): ReturnType<ApiClient['post']> {
    const score = { white: 0, black: 0, [winner]: pairing.length };
    return api.post(`${this.path}/pairings/${pairing.id}/result`, { score });
  }

  async view(): Promise<Awaited<ReturnType<ApiClient['get']>>['body']> {
    return (await this.api.get(this.path)).body;
  }

  /** Reports every pairing that can be, white winning, until there is none. */
  async playOut(winner: (pairing: PairingSeen) => 'white' | 'black' = () => 'white'): Promise<number> {
    let played = 0;
    for (;;) {
      const ready = await this.pairings('?status=ready');
      if (ready.length === 0) return played;
      for (const pairing of ready) {
        const { status, text } = await this.report(pairing, winner(pairing));
        if (status !== 200) throw new Error(`${status} ${text}`);
        played += 1;
      }
    }
  }
}
