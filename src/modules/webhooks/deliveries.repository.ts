import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Attempt } from './sending/receiver.js';
import type { PauseCause, WebhookNotice } from './webhook.view.js';

/** A delivery that this instance has taken in order to send it. */
export interface TakenDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly type: string;
  readonly data: WebhookNotice['data'];
  readonly created_at: Date;
  /** Until when no other instance takes it; what its taking is known by. */
  readonly taken_until: Date;
  /** From when on its three days count. */
  readonly since: Date;
  readonly url: string;
  readonly secret: string;
  /** Names of the people by their ids. */
  readonly names: Readonly<Record<string, string>> | null;
}

/** What operators want to know of all webhooks. */
export interface DeliveryFigures {
  readonly waiting: number;
  /** The time of the event in the oldest waiting delivery of an active webhook; null where none waits. */
  readonly oldest: Date | null;
  readonly paused: number;
}

/** Deliveries that one webhook may be sent at a time, by all instances. */
const MOST_AT_A_TIME = 4;

/**
 * Takes what is due, each the first that waits of its thing, so that the order is kept. A row that another instance is taking
 * is left to it; the conditions stand once more where the rows are locked, because they may have changed since.
 */
const TAKE = `with first as (
    select distinct on (d.webhook_id, d.thing_id) d.id, d.webhook_id, d.sequence, d.next_at, d.tried_at, d.taken_until,
      d.attempts, w.status_since
    from webhook_delivery d join webhook w on w.id = d.webhook_id and w.status = 'active'
    where d.status = 'waiting' order by d.webhook_id, d.thing_id, d.sequence
  ), placed as (
    select f.id, f.attempts, f.taken_until,
      row_number() over (partition by f.webhook_id order by (f.taken_until > $1) desc nulls last, f.next_at, f.sequence) as place
    from first f where f.taken_until > $1 or f.next_at <= $1 or f.tried_at < f.status_since
  ), due as (
    select d.id from placed p join webhook_delivery d on d.id = p.id and d.attempts = p.attempts
    where p.place <= ${MOST_AT_A_TIME} and (p.taken_until is null or p.taken_until <= $1)
      and d.status = 'waiting' and (d.taken_until is null or d.taken_until <= $1)
    for update of d skip locked
  )
  update webhook_delivery d
  set taken_until = $2, attempts = d.attempts + 1, tried_at = $1, first_tried_at = coalesce(d.first_tried_at, $1)
  from due, webhook w
  where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.webhook_id, d.type, d.data, d.created_at, d.taken_until, w.url, w.secret,
    greatest(coalesce(d.first_tried_at, $1), w.status_since) as since,
    (select json_object_agg(p.id, p.name) from player p where p.id = any(d.people)) as names`;

const OUTCOME = 'taken_until = null, answer_status = $3, answer_start = $4, milliseconds = $5, failure = $6';

const SENT = `update webhook_delivery set status = 'sent', ${OUTCOME} where id = $1 and taken_until = $2`;

const FAILED = `with failed as (
    update webhook_delivery set status = $7, next_at = coalesce($8, next_at), ${OUTCOME}
    where id = $1 and taken_until = $2 returning webhook_id
  )
  update webhook w set status = 'paused', paused_because = $9::text, status_since = $10, version = w.version + 1
  from failed where $9::text is not null and w.id = failed.webhook_id and w.status = 'active'
  returning w.id`;

const FIGURES = `select count(*)::int as waiting,
    min(d.created_at) filter (where w.status = 'active') as oldest,
    (select count(*)::int from webhook where status = 'paused') as paused
  from webhook_delivery d join webhook w on w.id = d.webhook_id and w.status <> 'deleted' where d.status = 'waiting'`;

const FORGET = `with gone as (delete from webhook where status = 'deleted' and status_since < $2 returning id)
  delete from webhook_delivery d where d.created_at < $1 or d.webhook_id in (select id from gone)`;

/** Deliveries as the sender takes and marks them. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  take(now: Date, until: Date): Promise<TakenDelivery[]> {
    return this.database.query({ name: 'webhook-take', text: TAKE, values: [now, until] });
  }

  async sent(taken: TakenDelivery, attempt: Attempt): Promise<void> {
    await this.database.query({ name: 'webhook-sent', text: SENT, values: outcomeOf(taken, attempt) });
  }

  /** Marks a failure; `next`: when it is tried again, null: never. Whether it paused the webhook. */
  async failed(
    taken: TakenDelivery,
    attempt: Attempt,
    { next, pause, now }: { readonly next: Date | null; readonly pause: PauseCause | null; readonly now: Date },
  ): Promise<boolean> {
    const status = next === null ? 'given-up' : 'waiting';
    const values = [...outcomeOf(taken, attempt), status, next, pause, now];
    return (await this.database.query({ name: 'webhook-failed', text: FAILED, values })).length > 0;
  }

  async figures(): Promise<DeliveryFigures> {
    const [row] = await this.database.query<DeliveryFigures>({ name: 'webhook-figures', text: FIGURES });
    return row ?? { waiting: 0, oldest: null, paused: 0 };
  }

  /** Drops deliveries of before a time, and webhooks that were deleted before another one. */
  async forget(before: Date, deletedBefore: Date): Promise<void> {
    await this.database.query({ name: 'webhook-forget', text: FORGET, values: [before, deletedBefore] });
  }
}

function outcomeOf({ id, taken_until: until }: TakenDelivery, attempt: Attempt): readonly unknown[] {
  return [id, until, attempt.status, attempt.answer, attempt.milliseconds, attempt.failure];
}
