import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import { ApplicationError, firstRow, notFound, requestInvalid } from '../../platform/http/application-error.js';
import type { Call } from '../../platform/http/requests/call.js';
import { type ListQuery, cursorsOf, idCursors, pageOf } from '../../platform/http/list.js';
import { Config } from '../../platform/config/config.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { type Admitted, Handler, type WritePlan } from '../../recording/handle.js';
import { Outbox } from '../../recording/following/outbox.js';
import { Admission } from '../auth/index.js';
import type {
  ChangeWebhookDto,
  CreateWebhookDto,
  DeliveryDto,
  DeliveryListDto,
  DeliveryListQuery,
  SecretWebhookDto,
  WebhookDto,
  WebhookListDto,
} from './dto/webhook.dto.js';
import { urlFault } from './sending/public-address.js';
import { deliveryView, webhookView } from './webhook.mapper.js';
import type { WebhookType } from './webhook.view.js';
import {
  type CountRow,
  type DeliveryRow,
  type LoggedRow,
  type WebhookRow,
  WebhooksRepository,
} from './webhooks.repository.js';

/** More than a club has programs; the service looks through all of them for every act that it sends. */
const MOST_WEBHOOKS = 100;

const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;
const SECRET_BYTES = { fewest: 24, most: 64 } as const;

const CURSORS = idCursors('webhooks');
const DELIVERY_CURSORS = cursorsOf<DeliveryRow, number>(
  'deliveries',
  ({ sequence }) => [String(sequence)],
  ([sequence, ...more]) =>
    sequence !== undefined && /^\d{1,15}$/.test(sequence) && more.length === 0 ? Number(sequence) : null,
);

/** A delivery as it is shown. */
type WaitingRow = Omit<DeliveryRow, 'sequence'>;

const UNTRIED = {
  status: 'waiting',
  attempts: 0,
  tried_at: null,
  answer_status: null,
  answer_start: null,
  milliseconds: null,
  failure: null,
} as const;

type Logged = LoggedRow & (DeliveryRow | { readonly id: null });

