import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { AuthModule } from '../auth/index.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { Receiver } from './sending/receiver.js';
import { WebhookMetrics } from './sending/webhook-metrics.js';
import { WebhookSender } from './sending/webhook-sender.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [AuthModule],
  controllers: [WebhooksController],
  providers: [
    WebhooksService,
    WebhooksRepository,
    DeliveriesRepository,
    WebhookSender,
    WebhookMetrics,
    {
      provide: Receiver,
      useFactory: ({ webhookPrivate }: Config) => new Receiver(webhookPrivate),
      inject: [Config],
    },
  ],
})
export class WebhooksModule {}
