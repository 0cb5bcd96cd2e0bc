/** A running service as the scripts that fill it see it: every request has to succeed, and what an older one has not is left out. */
import { type AnswerCheck, ApiClient, type CallOptions } from '../support/clients/api-client.js';
import { type Chance, oneOf, seededChance } from '../support/clients/next-action.js';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into freely
export type Seen = any;

/** A game is given up as endless after so many acts. */
const MOST_ACTS = 3_000;
const CHANGES = ['POST', 'PATCH', 'DELETE'];

export class Club {
  readonly chance: Chance = seededChance(346);
  private names = 0;

  private constructor(
    readonly api: ApiClient,
    private readonly byToken: (token: string) => ApiClient,
    private readonly offered: ReadonlySet<string>,
    /** Ids of the variants that it knows. */
    readonly variants: readonly string[],
    /** Tokens that were made, by what they are for. */
    readonly tokens: Map<string, string>,
  ) {}

  /** The club of the service at that address, seen with the token. */
  static async at(url: string, token: string, check: AnswerCheck = () => {}): Promise<Club> {
    const api = new ApiClient(url, token, check);
    const document = (await api.get('/openapi.json')).body;
    const offered = Object.entries<object>(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '*')}`),
    );
    // Forms too, because not every action had its form from the beginning.
    offered.push(...Object.keys(document.components?.schemas ?? {}));
    const { items } = (await api.get('/v1/rules/variants')).body;
    const variants = items.map(({ id }: { id: string }) => id);
    const byToken = (other: string): ApiClient => new ApiClient(url, other, check);
    return new Club(api, byToken, new Set(offered), variants, new Map([['director', token]]));
  }

  /** The same club seen with another token. */
  as(token: string): Club {
    return new Club(this.byToken(token), this.byToken, this.offered, this.variants, this.tokens);
  }

  /** Whether the service has the operation, written with `*` for ids, or the form. */
  offers(operation: string): boolean {
    return this.offered.has(operation);
  }

  async get(path: string): Promise<Seen> {
    return this.send('GET', path, undefined, {});
  }

  async post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Seen> {
    return this.send('POST', path, options.text === undefined ? body : undefined, options);
  }

  async patch(path: string, body: unknown): Promise<Seen> {
    return this.send('PATCH', path, body, {});
  }

  async delete(path: string): Promise<Seen> {
    return this.send('DELETE', path, undefined, {});
  }

  /** A correction or another act that asks for a version. */
  async rule(path: string, body: unknown): Promise<Seen> {
    return this.send('POST', path, body, { headers: { 'if-match': '*' } });
  }

  async player(name = `Person ${(this.names += 1)}`, fields: object = {}): Promise<string> {
    return (await this.post('/v1/players', { name, ...fields })).id;
  }

  async people(count: number): Promise<readonly string[]> {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await this.player());
    return ids;
  }

  /** The club as that player sees it, with a token of their own. */
  async seenBy(playerId: string): Promise<Club> {
    const label = `player ${playerId}`;
    const { token } = await this.post('/v1/tokens', { role: 'player', playerId, label });
    this.tokens.set(label, token);
    return this.as(token);
  }

  /** A new match of two new people; its id. */
  async match(body: object = {}): Promise<string> {
    const [white, black] = await this.people(2);
    return (await this.post('/v1/matches', { white, black, ...this.format(5), ...body })).id;
  }

  /** How a match to so many points is asked for. */
  format(length: number): object {
    return { format: { kind: 'points', length } };
  }

  /** The next game of a match; its id. */
  async game(matchId: string): Promise<string> {
    return (await this.post(`/v1/matches/${matchId}/games`)).id;
  }

  /** Acts in a game, one request each, under the version that was seen; the game after them. */
  async act(gameId: string, ...actions: readonly object[]): Promise<Seen> {
    let game: Seen = await this.get(`/v1/games/${gameId}`);
    for (const action of actions) {
      const headers = { 'if-match': `"${game.version}"` };
      game = (await this.post(`/v1/games/${gameId}/actions`, action, { headers })).game;
    }
    return game;
  }

  /** Goes on with a game, by rolls, plays and takes, for so many acts or until it is over. */
  async playOn(gameId: string, acts = MOST_ACTS): Promise<Seen> {
    let game = await this.get(`/v1/games/${gameId}`);
    for (let act = 0; act < acts; act += 1) {
      if (game.status === 'finished') return game;
      if (game.phase === 'name-doublet' && !this.offers('NameDoubletAction')) return game;
      game = await this.act(gameId, await this.nextIn(game));
    }
    if (acts === MOST_ACTS) throw new Error(`the game ${gameId} goes on and on`);
    return game;
  }

  /** Goes on until the game waits for something else. */
  async playUntil(gameId: string, phase: string): Promise<Seen> {
    for (let act = 0; act < MOST_ACTS; act += 1) {
      const game = await this.playOn(gameId, act === 0 ? 0 : 1);
      if (game.phase === phase) return game;
    }
    throw new Error(`the game ${gameId} never comes to ${phase}`);
  }

  die(): number {
    return 1 + Math.floor(this.chance() * 6);
  }

  private async nextIn(game: Seen): Promise<object> {
    const thrown = (dice: object): object => (game.diceMode === 'server' ? {} : { dice });
    switch (game.phase) {
      case 'opening':
        return { type: 'opening-roll', ...thrown({ white: this.die(), black: this.die() }) };
      case 'roll':
      case 'roll-or-double':
        // Shut out, and asked to say so (R21).
        if (!game.actions.includes('roll')) return { type: 'skip' };
        return { type: 'roll', ...thrown([this.die(), this.die()]) };
      case 'name-doublet':
        return { type: 'name-doublet', die: this.die() };
      case 'play': {
        const { plays } = await this.get(`/v1/games/${game.id}/legal-plays`);
        const peaceful = plays.filter(({ moves }: Seen) => moves.every(({ hit }: Seen) => !hit));
        const { play } = oneOf<Seen>(peaceful.length > 0 && this.chance() < 0.9 ? peaceful : plays, this.chance);
        return { type: 'play', play };
      }
      case 'answer-resignation':
        return { type: 'refuse-resignation' };
      default:
        return { type: 'take' };
    }
  }

  private async send(method: string, path: string, body: unknown, options: CallOptions): Promise<Seen> {
    const headers = { ...(method === 'PATCH' || method === 'DELETE' ? { 'if-match': '*' } : {}), ...options.headers };
    const answer = await this.api.call(method, path, body, { ...options, headers });
    if (answer.status >= 300) {
      const sent = CHANGES.includes(method) ? JSON.stringify(body) : '';
      throw new Error(`${method} ${path} ${sent}: ${answer.status} ${answer.text}`);
    }
    return answer.headers.get('content-type')?.includes('json') === true ? answer.body : answer.text;
  }
}
