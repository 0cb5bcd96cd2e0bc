/** The standings of a tournament, stage by stage: places, wins and every tie-break with its value (T18, T50–T54). */

import type { Id } from '../../kernel/brands.js';
import { type Side, bySide } from '../../kernel/side.js';
import { placings } from '../bracket/placings.js';
import type { FlightName } from '../bracket/node.js';
import type { Qualifier } from '../bracket/kept-apart.js';
import { ladderOrder } from '../ladder/ladder.js';
import { type Pairing, type Slot, entriesOut, isDrawn, penaltyPoints } from '../met.js';
import { bracketStateOf, pairingsOf } from '../pairings.js';
import { groupName } from '../round-pairings.js';
import type { SwissEntrant } from '../swiss/field.js';
import { CrossTable, type Encounter } from './cross-table.js';
import { type MatchCounts, matchCounts } from './match-counts.js';
import { neverEntered, rankingWithout } from './never-entered.js';
import type { Criterion, Ranked } from './ranking.js';
import {
  ROUND_ROBIN_TIE_BREAKS,
  SWISS_TIE_BREAKS,
  TEAM_TIE_BREAKS,
  seasonPoints,
  tieBreak,
  winsOf,
} from './tie-breaks.js';
import { teamMatchOf } from '../teams/boards.js';
import { entrantsOf } from '../stages.js';
import type { BracketStage, OpenedTournament, RoundsStage, Stage } from '../state.js';

export interface StandingRow extends MatchCounts {
  /** From 1; shared by those whom nothing separates. */
  readonly place: number;
  readonly entry: Id;
  /** Byes of a Swiss included (T15). */
  readonly wins: number;
  /** Table points of a league (T18); null elsewhere. */
  readonly points: number | null;
  /** Where a league would have the entrant next season; null: in the same division, or there is only one. */
  readonly moves: 'up' | 'down' | null;
  /** Whether the entrant goes on into the next stage: by its draw, and before that by the present table, once it has a result or a place for all. */
  readonly qualifies: boolean;
  readonly tieBreaks: readonly { readonly name: string; readonly value: number | null }[];
  /** What puts the entrant behind the one before: wins, points or a tie-break; null: nothing, or no criteria are looked at. */
  readonly separatedBy: string | null;
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
  const known = STANDINGS.get(tournament);
  if (known !== undefined) return known;
  const tables = tournament.stages.flatMap((stage, index) => tablesOf(tournament, stage, index + 1));
  STANDINGS.set(tournament, tables);
  return tables;
}

/** Everybody at a club night asks for the same standings, and one answer asks for them more than once. */
const STANDINGS = new WeakMap<OpenedTournament, readonly Table[]>();

function tablesOf(tournament: OpenedTournament, stage: Stage, number: number): readonly Table[] {
  switch (stage.kind) {
    case 'bracket':
      return bracketTables(tournament, stage, number);
    case 'rounds':
      return stage.groups.map((_group, index) => roundsTable(tournament, stage, number, index));
    case 'ladder': {
      const order = ladderOrder(tournament, stage, number);
      const counts = matchCounts(ofEntrants(tournament, number));
      const rows = order.map((entry, index) => rowWithoutTieBreaks(entry, index + 1, counts));
      return [{ stage: number, flight: 'main', group: null, rows }];
    }
  }
}

/** T54: no tie-breaks; all who leave in the same round share the place. */
function bracketTables(tournament: OpenedTournament, stage: BracketStage, number: number): readonly Table[] {
  const { nodes, resolved } = bracketStateOf(tournament, stage, number);
  const pairings = ofEntrants(tournament, number);
  const places = placings(nodes, resolved);
  return [...new Set(places.map(({ flight }) => flight))].map((flight) => {
    const counts = matchCounts(pairings.filter((pairing) => pairing.flight === flight));
    const rows = places
      .filter((placing) => placing.flight === flight)
      .map(({ entrant, place }) => rowWithoutTieBreaks(entrant, place, counts));
    return { stage: number, flight, group: null, rows };
  });
}

function rowWithoutTieBreaks(entry: Id, place: number, counts: (entry: Id) => MatchCounts): StandingRow {
  const own = counts(entry);
  return {
    place,
    entry,
    wins: own.won,
    ...own,
    points: null,
    moves: null,
    qualifies: false,
    tieBreaks: [],
    separatedBy: null,
  };
}

