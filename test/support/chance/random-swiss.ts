/** Swiss fields at random: as an event might have left them, and as no event of ours would. */

import type { SwissEntrant } from '../../../src/domain/tournament/swiss/field.js';
import { Chance } from './random-player.js';

export interface RandomField {
  readonly entrants: readonly SwissEntrant[];
  /** Rounds still to come after this one. */
  readonly left: number;
}

/** A field of so many after some rounds that were paired by mere chance, so that dead ends and rematches are common. */
export function randomField(seed: number, size: number, rounds: number, left: number): RandomField {
  const chance = new Chance(seed);
  const players = Array.from({ length: size }, (_, index) => ({
    id: `p${String(index).padStart(2, '0')}`,
    wins: 0,
    opponents: [] as string[],
    byes: 0,
    // Who is late has met fewer.
    from: chance.onceIn(6) ? chance.below(rounds + 1) : 0,
  }));
  for (let round = 0; round < rounds; round += 1) {
    const waiting = players.filter(({ from }) => from <= round);
    while (waiting.length > 0) {
      const [one] = waiting.splice(chance.below(waiting.length), 1);
      const strangers = waiting.filter(({ id }) => !one!.opponents.includes(id));
      // Mostly a new player.
      const other = chance.of(strangers.length > 0 && !chance.onceIn(12) ? strangers : waiting);
      if (other === undefined) {
        one!.byes += 1;
        one!.wins += 1;
        continue;
      }
      waiting.splice(waiting.indexOf(other), 1);
      one!.opponents.push(other.id);
      other.opponents.push(one!.id);
      chance.of([one!, other]).wins += 1;
    }
  }
  const ranks = players.map((_, index) => index + 1);
  return {
    left,
    entrants: players.map(({ id, wins, opponents, byes }) => ({
      id,
      wins,
      opponents,
      byes,
      rank: ranks.splice(chance.below(ranks.length), 1)[0]!,
      status: size > 3 && chance.onceIn(9) ? 'withdrawn' : 'in',
    })),
  };
}
