/** A client that plays a match on and on, remembers what was acknowledged, and can be asked what was not. */
import type { ApiAnswer, ApiClient } from './api-client.js';
import { type Chance, nextAction, seededChance } from './next-action.js';

export interface SeenEvent {
  readonly version: number;
  readonly type: string;
  readonly data: unknown;
}

interface Sent {
  readonly path: string;
  readonly body: object;
  readonly key: string;
}

/** A request that got no answer at all. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

export class SteadyClient {
  readonly acknowledged: SeenEvent[] = [];
  private readonly chance: Chance;
  private gameId: string | null = null;
  private pending: Sent | null = null;

  private constructor(
    readonly matchId: string,
    seed: number,
    private version: number,
  ) {
    this.chance = seededChance(seed);
  }

  /** With a match of its own, to so many points that it does not end. */
  static async seated(api: ApiClient, seed: number): Promise<SteadyClient> {
    const [white, black] = [
      await api.post('/v1/players', { name: 'Ann' }),
      await api.post('/v1/players', { name: 'Bob' }),
    ];
    const format = { kind: 'points', length: 99 };
    const match = await api.post('/v1/matches', { white: white.body.id, black: black.body.id, format });
    return new SteadyClient(match.body.id, seed, match.body.version);
  }

  /** Sends what comes next and waits for its answer; the same request again when the last one got none. */
  async act(api: ApiClient): Promise<void> {
    this.pending ??= await this.next(api);
    if (this.pending === null) return;
    const { path, body, key } = this.pending;
    const answer = await answered(api.post(path, body, { headers: { 'idempotency-key': key } }));
    // Nothing was said about the request: it is sent again with the same key.
    if (answer.status === 503) return;
    if (answer.status !== 200 && answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    this.pending = null;
    this.acknowledge(answer);
  }

  /** Null when the service cannot tell just now what comes next. */
  private async next(api: ApiClient): Promise<Sent | null> {
    const key = `${this.matchId} ${this.version}`;
    if (this.gameId === null) return { path: `/v1/matches/${this.matchId}/games`, body: {}, key };
    const path = `/v1/games/${this.gameId}`;
    const game = await answered(api.get(path));
    if (game.status !== 200) return null;
    const action = await nextAction({ get: (wanted) => answered(api.get(wanted)) }, game.body, this.chance);
    return action === null ? null : { path: `${path}/actions`, body: action, key };
  }

  private acknowledge({ body }: ApiAnswer): void {
    const events: readonly SeenEvent[] = body.events ?? [{ version: body.version, type: 'GameStarted', data: null }];
    const first = events[0]?.version;
    // One effect, and none from another client: the events follow those acknowledged before.
    if (first !== this.version + 1) throw new Error(`expected version ${this.version + 1}, was answered ${first}`);
    this.acknowledged.push(...events);
    this.version += events.length;
    const game = body.game ?? body;
    this.gameId = game.status === 'finished' ? null : game.id;
  }
}

async function answered(call: Promise<ApiAnswer>): Promise<ApiAnswer> {
  try {
    return await call;
  } catch (error) {
    throw new NoAnswerError('no answer', { cause: error });
  }
}
