/**
 * Whether the rounds to come can still be paired without a rematch and without a second bye (T15): whether the graph of
 * those who have not met yet, the bye being one seat of it if their number is odd, has so many perfect matchings with no
 * pair in common.
 *
 * Mostly that is certain beforehand. Where on n seats everybody has at least n/2 partners left there is a circle through
 * all of them (Dirac), hence a matching; taking it away costs everybody one partner. So `rounds` rounds are safe, however
 * they are paired, while the fewest partners are at least n/2 + rounds − 1. Only small fields with many rounds fall
 * short of it, and for them the matchings are searched for. What ends most searches at once: out of any odd number of
 * seats every round takes a pair to the others, so there must be as many such pairs as rounds.
 */

// Called for millions of sets, and slow to reach by the global name wherever modules run in a context of their own.
const { clz32, imul } = Math;

/** For each seat the seats that it may still be paired with, as bits. */
export type Partners = readonly number[];

/** For each seat its partner in a round. */
export type PartnersOfRound = readonly number[];

const OUTLOOKS = ['open', 'dead-end', 'unknown'] as const;
/** `unknown`: the search was given up. */
type Outlook = (typeof OUTLOOKS)[number];

/**
 * So many bits fit where bits are counted. Larger fields would need a search only with more rounds than half their seats.
 */
export const MOST_SEATS_SEARCHED = 30;

/** All odd sets of more seats would take too long to look at. */
const MOST_SEATS_CUT = 14;

/** Up to here every question is answered, however long it takes: less than half a second. */
const MOST_SEATS_ANSWERED = 10;

/** Steps that a question of a larger field may take: a pair that is tried, or so many sets that are looked at. */
const PATIENCE = 200_000;
const SETS_A_STEP = 8;

/** Whether so many rounds are safe, whatever is paired before, when everybody has at least so many partners (Dirac). */
export function safeFor(rounds: number, seats: number, fewestPartners: number): boolean {
  return rounds === 0 || fewestPartners >= seats / 2 + rounds - 1;
}

/** The partners that are left after a round. */
export function afterRound(partners: Partners, round: PartnersOfRound): Partners {
  return partners.map((bits, seat) => bits & ~(1 << (round[seat] ?? seat)));
}

/** Looks ahead from one moment of an event; what was found out once is remembered. */
export class LookAhead {
  private steps = 0;
  private readonly known = new Map<string, Outlook>();
  private readonly oddSets: readonly number[];
  private readonly patience: number;

  constructor(private readonly seats: number) {
    this.patience = seats > MOST_SEATS_ANSWERED ? PATIENCE : Infinity;
    const sets = seats > MOST_SEATS_CUT ? [] : Array.from({ length: 2 ** (seats - 1) }, (_, set) => set);
    this.oddSets = sets.filter((set) => bitCount(set) % 2 === 1);
  }

  /** Begins a question of its own, with all its patience. */
  begin(): void {
    this.steps = 0;
  }

  /** Whether so many rounds can be paired, no pair twice. */
  outlook(partners: Partners, rounds: number): Outlook {
    if (rounds === 0) return 'open';
    const fewest = Math.min(...partners.map(bitCount));
    if (fewest < rounds) return 'dead-end';
    if (safeFor(rounds, this.seats, fewest)) return 'open';
    const key = `${rounds}:${partners.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const outlook = this.searched(partners, rounds);
    if (outlook !== 'unknown') this.known.set(key, outlook);
    return outlook;
  }

  /** One of so many rounds that can be paired, no pair twice; null where there are none, or none were found. */
  firstRound(partners: Partners, rounds: number): PartnersOfRound | null {
    const seat = hardest(partners, 2 ** this.seats - 1);
    // Who has so many partners to spare meets one of the lowest of them in some round, and the rounds have no order:
    // that round is looked for first, and those still lower are met in none.
    const spare = bitCount(partners[seat] ?? 0) - rounds;
    let left = partners;
    for (let skipped = 0; skipped <= spare; skipped += 1) {
      const partner = lowestBit(left[seat] ?? 0);
      for (const round of this.matchingsWith(left, seat, partner)) {
        if (this.outlook(afterRound(left, round), rounds - 1) === 'open') return round;
      }
      left = left.with(seat, (left[seat] ?? 0) & ~(1 << partner)).with(partner, (left[partner] ?? 0) & ~(1 << seat));
    }
    return null;
  }

  private searched(partners: Partners, rounds: number): Outlook {
    if (this.hasNarrowCut(partners, rounds)) return 'dead-end';
    if (this.firstRound(partners, rounds) !== null) return 'open';
    return this.steps > this.patience ? 'unknown' : 'dead-end';
  }

  private hasNarrowCut(partners: Partners, rounds: number): boolean {
    this.steps += this.oddSets.length / SETS_A_STEP;
    return this.oddSets.some((set) => {
      let pairs = 0;
      for (let rest = set; rest !== 0; rest &= rest - 1) pairs += bitCount((partners[lowestBit(rest)] ?? 0) & ~set);
      return pairs < rounds;
    });
  }

  /** All perfect matchings with that pair, one after another, until patience ends. */
  private *matchingsWith(partners: Partners, seat: number, partner: number): Generator<PartnersOfRound> {
    const nobody = Array.from<number>({ length: this.seats }).fill(-1);
    const others = (2 ** this.seats - 1) & ~(1 << seat) & ~(1 << partner);
    yield* this.completed(partners, others, nobody.with(seat, partner).with(partner, seat));
  }

  private *completed(partners: Partners, free: number, round: PartnersOfRound): Generator<PartnersOfRound> {
    if (free === 0) {
      yield round;
      return;
    }
    const seat = hardest(partners, free);
    for (let rest = (partners[seat] ?? 0) & free; rest !== 0; rest &= rest - 1) {
      this.steps += 1;
      if (this.steps > this.patience) return;
      const partner = lowestBit(rest);
      const next = round.with(seat, partner).with(partner, seat);
      yield* this.completed(partners, free & ~(1 << seat) & ~(1 << partner), next);
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
  return 31 - clz32(bits & -bits);
}

/** Counts in parallel inside the word. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
