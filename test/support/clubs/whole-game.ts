/**
 * A game of any variant through the API to its end, by a player who takes any of the plays that the service offers, mostly one that hits
 * nothing, so that games end.
 */
import type { ApiAnswer, ApiClient } from '../clients/api-client.js';
import { type Chance, oneOf } from '../clients/next-action.js';

/** A game as the API shows it, as far as a player looks. */
export interface SeenGame {
  readonly id: string;
  readonly variant: unknown;
  readonly phase: string;
  readonly diceMode: string;
  readonly onRoll: 'white' | 'black';
  readonly dice: readonly [number, number];
  readonly diceOrigin: string | null;
  readonly position: Readonly<Record<'white' | 'black', SeenCheckers>>;
  readonly positionId: string | null;
  readonly actions: readonly string[];
  readonly result: { readonly winner: string | null; readonly points: number; readonly by: string } | null;
}

interface SeenCheckers {
  readonly points: readonly number[];
  readonly bar: number;
  readonly off: number;
  readonly reserve?: number;
  readonly pinned?: readonly number[];
}

interface SeenPlay {
  readonly play: string;
  readonly moves: readonly { readonly hit: boolean }[];
}

/** More than any game takes that is played at random. */
const MOST_ACTS = 5_000;

/** The views of the game from its start to its end, one after each action. */
export async function playedToTheEnd(api: ApiClient, game: SeenGame, chance: Chance): Promise<readonly SeenGame[]> {
  const seen = [game];
  for (let now = game; now.phase !== 'finished';) {
    if (seen.length > MOST_ACTS) throw new Error(`the game goes on and on: ${JSON.stringify(now)}`);
    const answer = await api.act(now.id, await actionOf(api, now, chance));
    if (answer.status !== 200) throw new Error(`${answer.text} in ${JSON.stringify(now)}`);
    now = answer.body.game as SeenGame;
    seen.push(now);
  }
  return seen;
}

async function actionOf(api: ApiClient, game: SeenGame, chance: Chance): Promise<object> {
  const die = (): number => 1 + Math.floor(chance() * 6);
  const thrown = (dice: object): object => (game.diceMode === 'recorded' ? { dice } : {});
  switch (game.phase) {
    case 'opening':
      return { type: 'opening-roll', ...thrown({ white: die(), black: die() }) };
    case 'roll':
    case 'roll-or-double':
      if (game.actions.includes('double') && chance() < 0.05) return { type: 'double' };
      return { type: 'roll', ...thrown([die(), die()]) };
    case 'answer-double':
      return { type: 'take' };
    case 'name-doublet':
      return { type: 'name-doublet', die: die() };
    case 'play': {
      const plays = await legalPlays(api, game, chance);
      const peaceful = plays.filter(({ moves }) => moves.every(({ hit }) => !hit));
      const { play, moves } = oneOf(peaceful.length > 0 && chance() < 0.95 ? peaceful : plays, chance);
      return { type: 'play', ...(chance() < 0.5 ? { play } : { moves }) };
    }
    default:
      throw new Error(`no side is to act in ${game.phase}`);
  }
}

/** What the game offers; now and then the referee without a game is asked too, and has to say the same. */
async function legalPlays(api: ApiClient, game: SeenGame, chance: Chance): Promise<readonly SeenPlay[]> {
  const { body } = await api.get(`/v1/games/${game.id}/legal-plays`);
  if (chance() < 0.04) {
    const opponent = game.onRoll === 'white' ? 'black' : 'white';
    const position = { mover: game.position[game.onRoll], opponent: game.position[opponent] };
    const asked: ApiAnswer = await api.post('/v1/rules/legal-plays', {
      variant: game.variant,
      dice: game.dice,
      position,
    });
    expect(asked.body).toEqual({ count: body.count, plays: body.plays });
  }
  return body.plays;
}
