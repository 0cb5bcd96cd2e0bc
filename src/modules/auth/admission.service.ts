import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Clock } from '../../platform/clock/clock.js';
import { DatabaseUnavailableError } from '../../platform/database/database.js';
import { ReplayedAnswer } from '../../platform/http/answers/answer.js';
import { ApplicationError } from '../../platform/http/application-error.js';
import { type Call, TOKEN_NEEDED } from '../../platform/http/requests/call.js';
import { CountedRefusal, type RateLimit } from '../../platform/http/requests/rate-limit.js';
import { Kept } from '../../platform/kept.js';
import type { Role } from '../../platform/http/roles.js';
import { type Caller, Gate, type InnerRead } from '../../recording/gate.js';
import { type Admitted, Entrance } from '../../recording/handle.js';
import type { StoredAnswer } from '../../recording/recording.js';

/** What was read for a reader, who may have come without a token. */
export interface AdmittedReader<Row> extends Omit<Admitted<Row>, 'caller'> {
  readonly caller: Caller | null;
}

/** Wrong tokens of one address and minute before the answer is 429; a right token is never held up. */
const WRONG_TOKENS = { name: 'wrong-tokens', quota: 100, windowInSeconds: 60 } as const;

/** Tokens that are known to be good: more than a club has in use. */
const MOST_KNOWN = 10_000;
/** Tokens that one query looks up. */
const MOST_ASKED = 1_000;
/** Milliseconds for which one look waits for the one before. */
const PATIENCE = 1_000;
/** Milliseconds in which a look ends: a statement of the database ends before that. */
const LONGEST_LOOK = 7_000;

/** Lets callers in: token, role and an answer given before, in the same read as the rows that the use case needs. */
@Injectable()
export class Admission extends Entrance {
  private readonly failures = new RateLimiterMemory({
    points: WRONG_TOKENS.quota,
    duration: WRONG_TOKENS.windowInSeconds,
  });
  /** The roles of tokens that were good when they were brought last. */
  private readonly good = new Kept<string, string>(MOST_KNOWN);
  /** Tokens of which the next look will say whether they are good. */
  private readonly unknown = new Map<string, Buffer>();
  private look: Promise<void> = Promise.resolve();
  private nextLook: Promise<void> | null = null;

