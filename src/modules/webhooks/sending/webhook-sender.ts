import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, type INestApplicationContext, Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Clock } from '../../../platform/clock/clock.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../recording/following/outbox.js';
import { DeliveriesRepository, type TakenDelivery } from '../deliveries.repository.js';
import { pauseAfter } from './pauses.js';
import { type Attempt, Receiver } from './receiver.js';
import { WebhookMetrics } from './webhook-metrics.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** How often an instance looks for what is due: retries, and what other instances have left behind. Its own acts it sends at once. */
const LOOKS_EVERY = SECOND;
const MEASURES_EVERY = 15 * SECOND;
/**
 * After a look the sender rests so many times as long as the look took, and at most as long as between two looks. A look passes over all
 * deliveries that wait: behind a dead receiver these are thousands, and the embedded database does nothing else meanwhile.
 */
const REST = 4;
/** Longer than an attempt takes with its marks, so that nothing is sent twice unless an instance dies. */
const TAKEN_FOR = 30 * SECOND;
const KEPT = 30 * DAY;
/** Milliseconds that attempts have to end by themselves when the service is stopped. */
const LAST_ATTEMPTS = 2 * SECOND;
/** Milliseconds for the marks of those that were given up then. */
const LAST_MARKS = SECOND;

/** The receiver says that it wants no more. */
const GONE = 410;

/**
 * Sends deliveries. Each is taken for a while and sent without a transaction, then marked; if the process dies in between,
 * another one takes it when that while is over, and sends it again under the same id.
 */
@Injectable()
export class WebhookSender implements BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly ending = new AbortController();
  /** What failed when it was last attempted. */
  private readonly failing = new Set<string>();
  private isStopping = false;
  private last: Promise<void> = Promise.resolve();
  /** The round that has been asked for and has not begun. */
  private next: Promise<void> | null = null;
  /** When the next round may begin, by the clock of the process. */
  private rested = 0;

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly receiver: Receiver,
    private readonly outbox: Outbox,
    private readonly metrics: WebhookMetrics,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    // Each attempt that is under way listens.
    setMaxListeners(0, this.ending.signal);
  }

  /** From now on it sends by itself. */
  begin(): void {
    this.outbox.onFilled(() => void this.look());
    const every = (milliseconds: number, work: () => Promise<void>): void => {
      this.timers.push(setInterval(() => void work(), milliseconds).unref());
    };
    every(LOOKS_EVERY, () => this.look());
    every(MEASURES_EVERY, () => this.measure());
    every(HOUR, () => this.forget());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    // A database that does not answer is not waited for.
    await Promise.race([this.ended(), wait(LAST_ATTEMPTS, undefined, { ref: false })]);
    this.ending.abort();
    await Promise.race([this.ended(), wait(LAST_MARKS, undefined, { ref: false })]);
  }

  /** Comes back when nothing is taken or sent any more. */
  private async ended(): Promise<void> {
    await this.last;
    await Promise.all(this.underWay);
  }

  /** Sends what is due, and what becomes due with that; comes back when this instance sends nothing any more. */
  async sendDue(): Promise<void> {
    await this.look();
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Begins to send what is due, after the round that is under way. */
  private async look(): Promise<void> {
    if (this.isStopping) return;
    this.next ??= this.last
      .then(() => this.rest())
      .then(() => {
        this.next = null;
        const round = this.round();
        this.last = round;
        return round;
      });
    await this.next;
  }

  /** Counts what waits, for the metrics. */
  measure(): Promise<void> {
    return this.attempted('webhook deliveries could not be counted', async () => {
      const figures = await this.deliveries.figures();
      this.metrics.show(figures, this.clock.now());
    });
  }

  /** Drops the log of more than thirty days ago. */
  forget(): Promise<void> {
    return this.attempted('old webhook deliveries could not be removed', async () => {
      const now = this.clock.now().getTime();
      await this.deliveries.forget(new Date(now - KEPT), new Date(now - DAY));
    });
  }

  private async rest(): Promise<void> {
    const left = this.rested - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left).unref());
  }

  private async round(): Promise<void> {
    let taken: readonly TakenDelivery[] = [];
    const begun = performance.now();
    await this.attempted('webhook deliveries could not be taken', async () => {
      if (this.isStopping) return;
      const now = this.clock.now();
      taken = await this.deliveries.take(now, new Date(now.getTime() + TAKEN_FOR));
    });
    const ended = performance.now();
    this.rested = ended + Math.min(REST * (ended - begun), LOOKS_EVERY);
    for (const delivery of taken) {
      const sending = this.send(delivery).finally(() => this.underWay.delete(sending));
      this.underWay.add(sending);
    }
  }

  private async send(delivery: TakenDelivery): Promise<void> {
    await this.attempted('the end of a webhook delivery could not be marked', () => this.deliver(delivery));
    // The next one of the same thing is due now.
    await this.look();
  }

  private async deliver(delivery: TakenDelivery): Promise<void> {
    const { id, url, secret, type, created_at: at, names } = delivery;
    const data = { ...delivery.data, names: names ?? {} };
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
    const sentAt = this.clock.now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'backgammon-club',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / SECOND)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
    };
    const attempt = await this.receiver.post(url, headers, body, this.ending.signal);
    this.metrics.count(attempt.failure === null ? 'sent' : 'failed');
    if (attempt.failure === null) await this.deliveries.sent(delivery, attempt);
    else await this.failed(delivery, attempt);
  }

  private async failed(delivery: TakenDelivery, attempt: Attempt): Promise<void> {
    const { id, webhook_id: webhookId, since } = delivery;
    const now = this.clock.now();
    const pause = pauseAfter(since.getTime(), now.getTime());
    const cause = attempt.status === GONE ? 'gone' : pause === null ? 'failing' : null;
    const next = pause === null ? null : new Date(now.getTime() + pause);
    const isPaused = await this.deliveries.failed(delivery, attempt, { next, pause: cause, now });
    const facts = { webhookId, deliveryId: id, failure: attempt.failure };
    if (isPaused) this.logger.warn({ ...facts, cause }, 'a webhook is paused');
    else this.logger.info({ ...facts, next }, 'a webhook delivery failed');
  }

  /** Work that no request waits for: whatever fails is tried again later, and logged once until it succeeds again. */
  private async attempted(message: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failing.delete(message);
    } catch (error) {
      if (!this.failing.has(message)) this.logger.warn({ err: error }, message);
      this.failing.add(message);
    }
  }
}

/** Lets this instance send what webhooks wait for. The programs of the command line, which serve no requests, send nothing. */
export function sendWebhooks(app: INestApplicationContext): void {
  app.get(WebhookSender, { strict: false }).begin();
}
