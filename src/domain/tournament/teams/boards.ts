/**
 * Team matches: a pairing of two teams is played on boards, each an ordinary match of two of their members. What a team match has
 * come to follows from its boards, so that a corrected board gives what the right one would have given. It is decided once a team
 * has won more boards than the other can reach. As many boards won each are a draw where the tournament wants that and no team has
 * to go on. Elsewhere the points decide that each team has made on the boards it lost (on those it won it has the length), those of
 * penalties left out (T22); if these are equal, the first board that was played and has a winner, and only then one that was forfeited.
 */

import type { Id } from '../../kernel/brands.js';
import { type Party, peopleOf } from '../../kernel/party.js';
import { type BySide, type Side, bySide, opponent } from '../../kernel/side.js';
import { type Course, type Pairing, pairingBetween, penaltyPoints } from '../met.js';
import type { Entrants, OpenedTournament, Outcome } from '../state.js';

const MARK = '#';

/** How many boards a team match has; null where no teams play. */
export function boardCount(entrants: Entrants | undefined): number | null {
  return entrants?.kind === 'teams' ? entrants.boards : null;
}

/** On how many boards the two of a pairing meet, whether both teams are known or not; null of a bye, of a board, and where no teams play. */
export function boardsFor({ entrants }: Pick<OpenedTournament, 'entrants'>, pairing: Pairing): number | null {
  const isTeamMatch = pairing.board === undefined && pairing.white !== 'bye' && pairing.black !== 'bye';
  return isTeamMatch ? boardCount(entrants) : null;
}

/** The name of the pairing of a board, counted from 1. */
export function boardKey(teamMatch: string, board: number): string {
  return `${teamMatch}${MARK}${board}`;
}

/** The name of the team match to which a board belongs. */
export function teamMatchOf(key: string): string {
  return key.split(MARK, 1)[0] ?? key;
}

/** The outcomes with those of team matches. */
export function outcomesOf(tournament: Played): OpenedTournament['outcomes'] {
  const { outcomes } = tournament;
  const boards = boardCount(tournament.entrants);
  if (boards === null) return outcomes;
  const ofTeams = new Map<string, BoardOutcome[]>();
  for (const [key, outcome] of Object.entries(outcomes).toSorted(([one], [other]) => boardOf(one) - boardOf(other))) {
    if (!key.includes(MARK)) continue;
    const teamMatch = teamMatchOf(key);
    ofTeams.set(teamMatch, [...(ofTeams.get(teamMatch) ?? []), { ...outcome, key }]);
  }
  const decided = [...ofTeams].flatMap(([key, played]) => {
    const outcome = teamOutcome(tournament, key, played, boards);
    return outcome === null ? [] : [[key, outcome] as const];
  });
  return { ...outcomes, ...Object.fromEntries(decided) };
}

type Played = Pick<OpenedTournament, 'entrants' | 'outcomes' | 'penalties' | 'stages'>;
type BoardOutcome = Outcome & { readonly key: string };

function boardOf(key: string): number {
  return Number(key.split(MARK)[1] ?? 0);
}

/** What the boards that are decided, in their order, come to; null as long as the team match is open. */
function teamOutcome(tournament: Played, key: string, played: readonly BoardOutcome[], boards: number): Outcome | null {
  const [first] = played;
  if (first === undefined) return null;
  const won = bySide((side) => played.filter(({ winner }) => winner === side).length);
  if (!isDecided(Math.abs(won.white - won.black), boards - played.length)) return null;
  const isDraw = won.white === won.black && won.white > 0 && mayBeDrawn(tournament, key);
  const winner = isDraw ? null : winnerOf(tournament, played, won);
  const wasPlayed = isDraw || played.some(isPlayed);
  return {
    players: first.players,
    winner,
    by: winner === null && !isDraw ? 'no-show' : wasPlayed ? 'play' : 'forfeit',
    score: won,
    source: 'match',
    confirmation: 'not-needed',
    finalAt: null,
    at: first.at,
  };
}

/** Whether a lead of so many boards is more than the other team can make up on the open ones. */
function isDecided(lead: number, open: number): boolean {
  return open === 0 || lead > open;
}

/** Whether points were made on a board; its match keeps the score that it had when it was forfeited. */
function isPlayed({ by, score }: Outcome): boolean {
  return by !== 'forfeit' && score !== null;
}

/** Whether the team match of that name can be drawn: in a knockout one of the two has to go on. */
function mayBeDrawn({ entrants, stages }: Played, key: string): boolean {
  const stage = stages[Number(key.split('/', 1)[0]) - 1];
  return entrants?.kind === 'teams' && entrants.equalBoards === 'draw' && stage?.kind === 'rounds';
}