  constructor(
    private readonly gate: Gate,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * The caller and the rows of the read. Throws any other answer to the caller: 401, 403, 429, the answer that the same
   * request got before, or that its key belongs to another request.
   */
  override async admit<Row extends object>(call: Call, inner: InnerRead | null): Promise<Admitted<Row>> {
    const now = this.clock.now();
    const { caller, stored, rows } = await this.gate.read<Row>({
      tokenHash: call.tokenHash,
      idempotencyKey: call.idempotency?.key ?? null,
      now,
      inner,
    });
    this.note(call.tokenHash, caller);
    if (caller === null) throw await this.unauthenticated(call);
    checkRole(call, caller.role);
    if (stored !== null) throw replay(call, stored);
    return { caller, rows, now };
  }

  /** The rows for a caller who may read them: one with a token, and one without where `open` allows it for these rows. */
  async admitReader<Row extends object>(
    call: Call,
    inner: InnerRead,
    open: (rows: readonly Row[]) => boolean,
  ): Promise<AdmittedReader<Row>> {
    if (call.tokenHash !== null) return this.admit<Row>(call, inner);
    const now = this.clock.now();
    const { rows } = await this.gate.read<Row>({ tokenHash: null, idempotencyKey: null, now, inner });
    if (!open(rows)) throw await this.unauthenticated(call);
    return { caller: null, rows, now };
  }

  /**
   * A name of the token that comes with a request; null where none does. Refuses a wrong one, so that it costs no read of its own: the
   * tokens that are not known yet are looked up together.
   */
  async tokenOf(call: Call): Promise<string | null> {
    if (call.tokenHash === null) return null;
    const name = nameOf(call.tokenHash);
    if (!this.good.has(name)) await this.learn(call.tokenHash);
    if (!this.good.has(name)) throw await this.unauthenticated(call);
    return name;
  }

  /** Refuses a sender without a read of its own, by what the service knows of the token: a wrong one, and a role that may not do this. */
  async checkSender(call: Call): Promise<void> {
    const name = await this.tokenOf(call);
    const role = name === null ? undefined : this.good.get(name);
    if (role !== undefined) checkRole(call, role);
  }

  /** Looks up the token with all that come while the look before is under way. */
  private learn(tokenHash: Buffer): Promise<void> {
    this.unknown.set(nameOf(tokenHash), tokenHash);
    this.nextLook ??= this.lookAfter(this.look);
    return this.nextLook;
  }

  private async lookAfter(before: Promise<unknown>): Promise<void> {
    // Those who wait for the look before hear how it ends; a database that does not answer keeps the others waiting no longer than this.
    await within(PATIENCE, before).catch(() => {});
    this.look = this.nextLook ?? this.look;
    this.nextLook = null;
    const hashes = [...this.unknown.values()];
    this.unknown.clear();
    for (let from = 0; from < hashes.length; from += MOST_ASKED) {
      const asked = hashes.slice(from, from + MOST_ASKED);
      const known = await within(LONGEST_LOOK, this.gate.callers(asked, this.clock.now()));
      for (const [hash, { role }] of known) this.good.set(nameOf(Buffer.from(hash, 'hex')), role);
    }
  }

  private note(tokenHash: Buffer | null, caller: Caller | null): void {
    if (tokenHash === null) return;
    const name = nameOf(tokenHash);
    if (caller === null) this.good.delete(name);
    else if (this.good.get(name) !== caller.role) this.good.set(name, caller.role);
  }

  private async unauthenticated(call: Call): Promise<ApplicationError> {
    if (call.tokenHash === null) return tokenWanted(null);
    const { isSpent, limit } = await this.counted(call.address);
    if (isSpent) {
      const retryAfter = limit.secondsToNext;
      const detail = `This address has sent too many wrong tokens. Try again in ${retryAfter} s.`;
      return new CountedRefusal('request.rate-limited', detail, limit, { retryAfter });
    }
    const detail = call.tokenFault ?? 'This token is unknown, expired or revoked.';
    return new CountedRefusal('request.unauthenticated', detail, limit);
  }

  /** Counts a wrong token of the address. */
  private async counted(address: string): Promise<{ readonly isSpent: boolean; readonly limit: RateLimit }> {
    let isSpent = false;
    const { remainingPoints, msBeforeNext } = await this.failures.consume(address).catch((spent: RateLimiterRes) => {
      isSpent = true;
      return spent;
    });
    const secondsToNext = Math.ceil(msBeforeNext / 1000);
    return { isSpent, limit: { ...WRONG_TOKENS, left: remainingPoints, secondsToNext } };
  }
}

/** What the look gives; refuses where it takes longer than so many milliseconds. */
async function within<T>(milliseconds: number, look: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fault = (): void => reject(new DatabaseUnavailableError('the database has not said whose the tokens are'));
    timer = setTimeout(fault, milliseconds);
  });
  try {
    return await Promise.race([look, late]);
  } finally {
    clearTimeout(timer);
  }
}

function checkRole({ roles }: Call, role: string): void {
  if (roles.includes(role as Role)) return;
  const detail = `The role ${role} does not allow this; allowed are: ${roles.join(', ')}.`;
  throw new ApplicationError('request.forbidden', detail);
}

function nameOf(tokenHash: Buffer): string {
  return tokenHash.toString('base64');
}

/** Refuses a caller without a token. `fault`: what is wrong with what the caller sends in its place. */
export function tokenWanted(fault: string | null): ApplicationError {
  return new ApplicationError('request.unauthenticated', fault ?? TOKEN_NEEDED);
}

function replay(call: Call, stored: StoredAnswer): Error {
  if (call.idempotency?.fingerprint !== stored.fingerprint) {
    return new ApplicationError(
      'idempotency.mismatch',
      'This Idempotency-Key was already sent with another address or body. Use a new key for a new request.',
    );
  }
  const { body, location } = stored.body as { body: unknown; location: string | null };
  return new ReplayedAnswer({ status: stored.status, body, tag: stored.etag, location });
}
