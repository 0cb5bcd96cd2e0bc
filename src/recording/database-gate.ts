import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../platform/database/database.js';
import { Renewals } from './upkeep/renewals.js';
import { type Caller, Gate, type GateAnswer, type GateRead, type InnerRead } from './gate.js';

interface GateColumns {
  readonly gate_token_id: string | null;
  readonly gate_role: string;
  readonly gate_player_id: string | null;
  readonly gate_player_ids: readonly string[] | null;
  /** The stored answer's columns are there only when a key was asked for. */
  readonly gate_fingerprint: string | null;
  readonly gate_status: number;
  readonly gate_etag: string | null;
  readonly gate_body: unknown;
  /** Null if the inner select gave no row. */
  readonly gate_row: true | null;
}

/** The gate in the database. */
@Injectable()
export class DatabaseGate extends Gate {
  /** By name of the statement. */
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly database: Database,
    private readonly renewals: Renewals,
  ) {
    super();
  }

  override async read<Row extends object>(read: GateRead): Promise<GateAnswer<Row>> {
    const query = (): Promise<(GateColumns & Row)[]> => this.database.query(this.statement(read));
    const present = await query();
    // Who brings a wrong token sees nothing, and makes no work.
    const isRefused = read.tokenHash !== null && present[0]?.gate_token_id === null;
    const found = isRefused ? present : await this.renewals.current(present, query);
    const [first] = found;
    if (!first) throw new Error('the gate always gives a row');
    const caller = callerOf(first);
    const stored =
      caller === null || read.idempotencyKey === null || first.gate_fingerprint === null
        ? null
        : {
            key: read.idempotencyKey,
            tokenId: caller.tokenId,
            fingerprint: first.gate_fingerprint,
            status: first.gate_status,
            etag: first.gate_etag,
            body: first.gate_body,
          };
    return { caller, stored, rows: first.gate_row === null ? [] : withoutGate<Row>(found) };
  }

  override async callers(tokenHashes: readonly Buffer[], now: Date): Promise<ReadonlyMap<string, Caller>> {
    const rows = await this.database.query<GateColumns & { readonly token_hash: Buffer }>({
      name: 'gate_callers',
      text: `select t.hash as token_hash, ${CALLER} from token t where t.hash = any($1::bytea[]) and ${isGood('$2')}`,
      values: [tokenHashes, now],
    });
    return new Map(
      rows.flatMap((row) => {
        const caller = callerOf(row);
        return caller === null ? [] : [[row.token_hash.toString('hex'), caller] as const];
      }),
    );
  }

  private statement({ tokenHash, idempotencyKey, now, inner }: GateRead): Statement {
    // Most calls bring no key, and then there is nothing to be looked up and told about it.
    const name = `gate_${inner?.name ?? 'none'}${idempotencyKey === null ? '' : '_keyed'}`;
    let text = this.texts.get(name);
    if (text === undefined) {
      text = gateText(inner, idempotencyKey !== null);
      this.texts.set(name, text);
    }
    const values = [...(inner?.values ?? []), tokenHash, now];
    if (idempotencyKey !== null) values.push(idempotencyKey);
    return { name, text, values, brief: inner?.brief ?? false };
  }
}

function callerOf({
  gate_token_id: tokenId,
  gate_role: role,
  gate_player_id: playerId,
  gate_player_ids: known,
}: GateColumns): Caller | null {
  if (tokenId === null) return null;
  return { tokenId, role, playerId, playerIds: known ?? (playerId === null ? [] : [playerId]) };
}

/** All ids of the token's player: the player who remains after a merge, and all players merged into that one. */
const PLAYER_IDS = `case when t.player_id is not null then
      (select json_agg(q.id order by q.id) from player p
        join player q on q.id = coalesce(p.merged_into, p.id) or q.merged_into = coalesce(p.merged_into, p.id)
        where p.id = t.player_id) end`;

/** The caller of a token's row. */
const CALLER = `t.id as gate_token_id, t.role as gate_role, t.player_id as gate_player_id, ${PLAYER_IDS} as gate_player_ids`;

/** Whether a token is good at a time; the link of a tournament only as long as its player is entered there. */
function isGood(now: string): string {
  return `t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now}::timestamptz)
      and (t.tournament_id is null
        or exists (select from tournament e where e.id = t.tournament_id and t.player_id = any(e.player_ids)))`;
}

/** The caller's row, whether or not there is one, beside each row of the inner select, whether or not there is one. */
function gateText(inner: InnerRead | null, keyed: boolean): string {
  const count = inner?.values.length ?? 0;
  const [hash, now = '', key] = [1, 2, 3].map((nth) => `$${count + nth}`);
  const rows = inner ? `select true as gate_row, q.* from (${inner.text}) q` : 'select null::boolean as gate_row';
  const stored =
    'k.fingerprint as gate_fingerprint, k.status as gate_status, k.etag as gate_etag, k.body as gate_body,';
  return `select ${CALLER}, ${keyed ? stored : ''} r.*
    from (select) one
    left join token t on t.hash = ${hash}::bytea and ${isGood(now)}
    ${keyed ? `left join idempotency_key k on k.token_id = t.id and k.key = ${key}::text` : ''}
    left join lateral (${rows}) r on true`;
}

/** Only the rows of the inner select. */
function withoutGate<Row extends object>(found: readonly (GateColumns & Row)[]): readonly Row[] {
  const names = Object.keys(found[0] ?? {}).filter((name) => !name.startsWith('gate_'));
  return found.map((row) => {
    const inner: Record<string, unknown> = {};
    for (const name of names) inner[name] = row[name as keyof typeof row];
    return inner as Row;
  });
}
