/**
 * The pairings of a tournament as they stand: who meets whom, what came of it, and what is still open. Everything here
 * follows from the draws and the outcomes, so that a corrected result gives what the right one would have given.
 */

import type { Id } from '../kernel/brands.js';
import { bracketPairings } from './bracket/pairings.js';
import { type WithdrawnRule, lengthInRound } from './format.js';
import {
  type Course,
  type Pairing,
  type PairingPlace,
  type Slot,
  entriesOut,
  pairingAt,
  pairingBetween,
} from './met.js';
import { boardCount, outcomesOf, withBoards } from './teams/boards.js';
import type { LadderStage, OpenedTournament, Round, RoundsStage } from './state.js';

/** All pairings of all stages, in the order of stage, flight, round and position. */
export function pairingsOf(tournament: OpenedTournament): readonly Pairing[] {
  const known = KNOWN.get(tournament.outcomes);
  if (known !== undefined && isSame(known.course, tournament)) return known.pairings;
  const { entries, stages, outcomes, begun, lengths, penalties, entrants } = tournament;
  const course = { entries, stages, outcomes, begun, lengths, penalties, ...(entrants && { entrants }) };
  const pairings = computed(course);
  KNOWN.set(outcomes, { course, pairings });
  return pairings;
}

/**
 * One act asks several times for the pairings of one state, and of states that differ only in their matches; states never change,
 * so that they need to be found once.
 */
const KNOWN = new WeakMap<Course['outcomes'], { readonly course: Course; readonly pairings: readonly Pairing[] }>();

function isSame(one: Course, other: Course): boolean {
  const parts = ['entries', 'stages', 'begun', 'lengths', ...(one.entrants ? (['penalties'] as const) : [])] as const;
  return parts.every((part) => one[part] === other[part]);
}

function computed(asked: Course): readonly Pairing[] {
  const tournament = { ...asked, outcomes: outcomesOf(asked) };
  const out = entriesOut(tournament.entries);
  const { lengths } = tournament;
  const boards = boardCount(tournament.entrants);
  const withLength = (pairing: Pairing): Pairing => {
    const length = lengths[pairing.key];
    return length === undefined ? pairing : { ...pairing, length };
  };
  const ofEntrants = tournament.stages.flatMap((stage, index): readonly Pairing[] => {
    switch (stage.kind) {
      case 'bracket':
        return bracketPairings(tournament, stage, index + 1, out);
      case 'rounds':
        return roundPairings(tournament, stage, index + 1, out);
      case 'ladder':
        return ladderPairings(tournament, stage, index + 1, out);
    }
  });
  const pairings =
    boards === null ? ofEntrants : ofEntrants.flatMap((pairing) => withBoards(tournament, pairing, out, boards));
  return Object.keys(lengths).length === 0 ? pairings : pairings.map(withLength);
}

/** The pairing of that name, or null. */
export function pairingOf(tournament: OpenedTournament, key: string): Pairing | null {
  return pairingsByKey(tournament).get(key) ?? null;
}

/** All pairings by their names. */
export function pairingsByKey(tournament: OpenedTournament): ReadonlyMap<string, Pairing> {
  const pairings = pairingsOf(tournament);
  const known = BY_KEY.get(pairings);
  if (known !== undefined) return known;
  const byKey = new Map(pairings.map((pairing) => [pairing.key, pairing]));
  BY_KEY.set(pairings, byKey);
  return byKey;
}

const BY_KEY = new WeakMap<readonly Pairing[], ReadonlyMap<string, Pairing>>();

