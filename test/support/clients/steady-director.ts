/** A director who enters the results of a tournament on and on, and sends again what got no answer. */
import type { ApiAnswer, ApiClient } from './api-client.js';
import { type Chance, seededChance } from './next-action.js';
import { NoAnswerError } from './steady-client.js';

const PLAYERS = 16;
const DESKS = 4;
const FORMAT = {
  kind: 'knockout',
  lengths: [5],
  consolation: { kind: 'progressive', lengths: [3] },
  lastChance: { lengths: [1] },
};

interface Slip {
  readonly pairing: string;
  readonly score: { readonly white: number; readonly black: number };
}

interface Listed {
  readonly id: string;
  readonly length: number;
  readonly status: string;
  readonly result: { readonly score: Slip['score'] | null } | null;
}

export class SteadyDirector {
  /** The slips that were acknowledged. */
  readonly entered: Slip[] = [];
  private readonly chance: Chance;
  /** Sent, and not answered yet. */
  private waiting: readonly Slip[] = [];

  private constructor(
    readonly tournamentId: string,
    seed: number,
  ) {
    this.chance = seededChance(seed);
  }

  /** With a tournament of three flights that was drawn. */
  static async seated(api: ApiClient, seed: number): Promise<SteadyDirector> {
    const names = Array.from({ length: PLAYERS }, (_, nth) => `Player ${seed}-${nth}`);
    const people = await Promise.all(names.map((name) => api.post('/v1/players', { name })));
    const { body } = await api.post('/v1/tournaments', { name: 'Club night', format: FORMAT });
    const text = ['playerId', ...people.map((person) => person.body.id)].join('\n');
    await api.post(`/v1/tournaments/${body.id}/entries/import`, undefined, { text });
    await api.post(`/v1/tournaments/${body.id}/draw`, { seed: String(seed) });
    return new SteadyDirector(body.id, seed);
  }

  private get path(): string {
    return `/v1/tournaments/${this.tournamentId}`;
  }

  /** Enters some slips at once, those without an answer first; false when there is none left to enter. */
  async act(api: ApiClient, onEntered: () => void): Promise<boolean> {
    if (this.waiting.length === 0) this.waiting = await this.next(api);
    if (this.waiting.length === 0) return false;
    const ends = await Promise.allSettled(
      this.waiting.map(async (slip) => {
        const { pairing, score } = slip;
        const headers = { 'idempotency-key': `${this.tournamentId} ${pairing}` };
        const answer = await answered(api.post(`${this.path}/pairings/${pairing}/result`, { score }, { headers }));
        if (answer.status === 503) return;
        if (answer.status !== 200) throw new Error(`${pairing}: ${answer.status} ${answer.text}`);
        this.entered.push(slip);
        this.waiting = this.waiting.filter((each) => each !== slip);
        onEntered();
      }),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return true;
  }

  /** The pairings as they are served. */
  async pairings(api: ApiClient): Promise<readonly Listed[]> {
    const { status, body } = await answered(api.get(`${this.path}/pairings?limit=200`));
    return status === 200 ? body.items : [];
  }

  private async next(api: ApiClient): Promise<readonly Slip[]> {
    const ready = (await this.pairings(api)).filter(({ status }) => status === 'ready');
    return ready.slice(0, DESKS).map(({ id, length }) => {
      const lost = Math.floor(this.chance() * length);
      return {
        pairing: id,
        score: this.chance() < 0.5 ? { white: length, black: lost } : { white: lost, black: length },
      };
    });
  }
}

async function answered(call: Promise<ApiAnswer>): Promise<ApiAnswer> {
  try {
    return await call;
  } catch (error) {
    throw new NoAnswerError('no answer', { cause: error });
  }
}
