/**
 * Ratings by the formula of FIBS and its relatives (T70–T77): a function of the matches in the order in which they were
 * played, so that a corrected match, or an old one that is entered late, is simply rated again with everything behind it.
 */

import type { Id, Milliseconds } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import { bySide, opponent } from '../kernel/side.js';

export const RAMPS = ['fibs', 'none', 'gentle'] as const;
/** How fast new players move (T70, T75). */
export type Ramp = (typeof RAMPS)[number];

export const EXPERIENCE_TIMINGS = ['before', 'after'] as const;

/** The parameters of the formula (T75). */
export interface RatingRules {
  readonly start: number;
  readonly spread: number;
  readonly base: number;
  readonly ramp: Ramp;
  /** T71: whether K looks at the experience before the match or with it. */
  readonly experienceTiming: (typeof EXPERIENCE_TIMINGS)[number];
}

export const FIBS_RATING: RatingRules = {
  start: 1_500,
  spread: 2_000,
  base: 4,
  ramp: 'fibs',
  experienceTiming: 'before',
};

/** T75: with less experience a rating is provisional. */
export const PROVISIONAL_BELOW = 100;

/** What a player is rated, and the lengths of all rated matches together (T70). */
export interface Rated {
  readonly rating: number;
  readonly experience: number;
}

/** A match as the formula sees it. */
export interface RatedMatch {
  readonly id: Id;
  readonly players: BySide<Id>;
  readonly winner: Side;
  readonly length: number;
  /** When it was played. */
  readonly at: Milliseconds;
}

/** One change of one player's rating, and why. */
export interface RatingChange {
  readonly matchId: Id;
  readonly player: Id;
  readonly opponent: Id;
  readonly won: boolean;
  readonly length: number;
  readonly before: Rated;
  readonly after: Rated;
  readonly opponentRating: number;
  /** K of the player for this match (T70, T71). */
  readonly factor: number;
  /** How likely the win was beforehand (T76). */
  readonly expected: number;
  readonly at: Milliseconds;
}

/** T76: how likely the first of two wins a match of that length. */
export function expectedScore(
  rating: number,
  opponentRating: number,
  length: number,
  { spread }: Pick<RatingRules, 'spread'> = FIBS_RATING,
): number {
  return 1 / (1 + 10 ** (((opponentRating - rating) * Math.sqrt(length)) / spread));
}

/** K(e) (T70, T75). */
function rampFactor(experience: number, ramp: Ramp): number {
  switch (ramp) {
    case 'fibs':
      return Math.max(1, 5 - experience / 100);
    case 'gentle':
      return Math.max(1, 2 - experience / 400);
    case 'none':
      return 1;
  }
}

/** K of a player for a match of that length, by the experience before or with it (T71). */
function matchFactor(
  experience: number,
  length: number,
  { ramp, experienceTiming }: Pick<RatingRules, 'ramp' | 'experienceTiming'> = FIBS_RATING,
): number {
  return rampFactor(experienceTiming === 'after' ? experience + length : experience, ramp);
}

/** Both players after the match (T70), `expected` being how likely the winner was to win. Not zero-sum while a ramp differs (T72). */
function ratedAfter(
  before: BySide<Rated>,
  winner: Side,
  length: number,
  expected: number,
  rules: RatingRules,
): BySide<Rated> {
  // The chance of what did not happen: what the winner gains is larger the less it was to be expected.
  const surprise = 1 - expected;
  return bySide((side) => {
    const { rating, experience } = before[side];
    const change = rules.base * matchFactor(experience, length, rules) * Math.sqrt(length) * surprise;
    return { rating: side === winner ? rating + change : rating - change, experience: experience + length };
  });
}

/**
 * Every change of every rating, in the order in which the matches were played (T74), as `inOrderOfPlay` has it.
 * `known`: what players had before the first of these matches.
 */
export function rateMatches(
  matches: readonly RatedMatch[],
  known: ReadonlyMap<Id, Rated>,
  rules: RatingRules = FIBS_RATING,
): { readonly changes: readonly RatingChange[]; readonly ratings: ReadonlyMap<Id, Rated> } {
  const ratings = new Map(known);
  const changes: RatingChange[] = [];
  const inOrder = matches.toSorted(inOrderOfPlay);
  for (const { id, players, winner, length, at } of inOrder) {
    const before = bySide((side) => ratings.get(players[side]) ?? { rating: rules.start, experience: 0 });
    const expected = expectedScore(before[winner].rating, before[opponent(winner)].rating, length, rules);
    const after = ratedAfter(before, winner, length, expected, rules);
    for (const side of [winner, opponent(winner)]) {
      const other = opponent(side);
      ratings.set(players[side], after[side]);
      changes.push({
        matchId: id,
        player: players[side],
        opponent: players[other],
        won: side === winner,
        length,
        before: before[side],
        after: after[side],
        opponentRating: before[other].rating,
        factor: matchFactor(before[side].experience, length, rules),
        expected: side === winner ? expected : 1 - expected,
        at,
      });
    }
  }
  return { changes, ratings };
}

/**
 * The earlier match first. Matches of one moment, such as a day of which nothing but the date is known, are taken in the order in
 * which they were recorded, as their ids tell it: the lines of a table in its order. Nothing that may change later, as a name
 * may, moves a rating.
 */
function inOrderOfPlay(a: RatedMatch, b: RatedMatch): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
