export { sendWebhooks } from './sending/webhook-sender.js';
export type { DeliveryStatus, WebhookStatus, WebhookType } from './webhook.view.js';
export { WebhooksModule } from './webhooks.module.js';
