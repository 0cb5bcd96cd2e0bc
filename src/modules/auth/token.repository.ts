import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Role } from '../../platform/http/roles.js';

export interface NewToken {
  readonly id: string;
  readonly hash: Buffer;
  readonly role: Role;
  readonly label: string;
  readonly at: Date;
}

const COLUMNS = 'insert into token (id, hash, role, label, created_at)';
const VALUES = 'select $1::uuid, $2::bytea, $3::text, $4::text, $5::timestamptz';

/** Tokens, of which only hashes are kept. */
@Injectable()
export class TokenRepository {
  constructor(private readonly database: Database) {}

  async add(token: NewToken): Promise<void> {
    await this.database.query({ text: `${COLUMNS} ${VALUES}`, values: valuesOf(token) });
  }

  /** Adds a director's token where there is none; whether it did. Two instances that start at once may both. */
  async addFirstDirector(token: NewToken): Promise<boolean> {
    const added = await this.database.query({
      text: `${COLUMNS} ${VALUES} where not exists (select from token where role = 'director' and revoked_at is null)
        on conflict do nothing returning id`,
      values: valuesOf(token),
    });
    return added.length > 0;
  }
}

function valuesOf({ id, hash, role, label, at }: NewToken): readonly unknown[] {
  return [id, hash, role, label, at];
}
