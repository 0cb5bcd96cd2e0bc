import {
  type Rated,
  type RatedMatch,
  type RatingChange,
  type RatingRules,
  milliseconds,
  rateMatches,
} from '../../domain/index.js';
import { People } from './people.js';
import type { RatedPerson } from './ratings.repository.js';

/** The variant whose rating the club enters with a player: FIBS rates no other one. */
const ENTERED_VARIANT = 'backgammon';

/** The ratings of a variant, computed from all its matches. */
export interface ClubRatings {
  readonly people: People;
  /** In the order in which the matches were played. */
  readonly changes: readonly RatingChange[];
  readonly ratings: ReadonlyMap<string, Rated>;
  /** What players had before the first match. */
  readonly entered: ReadonlyMap<string, Rated>;
  /** By match. */
  readonly tournaments: ReadonlyMap<string, string>;
}

/** What the ratings of a variant follow from, as the database sends it. */
export interface ClubText {
  /** A line for each match that counts: id, white, black, winner, length, time of play in milliseconds, tournament if it has one. */
  readonly matches: string;
  /** JSON: a list of `RatedPerson`. */
  readonly people: string;
}

/** Rates every match anew, so that a correction changes everything behind it (T74). */
export function clubRatings(text: ClubText, variant: string, rules: RatingRules): ClubRatings {
  const people = new People(JSON.parse(text.people) as readonly RatedPerson[]);
  const entered = variant === ENTERED_VARIANT ? enteredRatings(people, rules) : new Map<string, Rated>();
  const matches: RatedMatch[] = [];
  const tournaments = new Map<string, string>();
  for (const line of text.matches === '' ? [] : text.matches.split('\n')) {
    const [id = '', first = '', second = '', winner, length, at, tournamentId] = line.split(',');
    const [white, black] = [people.idOf(first), people.idOf(second)];
    // Two who turned out to be one person cannot have won against each other.
    if (white === black) continue;
    matches.push({
      id,
      players: { white, black },
      winner: winner === 'white' ? 'white' : 'black',
      length: Number(length),
      at: milliseconds(Number(at)),
    });
    if (tournamentId !== undefined) tournaments.set(id, tournamentId);
  }
  return { people, entered, tournaments, ...rateMatches(matches, entered, rules) };
}

function enteredRatings(people: People, rules: RatingRules): ReadonlyMap<string, Rated> {
  return new Map(
    people
      .all()
      .filter(({ rating, experience }) => rating !== null || experience !== null)
      .map(({ id, rating, experience }) => [id, { rating: rating ?? rules.start, experience: experience ?? 0 }]),
  );
}