function roundsTable(tournament: OpenedTournament, stage: RoundsStage, number: number, index: number): Table {
  const group = stage.groups.length > 1 ? groupName(index) : null;
  const entries = [...(stage.groups[index] ?? []), ...lateEntries(tournament, stage, number)];
  const table = crossTable(tournament, stage, number, entries);
  const criteria = criteriaOf(tournament, stage, table);
  const points = stage.format.kind === 'league' ? criteria[0]?.values(entries) : null;
  const counts = matchCounts(ofEntrants(tournament, number));
  const order = rankingWithout(neverEntered(tournament, number), entries, criteria);
  const tieBreaks = tieBreaksOf(entries, criteria, order);
  const moves = movesOf(tournament, stage, index, order);
  const through = throughOf(tournament, stage, number, order, counts);
  const rows = order.map(({ entry, place, separatedBy }) => ({
    place,
    entry,
    wins: table.wins(entry),
    ...counts(entry),
    points: points?.get(entry) ?? null,
    moves: moves.get(entry) ?? null,
    qualifies: through.has(entry),
    tieBreaks: tieBreaks.get(entry) ?? [],
    separatedBy,
  }));
  return { stage: number, flight: 'main', group, rows };
}

/** Who goes up and who goes down: no entrant goes up from the first division or down from the last, and none who has left goes up. */
function movesOf(
  { entries }: OpenedTournament,
  { format, groups }: RoundsStage,
  division: number,
  order: readonly { readonly entry: Id }[],
): ReadonlyMap<Id, 'up' | 'down'> {
  const promoted = format.kind === 'league' ? (format.promoted ?? 0) : 0;
  const out = entriesOut(entries);
  const up = division === 0 ? [] : order.filter(({ entry }) => !out.has(entry)).slice(0, promoted);
  const down = division === groups.length - 1 ? [] : order.slice(order.length - promoted);
  return new Map([
    ...up.map(({ entry }) => [entry, 'up'] as const),
    ...down.map(({ entry }) => [entry, 'down'] as const),
  ]);
}

/** Who of a table goes on into the next stage (T16): those whom its draw has, and before that the first ones who have not left. */
function throughOf(
  { entries, stages }: OpenedTournament,
  { format }: RoundsStage,
  number: number,
  order: readonly { readonly entry: Id }[],
  counts: (entry: Id) => MatchCounts,
): ReadonlySet<Id> {
  const next = stages[number];
  if (next !== undefined) return new Set(entrantsOf(next));
  const count = 'qualifiers' in format ? format.qualifiers : 0;
  const out = entriesOut(entries);
  const left = order.filter(({ entry }) => !out.has(entry));
  // Before the first result the places are those of the lots, which say nothing where there is a place for all.
  const isByLots = order.every(({ entry }) => counts(entry).played + counts(entry).annulled === 0);
  return new Set(isByLots && left.length > count ? [] : left.slice(0, count).map(({ entry }) => entry));
}

/** The tie-breaks of everybody, as they are shown: against those with whom an entrant is tied before any of them; lots as they are drawn. */
function tieBreaksOf(
  entries: readonly Id[],
  [first, ...others]: readonly Criterion[],
  order: readonly Ranked[],
): ReadonlyMap<Id, StandingRow['tieBreaks']> {
  const drawn = lotsDrawn(order);
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
        values.map(({ name, values: found }) => ({
          name,
          value: (name === 'lots' ? drawn : found)?.get(entry) ?? null,
        })),
      ]);
    }),
  );
}

/** The lots of those whom nothing else has separated, the more the better; no others draw any. */
function lotsDrawn(order: readonly Ranked[]): ReadonlyMap<Id, number> {
  const lots = new Map<Id, number>();
  let below = 0;
  for (const { entry, separatedBy } of order.toReversed()) {
    const isBehind = separatedBy === 'lots';
    if (isBehind || below > 0) lots.set(entry, below + 1);
    below = isBehind ? below + 1 : 0;
  }
  return lots;
}

/** Who came after the draw of a Swiss. */
function lateEntries(tournament: OpenedTournament, stage: RoundsStage, number: number): readonly Id[] {
  if (number > 1 || stage.format.kind !== 'swiss') return [];
  const drawn = new Set(stage.groups.flat());
  return tournament.entries.filter(({ id, from }) => from > 1 && !drawn.has(id)).map(({ id }) => id);
}