function winnerOf(tournament: Played, played: readonly BoardOutcome[], won: BySide<number>): Side | null {
  const ahead = (count: BySide<number>): Side | null =>
    count.white === count.black ? null : count.white > count.black ? 'white' : 'black';
  const inLost = bySide((side) =>
    played.reduce((sum, { winner, score }) => sum + (winner === opponent(side) ? (score?.[side] ?? 0) : 0), 0),
  );
  const firstWinner = (boards: readonly BoardOutcome[]) => boards.find(({ winner }) => winner !== null)?.winner ?? null;
  if (tournament.entrants?.kind === 'teams' && tournament.entrants.equalBoards === undefined) {
    return ahead(won) ?? ahead(inLost) ?? firstWinner(played);
  }
  const ofPenalties = bySide((side) =>
    played.filter(isPlayed).reduce((sum, { key }) => sum + penaltyPoints(tournament, key, side), 0),
  );
  const made = bySide((side) => inLost[side] - ofPenalties[side]);
  return ahead(won) ?? ahead(made) ?? firstWinner(played.filter(isPlayed)) ?? firstWinner(played);
}

/** The team match with its boards behind it; anything else as it is. */
export function withBoards(course: Course, pairing: Pairing, boards: number): readonly Pairing[] {
  const { white, black, key, annulled } = pairing;
  if (white === null || black === null || white === 'bye' || black === 'bye') return [pairing];
  const own = Array.from({ length: boards }, (_, index) =>
    pairingBetween(course, { ...pairing, key: boardKey(key, index + 1) }, { white, black }, null),
  );
  const needed = stopsWhenDecided(course) ? neededOf(course, pairing, own) : own;
  const played = own.map((each, index): Pairing => {
    const board = index + 1;
    if (annulled) return { ...each, board, status: 'finished', annulled, winner: null };
    if (needed.includes(each)) return { ...each, board };
    return { ...each, board, status: 'finished', winner: null, walkover: false, notPlayed: true };
  });
  const isPlaying = pairing.status === 'ready' && played.some(({ status }) => status !== 'ready');
  return [{ ...pairing, boards, ...(isPlaying ? { status: 'playing' } : {}) }, ...played];
}

/** The boards that are begun, and of the others as many as decide the match: none behind its result, and where a team has left, forfeits. */
function neededOf(
  course: Course,
  { outcome, walkover, winner }: Pairing,
  boards: readonly Pairing[],
): readonly Pairing[] {
  const isBegun = (board: Pairing): boolean => board.outcome !== null || course.begun.has(board.key);
  const [begun, others] = [boards.filter(isBegun), boards.filter((board) => !isBegun(board))];
  if (outcome !== null) return begun;
  if (!walkover) return boards;
  const lead = begun.reduce((sum, board) => sum + (board.winner === null ? 0 : board.winner === winner ? 1 : -1), 0);
  const forfeits = others.findIndex((_, count) => isDecided(lead + count, others.length - count));
  return [...begun, ...(forfeits < 0 ? others : others.slice(0, forfeits))];
}

function stopsWhenDecided({ entrants }: Course): boolean {
  return entrants?.kind === 'teams' && entrants.stopWhenDecided === true;
}

/** The members whom a team puts on the boards of a pairing, from the first: those it has named, or the first of its entry. */
export function lineUpOf({ entries, entrants, lineUps }: OpenedTournament, key: string, entryId: Id): readonly Id[] {
  const entry = entries.find(({ id }) => id === entryId);
  const named = lineUps?.[teamMatchOf(key)]?.[entryId];
  return named ?? (entry === undefined ? [] : peopleOf(entry).slice(0, boardCount(entrants) ?? 0));
}

/** Whether the person plays for the entry in the pairing: of a team, on that board. */
export function playsFor(state: OpenedTournament, key: string, entryId: Id, person: Id): boolean {
  const board = boardOf(key);
  return board === 0 || lineUpOf(state, key, entryId)[board - 1] === person;
}

/** Who plays at a side of a pairing: the entrant, or on a board one of the team; null where no entrant is. */
export function partyAt(state: OpenedTournament, { key, board, ...slots }: Pairing, side: Side): Party | null {
  const slot = slots[side];
  const entry = state.entries.find(({ id }) => id === slot);
  if (entry === undefined || board === undefined) return entry ?? null;
  return { player: lineUpOf(state, key, entry.id)[board - 1] ?? entry.player };
}

/** The people who play on that side of a pairing: of a team on its boards one, of doubles both. */
export function peopleInPairing(state: OpenedTournament, pairing: Pairing, side: Side): readonly Id[] {
  const party = partyAt(state, pairing, side);
  return party === null ? [] : peopleOf(party);
}
