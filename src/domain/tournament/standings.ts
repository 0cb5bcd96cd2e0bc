/** The standings of a tournament, stage by stage: places, wins and every tie-break with its value (T18, T50–T54). */

import type { Id } from '../kernel/brands.js';
import { placings } from './bracket/placings.js';
import type { FlightName } from './bracket/node.js';
import { resolvedStage } from './bracket-pairings.js';
import { ladderOrder } from './ladder-stage.js';
import { type Pairing, type Slot, entriesOut } from './met.js';
import { groupName, pairingsOf } from './pairings.js';
import type { SwissEntrant } from './pairing/swiss-field.js';
import { CrossTable, type Encounter } from './standings/cross-table.js';
import { type Criterion, ranked } from './standings/ranking.js';
import { ROUND_ROBIN_TIE_BREAKS, SWISS_TIE_BREAKS, seasonPoints, tieBreak, winsOf } from './standings/tie-breaks.js';
import type { BracketStage, OpenedTournament, RoundsStage, Stage } from './state.js';

export interface StandingRow {
  /** From 1; shared by those whom nothing separates. */
  readonly place: number;
  readonly entry: Id;
  readonly wins: number;
  readonly tieBreaks: readonly { readonly name: string; readonly value: number | null }[];
}

/** The standings of one flight, or of one group. */
export interface Table {
  readonly stage: number;
  readonly flight: FlightName;
  /** The name of the group; null where there is one table for all. */
  readonly group: string | null;
  readonly rows: readonly StandingRow[];
}

/** Every table of every stage, in the order of stages, flights and groups. */
export function standingsOf(tournament: OpenedTournament): readonly Table[] {
  return tournament.stages.flatMap((stage, index) => tablesOf(tournament, stage, index + 1));
}

function tablesOf(tournament: OpenedTournament, stage: Stage, number: number): readonly Table[] {
  switch (stage.kind) {
    case 'bracket':
      return bracketTables(tournament, stage, number);
    case 'rounds':
      return stage.groups.map((_group, index) => roundsTable(tournament, stage, number, index));
    case 'ladder': {
      const order = ladderOrder(tournament, stage, number);
      const wins = winCounts(pairingsOf(tournament).filter((pairing) => pairing.stage === number));
      const rows = order.map((entry, index) => ({
        place: index + 1,
        entry,
        wins: wins.get(entry) ?? 0,
        tieBreaks: [],
      }));
      return [{ stage: number, flight: 'main', group: null, rows }];
    }
  }
}

/** T54: no tie-breaks, whoever leaves in the same round shares the place. */
function bracketTables(tournament: OpenedTournament, stage: BracketStage, number: number): readonly Table[] {
  const { nodes, resolved } = resolvedStage(tournament, stage, number, entriesOut(tournament.entries));
  const pairings = pairingsOf(tournament).filter((pairing) => pairing.stage === number);
  const places = placings(nodes, resolved);
  return [...new Set(places.map(({ flight }) => flight))].map((flight) => {
    const wins = winCounts(pairings.filter((pairing) => pairing.flight === flight));
    const rows = places
      .filter((placing) => placing.flight === flight)
      .map(({ entrant, place }) => ({ place, entry: entrant, wins: wins.get(entrant) ?? 0, tieBreaks: [] }));
    return { stage: number, flight, group: null, rows };
  });
}

/** Matches won in pairings; a bye is none (T7). */
function winCounts(pairings: readonly Pairing[]): ReadonlyMap<Id, number> {
  const wins = new Map<Id, number>();
  for (const { winner, white, black } of pairings) {
    if (winner === null || white === 'bye' || black === 'bye') continue;
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  return wins;
}

function roundsTable(tournament: OpenedTournament, stage: RoundsStage, number: number, index: number): Table {
  const group = stage.groups.length > 1 ? groupName(index) : null;
  const entries = [...(stage.groups[index] ?? []), ...lateEntries(tournament, stage, number)];
  const table = crossTable(tournament, stage, number, entries);
  const criteria = criteriaOf(stage, table);
  const tieBreaks = tieBreaksOf(entries, criteria);
  const rows = ranked(entries, criteria).map(({ entry, place }) => ({
    place,
    entry,
    wins: table.wins(entry),
    tieBreaks: tieBreaks.get(entry) ?? [],
  }));
  return { stage: number, flight: 'main', group, rows };
}

/** The tie-breaks of everybody, as they are shown: against those with whom an entrant is tied before any of them. */
function tieBreaksOf(
  entries: readonly Id[],
  [first, ...others]: readonly Criterion[],
): ReadonlyMap<Id, StandingRow['tieBreaks']> {
  const firstValues = first?.values(entries);
  const groups = new Map<number | undefined, Id[]>();
  for (const entry of entries) {
    const value = firstValues?.get(entry);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [entry]);
    else group.push(entry);
  }
  return new Map(
    [...groups.values()].flatMap((tied) => {
      const values = others.map((criterion) => ({ name: criterion.name, values: criterion.values(tied) }));
      return tied.map((entry) => [
        entry,
        values.map((each) => ({ name: each.name, value: each.values?.get(entry) ?? null })),
      ]);
    }),
  );
}

