export { sendWebhooks } from './sending/webhook-sender.js';
export type { DeliveryStatus, WebhookNotice, WebhookStatus, WebhookType } from './webhook.view.js';
export { WebhooksModule } from './webhooks.module.js';
