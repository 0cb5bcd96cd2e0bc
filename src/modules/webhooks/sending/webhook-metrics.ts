import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import type { DeliveryFigures } from '../deliveries.repository.js';

/** What operators see of webhooks, for Prometheus. */
@Injectable()
export class WebhookMetrics {
  private readonly attempts: Counter<'outcome'>;
  private readonly waiting: Gauge;
  private readonly lag: Gauge;
  private readonly paused: Gauge;

  constructor(registry: Registry) {
    const registers = [registry];
    this.attempts = new Counter({
      name: 'webhook_attempts_total',
      help: 'Attempts of this instance to send a delivery, by outcome',
      labelNames: ['outcome'] as const,
      registers,
    });
    this.waiting = new Gauge({
      name: 'webhook_deliveries_waiting',
      help: 'Deliveries of all webhooks that are not sent yet',
      registers,
    });
    this.lag = new Gauge({
      name: 'webhook_lag_seconds',
      help: 'Age of the oldest delivery that an active webhook waits for, in seconds',
      registers,
    });
    this.paused = new Gauge({ name: 'webhooks_paused', help: 'Webhooks that are paused', registers });
  }

  count(outcome: 'sent' | 'failed'): void {
    this.attempts.inc({ outcome });
  }

  show({ waiting, oldest, paused }: DeliveryFigures, now: Date): void {
    this.waiting.set(waiting);
    this.lag.set(oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1_000));
    this.paused.set(paused);
  }
}
