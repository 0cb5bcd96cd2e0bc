import { Injectable } from '@nestjs/common';
import type { BySide } from '../../../domain/index.js';
import type { InnerRead } from '../../../recording/gate.js';
import type { ArchivedPerson } from '../../../rules/archived-person.js';

/** A person who may be meant by an id or by a name. */
export interface KnownPerson extends ArchivedPerson {
  readonly id: string;
  readonly nickname: string | null;
  readonly country: string | null;
  readonly archived: boolean;
}

/** A match that a line may tell once more. */
export interface KnownMatch {
  readonly id: string;
  /** The persons who remain, where players were merged. */
  readonly players: readonly [white: string, black: string];
  /** When it was played, in milliseconds. */
  readonly at: number;
  readonly length: number;
  readonly score: BySide<number>;
}

export interface ResultsRow {
  readonly people: readonly KnownPerson[];
  readonly matches: readonly KnownMatch[];
}

/** Small letters by Unicode, whatever language the database was made with. */
const lower = (text: string): string => `lower(${text} collate "und-x-icu")`;

/** One row: thousands of them would each be read beside the caller's token. */
const KNOWN = `with person as (
    select p.id, p.name, p.nickname, p.country, p.archived_at is not null as archived,
      (select r.name from player r where r.id = p.merged_into) as remaining
    from player p
    where p.id = any($1::uuid[]) or (p.archived_at is null and p.merged_into is null
      and ${lower('p.name')} in (select ${lower('n.name')} from unnest($2::text[]) as n (name)))),
  known as (
    select p.id, coalesce(p.merged_into, p.id) as one from player p
    where coalesce(p.merged_into, p.id) in (select id from person)),
  met as (
    select s.id, s.state, s.rated_length, w.one as white, b.one as black,
      (extract(epoch from coalesce(s.played_at, s.finished_at)) * 1000)::bigint as at
    from series s join known w on w.id = s.player_ids[1] join known b on b.id = s.player_ids[2]
    where s.rated_winner is not null and s.variant = 'backgammon'
      and coalesce(s.played_at, s.finished_at) >= $3::timestamptz and coalesce(s.played_at, s.finished_at) < $4::timestamptz)
  select (select coalesce(json_agg(to_json(p) order by p.id), '[]') from person p) as people,
    (select coalesce(json_agg(json_build_object('id', m.id, 'players', json_build_array(m.white, m.black), 'at', m.at,
      'length', m.rated_length, 'score', m.state -> 'score') order by m.id), '[]') from met m) as matches`;

/** The select behind the import of old results. */
@Injectable()
export class ResultsRepository {
  /** Everybody who may be meant, and the matches that they have played against each other in that time. */
  known(ids: readonly string[], names: readonly string[], from: Date, until: Date): InnerRead {
    return { name: 'results-known', text: KNOWN, values: [ids, names, from, until] };
  }
}
