import { Registry } from 'prom-client';
import { SystemClock } from '../../../platform/clock/clock.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../recording/following/outbox.js';
import type { DeliveriesRepository } from '../deliveries.repository.js';
import { Receiver } from './receiver.js';
import { WebhookMetrics } from './webhook-metrics.js';
import { WebhookSender } from './webhook-sender.js';

/** A database that passes over thousands of waiting deliveries at each look, and in which none is due. */
class SlowDeliveries {
  looks = 0;

  async take(): Promise<readonly never[]> {
    this.looks += 1;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    return [];
  }

  figures = async () => ({ waiting: 0, oldest: null, paused: 0 });
  forget = async () => {};
}

const LOOK = 100;
const EVENING = 20_000;

let deliveries: SlowDeliveries;
let outbox: Outbox;
let sender: WebhookSender;
beforeEach(() => {
  jest.useFakeTimers();
  deliveries = new SlowDeliveries();
  outbox = new Outbox();
  sender = new WebhookSender(
    deliveries as unknown as DeliveriesRepository,
    new Receiver(false),
    outbox,
    new WebhookMetrics(new Registry()),
    new SystemClock(),
    createLogger('silent'),
  );
  sender.begin();
});
afterEach(async () => {
  jest.useRealTimers();
  await sender.beforeApplicationShutdown();
});

/** Lets a time pass in which there is an act every ten milliseconds. */
async function actsFor(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    outbox.filled();
    jest.advanceTimersByTime(10);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
}

it('leaves the database to others for most of the time, however many acts there are and however long it takes to look', async () => {
  await actsFor(EVENING);

  const share = (deliveries.looks * LOOK) / EVENING;
  expect(share).toBeLessThan(0.21);
  expect(share).toBeGreaterThan(0.15);
});
