import { PROVISIONAL_BELOW, type Rated, type RatingChange, type RatingRules } from '../../domain/index.js';
import type { ClubRatings } from './club-ratings.js';
import type { RatingChangeDto, RatingRowDto } from './dto/rating.dto.js';
import type { RatedPerson } from './ratings.repository.js';

/** T72: ratings are shown with two decimals, and computed with all of them. */
export function shownNumber(value: number, decimals = 2): number {
  const unit = 10 ** decimals;
  // Without the zero that has a sign.
  return Math.round(value * unit) / unit + 0;
}

/** What a player is rated, as everybody sees it. */
export function ratedView({ rating, experience }: Rated): {
  readonly rating: number;
  readonly experience: number;
  readonly provisional: boolean;
} {
  return { rating: shownNumber(rating), experience, provisional: experience < PROVISIONAL_BELOW };
}

export function changeView(
  change: RatingChange,
  { people, tournaments }: ClubRatings,
  rules: RatingRules,
): RatingChangeDto {
  const { matchId, opponent, won, length, before, after, expected, at } = change;
  return {
    matchId,
    tournamentId: tournaments.get(matchId) ?? null,
    at: new Date(at).toISOString(),
    opponent: { playerId: opponent, name: people.nameOf(opponent) },
    won,
    length,
    before: shownNumber(before.rating),
    after: shownNumber(after.rating),
    change: shownNumber(after.rating - before.rating),
    expected: shownNumber(expected, 4),
    reason: reasonOf(change, people.nameOf(opponent), rules),
  };
}

/** The sum behind the change, so that everybody can do it again. */
function reasonOf(
  { won, length, before, after, opponentRating, factor, expected }: RatingChange,
  name: string,
  rules: RatingRules,
): string {
  const change = after.rating - before.rating;
  const surprise = won ? 1 - expected : expected;
  const sum = `${rules.base} × ${shownNumber(factor, 4)} × √${length} × ${surprise.toFixed(4)}`;
  return (
    `${won ? 'Won' : 'Lost'} to ${length} against ${name}, rated ${opponentRating.toFixed(2)}; ` +
    `a win was ${(100 * expected).toFixed(1)} % likely. ` +
    `${won ? '+' : '−'}${Math.abs(change).toFixed(2)} = ${sum}, K at experience ${before.experience}.`
  );
}

/** A person in the table, with the unrounded rating by which it is ordered. */
export interface Placed {
  readonly rating: number;
  readonly view: RatingRowDto;
}

/** The club's table: the best rating first, equal ratings share a place. */
export function ratingPlaces(club: ClubRatings, withArchived: boolean): readonly Placed[] {
  const played = new Map<string, { matches: number; wins: number }>();
  for (const { player, won } of club.changes) {
    const { matches, wins } = played.get(player) ?? { matches: 0, wins: 0 };
    played.set(player, { matches: matches + 1, wins: wins + (won ? 1 : 0) });
  }
  const rows = [...club.ratings]
    .flatMap(([id, rated]): { person: RatedPerson; rated: Rated }[] => {
      const person = club.people.find(id);
      return person === undefined || (person.archived && !withArchived) ? [] : [{ person, rated }];
    })
    .toSorted((a, b) => isBefore(a, b));
  let place = 0;
  return rows.map(({ person, rated }, index) => {
    if (rows[index - 1]?.rated.rating !== rated.rating) place = index + 1;
    const { matches, wins } = played.get(person.id) ?? { matches: 0, wins: 0 };
    const view = { place, playerId: person.id, name: person.name, ...ratedView(rated), matches, wins };
    return { rating: rated.rating, view };
  });
}

function isBefore(a: { person: RatedPerson; rated: Rated }, b: { person: RatedPerson; rated: Rated }): number {
  return b.rated.rating - a.rated.rating || (a.person.id < b.person.id ? -1 : 1);
}
