import { CHOUETTE_NOTICES, type ChouetteNotice, MATCH_NOTICES, type MatchNotice } from '../games/index.js';
import { TOURNAMENT_NOTICES, type TournamentNotice } from '../tournaments/index.js';

/** Every type of notice that the service sends to webhooks. */
export const WEBHOOK_TYPES = [...MATCH_NOTICES, ...CHOUETTE_NOTICES, ...TOURNAMENT_NOTICES] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** What a director sends to try a webhook: no webhook asks for it, and nothing has happened. */
interface TestNotice {
  readonly type: 'webhook.test';
  readonly data: { readonly webhookId: string; readonly version: number };
}

/** What the service sends to a webhook, with the facts of each type. */
export type WebhookNotice = MatchNotice | ChouetteNotice | TournamentNotice | TestNotice;

export const WEBHOOK_STATUSES = ['active', 'paused'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** Who or what paused it: a director, three days without success, the receiver's answer 410, or an import, which brings no secrets. */
export const PAUSE_CAUSES = ['director', 'failing', 'gone', 'restored'] as const;
export type PauseCause = (typeof PAUSE_CAUSES)[number];

export const DELIVERY_STATUSES = ['waiting', 'sent', 'given-up'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
