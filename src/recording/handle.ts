/**
 * The one way in which a request changes what is stored. Safe to retry, atomic, never out of turn: a writer that another one
 * has overtaken begins again at the read, and what is written is written by one statement, with the answer.
 */
import { Injectable } from '@nestjs/common';
import type { Answer } from '../platform/http/answers/answer.js';
import { ApplicationError } from '../platform/http/application-error.js';
import { type Call, checkVersion } from '../platform/http/requests/call.js';
import type { Caller, InnerRead } from './gate.js';
import { type Grounds, Recording, type SideRow, type StoredAnswer, type StreamWrite } from './recording.js';
import { STALE, StreamBusyError, retryOnStale } from './retry-on-stale.js';
import { StreamQueue } from './stream-queue.js';

/** Who calls, and what was read in the same round trip. */
export interface Admitted<Row> {
  readonly caller: Caller;
  readonly rows: readonly Row[];
  /** The moment of this call: what the clock says once, for everything that it records. */
  readonly now: Date;
}

/** The gate as requests pass it. */
export abstract class Entrance {
  /** The caller and the rows of the read. Throws the refusal of the caller, or the answer that the same request got before. */
  abstract admit<Row extends object>(call: Call, inner: InnerRead | null): Promise<Admitted<Row>>;
}

/** Everything that one act writes, to however many streams, and what the things are after it. */
export interface WritePlan<After> extends Grounds {
  readonly streams: readonly StreamWrite[];
  readonly rows: readonly SideRow[];
  readonly after: After;
  /** Called once it was written. */
  readonly landed?: () => void;
}

/** What a request does. `Thing`: what it does it to; null where it makes something new. */
export interface Act<Row extends object, Thing extends { readonly version: number } | null, After, Body> {
  readonly read: InnerRead | null;
  /** The stream whose writers wait for each other. */
  readonly queue?: string;
  /** The thing among the rows. Refuses where there is none, and callers who may not do this. */
  readonly find: (admitted: Admitted<Row>) => Thing;
  /** Another stream that changes with the thing; its writers wait as well. */
  readonly queueBehind?: (thing: Thing) => string | null;
  /** What happens, or a refusal. Without streams and rows nothing is to be written. */
  readonly plan: (thing: Thing, admitted: Admitted<Row>) => WritePlan<After> | Promise<WritePlan<After>>;
  readonly answer: (thing: Thing, after: After, admitted: Admitted<Row>) => Answer<Body>;
  /** The answer of a dry run, where it is another one. */
  readonly foreseen?: (thing: Thing, after: After, admitted: Admitted<Row>) => Answer<Body>;
  /** The answer as it is kept for the same request, where something of it must not be. */
  readonly kept?: (answer: Answer<Body>) => Answer<unknown>;
}

/** Handles every request that changes something. */
@Injectable()
export class Handler {
  constructor(
    private readonly entrance: Entrance,
    private readonly recording: Recording,
    private readonly queue: StreamQueue,
  ) {}

  async handle<Row extends object, Thing extends { readonly version: number } | null, After, Body>(
    call: Call,
    act: Act<Row, Thing, After, Body>,
  ): Promise<Answer<Body>> {
    const tries = (): Promise<Answer<Body>> => retryOnStale(() => this.attempt(call, act));
    try {
      return await (act.queue === undefined ? tries() : this.queue.run(act.queue, tries));
    } catch (thrown) {
      throw thrown instanceof StreamBusyError ? busy() : thrown;
    }
  }

  private async attempt<Row extends object, Thing extends { readonly version: number } | null, After, Body>(
    call: Call,
    act: Act<Row, Thing, After, Body>,
  ): Promise<Answer<Body> | typeof STALE> {
    // 1. Read, behind the gate; here a repeated request gets its old answer.
    const admitted = await this.entrance.admit<Row>(call, act.read);
    // 2. Find the thing and refuse who may not; 3. compare the version that the caller has seen.
    const thing = act.find(admitted);
    if (thing !== null) checkVersion(call, thing.version);
    const behind = act.queueBehind?.(thing) ?? null;
    const carryOut = (): Promise<Answer<Body> | typeof STALE> => this.carryOut(call, act, thing, admitted);
    return behind === null ? carryOut() : this.queue.run(behind, carryOut);
  }

  private async carryOut<Row extends object, Thing extends { readonly version: number } | null, After, Body>(
    call: Call,
    act: Act<Row, Thing, After, Body>,
    thing: Thing,
    admitted: Admitted<Row>,
  ): Promise<Answer<Body> | typeof STALE> {
    const { caller, now: at } = admitted;
    // 4. Decide.
    const { after, landed, ...change } = await this.planned(call, act, thing, admitted);
    const { streams, rows } = change;
    // 5. Answer, which is stored with the effect.
    if (call.isDryRun) return (act.foreseen ?? act.answer)(thing, after, admitted);
    const reply = act.answer(thing, after, admitted);
    // Under a key the answer is kept also where nothing has changed: the same request has the same answer for ever.
    if (streams.length === 0 && rows.length === 0 && call.idempotency === null) return reply;
    // 6. Write; 7. begin again where another writer was faster, or a twin has answered under the same key.
    const answer = keptAnswer(call, caller, act.kept?.(reply) ?? reply);
    const outcome = await this.recording.write({ ...change, actor: actorOf(caller), at, answer });
    if (outcome !== 'written') return STALE;
    landed?.();
    return reply;
  }

  /**
   * The plan reads on behind the gate: where it is refused because of what a twin under the same key has done since, on another
   * instance, the caller gets the answer of the twin.
   */
  private async planned<Row extends object, Thing extends { readonly version: number } | null, After, Body>(
    call: Call,
    act: Act<Row, Thing, After, Body>,
    thing: Thing,
    admitted: Admitted<Row>,
  ): Promise<WritePlan<After>> {
    try {
      return await act.plan(thing, admitted);
    } catch (thrown) {
      if (thrown instanceof ApplicationError && call.idempotency !== null) await this.entrance.admit(call, null);
      throw thrown;
    }
  }
}

/** Who sent an act, as the record keeps it. */
export function actorOf({ tokenId, playerId }: Caller): string {
  return playerId === null ? `token:${tokenId}` : `player:${playerId}`;
}

/** How the answer is kept for the same request coming again; null when the caller sent no key. */
function keptAnswer({ idempotency }: Call, { tokenId }: Caller, answer: Answer<unknown>): StoredAnswer | null {
  if (idempotency === null) return null;
  const body = { body: answer.body, location: answer.location };
  return { ...idempotency, tokenId, status: answer.status, etag: answer.tag, body };
}

function busy(): ApplicationError {
  const detail = 'Too many writers at once. Nothing was changed; try again.';
  return new ApplicationError('series.busy', detail, { retryAfter: 1 });
}
