/** A chouette over HTTP with its people, each with their own token, who act by name. */

import type { ApiAnswer, ApiClient } from '../clients/api-client.js';
import type { TestApp } from '../service/test-app.js';

type Fields = Readonly<Record<string, unknown>>;

export class SeatedPeople {
  private constructor(
    readonly club: TestApp,
    readonly id: string,
    /** Ids by name, in the order in which they sat down: box, captain, then the line. */
    readonly ids: Readonly<Record<string, string>>,
    private readonly clients: Readonly<Record<string, ApiClient>>,
  ) {}

  /** Sits people down in this order, with recorded dice and the default rules unless said otherwise. */
  static async open(
    club: TestApp,
    names: readonly string[],
    rules: Readonly<Record<string, unknown>> = {},
    body: Fields | ((ids: Readonly<Record<string, string>>) => Fields) = {},
  ): Promise<SeatedPeople> {
    const ids: Record<string, string> = {};
    const clients: Record<string, ApiClient> = {};
    for (const name of names) {
      const playerId = await club.player(name);
      ids[name] = playerId;
      clients[name] = club.as(await club.token('player', { playerId }));
    }
    const players = names.map((name) => ids[name]);
    const fields = typeof body === 'function' ? body(ids) : body;
    const opened = await club.api.post('/v1/chouettes', {
      players,
      order: 'given',
      dice: 'recorded',
      rules,
      ...fields,
    });
    if (opened.status !== 201) throw new Error(opened.text);
    return new SeatedPeople(club, opened.body.id, ids, clients);
  }

  as(name: string): ApiClient {
    const client = this.clients[name];
    if (client === undefined) throw new Error(`${name} does not sit here`);
    return client;
  }

  idOf(name: string): string {
    return this.ids[name] ?? name;
  }

  nameOf(id: string): string {
    return Object.keys(this.ids).find((name) => this.ids[name] === id) ?? id;
  }

  namesOf(ids: readonly string[]): readonly string[] {
    return ids.map((id) => this.nameOf(id));
  }

  /** The id of a new game. */
  async start(): Promise<string> {
    const game = await this.club.api.post(`/v1/chouettes/${this.id}/games`);
    if (game.status !== 201) throw new Error(game.text);
    return game.body.id;
  }

  /** An action by one person; names stand for ids in `member`, `by` and `to`. */
  act(name: string, game: string, action: Readonly<Record<string, unknown>>): Promise<ApiAnswer> {
    return this.as(name).act(game, this.named(action));
  }

  /** Actions that have to succeed, one after the other, by the people named before them. */
  async acts(
    game: string,
    ...acts: readonly (readonly [string, Readonly<Record<string, unknown>>])[]
  ): Promise<ApiAnswer> {
    let last: ApiAnswer | undefined;
    for (const [name, action] of acts) {
      last = await this.act(name, game, action);
      if (last.status !== 200) throw new Error(`${name} ${JSON.stringify(action)}: ${last.text}`);
    }
    if (last === undefined) throw new Error('no player acted');
    return last;
  }

  named(action: Readonly<Record<string, unknown>>): object {
    const idOf = (value: unknown): unknown => (typeof value === 'string' ? this.idOf(value) : value);
    return Object.fromEntries(
      Object.entries(action).map(([field, value]) => {
        if (field === 'member' || field === 'by') return [field, idOf(value)];
        return field === 'to' && Array.isArray(value) ? [field, value.map(idOf)] : [field, value];
      }),
    );
  }

  /** All points by name. */
  async points(): Promise<Readonly<Record<string, number>>> {
    const ledger = await this.club.api.get(`/v1/chouettes/${this.id}/ledger`);
    const balances: readonly { playerId: string; points: number }[] = ledger.body.balances;
    return Object.fromEntries(balances.map(({ playerId, points }) => [this.nameOf(playerId), points]));
  }

  /** Box and line by name. */
  async order(): Promise<readonly string[]> {
    const { body } = await this.club.api.get(`/v1/chouettes/${this.id}`);
    return this.namesOf([body.box, ...body.line]);
  }
}

/** The team has won the opening and played; the box is to double or roll. */
export function boxToDouble(table: SeatedPeople, game: string, captain: string): Promise<ApiAnswer> {
  return table.acts(
    game,
    [captain, { type: 'opening-roll', dice: { white: 1, black: 3 } }],
    [captain, { type: 'play', play: '8/5 6/5' }],
  );
}

/** The box has won the opening and played; the team is to double or roll. */
export function teamToDouble(table: SeatedPeople, game: string, box: string): Promise<ApiAnswer> {
  return table.acts(
    game,
    [box, { type: 'opening-roll', dice: { white: 3, black: 1 } }],
    [box, { type: 'play', play: '8/5 6/5' }],
  );
}
