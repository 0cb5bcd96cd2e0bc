/**
 * A round of a Swiss as a director makes it (T47): everybody who is in has one place in it. What the pairing would have
 * avoided is not refused but told.
 */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import type { BySide } from '../../kernel/side.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { AskedRound } from '../commands.js';
import type { ByeNote, Round, RoundPair } from '../state.js';
import { type Field, type SwissRound, fieldOf } from './field.js';
import { breaksOf, meetingsOf } from './receipt.js';

export interface HandMade {
  readonly pairing: AskedRound;
  readonly reason: string | null;
  /** The round that is made anew; null where there was none. Its pairs that are asked for again stay what they are. */
  readonly present: Round | null;
  /** Whether it is published: then pairs that stay have matches and keep their position. */
  readonly isPublished: boolean;
  /** Byes that entrants have asked for. */
  readonly wanted: readonly ByeNote[];
}

/** The round with the reasons of its pairs, or who is missing in it or should not be there. */
export function handMadeRound(asked: SwissRound, made: HandMade): Result<Round, Violation> {
  const { pairing, present, isPublished, wanted } = made;
  const named = [...pairing.pairs.flatMap(({ white, black }) => [white, black]), ...pairing.byes];
  // Who has asked for a bye and is not named has it.
  const left = wanted.filter(({ entry }) => !named.includes(entry)).map(({ entry }) => entry);
  const byes = [...pairing.byes, ...left];
  const fault = placesFault(asked, { pairs: pairing.pairs, byes }, isPublished ? present : null);
  if (fault !== null) return refused(fault);
  const field = fieldOf(asked);
  const byHand = (pair: BySide<Id>): RoundPair => pairByHand(field, pair, wanted);
  const pairs = pairing.pairs.map((pair): RoundPair => {
    const kept = keptPair(present, pair);
    if (kept === null || (kept.why?.reason === 'by-hand' && !isPublished)) return byHand(pair);
    return isPublished ? kept : brokenNow(field, kept);
  });
  return accepted({
    number: asked.round,
    seed: present?.seed ?? asked.seed,
    pairs: isPublished && present !== null ? inPositions(pairs, present) : pairs.map(withoutPosition),
    byes,
    byeNotes: byeNotes(asked, byes, made),
    byHand: { reason: made.reason },
  });
}

/** Why these are not the places of everybody who is in, or null. Who has left keeps a place, but gets no other one. */
function placesFault({ entrants }: SwissRound, { pairs, byes }: AskedRound, present: Round | null): Violation | null {
  const named = [...pairs.flatMap(({ white, black }) => [white, black]), ...byes];
  const isIn = new Set(entrants.filter(({ status }) => status === 'in').map(({ id }) => id));
  const kept = new Set([
    ...pairs.filter((pair) => keptPair(present, pair) !== null).flatMap(({ white, black }) => [white, black]),
    ...byes.filter((entry) => present?.byes.includes(entry) === true),
  ]);
  const missing = [...isIn].filter((id) => !named.includes(id));
  const twice = [...new Set(named.filter((id, index) => named.indexOf(id) !== index))];
  const out = [...new Set(named)].filter((id) => !isIn.has(id) && !kept.has(id));
  if (missing.length + twice.length + out.length === 0) return null;
  return violation('round.not-whole', { missing, twice, out });
}

function keptPair(present: Round | null, { white, black }: BySide<Id>): RoundPair | null {
  const index = present?.pairs.findIndex((pair) => pair.white === white && pair.black === black) ?? -1;
  const pair = present?.pairs[index];
  return pair === undefined ? null : { ...pair, position: pair.position ?? index + 1 };
}

/** A pair of a proposal with what it breaks now: which pairs are not to be may have changed since. */
function brokenNow(field: Field, { white, black, why }: RoundPair): RoundPair {
  if (why === null) return { white, black, why };
  const { breaks: _, ...rest } = why;
  const breaks = breaksOf(field, ...seatsOf(field, { white, black }));
  return { white, black, why: { ...rest, ...(breaks.length === 0 ? {} : { breaks }) } };
}

function seatsOf({ entrants }: Field, { white, black }: BySide<Id>): readonly [number, number] {
  return [entrants.findIndex(({ id }) => id === white), entrants.findIndex(({ id }) => id === black)];
}

function pairByHand(field: Field, { white, black }: BySide<Id>, wanted: readonly ByeNote[]): RoundPair {
  const [seat, other] = seatsOf(field, { white, black });
  const groups = [field.group[seat] ?? 0, field.group[other] ?? 0] as const;
  const float = Math.abs(groups[0] - groups[1]);
  const breaks = [
    ...breaksOf(field, seat, other),
    ...(float > 0 ? (['other-score-group'] as const) : []),
    ...(wanted.some(({ entry }) => entry === white || entry === black) ? (['wanted-bye'] as const) : []),
  ];
  return {
    white,
    black,
    why: {
      ranks: { white: seat + 1, black: other + 1 },
      scoreGroup: field.groups[Math.max(...groups)]?.wins ?? 0,
      float,
      meetings: meetingsOf(field, seat, other),
      reason: 'by-hand',
      instead: null,
      ...(breaks.length === 0 ? {} : { breaks }),
    },
  };
}

/** The pairs that stay on their positions, and the others on those that are free. */
function inPositions(pairs: readonly RoundPair[], { pairs: before }: Round): readonly RoundPair[] {
  const taken = new Set(pairs.flatMap(({ position }) => (position === undefined ? [] : [position])));
  const all = before.map(({ position }, index) => position ?? index + 1);
  const more = Array.from({ length: pairs.length }, (_, index) => Math.max(0, ...all) + index + 1);
  const free = [...all, ...more].filter((position) => !taken.has(position)).toSorted((a, b) => a - b);
  const placed = pairs.map((pair) => ({ ...pair, position: pair.position ?? free.shift() ?? 0 }));
  return placed
    .toSorted((one, other) => one.position - other.position)
    .map((pair, index) => (pair.position === index + 1 ? withoutPosition(pair) : pair));
}

function withoutPosition({ position: _, ...pair }: RoundPair): RoundPair {
  return pair;
}

function byeNotes({ entrants }: SwissRound, byes: readonly Id[], made: HandMade): readonly ByeNote[] {
  const isWanted = (entry: Id): ByeNote | undefined => made.wanted.find((note) => note.entry === entry);
  const full = byes.filter((entry) => isWanted(entry) === undefined);
  const others = entrants.filter(({ id, status }) => status === 'in' && isWanted(id) === undefined).length;
  const isMore = full.length > others % 2;
  return byes.map((entry): ByeNote => {
    const wanted = isWanted(entry);
    if (wanted !== undefined) return wanted;
    const before = entrants.find(({ id }) => id === entry)?.byes ?? 0;
    const kept = made.present?.byes.includes(entry) === true;
    const reason = kept ? made.present?.byeNotes?.find((note) => note.entry === entry)?.reason : undefined;
    const second = before > 0 ? (['second-bye'] as const) : [];
    return {
      entry,
      points: 1,
      reason: reason ?? 'by-hand',
      breaks: [...second, ...(isMore ? (['unneeded-bye'] as const) : [])],
    };
  });
}
