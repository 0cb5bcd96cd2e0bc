/**
 * Whether the rounds to come can still be paired without a rematch and without a second bye (T15): whether the graph of
 * those who have not met yet, the bye being one seat of it if their number is odd, has so many perfect matchings with no
 * pair in common.
 *
 * Mostly that is certain beforehand. Where on n seats everybody has at least n/2 partners left there is a circle through
 * all of them (Dirac), hence a matching; taking it away costs everybody one partner. So `rounds` rounds are safe, however
 * they are paired, while the fewest partners are at least n/2 + rounds − 1. Only small fields with many rounds fall
 * short of it, and for them the matchings are searched for.
 */

/** For each seat the seats that it may still be paired with, as bits. */
export type Partners = readonly number[];

/** Bits of a whole number that bitwise operators keep. */
export const MOST_SEATS_SEARCHED = 30;

/** How many pairs a search may try before it gives up; far more than any field of 10 seats needs. */
const PATIENCE = 200_000;

export const OUTLOOKS = ['open', 'dead-end', 'unknown'] as const;
/** `unknown`: the search was given up. */
export type Outlook = (typeof OUTLOOKS)[number];

/** Whether so many rounds are safe, whatever is paired before, when everybody has at least so many partners (Dirac). */
export function safeFor(rounds: number, seats: number, fewestPartners: number): boolean {
  return rounds === 0 || fewestPartners >= seats / 2 + rounds - 1;
}

/** Whether so many rounds can be paired with partners that are used once. */
export function outlook(partners: Partners, rounds: number): Outlook {
  return new Search().outlook(partners, rounds, 0);
}

/** For each of so many rounds the partner of every seat, no pair twice; null where there are none, or none were found. */
export function roundsAhead(partners: Partners, rounds: number): readonly (readonly number[])[] | null {
  const search = new Search();
  search.keep = true;
  return search.outlook(partners, rounds, 0) === 'open' ? search.found : null;
}

/** The partners that are left after a round. */
export function afterRound(partners: Partners, round: readonly number[]): Partners {
  return partners.map((bits, seat) => bits & ~(1 << (round[seat] ?? seat)));
}

class Search {
  /** Whether the matchings themselves are wanted: then certainty is not enough. */
  keep = false;
  found: readonly (readonly number[])[] = [];
  private tried = 0;

  /** `above`: of the rounds, which may be in any order, the one with the lower partner of seat 0 is looked for first. */
  outlook(partners: Partners, rounds: number, above: number): Outlook {
    if (rounds === 0) return 'open';
    const counts = partners.map(bitCount);
    const fewest = Math.min(...counts);
    if (fewest < rounds) return 'dead-end';
    if (!this.keep && safeFor(rounds, partners.length, fewest)) return 'open';
    let answer: Outlook = 'dead-end';
    for (const round of this.matchings(partners, above)) {
      const rest = this.outlook(afterRound(partners, round), rounds - 1, round[0] ?? 0);
      if (rest === 'open') {
        this.found = [round, ...this.found];
        return 'open';
      }
      if (rest === 'unknown') answer = 'unknown';
      if (this.tried > PATIENCE) return 'unknown';
    }
    return this.tried > PATIENCE ? 'unknown' : answer;
  }

  /** All perfect matchings in which the partner of seat 0 is above a seat, one after another. */
  private *matchings(partners: Partners, above: number): Generator<readonly number[]> {
    const everybody = 2 ** partners.length - 1;
    const first = partners.map((bits, seat) => (seat === 0 ? bits & ~(2 ** (above + 1) - 1) : bits));
    yield* this.completed(first, everybody, Array.from<number>({ length: partners.length }).fill(-1), 0);
  }

  private *completed(
    partners: Partners,
    free: number,
    round: readonly number[],
    fixed: number | null,
  ): Generator<readonly number[]> {
    if (free === 0) {
      yield round;
      return;
    }
    const seat = fixed ?? hardest(partners, free);
    for (let rest = (partners[seat] ?? 0) & free & ~(1 << seat); rest !== 0; rest &= rest - 1) {
      this.tried += 1;
      if (this.tried > PATIENCE) return;
      const partner = lowestBit(rest);
      const next = round.with(seat, partner).with(partner, seat);
      yield* this.completed(partners, free & ~(1 << seat) & ~(1 << partner), next, null);
    }
  }
}

/** Of the free seats the one with the fewest free partners: where a dead end shows first. */
function hardest(partners: Partners, free: number): number {
  let [seat, fewest] = [0, Infinity];
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const candidate = lowestBit(rest);
    const count = bitCount((partners[candidate] ?? 0) & free);
    if (count < fewest) [seat, fewest] = [candidate, count];
  }
  return seat;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
