/** A table of a chouette through the API: people by their names, score sheets in few words. */

import type { BoardResult, ExtraOutcome } from '../../../src/domain/chouette/ledger/outcome.js';
import type { ApiAnswer, ApiClient, CallOptions } from '../clients/api-client.js';
import { type Told, boxWins, sheetOf } from '../domain/chouettes.js';
import type { KnownIds } from '../requests/example-requests.js';
import type { TestApp } from '../service/test-app.js';

export interface TableChoices {
  readonly order?: 'given' | 'dice';
  readonly dice?: 'server' | 'recorded';
  readonly stake?: number;
  readonly variant?: unknown;
  readonly currency?: string;
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** A table of four after one game, for requests that are made from the OpenAPI document. */
export async function knownTable(club: TestApp): Promise<KnownIds['table']> {
  const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee', {
    rules: { partner: 'optional', partnerFrom: 4, buying: true },
  });
  const game = await table.report(boxWins(), { Ann: 1, Cy: 1, Dee: 1 });
  const people = ['Bob', 'Ann', 'Cy', 'Dee'].map((name) => table.id(name));
  return { id: table.opened.body.id, game: game.body.id, people };
}

/** The open game of another table of four: the box has a 3-1 to play. */
export async function knownOpenGame(club: TestApp): Promise<string> {
  const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee');
  const game = (await table.post('/games')).body.id;
  await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  return game;
}

export class ChouetteTable {
  private constructor(
    private readonly club: TestApp,
    private readonly ids: Map<string, string>,
    /** The answer to its opening. */
    readonly opened: ApiAnswer,
  ) {}

  /** Opens a chouette of new people: box, captain, then the rest of the line. */
  static async of(club: TestApp, players: string, choices: TableChoices = {}): Promise<ChouetteTable> {
    const ids = new Map<string, string>();
    for (const name of players.split(' ')) ids.set(name, await club.player(name));
    const opened = await club.api.post('/v1/chouettes', { order: 'given', ...choices, players: [...ids.values()] });
    return new ChouetteTable(club, ids, opened);
  }

  get path(): string {
    return `/v1/chouettes/${this.opened.body.id}`;
  }

  id(name: string): string {
    return this.ids.get(name)!;
  }

  name(id: string): string {
    return [...this.ids].find(([, each]) => each === id)?.[0] ?? id;
  }

  /** A player who is not at the table yet. */
  async newcomer(name: string): Promise<string> {
    this.ids.set(name, await this.club.player(name));
    return this.id(name);
  }

  /** A client with the token of this person. */
  async as(name: string): Promise<ApiClient> {
    return this.club.as(await this.club.token('player', { playerId: this.id(name) }));
  }

  post(path: string, body: unknown = {}, options: CallOptions = {}): Promise<ApiAnswer> {
    return this.club.api.post(`${this.path}${path}`, body, options);
  }

  async get(path = ''): Promise<ApiAnswer> {
    return this.club.api.get(`${this.path}${path}`);
  }

  /** The sheet with ids instead of names. */
  sheet(board: BoardResult | null, told: Readonly<Record<string, Told>>, extras: readonly ExtraOutcome[] = []): object {
    const sheet = sheetOf(board, told);
    return {
      board,
      cubes: sheet.pairs.map(({ member, ...pair }) => ({ playerId: this.ids.get(member) ?? member, ...pair })),
      ...(extras.length === 0
        ? {}
        : {
            extras: extras.map((extra) => ({ ...extra, offerer: this.id(extra.offerer), taker: this.id(extra.taker) })),
          }),
    };
  }

  report(
    board: BoardResult | null,
    told: Readonly<Record<string, Told>>,
    extras: readonly ExtraOutcome[] = [],
    more: { readonly number?: number; readonly again?: boolean } = { again: true },
  ): Promise<ApiAnswer> {
    return this.post('/games', { result: this.sheet(board, told, extras), ...more });
  }

  act(type: string, fields: Readonly<Record<string, unknown>> = {}): Promise<ApiAnswer> {
    return this.post('/acts', { type, ...fields });
  }

  join(name: string): Promise<ApiAnswer> {
    return this.post('/players', { playerId: this.id(name) });
  }

  leave(name: string): Promise<ApiAnswer> {
    return this.club.api.delete(`${this.path}/players/${this.id(name)}`, { headers: { 'if-match': '*' } });
  }

  /** Box and line as the worked examples write them. */
  async seats(): Promise<string> {
    const { box, line } = (await this.get()).body as { box: string; line: string[] };
    return `${this.name(box)} / ${line.map((id) => this.name(id)).join(', ')}`;
  }

  /** What each of these people has won. */
  async points(players: string): Promise<readonly number[]> {
    const { body } = await this.get();
    const all = new Map(
      (body.players as { playerId: string; points: number }[]).map((each) => [each.playerId, each.points]),
    );
    return players.split(' ').map((name) => all.get(this.id(name))!);
  }
}
