/** What the service says of a tournament, as the pages need it. */
import { type LiveEvent, type Schemas, answerOf } from '../../client/src/index.js';
import { isSeated } from './parts/said.js';
import { club } from './session.js';

export type Tournament = Schemas['TournamentDto'];
export type Pairing = Schemas['PairingDto'];
export type Entry = Schemas['EntryDto'];

/** The people of an entry: one, a pair or a team. */
export function peopleOf({ playerId, name, players = [{ playerId, name }] }: Entry) {
  return players;
}

/** All pairings, in the order of the draw. */
export async function allPairings(id: string): Promise<readonly Pairing[]> {
  const found: Pairing[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: number; cursor?: string } = cursor === null ? { limit: 200 } : { limit: 200, cursor };
    const page: Schemas['PairingListDto'] = await answerOf(
      club.GET('/v1/tournaments/{id}/pairings', { params: { path: { id }, query } }),
    );
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

export interface Night {
  readonly tournament: Tournament;
  readonly pairings: readonly Pairing[];
}

/** All people of a night in the order of entry; none where it is not known yet. */
export function peopleIn(night: Night | null) {
  return night?.tournament.entries.flatMap(peopleOf) ?? [];
}

export async function nightOf(id: string): Promise<Night> {
  const [tournament, pairings] = await Promise.all([
    answerOf(club.GET('/v1/tournaments/{id}', { params: { path: { id } } })),
    allPairings(id),
  ]);
  return { tournament, pairings };
}

function replaced<T extends { readonly id: string }>(all: readonly T[], changed: readonly T[]): readonly T[] {
  const news = new Map(changed.map((each) => [each.id, each]));
  const known = new Set(all.map(({ id }) => id));
  return [...all.map((each) => news.get(each.id) ?? each), ...changed.filter(({ id }) => !known.has(id))];
}

/** The night with a change that the stream has told: what is new in it comes last. Null where it was no change. */
function withChange<T extends Night>(night: T, told: LiveEvent): T | null {
  if (told.type !== 'change') return null;
  if (told.version <= night.tournament.version) return night;
  const view = told.view as Schemas['LiveTournamentDto'];
  const entries = replaced(night.tournament.entries, view.entries);
  const pairings = replaced(night.pairings, view.pairings);
  return { ...night, tournament: { ...night.tournament, ...view.tournament, entries: [...entries] }, pairings };
}

/** How all that shows a night follows it. */
export const FOLLOWING = { versionOf: ({ tournament }: Night) => tournament.version, patch: withChange };

/** Whether two teams meet: what comes of it follows from its boards, each of which is called and reported by itself. */
export function isTeamMatch({ boards }: Pairing): boolean {
  return boards !== undefined;
}

/** The boards of a match of two teams that each of them has won so far; null of anything else. */
export function boardsWon({ boards }: Pairing, pairings: readonly Pairing[]): Won | null {
  if (boards === undefined) return null;
  const own = pairings.filter(({ id, result }) => boards.includes(id) && result !== null);
  const wonBy = (side: 'white' | 'black'): number => own.filter(({ result }) => result?.winner === side).length;
  return { white: wonBy('white'), black: wonBy('black') };
}

export interface Won {
  readonly white: number;
  readonly black: number;
}

function compareTables(one: Pairing, other: Pairing): number {
  const rank = ({ table }: Pairing): string => table ?? '\u{ffff}';
  return rank(one).localeCompare(rank(other), undefined, { numeric: true });
}

/**
 * By table, numbers as numbers; who has none comes last, in the order of the draw. A match of two teams stands before its boards,
 * at the place of the first of their tables.
 */
export function byTable(pairings: readonly Pairing[]): readonly Pairing[] {
  const matchOf = ({ id, teamPairingId }: Pairing): string => teamPairingId ?? id;
  const firsts = new Map<string, Pairing>();
  for (const pairing of [...pairings].sort(compareTables)) {
    if (!firsts.has(matchOf(pairing))) firsts.set(matchOf(pairing), pairing);
  }
  const firstOf = (pairing: Pairing): Pairing => firsts.get(matchOf(pairing)) ?? pairing;
  return [...pairings].sort((one, other) =>
    matchOf(one) === matchOf(other)
      ? (one.board ?? 0) - (other.board ?? 0)
      : compareTables(firstOf(one), firstOf(other)),
  );
}

/** Pairings of two people who can play, or do. */
export function atPlay(pairings: readonly Pairing[]): readonly Pairing[] {
  return pairings.filter(({ status }) => status === 'ready' || status === 'playing');
}

/** Who has a bye in the round that is being played, of each part the earliest one; all others' byes are no news. */
export function byes(pairings: readonly Pairing[]): readonly Pairing[] {
  const partOf = ({ flight, stage, part }: Pairing): string => `${flight} ${stage} ${part}`;
  const present = new Map<string, number>();
  for (const pairing of atPlay(pairings)) {
    const part = partOf(pairing);
    present.set(part, Math.min(pairing.round, present.get(part) ?? pairing.round));
  }
  return pairings.filter((pairing) => {
    const { result, round } = pairing;
    const part = partOf(pairing);
    const slot = pairing[result?.winner ?? 'white'];
    if (result?.by !== 'bye' || present.get(part) !== round || !isSeated(slot)) return false;
    // Of a bracket the next match may be open, or over, while others still play in the round of the bye.
    const goesOn = (next: Pairing): boolean =>
      next.round > round &&
      partOf(next) === part &&
      next.status !== 'waiting' &&
      next.result?.by !== 'bye' &&
      [next.white, next.black].some((other) => isSeated(other) && other.entryId === slot.entryId);
    return !pairings.some(goesOn);
  });
}

/** What was played, the latest round first. Byes are no news, also where they are annulled because the entrant has left. */
export function played(pairings: readonly Pairing[]): readonly Pairing[] {
  return pairings
    .filter(({ status, white, black }) => status === 'finished' && isSeated(white) && isSeated(black))
    .sort((one, other) => other.stage - one.stage || other.round - one.round || one.position - other.position);
}

const BRACKETS: readonly string[] = ['knockout', 'double-elimination'];

/** What kind the format is of each stage, a final stage behind groups for example. */
function kindsOf(format: Tournament['format']): readonly string[] {
  const then = 'then' in format ? (format.then ?? null) : null;
  return [format.kind, ...(then === null ? [] : kindsOf(then))];
}

/** What kind the format of a stage is; undefined where the tournament has no such stage. */
export function kindOf({ format }: Tournament, stage: number): string | undefined {
  return kindsOf(format)[stage - 1];
}

/** Whether it is played as a bracket, by the format of its stage. */
export function isInBracket(tournament: Tournament, { stage }: Pairing): boolean {
  return BRACKETS.includes(kindOf(tournament, stage) ?? '');
}

/** What is played as a bracket. */
export function inBrackets({ tournament, pairings }: Night): readonly Pairing[] {
  return pairings.filter((pairing) => isInBracket(tournament, pairing));
}
