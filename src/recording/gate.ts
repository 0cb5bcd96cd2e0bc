import type { StoredAnswer } from './recording.js';

/**
 * A select to be run behind the gate, with its parameters from $1 on. Its column names must not begin with `gate_`. Where it
 * gives stored states it names those that are outdated (`NamesOutdated`), and the gate gives the rows without them.
 */
export interface InnerRead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** It gives a row or two, found by their key. */
  readonly brief?: boolean;
}

export interface Caller {
  readonly tokenId: string;
  readonly role: string;
  readonly playerId: string | null;
  /** Every id of that person, who may have been entered more than once; empty for a token that names no player. */
  readonly playerIds: readonly string[];
}

export interface GateRead {
  /** SHA-256 of the bearer token; null without one. */
  readonly tokenHash: Buffer | null;
  readonly idempotencyKey: string | null;
  readonly now: Date;
  readonly inner: InnerRead | null;
}

export interface GateAnswer<Row> {
  /** Null if the token is missing, unknown, revoked or expired. */
  readonly caller: Caller | null;
  /** What this caller was answered under this key; its fingerprint is for the reader of this to compare. */
  readonly stored: StoredAnswer | null;
  /** Reads the rows for any caller; whether the caller may see them is decided afterwards. */
  readonly rows: readonly Row[];
}

/** Reads the caller, the stored answer and the wanted rows in one round trip. */
export abstract class Gate {
  abstract read<Row extends object>(read: GateRead): Promise<GateAnswer<Row>>;

  /** The callers whose tokens are still good, by the hash of the token in hexadecimal digits; for those who stay connected. */
  abstract callers(tokenHashes: readonly Buffer[], now: Date): Promise<ReadonlyMap<string, Caller>>;
}
