/** The pairings of stages that are played in rounds, and of a ladder. */

import type { Id } from '../kernel/brands.js';
import { type WithdrawnRule, lengthInRound } from './format.js';
import {
  type Course,
  type Pairing,
  type PairingPlace,
  type Slot,
  isWonOnBoard,
  pairingAt,
  pairingBetween,
} from './met.js';
import type { LadderStage, Round, RoundsStage } from './state.js';

/** The pairings of the stage of that number, round by round, the byes of a round behind its pairs. */
export function roundPairings(course: Course, stage: RoundsStage, number: number): readonly Pairing[] {
  const pairings = stage.rounds.flatMap((round): Pairing[] => {
    const places = placesOf(stage, number, round);
    const made: Pairing[] = [];
    for (const [index, { white, black, why }] of round.pairs.entries()) {
      const place = places[index];
      if (place !== undefined) made.push(pairingBetween(course, place, { white, black }, why));
    }
    for (const [index, entry] of round.byes.entries()) {
      const place = places[round.pairs.length + index];
      if (place !== undefined) made.push(byeAt(place, entry, round.byeNotes));
    }
    return made;
  });
  if (stage.format.kind === 'swiss') return pairings;
  return annulledByWithdrawal(pairings, course.withdrawn, stage.format.withdrawn ?? 'by-share');
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
  withdrawn: readonly Id[],
  rule: WithdrawnRule,
): readonly Pairing[] {
  if (rule === 'keep') return pairings;
  const early = new Set(
    withdrawn.filter((entry) => {
      const own = pairings.filter(({ white, black }) => (white === entry || black === entry) && black !== 'bye');
      // What opponents have given up is no part of it: who has settled all else has left the tournament, and not this stage.
      const due = own.filter((pairing) => pairing.winner !== entry || isPlayed(pairing));
      if (due.every(({ outcome }) => outcome !== null)) return false;
      return rule === 'annul' || due.filter(isPlayed).length * 2 < due.length;
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

function isPlayed({ outcome }: Pairing): boolean {
  return outcome !== null && isWonOnBoard(outcome);
}

/** The name of a group, from A. */
export function groupName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${groupName(Math.floor(index / 26) - 1)}${letter}`;
}

/** The challenges of the stage of that number. */
export function ladderPairings(course: Course, stage: LadderStage, number: number): readonly Pairing[] {
  return stage.challenges.map(({ id, challenger, challenged }, index) => {
    const key = `${number}/${id}`;
    const length = lengthInRound(stage.format.lengths, 1);
    const place = { key, stage: number, flight: 'main', part: null, round: index + 1, position: 1, length } as const;
    return pairingBetween(course, place, { white: challenger, black: challenged }, null);
  });
}
