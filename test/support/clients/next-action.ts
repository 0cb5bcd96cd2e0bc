/** Something that may be done in a game now, as a front end would find it out: from the view, and from the legal plays. */
import type { ApiAnswer } from './api-client.js';
import { lawSeed } from '../chance/laws.js';

/** Numbers from 0 to 1, the same ones for the same seed. */
export type Chance = () => number;

export function seededChance(seed: number): Chance {
  let state = lawSeed(seed) >>> 0;
  return () => {
    // Mulberry32: small, and even enough for dice.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return items[Math.floor(chance() * items.length)] as T;
}

interface Reader {
  get(path: string): Promise<Pick<ApiAnswer, 'status' | 'body'>>;
}

/**
 * The next action of a game with recorded dice: mostly rolls and plays, a double or a resignation now and then. Null when
 * the game is over, or when it went on while its legal plays were looked up.
 */
export async function nextAction(api: Reader, game: GameSeen, chance: Chance): Promise<object | null> {
  const side = game.toAct;
  const die = (): number => 1 + Math.floor(chance() * 6);
  switch (game.phase) {
    case 'opening':
      return { type: 'opening-roll', dice: { white: die(), black: die() }, throw: game.openingThrow };
    case 'roll':
    case 'roll-or-double':
      if (game.phase === 'roll-or-double' && chance() < 0.1) return { type: 'double', side };
      if (chance() < 0.05) return { type: 'resign', as: 'gammon' };
      return { type: 'roll', dice: [die(), die()], side };
    case 'play': {
      const { status, body } = await api.get(`/v1/games/${game.id}/legal-plays`);
      if (status !== 200) return null;
      return { type: 'play', play: oneOf<{ play: string }>(body.plays, chance).play };
    }
    case 'answer-double':
      return { type: chance() < 0.7 ? 'take' : 'drop' };
    case 'answer-resignation':
      return { type: chance() < 0.5 ? 'accept-resignation' : 'refuse-resignation' };
    default:
      return null;
  }
}

export interface GameSeen {
  readonly id: string;
  readonly phase: string;
  readonly toAct: string | null;
  readonly openingThrow: number | null;
}
