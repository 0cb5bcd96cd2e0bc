/**
 * A season: a points race over tournaments and matches. An event is a tournament with all matches that a player has in it, or a
 * match outside of tournaments. What a player gets for an event is a sum by the formula; `best` says how many events of a
 * player count. The table is a function of the results, so a corrected result gives the corrected table.
 */

import type { Id } from '../kernel/brands.js';
import { type BySide, SIDES, type Side, opponent } from '../kernel/side.js';

/** What is given for what; a part that is absent gives nothing. All parts add up. */
export interface SeasonPoints {
  /** For each rated match that was won. */
  readonly perWin?: number;
  /** For each rated match that was played. */
  readonly perMatch?: number;
  /** For each finished tournament in which the player has a place. */
  readonly perTournament?: number;
  /** For the place in a finished tournament, the first one first; equal places get the same. */
  readonly byPlace?: readonly number[];
  /** For a match that was won, by its length. */
  readonly byLength?: Readonly<Record<string, number>>;
}

export const SEASON_KINDS = ['tournaments', 'matches'] as const;

/** What counts, and how. */
export interface SeasonRules {
  readonly points: SeasonPoints;
  /** So many events of a player count, the ones that give most; null: all. */
  readonly best: number | null;
  /** `matches`: only those outside of tournaments; null: both kinds of events. */
  readonly only: (typeof SEASON_KINDS)[number] | null;
  /** Of the tournaments only these; null: all. */
  readonly tournaments: readonly Id[] | null;
}

/** A rated match of the season. */
export interface SeasonMatch {
  readonly id: Id;
  readonly players: BySide<Id>;
  readonly winner: Side;
  readonly length: number;
  /** Null: outside of tournaments. */
  readonly tournamentId: Id | null;
}

/** A tournament that was finished in the season. */
export interface SeasonTournament {
  readonly id: Id;
  readonly places: readonly { readonly player: Id; readonly place: number }[];
}

/** What separates people of equal points: the criterion that did, or `shared` where none does. */
export const SEASON_TIE_BREAKS = ['wins', 'bestEvent', 'shared'] as const;

export interface SeasonRow {
  /** From 1; shared by those whom nothing separates. */
  readonly place: number;
  readonly player: Id;
  readonly points: number;
  /** Null where no other player has the same points. */
  readonly tieBreak: (typeof SEASON_TIE_BREAKS)[number] | null;
  /** How many events the player has, and how many of them count. */
  readonly events: number;
  readonly counted: number;
  /** The most that one event has given. */
  readonly bestEvent: number;
  /** In all events, also those that do not count. */
  readonly tournaments: number;
  readonly matches: number;
  readonly wins: number;
}

/** A tournament with all matches that a player has in it, or a match outside of tournaments: what it has given the player. */
export interface SeasonEvent {
  readonly kind: 'tournament' | 'match';
  readonly id: Id;
  readonly points: number;
  /** Whether it is one of the best that count. */
  readonly counts: boolean;
  /** In the tournament; null where the player has none there, and in a match. */
  readonly place: number | null;
  readonly matches: number;
  readonly wins: number;
}

/** Formulas have two decimals at most; sums of whole hundredths are exact. */
const HUNDREDTHS = 100;

/** What one event has come to for one player so far. */
interface EventTally {
  readonly kind: SeasonEvent['kind'];
  hundredths: number;
  matches: number;
  wins: number;
  place: number | null;
}

/** What one player has come to so far. */
class Tally {
  private readonly events = new Map<Id, EventTally>();

  in(event: Id, kind: SeasonEvent['kind']): EventTally {
    const known = this.events.get(event) ?? { kind, hundredths: 0, matches: 0, wins: 0, place: null };
    this.events.set(event, known);
    return known;
  }

  /** The event that gives most first; of equal ones the one that came first. */
  listed(best: number | null): readonly SeasonEvent[] {
    const order = [...this.events].sort(([, one], [, other]) => other.hundredths - one.hundredths);
    return order.map(([id, { hundredths, ...event }], nth) => ({
      id,
      ...event,
      points: hundredths / HUNDREDTHS,
      counts: nth < (best ?? order.length),
    }));
  }

