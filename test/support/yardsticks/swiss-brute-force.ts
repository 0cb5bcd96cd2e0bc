/**
 * A Swiss round by brute force, straight from the words of T15 and sharing nothing with the pairing: every way to pair
 * all entrants is listed and judged. For up to ten entrants.
 */

import type { SwissEntrant } from '../../../src/domain/tournament/swiss/field.js';

/** Two ids, or an id and the bye. */
export type NamedPair = readonly [one: string, other: string];
type Way = readonly NamedPair[];

const BYE = 'the bye';

export interface Judged {
  /** What is to be regretted, the weightiest first; fewer is better from the left on. */
  readonly regrets: readonly number[];
}

/** The faults of a way to pair all entrants, with this many rounds to come. */
export function judged(entrants: readonly SwissEntrant[], way: Way, left: number): Judged {
  const field = new BruteField(entrants);
  return { regrets: field.regrets(way, left) };
}

/** The regrets of the best of all ways. */
export function bestByBruteForce(entrants: readonly SwissEntrant[], left: number): Judged {
  const field = new BruteField(entrants);
  const ways = allWays(field.ids).map((way) => ({ way, before: field.before(way), after: field.after(way) }));
  const [least] = ways.map(({ before }) => before).sort(compared);
  const allowed = ways.filter(({ before }) => compared(before, least!) === 0);
  allowed.sort((one, other) => compared(one.after, other.after));
  for (let open = left; open > 0; open -= 1) {
    const found = allowed.find(({ way }) => field.roundsOpenAfter(way, open));
    if (found) return { regrets: [...found.before, left - open, ...found.after] };
  }
  return { regrets: [...allowed[0]!.before, left, ...allowed[0]!.after] };
}

function compared(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((regret, index) => regret !== other[index]);
  return differing < 0 ? 0 : one[differing]! - other[differing]!;
}

function allWays(ids: readonly string[]): Way[] {
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    allWays(others.filter((id) => id !== other)).map((rest): Way => [[first, other], ...rest]),
  );
}

class BruteField {
  /** The better one first, the bye last. */
  readonly ids: readonly string[];
  private readonly entrants: readonly SwissEntrant[];
  private readonly scores: readonly number[];

  constructor(entrants: readonly SwissEntrant[]) {
    this.entrants = entrants
      .filter(({ status }) => status === 'in')
      .toSorted((one, other) => other.wins - one.wins || one.rank - other.rank);
    const ids = this.entrants.map(({ id }) => id);
    this.ids = ids.length % 2 === 0 ? ids : [...ids, BYE];
    this.scores = [...new Set(this.entrants.map(({ wins }) => wins))];
  }

  regrets(way: Way, left: number): readonly number[] {
    let closed = 0;
    while (closed < left && !this.roundsOpenAfter(way, left - closed)) closed += 1;
    return [...this.before(way), closed, ...this.after(way)];
  }

  /** No rematch, no third meeting, no second bye. */
  before(way: Way): readonly number[] {
    const meetings = way.map((pair) => this.meetings(pair));
    const bye = this.byeOf(way);
    const fewest = Math.min(...this.entrants.map(({ byes }) => byes));
    return [
      meetings.filter((count) => count > 0).length,
      meetings.reduce((sum, count) => sum + count, 0),
      bye ? bye.byes - fewest : 0,
    ];
  }

  /** The bye low, rematches low, floats few and short, the last of a group first, halves. */
  after(way: Way): readonly number[] {
    const bye = this.byeOf(way);
    const regrets = [bye ? this.ids.length - 2 - this.ids.indexOf(bye.id) : 0, 0, 0, 0, 0, 0];
    for (const pair of way) {
      const [upper, lower] = this.inOrder(pair);
      if (!upper || !lower) continue;
      const [from, to] = [this.scores.indexOf(upper.wins), this.scores.indexOf(lower.wins)];
      if (this.meetings(pair) > 0) regrets[1]! += this.scores.length - from;
      regrets[2]! += (to - from) * (to - from);
      const group = this.entrants.filter(({ wins }) => wins === lower.wins);
      const middle = (group.length - 1) / 2;
      const place = group.indexOf(lower);
      if (from === to) {
        const partner = group.indexOf(upper);
        if ((place < middle && partner < middle) || (place > middle && partner > middle)) regrets[4]! += 1;
        // Half a group apart.
        regrets[5]! += 2 * Math.abs(place - partner - group.length / 2);
      } else {
        const above = this.entrants.filter(({ wins }) => wins === upper.wins);
        regrets[3]! += above.length - 1 - above.indexOf(upper);
        regrets[5]! += 2 * Math.abs(place - middle);
      }
    }
    return regrets;
  }

  /** Whether so many more rounds need neither a rematch nor a second bye. */
  roundsOpenAfter(way: Way, rounds: number): boolean {
    if (this.before(way)[0]! > 0 || this.before(way)[2]! > 0) return rounds === 0;
    const taken = new Set(way.map(([one, other]) => `${one}/${other}`));
    const fewest = Math.min(...this.entrants.map(({ byes }) => byes));
    const open = this.ids.map((one) =>
      this.ids.map((other) => {
        if (one === other || taken.has(`${one}/${other}`) || taken.has(`${other}/${one}`)) return false;
        const player = this.entrants.find(({ id }) => id === (one === BYE ? other : one))!;
        return one === BYE || other === BYE ? player.byes === fewest : this.meetings([one, other]) === 0;
      }),
    );
    return canGoOn(open, rounds);
  }

  private byeOf(way: Way): SwissEntrant | undefined {
    const pair = way.find((ids) => ids.includes(BYE));
    return this.entrants.find(({ id }) => pair?.includes(id));
  }

  private inOrder([one, other]: NamedPair): readonly (SwissEntrant | undefined)[] {
    const pair = this.entrants.filter(({ id }) => id === one || id === other);
    return pair.length === 2 ? pair : [];
  }

  private meetings([one, other]: NamedPair): number {
    const entrant = this.entrants.find(({ id }) => id === one);
    return entrant?.opponents.filter((id) => id === other).length ?? 0;
  }
}

/** Round after round, pair after pair. */
function canGoOn(open: readonly (readonly boolean[])[], rounds: number): boolean {
  if (rounds === 0) return true;
  // Who has fewer partners left than there are rounds stays alone in one of them.
  if (open.some((row) => row.filter(Boolean).length < rounds)) return false;
  const paired = (rest: readonly number[], left: readonly (readonly boolean[])[]): boolean => {
    const [first, ...others] = rest;
    if (first === undefined) return canGoOn(left, rounds - 1);
    return others.some((other) => {
      if (!open[first]![other]) return false;
      const next = left.map((row, seat) =>
        row.map((may, at) => may && !((seat === first && at === other) || (seat === other && at === first))),
      );
      return paired(
        others.filter((seat) => seat !== other),
        next,
      );
    });
  };
  return paired(
    open.map((_, seat) => seat),
    open,
  );
}
