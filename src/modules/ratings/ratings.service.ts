import { Injectable } from '@nestjs/common';
import { FIBS_RATING, type RatingRules } from '../../domain/index.js';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import { notFound } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/requests/call.js';
import { numberedCursors, pageOf } from '../../platform/http/list.js';
import type { RatingHistoryQuery, RatingRulesQuery, RatingTableQuery } from './dto/rating-query.dto.js';
import type { RatingHistoryDto, RatingTableDto } from './dto/rating.dto.js';
import { matchCursors } from './match-cursor.js';
import { RatedMatches } from './rated-matches.js';
import type { Placed } from './rating.mapper.js';
import { ratingHistorySvg } from './rating-history.svg.js';
import type { RatingsAnswer, RatingsQuestion } from './ratings.tasks.js';

const TABLE_CURSORS = numberedCursors<Placed>('ratings', ({ rating, view }) => ({ number: rating, id: view.playerId }));
const HISTORY_CURSORS = matchCursors('rating-history');

/** The club's ratings (T70–T77), computed from all matches that count. */
@Injectable()
export class RatingsService {
  constructor(private readonly matches: RatedMatches) {}

  async table(call: Call, query: RatingTableQuery): Promise<Answer<RatingTableDto>> {
    const { variant, cursor, limit, archived } = query;
    const behind = TABLE_CURSORS.placeIn(cursor);
    const rules = rulesOf(query);
    const about = { kind: 'table', archived, behind, limit } as const;
    const { rows } = await this.answer(call, { variant, rules, about }, 'table');
    const page = pageOf(rows, limit, ({ view }) => view, TABLE_CURSORS.of);
    return found({ variant, rules, ...page });
  }

  async history(call: Call, id: string, query: RatingHistoryQuery): Promise<Answer<RatingHistoryDto>> {
    const { variant, cursor, limit } = query;
    const behind = HISTORY_CURSORS.placeIn(cursor);
    const rules = rulesOf(query);
    const about = { kind: 'history', id, behind, limit } as const;
    const { person, rated, changes } = await this.answer(call, { variant, rules, about }, 'history', id);
    const page = pageOf(changes, limit, ({ view }) => view, HISTORY_CURSORS.of);
    return found({ ...person, variant, rules, ...rated, ...page });
  }

  async historySvg(call: Call, id: string, query: RatingRulesQuery): Promise<Answer<string>> {
    const { variant } = query;
    const about = { kind: 'line', id } as const;
    const { name, ratings } = await this.answer(call, { variant, rules: rulesOf(query), about }, 'line', id);
    return found(ratingHistorySvg({ name, variant, ratings }));
  }

  private async answer<Kind extends RatingsQuestion['about']['kind']>(
    call: Call,
    question: Omit<RatingsQuestion, 'club'>,
    kind: Kind,
    id = '',
  ): Promise<Extract<RatingsAnswer, { kind: Kind }>> {
    const answer = await this.matches.ask(call, question);
    if (answer.kind === 'no-player') throw notFound('player', id);
    if (answer.kind !== kind) throw new Error(`a question about a ${kind} was answered with ${answer.kind}`);
    return answer as Extract<RatingsAnswer, { kind: Kind }>;
  }
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
