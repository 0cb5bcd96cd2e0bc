/**
 * What makes one Swiss pairing better than another (T15): a list of priorities, each a sum over the pairs of a round, the
 * earlier ones counting infinitely more than the later ones. Two seats are given as places in the order, the better one
 * first; the bye is the last seat of all.
 *
 * | T15 | Priority |
 * |---|---|
 * | "no rematch", "the fewest possible rematches" | `rematches`, then `earlierMeetings`, so that a third meeting waits for second ones |
 * | "the bye goes to … without a previous bye" | `furtherByes` |
 * | "the lowest-ranked player" | `byeHeight` |
 * | rematches in the "lowest score groups first" | `rematchHeight` |
 * | "pair inside score groups", "floats to the next lower group" | `floats`: squares, so that two small steps are better than one of two groups |
 * | "an odd player": the last of the group | `floaterHeight` |
 * | "the top half against the bottom half" | `sameHalf`, then `offset` from the partner that the halves give |
 *
 * Between `furtherByes` and `byeHeight` stands that no dead end is run into; it is no sum over pairs (open-end.ts).
 */

import type { Field } from './field.js';

export const PRIORITIES = [
  'rematches',
  'earlierMeetings',
  'furtherByes',
  'byeHeight',
  'rematchHeight',
  'floats',
  'floaterHeight',
  'sameHalf',
  'offset',
] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Priorities that can differ where no pair meets again and no bye is one too many. */
export const PRIORITIES_OF_FRESH_PAIRS: readonly Priority[] = [
  'byeHeight',
  'floats',
  'floaterHeight',
  'sameHalf',
  'offset',
];

type Cost = (field: Field, seat: number, other: number) => number;

/** What a pair costs under each priority: a whole number, 0 where there is nothing to regret. */
export const COSTS: Readonly<Record<Priority, Cost>> = {
  rematches: (field, seat, other) => (other !== field.bye && field.met(seat, other) > 0 ? 1 : 0),
  earlierMeetings: (field, seat, other) => (other === field.bye ? 0 : field.met(seat, other)),
  furtherByes: (field, seat, other) => (other === field.bye ? field.met(seat, other) - field.fewestByes : 0),
  byeHeight: (field, seat, other) => (other === field.bye ? field.entrants.length - 1 - seat : 0),
  rematchHeight: (field, seat, other) =>
    other !== field.bye && field.met(seat, other) > 0 ? field.groups.length - groupOf(field, seat) : 0,
  floats: (field, seat, other) => gap(field, seat, other) ** 2,
  floaterHeight: (field, seat, other) => (gap(field, seat, other) === 0 ? 0 : height(field, seat)),
  sameHalf: (field, seat, other) =>
    gap(field, seat, other) === 0 && other !== field.bye && half(field, seat) * half(field, other) > 0 ? 1 : 0,
  offset,
};

/** How many score groups lie between the two, the lower one counted; 0 in one group and for the bye. */
export function gap(field: Field, seat: number, other: number): number {
  return other === field.bye ? 0 : groupOf(field, other) - groupOf(field, seat);
}

/** How many of its score group are ranked below the entrant. */
export function height(field: Field, seat: number): number {
  const { first, size } = scoreGroupOf(field, seat);
  return first + size - 1 - seat;
}

/**
 * In half places, how far the pair is from the one that the halves give: in a group of 2h, place i meets place i + h; of
 * a group of 2h + 1 one entrant leaves or joins, which moves the halves by half a place. An entrant who floats down joins the
 * group at its top and so meets the best of the lower half, the middle of the group.
 */
function offset(field: Field, seat: number, other: number): number {
  if (other === field.bye) return 0;
  const { size } = scoreGroupOf(field, other);
  const place = field.position[other] ?? 0;
  if (gap(field, seat, other) > 0) return Math.abs(2 * place - (size - 1));
  return Math.abs(2 * Math.abs(place - (field.position[seat] ?? 0)) - size);
}

/** −1 in the top half, 1 in the bottom half, 0 in the very middle. */
function half(field: Field, seat: number): number {
  return Math.sign(2 * (field.position[seat] ?? 0) - (scoreGroupOf(field, seat).size - 1));
}

function groupOf(field: Field, seat: number): number {
  return field.group[seat] ?? 0;
}

function scoreGroupOf(field: Field, seat: number): { readonly first: number; readonly size: number } {
  return field.groups[groupOf(field, seat)] ?? { first: 0, size: 0 };
}
