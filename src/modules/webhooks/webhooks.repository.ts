import { Injectable } from '@nestjs/common';
import type { InnerRead } from '../../recording/gate.js';
import type { DeliveryStatus, PauseCause, WebhookNotice, WebhookStatus, WebhookType } from './webhook.view.js';

/** A webhook as its row holds it, without the secret. */
export interface WebhookRow {
  readonly id: string;
  readonly version: number;
  readonly url: string;
  readonly types: readonly WebhookType[];
  readonly status: WebhookStatus;
  readonly status_since: Date;
  readonly paused_because: PauseCause | null;
  readonly created_at: Date;
  readonly has_secret: boolean;
  /** Deliveries that are not sent yet. */
  readonly waiting: number;
}

/** How many webhooks there are. */
export interface CountRow {
  readonly webhooks: number;
}

/** A delivery in the log. */
export interface DeliveryRow {
  readonly id: string;
  readonly sequence: number;
  readonly type: WebhookNotice['type'];
  readonly data: WebhookNotice['data'];
  readonly created_at: Date;
  readonly status: DeliveryStatus;
  readonly next_at: Date;
  readonly attempts: number;
  readonly tried_at: Date | null;
  readonly answer_status: number | null;
  readonly answer_start: string | null;
  readonly milliseconds: number | null;
  readonly failure: string | null;
}

/** A webhook with one page of its deliveries, or with the one that was asked for; null where there is none. */
export interface LoggedRow {
  readonly version: number;
  readonly webhook_status: WebhookStatus;
  readonly id: string | null;
}

const COLUMNS = `w.id, w.version, w.url, w.types, w.status, w.status_since, w.paused_because, w.created_at,
  w.secret is not null as has_secret, (
    select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.status = 'waiting'
  ) as waiting`;
const THERE = `w.status <> 'deleted'`;

const BY_ID = `select ${COLUMNS} from webhook w where w.id = $1::uuid and ${THERE}`;

const LIST = `select ${COLUMNS} from webhook w
  where ${THERE} and w.id < coalesce($1::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') order by w.id desc limit $2`;

const COUNT = `select count(*)::int as webhooks from webhook w where ${THERE}`;

const DELIVERY_COLUMNS = `d.id, d.sequence, d.type, d.data, d.created_at, d.status, d.next_at, d.attempts, d.tried_at,
  d.answer_status, d.answer_start, d.milliseconds, d.failure`;

const DELIVERIES = `select w.version, w.status as webhook_status, l.* from webhook w
  left join lateral (
    select ${DELIVERY_COLUMNS} from webhook_delivery d
    where d.webhook_id = w.id and ($2::bigint is null or d.sequence < $2::bigint) and ($3::text is null or d.status = $3::text)
    order by d.sequence desc limit $4
  ) l on true
  where w.id = $1::uuid and ${THERE} order by l.sequence desc`;

const DELIVERY = `select w.version, w.status as webhook_status, d.* from webhook w
  left join lateral (
    select ${DELIVERY_COLUMNS} from webhook_delivery d where d.webhook_id = w.id and d.id = $2::uuid
  ) d on true
  where w.id = $1::uuid and ${THERE}`;

/** Webhooks and the log of their deliveries, as callers read them. */
@Injectable()
export class WebhooksRepository {
  byId(id: string): InnerRead {
    return { name: 'webhook-by-id', text: BY_ID, values: [id] };
  }

  /** Webhooks, newest first, one row more than the limit. */
  list(before: string | null, limit: number): InnerRead {
    return { name: 'webhook-list', text: LIST, values: [before, limit + 1] };
  }

  count(): InnerRead {
    return { name: 'webhook-count', text: COUNT, values: [] };
  }

  /** The deliveries of a webhook, newest first, one row more than the limit. */
  deliveries(id: string, before: number | null, status: DeliveryStatus | null, limit: number): InnerRead {
    return { name: 'webhook-deliveries', text: DELIVERIES, values: [id, before, status, limit + 1] };
  }

  delivery(id: string, deliveryId: string): InnerRead {
    return { name: 'webhook-delivery', text: DELIVERY, values: [id, deliveryId] };
  }
}
