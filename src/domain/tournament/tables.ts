/** Tables of pairings: one for each open match, given by the director or by the service in the order of the pairings. */

import type { Id } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { SIDES } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import { FLIGHT_NAMES } from './bracket/node.js';
import { seedOrder } from './bracket/places.js';
import type { TournamentCommand } from './commands.js';
import type { TournamentEvent } from './events/events.js';
import type { Pairing } from './met.js';
import { pairingOf, pairingsByKey, pairingsOf } from './pairings.js';
import { boardsFor, peopleInPairing } from './teams/boards.js';
import { standingsOf } from './standings/standings.js';
import type { OpenedTournament } from './state.js';

type Decision = Result<readonly TournamentEvent[], Violation>;

export function decideTable(state: OpenedTournament, key: string, table: string | null): Decision {
  const pairing = pairingOf(state, key);
  if (pairing === null) return refused(violation('pairing.not-found'));
  const boards = boardsFor(state, pairing);
  if (boards !== null) return refused(violation('pairing.team-match', { boards }));
  if (state.status === 'finished') return refused(wrongTime('finished'));
  const holder = table === null || !isOpen(pairing) ? undefined : openAt(state).get(table);
  if (table !== null && holder !== undefined && holder.key !== key) {
    return refused(violation('pairing.table-taken', { table, white: holder.white ?? '', black: holder.black ?? '' }));
  }
  return accepted([{ type: 'TableAssigned', pairing: key, table }]);
}

/** Free tables in their order for the pairings that are ready and have none; those left over wait for the next ones. */
export function decideTables(
  state: OpenedTournament,
  { tables, feature }: Extract<TournamentCommand, { type: 'AssignTables' }>,
): Decision {
  if (state.status === 'finished') return refused(wrongTime('finished'));
  if (state.stages.length === 0) return refused(wrongTime('entries'));
  const inUse = openAt(state);
  const free = [...new Set(tables)].filter((table) => table !== feature && !inUse.has(table));
  const waiting = pairingsOf(state).filter(
    ({ key, status, boards }) => status === 'ready' && boards === undefined && state.tables[key] === undefined,
  );
  // Where everybody meets everybody, the matches of all rounds are ready at once.
  const seated = new Set([...inUse.values()].flatMap((pairing) => bothSides(state, pairing)));
  const isFree = (pairing: Pairing): boolean => !bothSides(state, pairing).some((person) => seated.has(person));
  const best = feature === null || inUse.has(feature) ? null : bestOf(state, waiting.filter(isFree));
  const inOrder = best === null ? waiting : [best, ...waiting.filter((pairing) => pairing !== best)];
  return accepted(
    inOrder.flatMap((pairing): TournamentEvent[] => {
      if (!isFree(pairing)) return [];
      const table = pairing === best ? feature : (free.shift() ?? null);
      if (table === null) return [];
      for (const person of bothSides(state, pairing)) seated.add(person);
      return [{ type: 'TableAssigned', pairing: pairing.key, table }];
    }),
  );
}

function bothSides(state: OpenedTournament, pairing: Pairing): readonly Id[] {
  return SIDES.flatMap((side) => [...peopleInPairing(state, pairing, side)]);
}

/** The tables at which a tournament has open matches, in the order of its pairings. */
export function tablesInUse(state: OpenedTournament): readonly string[] {
  // Most of those that a list shows are over or have not begun: they need no look at their pairings.
  return state.status === 'running' && Object.keys(state.tables).length > 0 ? [...openAt(state).keys()] : [];
}

/**
 * Matches that become open, for the first time or again, have no table where another match was called to theirs and is still
 * played: two matches would stand at one table.
 */
export function givenUpTables(before: OpenedTournament, after: OpenedTournament): TournamentEvent[] {
  if (Object.keys(after.tables).length === 0) return [];
  const [then, now] = [pairingsByKey(before), pairingsByKey(after)];
  const holders = openAt(before);
  return pairingsOf(after).flatMap((pairing): TournamentEvent[] => {
    const { key } = pairing;
    const earlier = then.get(key);
    if (!isOpen(pairing) || (earlier !== undefined && isOpen(earlier))) return [];
    const holder = holders.get(after.tables[key] ?? '');
    const holding = holder === undefined ? undefined : now.get(holder.key);
    const isTaken = holding !== undefined && isOpen(holding) && after.tables[holding.key] === after.tables[key];
    return isTaken ? [{ type: 'TableAssigned', pairing: key, table: null }] : [];
  });
}

/** The open match at each table that has one. */
function openAt(state: OpenedTournament): ReadonlyMap<string, Pairing> {
  return new Map(
    pairingsOf(state).flatMap((pairing) => {
      // Earlier versions gave a table to a match of two teams as well, whose boards are played at others.
      const table = pairing.boards === undefined ? state.tables[pairing.key] : undefined;
      return table === undefined || !isOpen(pairing) ? [] : [[table, pairing] as const];
    }),
  );
}

function isOpen({ status }: Pairing): boolean {
  return status === 'ready' || status === 'playing';
}

/** The match of the best-placed entrant, or in a bracket of the best-seeded one; the main flight before the others. */
function bestOf(state: OpenedTournament, pairings: readonly Pairing[]): Pairing | null {
  const ranks = ranksOf(state);
  const rank = (slot: Pairing['white']): number => (slot === null ? Infinity : (ranks.get(slot) ?? Infinity));
  const merits = ({ flight, white, black }: Pairing): readonly number[] => {
    const both = [rank(white), rank(black)];
    return [FLIGHT_NAMES.indexOf(flight), Math.min(...both), Math.max(...both)];
  };
  const inOrder = pairings.toSorted((one, other) => {
    const [a, b] = [merits(one), merits(other)];
    return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
  return inOrder[0] ?? null;
}

/** Smaller is better: the place in the standings, in a bracket that in the seeding. */
function ranksOf(state: OpenedTournament): ReadonlyMap<Id, number> {
  const number = state.stages.length;
  const stage = state.stages.at(-1);
  if (stage?.kind !== 'bracket') {
    const rows = standingsOf(state).filter((table) => table.stage === number);
    return new Map(rows.flatMap((table) => table.rows.map(({ entry, place }) => [entry, place] as const)));
  }
  const seeds = new Map(state.entries.map(({ id, seed }) => [id, seed]));
  const order = seedOrder(stage.places.length);
  return new Map(
    stage.places.flatMap((entry, place) => {
      if (entry === null) return [];
      // Whom the director has seeded comes before whom the draw has put high.
      return [[entry, seeds.get(entry) ?? order.length + (order[place] ?? 0)] as const];
    }),
  );
}

function wrongTime(time: 'entries' | 'finished'): Violation {
  return violation('tournament.wrong-time', { act: 'assign-table', time });
}
