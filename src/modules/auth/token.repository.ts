import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Role } from '../../platform/http/roles.js';
import type { InnerRead } from '../../recording/gate.js';
import type { ArchivedPerson } from '../../rules/archived-person.js';

/** A token as its row holds it, without the hash. */
export interface TokenRow {
  readonly id: string;
  readonly version: number;
  readonly role: Role;
  readonly player_id: string | null;
  readonly label: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly tournament_id: string | null;
}

/** A token that may be revoked, with the other director's token that lasts longest. */
export interface RevocableRow extends TokenRow {
  readonly other_director: {
    readonly id: string;
    readonly version: number;
    /** Milliseconds since 1970; null: it never expires. */
    readonly expires: number | null;
  } | null;
}

/** A person as far as a new token needs to know. */
export interface NamedRow extends ArchivedPerson {
  readonly archived_at: Date | null;
}

export interface NewToken {
  readonly id: string;
  readonly hash: Buffer;
  readonly role: Role;
  readonly label: string;
  readonly at: Date;
}

/** Whether a director's token is good at the time of the parameter. */
const goodDirector = (now: string): string =>
  `exists (select from token where role = 'director' and revoked_at is null
    and (expires_at is null or expires_at > ${now}::timestamptz))`;

const INSERT = 'insert into token (id, hash, role, label, created_at)';
const VALUES = 'select $1::uuid, $2::bytea, $3::text, $4::text, $5::timestamptz';

const COLUMNS =
  't.id, t.version, t.role, t.player_id, t.label, t.created_at, t.expires_at, t.revoked_at, t.tournament_id';

const BY_ID = `select ${COLUMNS} from token t where t.id = $1::uuid`;

const FOR_REVOCATION = `select ${COLUMNS}, (
    select json_build_object('id', d.id, 'version', d.version, 'expires', extract(epoch from d.expires_at) * 1000)
    from token d where d.role = 'director' and d.id <> t.id and d.revoked_at is null
    order by d.expires_at desc nulls first, d.id limit 1
  ) as other_director
  from token t where t.id = $1::uuid`;

const LIST = `select ${COLUMNS} from token t
  where t.id < coalesce($1::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') order by t.id desc limit $2`;

const PLAYER = `select p.name, p.archived_at, (select r.name from player r where r.id = p.merged_into) as remaining
  from player p where p.id = $1::uuid`;

/** Tokens, of which only hashes are kept. Callers' own writes go through the recording. */
@Injectable()
export class TokenRepository {
  constructor(private readonly database: Database) {}

  async add(token: NewToken): Promise<void> {
    await this.database.query({ text: `${INSERT} ${VALUES}`, values: valuesOf(token) });
  }

  /**
   * Adds a director's token where none is good at the time of the new one; whether it did. Two instances that start at once
   * may both. A token that was known before stays what it is: one that was revoked does not come back.
   */
  async addFirstDirector(token: NewToken): Promise<boolean> {
    const added = await this.database.query({
      text: `${INSERT} ${VALUES} where not ${goodDirector('$5')} on conflict do nothing returning id`,
      values: valuesOf(token),
    });
    return added.length > 0;
  }

  /** Whether some director's token is good at this time. */
  async hasDirector(at: Date): Promise<boolean> {
    const [row] = await this.database.query<{ readonly good: boolean }>({
      text: `select ${goodDirector('$1')} as good`,
      values: [at],
    });
    return row?.good === true;
  }

  byId(id: string): InnerRead {
    return { name: 'token-by-id', text: BY_ID, values: [id] };
  }

  forRevocation(id: string): InnerRead {
    return { name: 'token-revocation', text: FOR_REVOCATION, values: [id] };
  }

  /** Tokens, newest first (their ids are made in the order of time), one row more than the limit. */
  list(before: string | null, limit: number): InnerRead {
    return { name: 'token-list', text: LIST, values: [before, limit + 1] };
  }

  /** The person whom a new token is for. */
  player(id: string): InnerRead {
    return { name: 'token-player', text: PLAYER, values: [id] };
  }
}

function valuesOf({ id, hash, role, label, at }: NewToken): readonly unknown[] {
  return [id, hash, role, label, at];
}
