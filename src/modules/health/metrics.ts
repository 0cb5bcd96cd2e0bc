import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { PackedText } from '../../platform/http/answers/served-text.js';

/** A request as it was answered. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the address, such as `/v1/players/:id`; ids would make a series of numbers for each of them. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Upper ends of the classes of duration, in seconds. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How many times as long as a text takes to make no other one is made. */
const REST = 9;

/** What this instance counts, for Prometheus: the process itself and every answered request. */
@Injectable()
export class Metrics {
  private making: Promise<PackedText> | null = null;
  private restUntil = 0;
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  /** @param registry what other modules count is in it as well */
  constructor(private readonly registry: Registry) {
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests until the answer was sent, in seconds',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: DURATIONS,
      registers: [registry],
    });
    collectDefaultMetrics({ register: registry });
  }

  count({ method, route, status, seconds }: AnsweredRequest): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /**
   * Everything in the text form of Prometheus, as it is after this was asked for: made and compressed once for all who ask for it meanwhile.
   * Those who ask in a loop wait, because the text of many routes takes long to make, and that holds up everybody.
   */
  text(): Promise<PackedText> {
    this.making ??= this.made().finally(() => {
      this.making = null;
    });
    return this.making;
  }

  private async made(): Promise<PackedText> {
    const rest = this.restUntil - performance.now();
    if (rest > 0) await wait(rest);
    const began = performance.now();
    const text = await this.registry.metrics();
    const ended = performance.now();
    this.restUntil = ended + REST * (ended - began);
    return new PackedText(Buffer.from(text));
  }
}
