/**
 * Who stands where in a bracket behind groups (T16): the first seeds, and with them the byes, are for the winners of the groups, the
 * next ones for those on second places, and so on; among equals the places are exchanged so that two of one group meet as late as can
 * be. So of each group one half of the bracket has as many as the other, or one more, and so have the quarters of each half, down
 * to the first round.
 */

import type { Id } from '../../kernel/brands.js';
import { shuffledOrder } from '../draw/lots.js';
import { bracketSize, seedOrder } from './places.js';

/** An entrant who came through a group. */
export interface Qualifier {
  readonly entrant: Id;
  readonly group: number;
}

/** Those with equal rights to their seeds, the best first. */
type Tiers = readonly (readonly Qualifier[])[];
type Places = readonly (Qualifier | null)[];

/** Dividing each part for itself can leave a later one without a way; then lots give the dividing another start. */
const MOST_STARTS = 1_000;
/** Starts that leave the winners of the groups on their own seeds if they can; fewer in brackets larger than this has places. */
const CAREFUL_STARTS = 100;
const LARGE = 128;

/** The qualifiers on their places from the top; null is a bye. */
export function placesKeptApart(tiers: Tiers): readonly (Id | null)[] {
  const tierOf = tiers.flatMap((tier, number) => tier.map(() => number));
  const slots = seedOrder(bracketSize(tierOf.length)).map((nth): Slot => ({
    seed: nth,
    tier: tierOf[nth - 1] ?? null,
  }));
  let [best, fewest] = [[] as Places, Infinity];
  for (let start = 0; start < MOST_STARTS && fewest > 0; start += 1) {
    const isCareful = start < (CAREFUL_STARTS * LARGE) / Math.max(LARGE, slots.length);
    // Winners on other seeds are better than two of one group who meet early.
    if (!isCareful && fewest < slots.length) break;
    const places = filled(slots, start === 0 ? tiers : startedBy(`start ${start}`, tiers), isCareful ? 1 : 0);
    const faults = faultsOf(places, slots, tiers);
    if (faults < fewest) [best, fewest] = [places, faults];
  }
  return best.map((one) => one?.entrant ?? null);
}

/** A place of the bracket: its seed, and the tier to which that belongs; null for a bye. */
interface Slot {
  readonly seed: number;
  readonly tier: number | null;
}

/** The tiers, all but the best one in another order. */
function startedBy(seed: string, tiers: Tiers): Tiers {
  return tiers.map((tier, number) =>
    number === 0 && tiers.length > 1 ? tier : shuffledOrder(`${seed}/${number}`, tier),
  );
}

/** `firstTier`: the first one whose seeds are to be exchanged, as long as there is another way. */
function filled(slots: readonly Slot[], tiers: Tiers, firstTier: number): Places {
  if (slots.length === 1) return [tiers.flat()[0] ?? null];
  const upper = slots.slice(0, slots.length / 2);
  const lower = slots.slice(slots.length / 2);
  const halves = new Halves(slots, new Set(upper), tiers, firstTier);
  return [...filled(upper, halves.tiers('upper'), firstTier), ...filled(lower, halves.tiers('lower'), firstTier)];
}

type Half = 'upper' | 'lower';
/** One of a tier changes halves with another one. */
type Exchange = { readonly tier: number; readonly leaving: Qualifier; readonly coming: Qualifier };

/** The two halves of a part of the bracket, and who of those in it plays in which. */
class Halves {
  private readonly above: readonly Set<Qualifier>[];
  /** By group, how many more of it are above than below. */
  private readonly surplus = new Map<number, number>();

  constructor(
    slots: readonly Slot[],
    upper: ReadonlySet<Slot>,
    private readonly all: Tiers,
    private readonly firstTier: number,
  ) {
    this.above = all.map((tier, number) => {
      const own = slots.filter((slot) => slot.tier === number).toSorted((one, other) => one.seed - other.seed);
      const seedsAbove = own.map((slot) => upper.has(slot));
      return new Set(tier.filter((_, index) => seedsAbove[index] === true));
    });
    for (const [number, tier] of all.entries())
      for (const one of tier) this.count(one, this.isAbove(one, number) ? 1 : -1);
    for (const group of this.surplus.keys()) while (this.isEvened(group));
  }

