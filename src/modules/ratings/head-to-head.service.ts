import { Injectable } from '@nestjs/common';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import { notFound } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/requests/call.js';
import { pageOf } from '../../platform/http/list.js';
import { Admission } from '../auth/index.js';
import type { HeadToHeadQuery } from './dto/rating-query.dto.js';
import type { HeadToHeadDto } from './dto/rating.dto.js';
import { encounterOf, recordOf } from './head-to-head.mapper.js';
import { matchCursors } from './match-cursor.js';
import { before } from './order-of-play.js';
import { People } from './people.js';
import { type HeadToHeadRow, type RatedPerson, RatingsRepository } from './ratings.repository.js';

const CURSORS = matchCursors('head-to-head');

/** What two people have played against each other: the matches that count for the ratings as well (T24, T73). */
@Injectable()
export class HeadToHeadService {
  constructor(
    private readonly admission: Admission,
    private readonly repository: RatingsRepository,
  ) {}

  async between(call: Call, id: string, otherId: string, query: HeadToHeadQuery): Promise<Answer<HeadToHeadDto>> {
    const { variant = null, cursor, limit } = query;
    const last = CURSORS.placeIn(cursor);
    const { rows } = await this.admission.admit<HeadToHeadRow>(call, this.repository.headToHead(id, otherId, variant));
    const [row = { encounters: [], people: [] }] = rows;
    const people = new People(row.people);
    const player = personOf(people, id);
    const other = personOf(people, otherId);
    const encounters = row.encounters.flatMap((encounter) => encounterOf(encounter, people, player, other) ?? []);
    return found({
      variant,
      player: recordOf(player, encounters, 'player'),
      opponent: recordOf(other, encounters, 'opponent'),
      ...pageOf(before(encounters, last), limit, ({ view }) => view, CURSORS.of),
    });
  }
}

function personOf(people: People, id: string): RatedPerson {
  const person = people.find(id);
  if (person === undefined) throw notFound('player', id);
  return person;
}
