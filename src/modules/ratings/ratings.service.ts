import { Injectable } from '@nestjs/common';
import { FIBS_RATING, type Rated, type RatingRules } from '../../domain/index.js';
import { type Answer, found } from '../../platform/http/answer.js';
import { notFound } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/call.js';
import { pageOf } from '../../platform/http/list.js';
import { Admission } from '../auth/index.js';
import { type ClubRatings, clubRatings } from './club-ratings.js';
import type { RatingHistoryQuery, RatingRulesQuery, RatingTableQuery } from './dto/rating-query.dto.js';
import { before, matchCursor, numberedCursor } from './match-cursor.js';
import { changeView, placed, ratedView } from './rating.mapper.js';
import type { PersonView, RatingHistoryView, RatingTableView } from './rating.view.js';
import { ratingHistorySvg } from './rating-history.svg.js';
import { type RatingsRow, RatingsRepository } from './ratings.repository.js';

/** The club's ratings (T70–T77), computed at each call from all matches that count. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly admission: Admission,
    private readonly repository: RatingsRepository,
  ) {}

  async table(call: Call, query: RatingTableQuery): Promise<Answer<RatingTableView>> {
    const { variant, cursor, limit, archived } = query;
    const after = numberedCursor(cursor);
    const rules = rulesOf(query);
    const rows = placed(await this.club(call, variant, rules), archived).filter(
      ({ rating, view }) =>
        after === null || rating < after.number || (rating === after.number && view.playerId > after.id),
    );
    const page = pageOf(
      rows,
      limit,
      ({ view }) => view,
      (row) => [String(row.rating), row.view.playerId],
    );
    return found({ variant, rules, ...page });
  }

  async history(call: Call, id: string, query: RatingHistoryQuery): Promise<Answer<RatingHistoryView>> {
    const { variant, cursor, limit } = query;
    const rules = rulesOf(query);
    const club = await this.club(call, variant, rules);
    const person = personOf(club, id);
    const changes = club.changes.filter(({ player }) => player === person.playerId).toReversed();
    const page = pageOf(before(changes, cursor), limit, (change) => changeView(change, club, rules), matchCursor);
    return found({ ...person, variant, rules, ...ratedView(ratedNow(club, person, rules)), ...page });
  }

  async historySvg(call: Call, id: string, query: RatingRulesQuery): Promise<Answer<string>> {
    const rules = rulesOf(query);
    const club = await this.club(call, query.variant, rules);
    const person = personOf(club, id);
    const changes = club.changes.filter(({ player }) => player === person.playerId);
    const start = changes[0]?.before ?? ratedNow(club, person, rules);
    const line = [start, ...changes.map(({ after }) => after)].map(({ rating }) => rating);
    return found(ratingHistorySvg({ name: person.name, variant: query.variant, ratings: line }));
  }

  private async club(call: Call, variant: string, rules: RatingRules): Promise<ClubRatings> {
    const { rows } = await this.admission.admit<RatingsRow>(call, this.repository.ratings(variant));
    return clubRatings(rows[0] ?? { matches: [], people: [] }, variant, rules);
  }
}

function personOf({ people }: ClubRatings, id: string): PersonView {
  const person = people.find(id.toLowerCase());
  if (person === undefined) throw notFound('player', id);
  return { playerId: person.id, name: person.name };
}

function ratedNow({ ratings }: ClubRatings, { playerId }: PersonView, { start }: RatingRules): Rated {
  return ratings.get(playerId) ?? { rating: start, experience: 0 };
}

/** T75: what was not asked for is as on FIBS. */
function rulesOf({ start, spread, base, ramp, experienceTiming }: RatingRulesQuery): RatingRules {
  return {
    start: start ?? FIBS_RATING.start,
    spread: spread ?? FIBS_RATING.spread,
    base: base ?? FIBS_RATING.base,
    ramp: ramp ?? FIBS_RATING.ramp,
    experienceTiming: experienceTiming ?? FIBS_RATING.experienceTiming,
  };
}
