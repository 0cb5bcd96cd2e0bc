/** Reads everything that a service shows of a club, as a curious person with a director's token would. */
import type { ApiAnswer, ApiClient } from '../support/clients/api-client.js';
import type { Seen } from './club.js';

/** An answer that was not one. */
export interface Refused {
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

const BACKGAMMON = 'backgammon';

/** Of people, entries and pairings, which the lists show whole already: so many are looked at one by one. */
const SOME = 8;

export class Reader {
  readonly refused: Refused[] = [];
  readonly read: string[] = [];

  constructor(private readonly api: ApiClient) {}

  /** Everything, each thing once. */
  async everything(): Promise<this> {
    for (const path of [
      '/v1/rules/variants',
      '/problems/request.invalid',
      '/health/live',
      '/health/ready',
      '/metrics',
    ]) {
      await this.get(path);
    }
    for (const { id } of await this.list('/v1/tokens')) await this.get(`/v1/tokens/${id}`);
    const people = await this.list('/v1/players?archived=true').then(async (items) =>
      items.length > 0 ? items : this.list('/v1/players'),
    );
    await this.people(people.map(({ id }) => id));
    for (const match of await this.list('/v1/matches')) await this.match(match);
    for (const { id } of await this.list('/v1/chouettes')) await this.chouette(id);
    for (const { id } of await this.list('/v1/tournaments')) await this.tournament(id);
    await this.beside();
    return this;
  }

  async get(path: string): Promise<Seen> {
    const answer: ApiAnswer = await this.api.get(path);
    this.read.push(path);
    if (answer.status !== 200) this.refused.push({ path, status: answer.status, text: answer.text });
    return answer.body;
  }

  /** All pages of a list. */
  async list(path: string): Promise<readonly Seen[]> {
    const items: Seen[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Seen = await this.get(`${path}${path.includes('?') ? '&' : '?'}limit=200${cursor}`);
      items.push(...(page.items ?? []));
      cursor = (page.nextCursor ?? null) === null ? null : `&cursor=${page.nextCursor}`;
    }
    return items;
  }

  private async people(ids: readonly string[]): Promise<void> {
    await this.list('/v1/ratings');
    for (const id of ids.slice(0, SOME)) {
      for (const part of ['', '/matches', '/rating-history', '/rating-history.svg'])
        await this.get(`/v1/players/${id}${part}`);
    }
    const [one, other] = ids;
    await this.get(`/v1/players/${one}/head-to-head/${other}`);
  }

  private async match({ id, format, variant }: Seen): Promise<void> {
    const path = `/v1/matches/${id}`;
    const { games } = await this.get(path);
    await this.list(`${path}/events`);
    if (format.kind === 'money') await this.get(`${path}/ledger`);
    await this.get(`${path}/transcript?format=json`);
    await this.get(`${path}/transcript?format=mat`);
    if (variant === BACKGAMMON) await this.get(`${path}/transcript?format=sgf`);
    for (const game of games) await this.game(game.id);
  }

  private async game(id: string): Promise<void> {
    const path = `/v1/games/${id}`;
    const { phase } = await this.get(path);
    for (const part of ['/board.svg', '/board.txt']) await this.get(`${path}${part}`);
    if (phase === 'play') await this.get(`${path}/legal-plays`);
    const { items } = await this.get(`${path}/turns`);
    // Of a game without moves only the result is known.
    const played = (items ?? []).filter(({ play, dice }: Seen) => play !== null || dice === null);
    if (played.length > 0) for (const turn of [0, played.length]) await this.get(`${path}/positions/${turn}`);
  }

  private async chouette(id: string): Promise<void> {
    const path = `/v1/chouettes/${id}`;
    const { games } = await this.get(path);
    await this.list(`${path}/events`);
    for (const part of ['/ledger', '/sheet', '/sheet.csv', '/balances.svg']) await this.get(`${path}${part}`);
    for (const game of games) await this.game(game.id);
  }

  /** What a club has beside what it plays. */
  private async beside(): Promise<void> {
    for (const path of ['/v1/club', '/v1/me', '/v1/me/tasks', '/v1/export']) await this.get(path);
    await this.list('/v1/announcements');
    for (const { id } of await this.list('/v1/chouette-groups')) {
      for (const part of ['', '/totals']) await this.get(`/v1/chouette-groups/${id}${part}`);
    }
    for (const { id } of await this.list('/v1/seasons')) {
      for (const part of ['', '/table', '/table.csv', '/table.html']) await this.get(`/v1/seasons/${id}${part}`);
    }
    for (const { id } of await this.list('/v1/webhooks')) {
      await this.get(`/v1/webhooks/${id}`);
      await this.list(`/v1/webhooks/${id}/deliveries`);
    }
  }

  private async tournament(id: string): Promise<void> {
    const path = `/v1/tournaments/${id}`;
    const { flights, format } = await this.get(path);
    await this.list(`${path}/events`);
    await this.list(`${path}/acts`);
    await this.get(`${path}/rounds`);
    for (const entry of (await this.list(`${path}/entries`)).slice(0, SOME))
      await this.get(`${path}/entries/${entry.id}`);
    for (const pairing of (await this.list(`${path}/pairings`)).slice(0, SOME))
      await this.get(`${path}/pairings/${pairing.id}`);
    const parts = ['/standings', '/standings.csv', '/standings.html', '/pairings.html', '/payouts', '/bracket'];
    for (const part of parts) await this.get(`${path}${part}`);
    const isBracket = ['knockout', 'double-elimination'].includes(format.kind);
    if (isBracket && flights.length > 0)
      for (const part of ['/bracket.svg', '/bracket.html']) await this.get(`${path}${part}`);
  }
}
