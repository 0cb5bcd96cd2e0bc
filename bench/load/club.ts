/** What the bench does as a front end: people, matches, games and whole games sent action by action. */
import { gameScript, MATCH_LENGTH } from './game-script.js';
import { KeepAliveClient, bodyOf } from './keep-alive-client.js';
import { TOKEN } from '../server.js';

const SCRIPTS = 16;
/** With the cube at 2 at most, neither side wins more than 60 points in them. */
const GAMES_IN_MATCH = 10;

const scripts = new Map<number, readonly string[]>();

/** The bodies of the actions of a whole game. */
export function scriptBodies(seed: number): readonly string[] {
  const bodies = scripts.get(seed) ?? gameScript(seed).actions.map((action) => JSON.stringify(action));
  scripts.set(seed, bodies);
  return bodies;
}

/** The id of a new game in a new match with recorded dice, and the match's. */
export async function newGame(
  client: KeepAliveClient,
  [white, black]: readonly [string, string],
): Promise<{ match: string; game: string }> {
  const asked = { white, black, format: { kind: 'points', length: MATCH_LENGTH }, dice: 'recorded' };
  const match = String(bodyOf(await client.post('/v1/matches', JSON.stringify(asked)), 201)['id']);
  return { match, game: await nextGame(client, match) };
}

async function nextGame(client: KeepAliveClient, match: string): Promise<string> {
  return String(bodyOf(await client.post(`/v1/matches/${match}/games`, '{}'), 201)['id']);
}

/** One board of the club night: a client that sends its actions one after another, game after game. */
export class Board {
  /** Actions that were answered. */
  actions = 0;
  private games = 0;
  private match = '';

  private constructor(
    private readonly client: KeepAliveClient,
    private readonly players: readonly [string, string],
    private readonly seed: number,
  ) {}

  static async open(port: number, players: readonly [string, string], seed: number): Promise<Board> {
    return new Board(await KeepAliveClient.open(port, TOKEN), players, seed);
  }

  /** Plays until told to stop. */
  async play(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const game = await this.start();
      for (const body of scriptBodies(1 + ((this.seed + this.games) % SCRIPTS))) {
        const answer = await this.client.post(`/v1/games/${game}/actions`, body);
        if (answer.status !== 200) bodyOf(answer, 200);
        this.actions += 1;
        if (isOver()) break;
      }
      this.games += 1;
    }
    this.client.close();
  }

  private async start(): Promise<string> {
    if (this.games % GAMES_IN_MATCH !== 0) return nextGame(this.client, this.match);
    const { match, game } = await newGame(this.client, this.players);
    this.match = match;
    return game;
  }
}