  tiers(half: Half): Tiers {
    return this.all.map((tier, number) => tier.filter((one) => this.isAbove(one, number) === (half === 'upper')));
  }

  private isAbove(one: Qualifier, tier: number): boolean {
    return this.above[tier]?.has(one) === true;
  }

  private count({ group }: Qualifier, more: number): void {
    this.surplus.set(group, (this.surplus.get(group) ?? 0) + more);
  }

  /** Brings one of the group to the half where it has fewer, if that helps. */
  private isEvened(group: number): boolean {
    const exchanges = this.exchangesFor(group, this.firstTier) ?? this.exchangesFor(group, 0);
    const from: Half = (this.surplus.get(group) ?? 0) > 0 ? 'upper' : 'lower';
    for (const { tier, leaving, coming } of exchanges ?? []) {
      const [up, down] = from === 'upper' ? [coming, leaving] : [leaving, coming];
      this.above[tier]?.delete(down);
      this.above[tier]?.add(up);
      this.count(up, 2);
      this.count(down, -2);
    }
    return exchanges !== null;
  }

  /**
   * The shortest chain of exchanges, each inside a tier, by which the group gives one away and a group that has fewer there
   * takes one; the groups between stay as they are. Null where there is none.
   */
  private exchangesFor(group: number, firstTier: number): readonly Exchange[] | null {
    const own = this.surplus.get(group) ?? 0;
    const isFull = (one: Qualifier, tier: number): boolean => this.isAbove(one, tier) === own > 0;
    const before = new Map<number, { readonly giver: number; readonly exchange: Exchange }>();
    const reached = [group];
    for (const giver of reached) {
      // The last tiers first: who came in last has the least right to a seed.
      for (let tier = this.all.length - 1; tier >= firstTier; tier -= 1) {
        const members = this.all[tier] ?? [];
        const leaving = members.find((one) => one.group === giver && isFull(one, tier));
        if (leaving === undefined) continue;
        for (const coming of members) {
          if (coming.group === group || before.has(coming.group) || isFull(coming, tier)) continue;
          before.set(coming.group, { giver, exchange: { tier, leaving, coming } });
          if (Math.abs(own) - Math.sign(own) * (this.surplus.get(coming.group) ?? 0) > 2)
            return chain(before, coming.group);
          reached.push(coming.group);
        }
      }
    }
    return null;
  }
}

function chain(
  before: ReadonlyMap<number, { readonly giver: number; readonly exchange: Exchange }>,
  last: number,
): readonly Exchange[] {
  const step = before.get(last);
  return step === undefined ? [] : [...chain(before, step.giver), step.exchange];
}

/** More of a group in a part of the bracket than it must have, for each part; and the winners of groups who are not on their own seeds. */
function faultsOf(places: Places, slots: readonly Slot[], tiers: Tiers): number {
  const members = countsOf(places);
  let faults = 0;
  for (let width = places.length / 2; width > 1; width /= 2) {
    for (let first = 0; first < places.length; first += width) {
      for (const [group, count] of countsOf(places.slice(first, first + width))) {
        const share = Math.ceil(((members.get(group) ?? 0) * width) / places.length);
        faults += Math.max(0, count - share) * places.length;
      }
    }
  }
  const [winners = []] = tiers.length > 1 ? tiers : [];
  const moved = places.filter(
    (one, place) => one !== null && winners.includes(one) && winners[(slots[place]?.seed ?? 0) - 1] !== one,
  );
  return faults + moved.length;
}

function countsOf(places: Places): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const one of places) if (one !== null) counts.set(one.group, (counts.get(one.group) ?? 0) + 1);
  return counts;
}
