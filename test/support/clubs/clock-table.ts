/** Two people at a board with a clock, and a service whose own clock stands still until the test moves it. */
import type { ApiAnswer, ApiClient } from '../clients/api-client.js';
import type { ScriptedClock } from '../service/scripted-ports.js';
import type { TestApp } from '../service/test-app.js';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const OPENING = { type: 'opening-roll', dice: { white: 3, black: 1 } };
export const PLAY = { type: 'play', play: '8/5 6/5' };
export const CLAIM = { type: 'claim-time' };
/** A minute of reserve and twelve seconds for each turn: the first flag falls after 72 seconds. */
export const SHORT = { reserveSeconds: 60 };

export interface Recorded {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export class ClockTable {
  private constructor(
    private readonly club: TestApp,
    readonly ann: string,
    readonly bob: string,
    readonly match: string,
    readonly game: string,
    /** The token of Ann, who has white. */
    readonly white: ApiClient,
    readonly black: ApiClient,
  ) {}

  /** A game that white has begun with a 3-1, on this clock. */
  static async of(
    club: TestApp,
    clock: object = SHORT,
    { actions = [OPENING] as readonly object[], length = 7 } = {},
  ): Promise<ClockTable> {
    const [ann, bob] = [await club.player('Ann'), await club.player('Bob')];
    const ofPlayer = async (playerId: string): Promise<ApiClient> => club.as(await club.token('player', { playerId }));
    const body = { white: ann, black: bob, format: { kind: 'points', length }, rules: { clock } };
    const match = (await club.api.post('/v1/matches', body)).body.id;
    const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
    if (actions.length > 0) await club.api.act(game, actions);
    return new ClockTable(club, ann, bob, match, game, await ofPlayer(ann), await ofPlayer(bob));
  }

  async gameView(): Promise<ApiAnswer['body']> {
    return (await this.club.api.get(`/v1/games/${this.game}`)).body;
  }

  async matchView(): Promise<ApiAnswer['body']> {
    return (await this.club.api.get(`/v1/matches/${this.match}`)).body;
  }

  async record(): Promise<readonly Recorded[]> {
    return (await this.club.api.get(`/v1/matches/${this.match}/events`)).body.items;
  }

  /** What the director does with the clock. */
  handle(act: object): Promise<ApiAnswer> {
    return this.club.api.post(`/v1/matches/${this.match}/clock`, act);
  }
}

/** The time of the service, so many milliseconds after now. */
export function isoAfter(clock: ScriptedClock, milliseconds: number): string {
  return new Date(clock.now().getTime() + milliseconds).toISOString();
}