  row(player: Id, best: number | null): Omit<SeasonRow, 'place' | 'tieBreak'> {
    const events = [...this.events.values()];
    const sums = events.map(({ hundredths }) => hundredths).sort((a, b) => b - a);
    const counting = sums.slice(0, best ?? sums.length);
    return {
      player,
      points: counting.reduce((sum, each) => sum + each, 0) / HUNDREDTHS,
      events: sums.length,
      counted: counting.length,
      bestEvent: (sums[0] ?? 0) / HUNDREDTHS,
      tournaments: events.filter(({ kind }) => kind === 'tournament').length,
      matches: events.reduce((sum, { matches }) => sum + matches, 0),
      wins: events.reduce((sum, { wins }) => sum + wins, 0),
    };
  }
}

function add(event: EventTally, points: number): void {
  event.hundredths += Math.round(points * HUNDREDTHS);
}

/** The table of the season, the most points first: then by matches won, then by the best event, else the place is shared. */
export function seasonTable(
  rules: SeasonRules,
  matches: Iterable<SeasonMatch>,
  tournaments: readonly SeasonTournament[],
): readonly SeasonRow[] {
  return placed([...tallies(rules, matches, tournaments)].map(([player, tally]) => tally.row(player, rules.best)));
}

/** How the points of one player came, event by event, the one that gives most first. */
export function seasonEvents(
  rules: SeasonRules,
  matches: Iterable<SeasonMatch>,
  tournaments: readonly SeasonTournament[],
  player: Id,
): readonly SeasonEvent[] {
  return tallies(rules, matches, tournaments).get(player)?.listed(rules.best) ?? [];
}

function tallies(
  { points, only, tournaments: wanted }: SeasonRules,
  matches: Iterable<SeasonMatch>,
  tournaments: readonly SeasonTournament[],
): ReadonlyMap<Id, Tally> {
  const found = new Map<Id, Tally>();
  const tallyOf = (player: Id): Tally => {
    const known = found.get(player) ?? new Tally();
    found.set(player, known);
    return known;
  };
  const isWanted = (tournament: Id | null): boolean =>
    tournament === null
      ? only !== 'tournaments'
      : only !== 'matches' && (wanted === null || wanted.includes(tournament));
  for (const { id, players, winner, length, tournamentId } of matches) {
    // Two who turned out to be one person cannot have played each other.
    if (!isWanted(tournamentId) || players[winner] === players[opponent(winner)]) continue;
    for (const side of SIDES) {
      const event = tallyOf(players[side]).in(tournamentId ?? id, tournamentId === null ? 'match' : 'tournament');
      const won = side === winner ? (points.perWin ?? 0) + (points.byLength?.[String(length)] ?? 0) : 0;
      add(event, (points.perMatch ?? 0) + won);
      event.matches += 1;
      if (side === winner) event.wins += 1;
    }
  }
  for (const { id, places } of tournaments) {
    if (!isWanted(id)) continue;
    for (const { player, place } of bestPlaces(places)) {
      const event = tallyOf(player).in(id, 'tournament');
      add(event, (points.perTournament ?? 0) + (points.byPlace?.[place - 1] ?? 0));
      event.place = place;
    }
  }
  return found;
}

/** An entrant who was entered again has the better of both places. */
function bestPlaces(places: SeasonTournament['places']): readonly { readonly player: Id; readonly place: number }[] {
  const best = new Map<Id, number>();
  for (const { player, place } of places) best.set(player, Math.min(place, best.get(player) ?? place));
  return [...best].map(([player, place]) => ({ player, place }));
}

type Unplaced = Omit<SeasonRow, 'place' | 'tieBreak'>;

function placed(rows: readonly Unplaced[]): readonly SeasonRow[] {
  const order = rows.toSorted((a, b) => compared(a, b) || (a.player < b.player ? -1 : 1));
  let place = 0;
  return order.map((row, index) => {
    const previous = order[index - 1];
    if (previous === undefined || compared(previous, row) !== 0) place = index + 1;
    return { place, ...row, tieBreak: tieBreakOf(row, order[index - 1], order[index + 1]) };
  });
}

function compared(a: Unplaced, b: Unplaced): number {
  return b.points - a.points || b.wins - a.wins || b.bestEvent - a.bestEvent;
}

/** What sets the row apart from its neighbours with the same points: the finest criterion that was needed. */
function tieBreakOf(row: Unplaced, ...neighbours: readonly (Unplaced | undefined)[]): SeasonRow['tieBreak'] {
  const equals = neighbours.filter((each) => each !== undefined && each.points === row.points);
  if (equals.length === 0) return null;
  const alike = equals.filter((each) => each?.wins === row.wins);
  if (alike.length === 0) return 'wins';
  return alike.some((each) => each?.bestEvent === row.bestEvent) ? 'shared' : 'bestEvent';
}
