/** What is asked of a club's ratings, answered from the text of all its rated matches: a task, because there may be thousands. */
import type { Rated, RatingRules } from '../../domain/index.js';
import { Kept } from '../../platform/kept.js';
import { task } from '../../platform/work/work.js';
import { type ClubRatings, type ClubText, clubRatings } from './club-ratings.js';
import type { NumberedPlace } from '../../platform/http/list.js';
import type { RatedPersonDto, RatingChangeDto } from './dto/rating.dto.js';
import { before } from './order-of-play.js';
import { type Placed, changeView, ratedView, ratingPlaces } from './rating.mapper.js';

/** A player's change of rating, with what its cursor is made of. */
export interface ShownChange {
  readonly at: number;
  readonly matchId: string;
  readonly view: RatingChangeDto;
}

export interface RatedClub {
  /** Two texts never have the same number. */
  readonly number: number;
  readonly size: number;
  /** Left out where the thread has probably seen it. */
  readonly text: ClubText | null;
}

export interface RatingsQuestion {
  readonly club: RatedClub;
  readonly variant: string;
  readonly rules: RatingRules;
  readonly about:
    | {
        readonly kind: 'table';
        readonly archived: boolean;
        readonly behind: NumberedPlace | null;
        readonly limit: number;
      }
    | { readonly kind: 'history'; readonly id: string; readonly behind: NumberedPlace | null; readonly limit: number }
    | { readonly kind: 'line'; readonly id: string };
}

/** `unknown`: the text is needed after all. `no-player`: the club has no such player. */
export type RatingsAnswer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no-player' }
  | { readonly kind: 'table'; readonly rows: readonly Placed[] }
  | ({
      readonly kind: 'history';
      readonly person: RatedPersonDto;
      readonly changes: readonly ShownChange[];
    } & { readonly rated: ReturnType<typeof ratedView> })
  | { readonly kind: 'line'; readonly name: string; readonly ratings: readonly number[] };

/** Lists give one item more than was asked for, which tells that there is a next page. */
export function answerAboutRatings({ club: { number, text }, variant, rules, about }: RatingsQuestion): RatingsAnswer {
  const club = ratedClub(number, text, variant, rules);
  if (club === null) return { kind: 'unknown' };
  if (about.kind === 'table') {
    const { archived, behind, limit } = about;
    const rows = ratingPlaces(club, archived).filter(
      ({ rating, view }) =>
        behind === null || rating < behind.number || (rating === behind.number && view.playerId > behind.id),
    );
    return { kind: 'table', rows: rows.slice(0, limit + 1) };
  }
  const person = club.people.find(about.id);
  if (person === undefined) return { kind: 'no-player' };
  const changes = club.changes.filter(({ player }) => player === person.id);
  const now: Rated = club.ratings.get(person.id) ?? { rating: rules.start, experience: 0 };
  if (about.kind === 'line') {
    const line = [changes[0]?.before ?? now, ...changes.map(({ after }) => after)];
    return { kind: 'line', name: person.name, ratings: line.map(({ rating }) => rating) };
  }
  const { behind, limit } = about;
  const shown = before(changes.toReversed(), behind)
    .slice(0, limit + 1)
    .map((change) => ({ at: change.at, matchId: change.matchId, view: changeView(change, club, rules) }));
  return {
    kind: 'history',
    person: { playerId: person.id, name: person.name },
    rated: ratedView(now),
    changes: shown,
  };
}

/** So many matches are rated where they are asked for, in a few milliseconds. */
const FEW = 1_000;
const BYTES_OF_A_MATCH = 130;

export const RATINGS_TASK = task(import.meta.url, answerAboutRatings, ({ club }) => club.size > FEW * BYTES_OF_A_MATCH);

/** Variants, and rules other than the club's, that are asked for again and again. */
const MOST_CLUBS = 4;

/** Clubs that were rated last, by text and rules: reading one costs a tenth of a second, and each is asked for many times. */
const RATED = new Kept<string, { readonly text: ClubText; readonly club: ClubRatings }>(MOST_CLUBS);

function ratedClub(number: number, given: ClubText | null, variant: string, rules: RatingRules): ClubRatings | null {
  const { start, spread, base, ramp, experienceTiming } = rules;
  const key = [number, start, spread, base, ramp, experienceTiming].join();
  const known = RATED.get(key);
  if (known !== undefined) {
    RATED.set(key, known);
    return known.club;
  }
  const text = given ?? [...RATED].find(([other]) => other.startsWith(`${number},`))?.[1].text ?? null;
  if (text === null) return null;
  const club = clubRatings(text, variant, rules);
  RATED.set(key, { text, club });
  return club;
}
