/** A whole Swiss at random, paired by us: results by chance, people who come late, who leave and who come back. */

import { type SwissEntrant, SWISS_DRAWS, GROUP_ORDERS } from '../../../src/domain/tournament/swiss/field.js';
import type { SwissReceipt } from '../../../src/domain/tournament/swiss/receipt.js';
import { swissPairing } from '../../../src/domain/tournament/swiss/swiss.js';
import { CrossTable, type Encounter } from '../../../src/domain/tournament/standings/cross-table.js';
import { rankingOf } from '../../../src/domain/tournament/standings/ranking.js';
import { SWISS_TIE_BREAKS, tieBreak, winsOf } from '../../../src/domain/tournament/standings/tie-breaks.js';
import { Chance } from './random-player.js';

export interface EventRound {
  /** Before the round, all players entered by then. */
  readonly entrants: readonly SwissEntrant[];
  readonly receipt: SwissReceipt;
}

export interface SwissEvent {
  readonly rounds: readonly EventRound[];
  readonly entered: number;
}

export interface EventShape {
  readonly size: number;
  readonly rounds: number;
  /** One in so many comes late, and one in so many leaves after a round. */
  readonly restless: number;
}

const LENGTH = 7;

/** The event of a seed; rounds for which fewer than two are there are not played. */
export function randomEvent(seed: number, { size, rounds, restless }: EventShape): SwissEvent {
  const chance = new Chance(seed);
  const [draw, inGroups] = [chance.of(SWISS_DRAWS), chance.of(GROUP_ORDERS)];
  const players = Array.from({ length: size }, (_, index) => ({
    id: `p${String(index).padStart(4, '0')}`,
    from: chance.onceIn(restless) ? 1 + chance.below(rounds) : 1,
    out: false,
  }));
  const finished: Encounter[] = [];
  const finishedBy = new Map(players.map(({ id }): [string, Encounter[]] => [id, []]));
  const played: EventRound[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const here = players.filter(({ from }) => from <= round);
    for (const player of here) if (chance.onceIn(restless * 2)) player.out = !player.out;
    const standingOf = standingsOf(
      here.map(({ id }) => id),
      finished,
      round - 1,
      `${seed}`,
    );
    const entrants = here.map(({ id, out }): SwissEntrant => {
      const own = finishedBy.get(id)!;
      return {
        id,
        ...standingOf.get(id)!,
        opponents: own.flatMap(({ white, black }) => (black === null ? [] : [white === id ? black : white])),
        byes: own.filter(({ black }) => black === null).length,
        status: out ? 'withdrawn' : 'in',
      };
    });
    const pairing = swissPairing({ round, rounds, entrants, draw, inGroups, seed: `${seed}/${round}` });
    if (!pairing.ok) continue;
    played.push({ entrants, receipt: pairing.value });
    for (const result of resultsOf(chance, round, pairing.value)) {
      finished.push(result);
      finishedBy.get(result.white)!.push(result);
      if (result.black !== null) finishedBy.get(result.black)?.push(result);
    }
  }
  return { rounds: played, entered: players.length };
}

function standingsOf(
  here: readonly string[],
  finished: readonly Encounter[],
  rounds: number,
  seed: string,
): ReadonlyMap<string, { readonly wins: number; readonly rank: number }> {
  const table = new CrossTable(here, finished, rounds);
  const order = rankingOf(here, [winsOf(table), ...SWISS_TIE_BREAKS.map((name) => tieBreak(name, table, seed))]);
  return new Map(order.map(({ entry }, index) => [entry, { wins: table.wins(entry), rank: index + 1 }]));
}

function resultsOf(chance: Chance, round: number, { pairs, bye }: SwissReceipt): Encounter[] {
  const common = { round, length: LENGTH };
  const byes = bye === null ? [] : [bye];
  return [
    ...pairs.map(({ white, black }): Encounter => {
      const [winner, lost] = [chance.of(['white', 'black'] as const), chance.below(LENGTH)];
      const score = winner === 'white' ? { white: LENGTH, black: lost } : { white: lost, black: LENGTH };
      return { ...common, white, black, winner, played: !chance.onceIn(20), score };
    }),
    ...byes.map(({ id }): Encounter => ({
      ...common,
      white: id,
      black: null,
      winner: 'white',
      played: false,
      score: null,
    })),
  ];
}
