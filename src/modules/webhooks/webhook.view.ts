import { CHOUETTE_NOTICES, MATCH_NOTICES } from '../games/index.js';
import { TOURNAMENT_NOTICES } from '../tournaments/index.js';

/** Everything that a webhook can be told. */
export const WEBHOOK_TYPES = [...MATCH_NOTICES, ...CHOUETTE_NOTICES, ...TOURNAMENT_NOTICES] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

export const WEBHOOK_STATUSES = ['active', 'paused'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Who or what paused it: a director, three days without success, the receiver's answer 410, or an import, which brings no secrets. */
export const PAUSE_CAUSES = ['director', 'failing', 'gone', 'restored'] as const;
export type PauseCause = (typeof PAUSE_CAUSES)[number];

export const DELIVERY_STATUSES = ['waiting', 'sent', 'given-up'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A webhook as directors see it (api.md, "Webhooks"). */
export interface WebhookView {
  readonly id: string;
  readonly version: number;
  readonly url: string;
  readonly types: readonly WebhookType[];
  readonly status: WebhookStatus;
  readonly statusSince: string;
  readonly pausedBecause: PauseCause | null;
  readonly waiting: number;
  readonly createdAt: string;
}

/**
 * The answer to an act that may give it a secret, the only one that shows it; null where the act gave none, and when the answer
 * is given again.
 */
export interface SecretWebhookView extends WebhookView {
  readonly secret: string | null;
}

export interface AttemptView {
  readonly at: string;
  readonly status: number | null;
  readonly milliseconds: number | null;
  readonly answer: string | null;
  readonly failure: string | null;
}

export interface DeliveryView {
  readonly id: string;
  readonly type: WebhookType;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly lastAttempt: AttemptView | null;
}