/** Addresses that directors have told what happens, and the log of what they were sent. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly admission: Admission,
    private readonly handler: Handler,
    private readonly repository: WebhooksRepository,
    private readonly ids: IdSource,
    private readonly config: Config,
    private readonly outbox: Outbox,
  ) {}

  /** A new webhook. Under an idempotency key the answer is kept without the secret. */
  create(call: Call, asked: CreateWebhookDto): Promise<Answer<SecretWebhookDto>> {
    const url = this.checkedUrl(asked.url);
    const secret = givenSecret(asked) ?? newSecret();
    const types = unique(asked.types);
    const id = this.ids.next();
    return this.handler.handle(call, {
      read: this.repository.count(),
      find: ({ rows: [row] }: Admitted<CountRow>) => {
        if ((row?.webhooks ?? 0) < MOST_WEBHOOKS) return null;
        const detail = `There are ${MOST_WEBHOOKS} webhooks, and no more are allowed. Delete one first.`;
        throw new ApplicationError('webhook.too-many', detail);
      },
      plan: (_none, { now }) => {
        const row = { id, version: 1, url, types, status: 'active', status_since: now, paused_because: null } as const;
        const insert = { ...row, created_at: now, secret };
        return {
          streams: [],
          rows: [{ table: 'webhook', insert }],
          after: { ...row, created_at: now, has_secret: true, waiting: 0 },
        };
      },
      answer: (_none, row) => made({ ...webhookView(row), secret }, row.version, `/v1/webhooks/${id}`, row.waiting),
      kept: (answer) => ({ ...answer, body: { ...answer.body, secret: null } }),
    });
  }

  async list(call: Call, { cursor, limit }: ListQuery): Promise<Answer<WebhookListDto>> {
    const before = CURSORS.placeIn(cursor);
    const { rows } = await this.admission.admit<WebhookRow>(call, this.repository.list(before, limit));
    return found(pageOf(rows, limit, webhookView, CURSORS.of));
  }

  async view(call: Call, id: string): Promise<Answer<WebhookDto>> {
    const { rows } = await this.admission.admit<WebhookRow>(call, this.repository.byId(id));
    return answerOf(firstRow(rows, 'webhook', id));
  }

  /** A webhook that has no secret here, because it was restored, gets one when it is resumed. */
  change(call: Call, id: string, asked: ChangeWebhookDto): Promise<Answer<SecretWebhookDto>> {
    const given = givenSecret(asked);
    const url = asked.url === undefined ? undefined : this.checkedUrl(asked.url);
    return this.handler.handle(call, {
      read: this.repository.byId(id),
      find: ({ rows }: Admitted<WebhookRow>) => firstRow(rows, 'webhook', id),
      plan: (row, { now }) => {
        const isResumedAnew = !row.has_secret && asked.status === 'active';
        const secret = given ?? (isResumedAnew ? newSecret() : null);
        const isPaused = (asked.status ?? row.status) === 'paused';
        const status: Partial<WebhookRow> =
          isPaused === (row.status === 'paused')
            ? {}
            : isPaused
              ? { status: 'paused', paused_because: 'director', status_since: now }
              : { status: 'active', paused_because: null, status_since: now };
        const changed = {
          ...(url === undefined || url === row.url ? {} : { url }),
          ...(asked.types === undefined ? {} : { types: unique(asked.types) }),
          ...(secret === null ? {} : { secret }),
          ...status,
        };
        const plan = this.changed(row, changed);
        return { ...plan, after: { row: plan.after, secret } };
      },
      answer: (_row, { row, secret }) => found({ ...webhookView(row), secret }, row.version, row.waiting),
    });
  }

  /** The row stays for a day without its secret, because acts that are being written may still find it. */
  delete(call: Call, id: string): Promise<Answer<WebhookDto>> {
    return this.handler.handle(call, {
      read: this.repository.byId(id),
      find: ({ rows }: Admitted<WebhookRow>) => firstRow(rows, 'webhook', id),
      plan: (row, { now }) => {
        const gone = { status: 'deleted', paused_because: null, status_since: now, secret: null };
        return { ...this.changed(row, gone), after: row };
      },
      answer: (row) => answerOf(row),
    });
  }

  async deliveries(
    call: Call,
    id: string,
    { cursor, limit, status }: DeliveryListQuery,
  ): Promise<Answer<DeliveryListDto>> {
    const before = DELIVERY_CURSORS.placeIn(cursor);
    const read = this.repository.deliveries(id, before, status ?? null, limit);
    const { rows } = await this.admission.admit<Logged>(call, read);
    if (rows.length === 0) throw notFound('webhook', id);
    return found(pageOf(rows.filter(isDelivery), limit, deliveryView, DELIVERY_CURSORS.of));
  }

  /** A delivery in which nothing has happened. It waits for no other one: it is about the webhook itself. */
  test(call: Call, id: string): Promise<Answer<DeliveryDto>> {
    const deliveryId = this.ids.next();
    return this.handler.handle(call, {
      read: this.repository.byId(id),
      find: ({ rows }: Admitted<WebhookRow>) => {
        const row = firstRow(rows, 'webhook', id);
        if (row.status === 'active') return row;
        throw pausedWebhook();
      },
      plan: ({ version }, { now }): WritePlan<WaitingRow> => {
        const data = { webhookId: id, version };
        const row = { id: deliveryId, type: 'webhook.test', data, created_at: now, next_at: now } as const;
        return {
          streams: [],
          rows: [{ table: 'webhook_delivery', insert: { ...row, webhook_id: id, thing_id: id, people: [] } }],
          after: { ...row, ...UNTRIED },
          landed: () => this.outbox.filled(),
        };
      },
      answer: ({ version }, after) => found(deliveryView(after), version, [after.id, after.next_at]),
    });
  }

  /** Lets the delivery wait to be sent, with three days from now. One that waits already is only sent earlier. */
  redeliver(call: Call, id: string, deliveryId: string): Promise<Answer<DeliveryDto>> {
    return this.handler.handle(call, {
      read: this.repository.delivery(id, deliveryId),
      find: ({ rows: [row] }: Admitted<Logged>) => {
        if (row === undefined) throw notFound('webhook', id);
        if (!isDelivery(row)) throw notFound('delivery', deliveryId);
        if (row.webhook_status === 'active') return row;
        throw pausedWebhook();
      },
      plan: (row, { now }): WritePlan<DeliveryRow> => {
        const again = { status: 'waiting', next_at: now, first_tried_at: null } as const;
        const columns = row.status === 'waiting' ? again : { ...again, taken_until: null };
        return {
          streams: [],
          rows: [{ table: 'webhook_delivery', update: { id: row.id, columns } }],
          after: { ...row, status: 'waiting', next_at: now },
          landed: () => this.outbox.filled(),
        };
      },
      answer: ({ version }, after) => found(deliveryView(after), version, [after.id, after.next_at]),
    });
  }

  private changed(row: WebhookRow, columns: object): WritePlan<WebhookRow> {
    if (Object.keys(columns).length === 0) return { streams: [], rows: [], after: row };
    const written = { version: row.version + 1, ...columns };
    const update = { id: row.id, whereVersion: row.version, columns: written };
    return {
      streams: [],
      rows: [{ table: 'webhook', update }],
      after: { ...row, ...written },
      landed: () => this.outbox.filled(),
    };
  }

  private checkedUrl(text: string): string {
    const fault = urlFault(text, this.config.webhookPrivate);
    if (fault !== null) throw requestInvalid([{ pointer: '/url', message: fault, rule: 'format' }]);
    return new URL(text).href;
  }
}

function pausedWebhook(): ApplicationError {
  return new ApplicationError('webhook.paused', 'The webhook is paused. Resume it before you send anything again.');
}

function answerOf(row: WebhookRow): Answer<WebhookDto> {
  return found(webhookView(row), row.version, row.waiting);
}

function isDelivery(row: Logged): row is LoggedRow & DeliveryRow {
  return row.id !== null;
}

function unique(types: readonly WebhookType[]): readonly WebhookType[] {
  return [...new Set(types)];
}

/** The secret that the request names; null where it names none. */
function givenSecret({ secret = null }: { readonly secret?: string | null }): string | null {
  return secret === null ? null : checkedSecret(secret);
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES.fewest).toString('base64')}`;
}

function checkedSecret(secret: string): string {
  const { length } = Buffer.from(secret.slice('whsec_'.length), 'base64');
  if (SECRET.test(secret) && length >= SECRET_BYTES.fewest && length <= SECRET_BYTES.most) return secret;
  const message = `must be whsec_ and ${SECRET_BYTES.fewest} to ${SECRET_BYTES.most} bytes in Base64`;
  throw requestInvalid([{ pointer: '/secret', message, rule: 'format' }]);
}
