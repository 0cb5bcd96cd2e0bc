/**
 * The pairings of a tournament as they stand: who meets whom, what came of it, and what is still open. Everything here
 * follows from the draws and the outcomes, so that a corrected result gives what the right one would have given.
 */

import type { Id } from '../kernel/brands.js';
import { bracketPairings } from './bracket-pairings.js';
import { lengthInRound } from './format.js';
import { type Pairing, type PairingPlace, type Slot, entriesOut, met } from './met.js';
import type { LadderStage, OpenedTournament, RoundsStage } from './state.js';

/** All pairings of all stages, in the order of stage, flight, round and position. */
export function pairingsOf(tournament: OpenedTournament): readonly Pairing[] {
  const known = KNOWN.get(tournament);
  if (known !== undefined) return known;
  const pairings = computed(tournament);
  KNOWN.set(tournament, pairings);
  return pairings;
}

/** One act asks several times for the pairings of one state; states never change, so that they need to be found once. */
const KNOWN = new WeakMap<OpenedTournament, readonly Pairing[]>();

function computed(tournament: OpenedTournament): readonly Pairing[] {
  const out = entriesOut(tournament.entries);
  const { lengths } = tournament;
  const withLength = (pairing: Pairing): Pairing => ({ ...pairing, length: lengths[pairing.key] ?? pairing.length });
  const pairings = tournament.stages.flatMap((stage, index): readonly Pairing[] => {
    switch (stage.kind) {
      case 'bracket':
        return bracketPairings(tournament, stage, index + 1, out);
      case 'rounds':
        return roundPairings(tournament, stage, index + 1, out);
      case 'ladder':
        return ladderPairings(tournament, stage, index + 1, out);
    }
  });
  return Object.keys(lengths).length === 0 ? pairings : pairings.map(withLength);
}

/** The pairing of that name, or null. */
export function pairingOf(tournament: OpenedTournament, key: string): Pairing | null {
  return pairingsOf(tournament).find((pairing) => pairing.key === key) ?? null;
}

function roundPairings(
  tournament: OpenedTournament,
  stage: RoundsStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): readonly Pairing[] {
  const groupOf = new Map(stage.groups.flatMap((group, index) => group.map((id) => [id, index] as const)));
  const part = (entry: Id): string | null => (stage.groups.length > 1 ? groupName(groupOf.get(entry) ?? 0) : null);
  const pairings = stage.rounds.flatMap((round): Pairing[] => {
    const place = (position: number, entry: Id): PairingPlace => ({
      key: `${number}/r${round.number}-${position}`,
      stage: number,
      flight: 'main',
      part: part(entry),
      round: round.number,
      position,
      length: lengthInRound(stage.format.lengths, round.number),
    });
    const pairs = round.pairs.map(({ white, black, why }, index) =>
      met(tournament, place(index + 1, white), { white, black }, out, why),
    );
    const byes = round.byes.map((entry, index): Pairing => ({
      ...place(round.pairs.length + index + 1, entry),
      white: entry,
      black: 'bye',
      status: 'finished',
      outcome: null,
      winner: entry,
      walkover: true,
      annulled: false,
      why: null,
    }));
    return [...pairs, ...byes];
  });
  return stage.format.kind === 'swiss' ? pairings : annulledByWithdrawal(pairings, out);
}

/** T19: who leaves before half of the own matches were played is as if never entered. */
function annulledByWithdrawal(pairings: readonly Pairing[], out: ReadonlyMap<Id, number>): readonly Pairing[] {
  const early = new Set(
    [...out.keys()].filter((entry) => {
      const own = pairings.filter(({ white, black }) => (white === entry || black === entry) && black !== 'bye');
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
  tournament: OpenedTournament,
  stage: LadderStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): readonly Pairing[] {
  return stage.challenges.map(({ id, challenger, challenged }, index) => {
    const key = `${number}/${id}`;
    const length = lengthInRound(stage.format.lengths, 1);
    const place = { key, stage: number, flight: 'main', part: null, round: index + 1, position: 1, length } as const;
    return met(tournament, place, { white: challenger, black: challenged }, out, null);
  });
}
