import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { ApplicationError } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/requests/call.js';
import { EventStream, eventData } from '../../platform/http/answers/event-stream.js';
import { Recipient } from '../../platform/http/answers/recipient.js';
import { Logger } from '../../platform/logging/logger.js';
import { type Caller, Gate } from '../../recording/gate.js';
import { Writes } from '../../recording/writes.js';
import { Admission } from '../auth/index.js';
import type { FollowedTopic } from './followed-topic.js';
import { Follower } from './follower.js';
import { LiveMetrics } from './live-metrics.js';
import { type HeldTopics, LiveTopics } from './live-topics.js';
import { foreignCursor, topicsIn, versionsIn } from './topics.js';

/** Milliseconds between two events `time`. */
const TIME_EVERY = 15_000;
/** Milliseconds between two looks at the tokens of followers: the stream of a revoked one ends within 15 seconds. */
const TOKENS_EVERY = 5_000;
/** Milliseconds after which a reader comes again: spread, so that not all come at once. */
const RETRY = { from: 1_000, to: 3_000 } as const;
const RETRY_AFTER_SHUTDOWN = { from: 1_000, to: 10_000 } as const;
/** Seconds after which there may be room again. */
const FULL_FOR = 10;

/** Where a follower says that it left off. */
export interface Left {
  readonly cursor: string | null;
  /** Where the request says so. */
  readonly pointer: string;
}

/** Opens live streams, tells them the time, and ends them. */
@Injectable()
export class LiveService implements BeforeApplicationShutdown {
  private readonly followers = new Set<Follower>();
  private places = 0;
  private timers: readonly NodeJS.Timeout[] = [];
  private isStopping = false;

  constructor(
    private readonly admission: Admission,
    private readonly gate: Gate,
    private readonly topics: LiveTopics,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly metrics: LiveMetrics,
    private readonly logger: Logger,
    writes: Writes,
  ) {
    writes.listen(({ tables }) => {
      if (tables.has('token') || tables.has('player')) void this.checkTokens();
    });
  }