/** Who came after the draw of a Swiss. */
function lateEntries(tournament: OpenedTournament, stage: RoundsStage, number: number): readonly Id[] {
  if (number > 1 || stage.format.kind !== 'swiss') return [];
  const drawn = new Set(stage.groups.flat());
  return tournament.entries.filter(({ id, from }) => from > 1 && !drawn.has(id)).map(({ id }) => id);
}

function criteriaOf({ format, seed }: RoundsStage, table: CrossTable): readonly Criterion[] {
  const names = 'tieBreaks' in format ? format.tieBreaks : null;
  switch (format.kind) {
    case 'swiss':
      return [winsOf(table), ...(names ?? SWISS_TIE_BREAKS).map((name) => tieBreak(name, table, seed))];
    case 'round-robin':
      return [winsOf(table), ...(names ?? ROUND_ROBIN_TIE_BREAKS).map((name) => tieBreak(name, table, seed))];
    case 'league': {
      const first = seasonPoints(table, format.points);
      return [first, ...(names ?? ROUND_ROBIN_TIE_BREAKS).map((name) => tieBreak(name, table, seed))];
    }
  }
}

function crossTable(
  tournament: OpenedTournament,
  stage: RoundsStage,
  number: number,
  entries: readonly Id[],
): CrossTable {
  const known = new Set<Slot>(entries);
  const encounters = pairingsOf(tournament).flatMap((pairing): Encounter[] => {
    const { white, black, status, annulled } = pairing;
    if (pairing.stage !== number || status !== 'finished' || annulled || !known.has(white)) return [];
    if (white === null || black === null || white === 'bye') return [];
    // T16: a bye of a round robin is no score.
    if (black === 'bye' && stage.format.kind !== 'swiss') return [];
    return [encounterOf(tournament, pairing, white, black)];
  });
  return new CrossTable(entries, encounters, stage.rounds.length);
}

function encounterOf(tournament: OpenedTournament, pairing: Pairing, white: Id, black: Id): Encounter {
  const { key, round, length, outcome, winner } = pairing;
  const side = winner === null ? null : winner === white ? 'white' : 'black';
  const played = outcome !== null && outcome.by !== 'forfeit' && outcome.score !== null;
  // T22: penalty points are not won.
  const penalty = (to: 'white' | 'black'): number =>
    (tournament.penalties[key] ?? [])
      .filter((each) => each.to === to && each.cancelled === null)
      .reduce((sum, { points }) => sum + points, 0);
  // T35: who wins on time, or by a concession, has the length.
  const points = (of: 'white' | 'black', score: number): number =>
    side === of && (outcome?.by === 'time' || outcome?.by === 'concession') ? length : score - penalty(of);
  const { score = null } = outcome ?? {};
  const won = score === null ? null : { white: points('white', score.white), black: points('black', score.black) };
  return { round, white, black: black === 'bye' ? null : black, winner: side, score: won, played, length };
}

/** The field of the next Swiss round, by the present standings (T15). */
export function swissEntrants(
  tournament: OpenedTournament,
  stage: RoundsStage,
  number: number,
): readonly SwissEntrant[] {
  const { rows } = roundsTable(tournament, stage, number, 0);
  const table = crossTable(
    tournament,
    stage,
    number,
    rows.map(({ entry }) => entry),
  );
  const away = new Set(
    tournament.entries.filter(({ status }) => status === 'withdrawn' || status === 'disqualified').map(({ id }) => id),
  );
  return rows.map(({ entry, wins }, index) => {
    const meetings = table.of(entry);
    return {
      id: entry,
      wins,
      rank: index + 1,
      opponents: meetings.flatMap(({ opponent }) => (opponent === null ? [] : [opponent])),
      byes: meetings.filter(({ opponent }) => opponent === null).length,
      status: away.has(entry) ? 'withdrawn' : 'in',
    };
  });
}

/**
 * Who goes on into the next stage, the best first: the winners of the groups in the order of the groups, then those on
 * second places to and fro, so that two of one group meet again as late as can be.
 */
export function qualifiers(tournament: OpenedTournament, stage: RoundsStage, number: number): readonly Id[] {
  const count = 'qualifiers' in stage.format ? stage.format.qualifiers : 0;
  const out = entriesOut(tournament.entries);
  const groups = stage.groups.map((_group, index) =>
    roundsTable(tournament, stage, number, index)
      .rows.map(({ entry }) => entry)
      .filter((entry) => !out.has(entry))
      .slice(0, count),
  );
  return Array.from({ length: count }, (_, place) => {
    const row = groups.flatMap((group) => group[place] ?? []);
    return place % 2 === 0 ? row : row.toReversed();
  }).flat();
}
