/**
 * The host of a chouette who, at random, writes score sheets, lets games be played, lets people come and go, and corrects what
 * was written. Every request has a key, so that one that got no answer can be sent again.
 */
import { randomUUID } from 'node:crypto';
import { type ApiAnswer, type ApiClient, UnansweredError } from '../clients/api-client.js';
import { type Told, sheetOf } from '../domain/chouettes.js';
import { type Chance, oneOf } from '../clients/next-action.js';
import { randomSheet } from '../chance/random-sheets.js';

interface TableSeen {
  readonly status: string;
  readonly box: string;
  readonly line: readonly string[];
  readonly partner: string | null;
  readonly players: readonly { readonly playerId: string; readonly role: string; readonly points: number }[];
  readonly games: readonly { readonly id: string; readonly status: string }[];
}

/** More acts than a short game takes; then the box gives up. */
const MOST_ACTS = 60;

export class RandomHost {
  /** Requests that were answered, by what they asked for. */
  readonly done = new Map<string, number>();
  /** Requests that got no answer. */
  unanswered = 0;

  constructor(
    /** The service as it runs now; asked again when a request got no answer. */
    private readonly service: () => Promise<ApiClient>,
    private readonly path: string,
    private readonly club: readonly string[],
    private readonly cubes: 'multi' | 'single',
    private readonly chance: Chance,
  ) {}

  async table(): Promise<TableSeen> {
    return (await this.read('')).body as TableSeen;
  }

  /** A part of the view of the chouette. */
  read(part: string): Promise<ApiAnswer> {
    return this.call('GET', `${this.path}${part}`);
  }

  /** A player joins, leaves, pauses or returns; then a game, sometimes one that is played here. */
  async evening(games: number, afterEach: () => Promise<void>): Promise<void> {
    for (let number = 0; number < games; number += 1) {
      if (this.chance() < 0.4) await this.comeOrGo();
      if (this.chance() < 0.2) await this.play();
      else await this.write();
      if (this.chance() < 0.1) await this.correct();
      if (this.chance() < 0.2) await this.lastWord();
      await afterEach();
    }
  }

  private async write(): Promise<void> {
    const { line } = await this.table();
    await this.send('sheet', 'POST', '/games', { result: this.sheet(line) });
  }

  private async correct(): Promise<void> {
    const { games } = await this.table();
    const game = oneOf(games, this.chance);
    const view = (await this.call('GET', `/v1/games/${game.id}`)).body as TableSeen;
    const result = this.chance() < 0.3 ? null : this.sheet(view.line);
    await this.send('correction', 'POST', `/games/${game.id}/correction`, { result, reason: 'Misread.' });
  }

  /** Seats set by hand, or points moved from one to another. */
  private async lastWord(): Promise<void> {
    const { box, partner, line, players } = await this.table();
    const [first, ...others] = [box, ...(partner === null ? [] : [partner]), ...line].toSorted(
      () => this.chance() - 0.5,
    );
    if (this.chance() < 0.5) {
      await this.send('seat', 'POST', '/acts', { type: 'seat', box: first, line: others, reason: 'By lot.' });
      return;
    }
    const to = oneOf(players, this.chance).playerId;
    await this.send('adjust', 'POST', '/acts', { type: 'adjust', from: box, to, points: 3, reason: 'A side bet.' });
  }

  private async comeOrGo(): Promise<void> {
    const { players, line } = await this.table();
    const person = oneOf(this.club, this.chance);
    const role = players.find(({ playerId }) => playerId === person)?.role ?? 'out';
    if (role === 'out') {
      const back = await this.send('return', 'POST', '/acts', { type: 'return', playerId: person });
      if (back.status !== 200) await this.send('join', 'POST', '/players', { playerId: person });
    } else if (line.length > 2) {
      if (this.chance() < 0.5) await this.send('leave', 'DELETE', `/players/${person}`, undefined);
      else await this.send('sit-out', 'POST', '/acts', { type: 'sit-out', playerId: person });
    }
  }

  /** A game at the board, by acts that the view offers; who comes meanwhile waits for its end. */
  private async play(): Promise<void> {
    const started = await this.send('play', 'POST', '/games', {});
    const game = String(started.body.id);
    await this.comeOrGo();
    for (let acts = 0; acts < MOST_ACTS; acts += 1) {
      const view = (await this.call('GET', `/v1/games/${game}`)).body;
      if (view.status !== 'open') return;
      const [by] = view.toActPlayers as readonly string[];
      const action = oneOf(
        (view.actionsByPlayer[by!] as readonly string[]).filter((each) => each !== 'resign'),
        this.chance,
      );
      const sent = {
        type: action,
        ...(action === 'opening-roll' ? { throw: view.openingThrow } : { by }),
        ...(await this.fields(game, action)),
      };
      const answer = await this.send('action', 'POST', `/v1/games/${game}/actions`, sent);
      if (answer.body.code !== 'chouette.member-needed') continue;
      const [member] = answer.body.params.members as readonly string[];
      await this.send('action', 'POST', `/v1/games/${game}/actions`, {
        ...sent,
        [answer.body.params.field ?? 'member']: member,
      });
    }
    await this.send('abandon', 'POST', '/acts', { type: 'abandon' });
  }

  private async fields(game: string, action: string): Promise<object> {
    const die = (): number => 1 + Math.floor(this.chance() * 6);
    if (action === 'opening-roll') return { dice: { white: die(), black: die() } };
    if (action === 'roll') return { dice: [die(), die()] };
    if (action !== 'play') return {};
    const { plays } = (await this.call('GET', `/v1/games/${game}/legal-plays`)).body;
    return { play: oneOf(plays as readonly { play: string }[], this.chance).play };
  }

  private sheet(line: readonly string[]): object {
    const { board, told } = randomSheet(line, this.cubes, this.chance);
    const cubes = sheetOf(null, told as Record<string, Told>).pairs.map(({ member, ...pair }) => ({
      playerId: member,
      ...pair,
    }));
    return { board, cubes };
  }

  /** The same key makes it happen once, however often it is sent. Nothing may be a fault of the service. */
  private async send(what: string, method: string, path: string, body: unknown): Promise<ApiAnswer> {
    const headers = { 'idempotency-key': randomUUID(), 'if-match': '*' };
    const answer = await this.call(method, path.startsWith('/v1') ? path : `${this.path}${path}`, body, headers);
    if (answer.status >= 500) throw new Error(`${method} ${path} ${answer.text}`);
    if (answer.status < 300) this.done.set(what, (this.done.get(what) ?? 0) + 1);
    return answer;
  }

  /** Sends until there is an answer. */
  private async call(
    method: string,
    address: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiAnswer> {
    for (;;) {
      const api = await this.service();
      try {
        return await api.call(method, address, body, { headers });
      } catch (failure) {
        if (!(failure instanceof UnansweredError)) throw failure;
        this.unanswered += 1;
      }
    }
  }
}