  /**
   * Answers with a stream of the topics, or refuses as a GET of the first one that the caller may not read would. A reader that
   * comes again learns from the stream which topics are gone, and the stream goes on with the others.
   */
  async follow(call: Call, asked: string, { cursor, pointer }: Left, reply: FastifyReply): Promise<void> {
    const topics = topicsIn(asked);
    const versions = versionsIn(cursor, topics, pointer);
    const { leave, isBeyond } = this.takePlace(call.tokenHash !== null);
    try {
      const caller = call.tokenHash === null ? null : (await this.admission.admit(call, null)).caller;
      const held = this.topics.hold(topics, caller);
      try {
        await Promise.all(held.topics.map((topic) => topic.refresh()));
        checkReadable(held.topics, caller, cursor !== null);
        if (isForeign(held.topics, versions)) throw foreignCursor(pointer, topics);
        // What closes a stream tells those who are there already: one that closed during the looks would keep its place for ever.
        const recipient = new Recipient(reply.raw);
        recipient.refuseIfGone();
        // A stream that waits for its turn hears nothing of the end of its connection either.
        if (!recipient.isInTurn)
          throw full('Another answer of this connection is still on its way. Follow on a connection of its own.');
        if (this.isStopping) throw stopping();
        if (isBeyond) this.makeRoom();
        const stream = new EventStream(reply, spread(RETRY));
        const names = topics.map(({ name }) => name);
        const about = { tokenHash: call.tokenHash, requestId: reply.request.id, names, versions };
        const follower = new Follower(stream, caller, about);
        this.follows(follower, held, leave);
        void this.begin(follower, held.topics, versions);
      } catch (error) {
        held.release();
        throw error;
      }
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Ends every stream; each reader comes again at a time of its own. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
    this.rest();
    for (const follower of this.followers) follower.end('shutdown', spread(RETRY_AFTER_SHUTDOWN));
  }

  /**
   * A place for one more follower; `leave` makes it free again. `isBeyond`: there is none left, but a stranger has one, whom a caller with a
   * good token may replace. Otherwise strangers, of whom one sender can open thousands, would shut out the club.
   */
  private takePlace(hasToken: boolean): { readonly leave: () => void; readonly isBeyond: boolean } {
    if (this.isStopping) throw stopping();
    const isBeyond = this.places >= this.config.liveFollowers;
    if (isBeyond && !(hasToken && this.lastStranger() !== undefined)) throw this.noPlace();
    this.places += 1;
    const leave = (): void => {
      this.places -= 1;
    };
    return { leave, isBeyond };
  }

  private makeRoom(): void {
    const stranger = this.lastStranger();
    if (stranger === undefined) throw this.noPlace();
    stranger.giveWay();
  }

  /** The last of those without a token who came. */
  private lastStranger(): Follower | undefined {
    return [...this.followers].findLast(({ tokenHash, isOver }) => tokenHash === null && !isOver);
  }

  private noPlace(): ApplicationError {
    return full(`This instance has ${this.config.liveFollowers} followers and takes no more.`);
  }

  private follows(follower: Follower, held: HeldTopics, leave: () => void): void {
    this.followers.add(follower);
    this.metrics.followers.set(this.followers.size);
    if (this.timers.length === 0) {
      this.timers = [
        setInterval(() => this.tellTime(), TIME_EVERY).unref(),
        setInterval(() => void this.checkTokens(), TOKENS_EVERY).unref(),
      ];
    }
    follower.onceClosed((reason) => {
      this.followers.delete(follower);
      for (const topic of held.topics) topic.leave(follower);
      held.release();
      leave();
      this.metrics.followers.set(this.followers.size);
      this.metrics.closed.inc({ reason });
      if (this.followers.size === 0) this.rest();
    });
  }

  /** One topic after the other, each when the reader has taken the one before. */
  private async begin(
    follower: Follower,
    topics: readonly FollowedTopic[],
    versions: readonly number[],
  ): Promise<void> {
    try {
      for (const [nth, topic] of topics.entries()) {
        await follower.taken();
        await topic.join(follower, nth, versions[nth] ?? 0);
      }
      // A connection that broke meanwhile has been left already.
      if (follower.isOver) for (const topic of topics) topic.leave(follower);
    } catch (error) {
      this.logger.warn({ err: error, requestId: follower.requestId }, 'a live stream could not begin');
      follower.end('left', spread(RETRY));
    }
  }

  private tellTime(): void {
    const data = eventData({ now: this.clock.now().toISOString() });
    for (const follower of this.followers) follower.tellTime(data);
  }

  /** Ends the streams of tokens that are good no longer, and those of people who are known by other ids now. */
  private async checkTokens(): Promise<void> {
    const hashes = new Set([...this.followers].flatMap(({ tokenHash }) => tokenHash ?? []));
    if (hashes.size === 0) return;
    try {
      const asked = [...hashes].map((hash) => Buffer.from(hash, 'hex'));
      const callers = await this.gate.callers(asked, this.clock.now());
      for (const follower of this.followers) {
        const { tokenHash } = follower;
        // Who came during the look was admitted during it.
        if (tokenHash === null || !hashes.has(tokenHash)) continue;
        const caller = callers.get(tokenHash);
        if (caller === undefined) follower.endWithout(this.topics.problem(tokenEnded(), follower));
        else if (caller.playerIds.join() !== follower.caller?.playerIds.join()) follower.end('token', spread(RETRY));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'the tokens of followers could not be looked at');
    }
  }

  private rest(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
  }
}

function checkReadable(topics: readonly FollowedTopic[], caller: Caller | null, isBack: boolean): void {
  const refusals = topics.map((topic) => topic.refusalFor(caller));
  const refusal = isBack && refusals.includes(null) ? null : refusals.find((each) => each !== null);
  if (refusal !== null && refusal !== undefined) throw refusal;
}

/** Whether a version is greater than that of its topic, as it can be only where it belongs to another one. */
function isForeign(topics: readonly FollowedTopic[], versions: readonly number[]): boolean {
  return topics.some(
    ({ countsVersions, version }, nth) => countsVersions && version !== null && (versions[nth] ?? 0) > version,
  );
}

function stopping(): ApplicationError {
  return full('This instance is stopping. Follow again.');
}

function full(detail: string): ApplicationError {
  return new ApplicationError('live.full', detail, { retryAfter: FULL_FOR });
}

function tokenEnded(): ApplicationError {
  return new ApplicationError('request.unauthenticated', 'This token is unknown, expired or revoked.');
}

function spread({ from, to }: { readonly from: number; readonly to: number }): number {
  return from + Math.random() * (to - from);
}