function criteriaOf(
  { entrants }: OpenedTournament,
  { format, seed }: RoundsStage,
  table: CrossTable,
): readonly Criterion[] {
  const asked = 'tieBreaks' in format ? format.tieBreaks : null;
  const usual = format.kind === 'swiss' ? SWISS_TIE_BREAKS : ROUND_ROBIN_TIE_BREAKS;
  const ofTeams = entrants?.kind === 'teams' ? TEAM_TIE_BREAKS : [];
  const names = asked ?? [...ofTeams, ...usual.filter((name) => !ofTeams.includes(name))];
  const tieBreaks = names.map((name) => tieBreak(name, table, seed));
  switch (format.kind) {
    case 'swiss':
    case 'round-robin':
      return [winsOf(table), ...tieBreaks];
    case 'league': {
      const first = seasonPoints(table, format.points);
      return [first, ...tieBreaks];
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
  const boards = boardsByTeamMatch(tournament, number);
  const encounters = ofEntrants(tournament, number).flatMap((pairing): Encounter[] => {
    const { white, black, status, annulled } = pairing;
    if (status !== 'finished' || annulled || !known.has(white)) return [];
    if (white === null || black === null || white === 'bye') return [];
    // T16: a bye of a round robin is no score.
    if (black === 'bye' && stage.format.kind !== 'swiss') return [];
    const encounter = encounterOf(tournament, pairing, white, black);
    return [pairing.boards === undefined ? encounter : onBoards(tournament, encounter, boards.get(pairing.key) ?? [])];
  });
  return new CrossTable(entries, encounters, stage.rounds.length);
}

/** The pairings of the stage between its entrants: of teams the team matches, and not their boards. */
function ofEntrants(tournament: OpenedTournament, number: number): readonly Pairing[] {
  return pairingsOf(tournament).filter(({ stage, board }) => stage === number && board === undefined);
}

function boardsByTeamMatch(tournament: OpenedTournament, number: number): ReadonlyMap<string, readonly Pairing[]> {
  const boards = pairingsOf(tournament).filter(({ stage, board }) => stage === number && board !== undefined);
  const byTeamMatch = new Map<string, Pairing[]>();
  for (const board of boards) {
    const key = teamMatchOf(board.key);
    byTeamMatch.set(key, [...(byTeamMatch.get(key) ?? []), board]);
  }
  return byTeamMatch;
}

/**
 * A team match counts the points and the wins of all of its boards. Where a team has left between them, the open ones are forfeits
 * (T19, T25); of a match that was never begun no board is won.
 */
function onBoards(tournament: OpenedTournament, encounter: Encounter, boards: readonly Pairing[]): Encounter {
  const { white, black } = encounter;
  const isBegun = boards.some(({ key, outcome }) => outcome !== null || tournament.begun.includes(key));
  const decided = boards.flatMap((board) => {
    const counts = board.outcome !== null || (isBegun && board.walkover);
    return !counts || black === null ? [] : [encounterOf(tournament, board, white, black)];
  });
  const points = (side: Side): number =>
    decided.reduce((sum, { score, length, played }) => sum + (played ? Math.min(score?.[side] ?? 0, length) : 0), 0);
  return {
    ...encounter,
    score: bySide(points),
    played: encounter.played || decided.some(({ played }) => played),
    // A director may have given a board a length of its own.
    length: boards.reduce((sum, { length }) => sum + length, 0),
    boards: bySide((side) => decided.filter(({ winner }) => winner === side).length),
  };
}

function encounterOf(tournament: OpenedTournament, pairing: Pairing, white: Id, black: Id): Encounter {
  const { key, round, length, outcome, winner, byePoints } = pairing;
  const side = winner === null ? null : winner === white ? 'white' : 'black';
  // T18: of two teams that did not come neither has played, also where their boards have told so one by one.
  const played = outcome !== null && outcome.by !== 'forfeit' && outcome.by !== 'no-show' && outcome.score !== null;
  // T35: who wins on time has the length. R60: a concession gives no points. T22: penalty points are not won.
  const points = (of: 'white' | 'black', score: number): number =>
    (side === of && outcome?.by === 'time' ? length : score) - penaltyPoints(tournament, key, of);
  const { score = null } = outcome ?? {};
  const won = score === null ? null : { white: points('white', score.white), black: points('black', score.black) };
  const encounter = {
    round,
    white,
    black: black === 'bye' ? null : black,
    winner: side,
    score: won,
    played,
    length,
    ...(isDrawn(outcome) ? { drawn: true } : {}),
  } as const;
  return byePoints === undefined ? encounter : { ...encounter, byePoints };
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
      // A bye that counts less than a win was no turn of the entrant.
      byes: meetings.filter(({ opponent, worth }) => opponent === null && worth === 1).length,
      status: away.has(entry) ? 'withdrawn' : 'in',
    };
  });
}

/**
 * Who goes on into the next stage, place by place: those on the first places of the groups in the order of the groups, then
 * those on the second places. `out`: those who are passed over.
 */
export function qualifiers(
  tournament: OpenedTournament,
  stage: RoundsStage,
  number: number,
  out: ReadonlySet<Id>,
): readonly (readonly Qualifier[])[] {
  const count = 'qualifiers' in stage.format ? stage.format.qualifiers : 0;
  const groups = stage.groups.map((_group, group) =>
    roundsTable(tournament, stage, number, group)
      .rows.filter(({ entry }) => !out.has(entry))
      .slice(0, count)
      .map(({ entry: entrant }) => ({ entrant, group })),
  );
  return Array.from({ length: count }, (_, place) => groups.flatMap((group) => group[place] ?? []));
}