function roundPairings(
  tournament: Course,
  stage: RoundsStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): readonly Pairing[] {
  const pairings = stage.rounds.flatMap((round): Pairing[] => {
    const places = placesOf(stage, number, round);
    const made: Pairing[] = [];
    for (const [index, { white, black, why }] of round.pairs.entries()) {
      const place = places[index];
      if (place !== undefined) made.push(pairingBetween(tournament, place, { white, black }, out, why));
    }
    for (const [index, entry] of round.byes.entries()) {
      const place = places[round.pairs.length + index];
      if (place !== undefined) made.push(byeAt(place, entry, round.byeNotes));
    }
    return made;
  });
  if (stage.format.kind === 'swiss') return pairings;
  return annulledByWithdrawal(pairings, out, stage.format.withdrawn ?? 'by-share');
}

/** A bye that an entrant has asked for may count less than a win, and then it has no winner. */
function byeAt(place: PairingPlace, entry: Id, notes: Round['byeNotes']): Pairing {
  const points = notes?.find((note) => note.entry === entry)?.points ?? 1;
  const decided = { status: 'finished', outcome: null, walkover: true, why: null } as const;
  const bye = pairingAt(place, { white: entry, black: 'bye', ...decided, winner: points === 1 ? entry : null });
  return points === 1 ? bye : { ...bye, byePoints: points };
}

/** The places of a round, the pairs first and then the byes. */
function placesOf({ format, groups }: RoundsStage, number: number, round: Round): readonly PairingPlace[] {
  const known = PLACES.get(round);
  if (known?.groups === groups && known.number === number) return known.places;
  const groupOf = groups.length > 1 ? new Map(groups.flatMap((group, index) => group.map((id) => [id, index]))) : null;
  const length = lengthInRound(format.lengths, round.number);
  const pairs = round.pairs.map(({ white, position }, index) => [white, position ?? index + 1] as const);
  const last = pairs.reduce((most, [, position]) => Math.max(most, position), 0);
  const byes = round.byes.map((entry, index) => [entry, last + index + 1] as const);
  const places = [...pairs, ...byes].map(([entry, position]): PairingPlace => ({
    key: `${number}/r${round.number}-${position}`,
    stage: number,
    flight: 'main',
    part: groupOf === null ? null : groupName(groupOf.get(entry) ?? 0),
    round: round.number,
    position,
    length,
  }));
  PLACES.set(round, { groups, number, places });
  return places;
}

/** A round never changes once it is paired, and every result asks for the places of all rounds again. */
const PLACES = new WeakMap<
  Round,
  { readonly groups: RoundsStage['groups']; readonly number: number; readonly places: readonly PairingPlace[] }
>();

/** T19: an entrant who leaves counts as never entered, by the rule of the tournament. */
function annulledByWithdrawal(
  pairings: readonly Pairing[],
  out: ReadonlyMap<Id, number>,
  rule: WithdrawnRule,
): readonly Pairing[] {
  if (rule === 'keep') return pairings;
  const early = new Set(
    [...out.keys()].filter((entry) => {
      const own = pairings.filter(({ white, black }) => (white === entry || black === entry) && black !== 'bye');
      // Who has played them all has left the tournament and not this stage.
      if (rule === 'annul') return own.some(({ outcome }) => outcome === null);
      return own.filter(({ outcome }) => outcome !== null).length * 2 < own.length;
    }),
  );
  if (early.size === 0) return pairings;
  const gone = (slot: Slot): boolean => slot !== null && early.has(slot);
  return pairings.map((pairing) =>
    gone(pairing.white) || gone(pairing.black)
      ? { ...pairing, status: 'finished', annulled: true, winner: null }
      : pairing,
  );
}

/** The name of a group, from A. */
export function groupName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${groupName(Math.floor(index / 26) - 1)}${letter}`;
}

function ladderPairings(
  tournament: Course,
  stage: LadderStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): readonly Pairing[] {
  return stage.challenges.map(({ id, challenger, challenged }, index) => {
    const key = `${number}/${id}`;
    const length = lengthInRound(stage.format.lengths, 1);
    const place = { key, stage: number, flight: 'main', part: null, round: index + 1, position: 1, length } as const;
    return pairingBetween(tournament, place, { white: challenger, black: challenged }, out, null);
  });
}
