import { Injectable } from '@nestjs/common';
import type { Statement } from '../../platform/database/database.js';
import { smallLetters } from '../../platform/database/small-letters.js';
import type { InnerRead } from '../../recording/gate.js';

/** A person as the row holds it. */
export interface PlayerRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly nickname: string | null;
  readonly country: string | null;
  readonly rating: number | null;
  readonly experience: number | null;
  readonly notes: string | null;
  readonly created_at: Date;
  readonly archived_at: Date | null;
  readonly merged_into: string | null;
}

/** One of the two of a merge. */
export interface MergeRow extends PlayerRow {
  readonly is_meeting: boolean;
}

export interface PlayerFilter {
  /** Part of the name or nickname, in any case; empty: everybody. */
  readonly text: string;
  /** The whole name or nickname, in any case; null: any. */
  readonly name: string | null;
  readonly withArchived: boolean;
  /** The last person of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

const COLUMNS = `p.id, p.version, p.name, p.nickname, p.country, p.rating, p.experience, p.notes, p.created_at,
  p.archived_at, p.merged_into`;

const BY_ID = `select ${COLUMNS} from player p where p.id = $1::uuid`;

const idsOf = (id: string): string =>
  `array(select q.id from player q where q.id = ${id}::uuid or q.merged_into = ${id}::uuid)`;

const BOTH_IN = `player_ids && ${idsOf('$1')} and player_ids && ${idsOf('$2')}`;

/** Whether both sit at one table, or are in one tournament, that is not over. */
const ARE_MEETING = `exists (select from series where ${BOTH_IN} and finished_at is null)
      or exists (select from tournament where ${BOTH_IN} and finished_at is null)`;

const FOR_MERGE = `select ${COLUMNS}, ${ARE_MEETING} as is_meeting
  from player p
  where p.id in ($1::uuid, $2::uuid) or p.merged_into = $1::uuid order by p.id`;

const LIST = `select ${COLUMNS} from player p
  where p.id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
    and ($2::boolean or p.archived_at is null)
    and ($3::text = '' or position(${smallLetters('$3::text')} in ${smallLetters('p.name')}) > 0
      or position(${smallLetters('$3::text')} in ${smallLetters('p.nickname')}) > 0)
    and ($5::text is null or ${smallLetters('$5::text')} in (${smallLetters('p.name')}, ${smallLetters('p.nickname')}))
  order by p.id limit $4`;

/** A person with what distinguishes namesakes. */
export interface NamesakeRow {
  readonly id: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly country: string | null;
}

const NAMESAKES = `select p.id, p.name, p.nickname, p.country from player p
  where p.archived_at is null and p.merged_into is null
    and ${smallLetters('p.name')} in (select ${smallLetters('n.name')} from unnest($1::text[]) as n (name)) order by p.id`;

/** The selects about people; writes go through the recording. */
@Injectable()
export class PlayersRepository {
  byId(id: string): InnerRead {
    return { name: 'player-by-id', text: BY_ID, values: [id] };
  }

  /** Both persons of a merge, and everybody who was merged into the first one before. */
  forMerge(id: string, into: string): InnerRead {
    return { name: 'player-merge', text: FOR_MERGE, values: [id, into] };
  }

  /** A row where the two have met since they were read. */
  meeting(id: string, into: string): Statement {
    return { name: 'player-meeting', text: `select where ${ARE_MEETING}`, values: [id, into] };
  }

  /** Everybody who has one of the names, in any letters, and is neither archived nor merged. */
  namesakes(names: readonly string[]): InnerRead {
    return { name: 'player-namesakes', text: NAMESAKES, values: [names] };
  }

  /** People in the order in which they came to the club, one row more than the limit. */
  list({ text, name, withArchived, after, limit }: PlayerFilter): InnerRead {
    return { name: 'player-list', text: LIST, values: [after, withArchived, text, limit + 1, name] };
  }
}
