import { Injectable } from '@nestjs/common';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

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

/** What this instance counts, for Prometheus: the process itself and every answered request. */
@Injectable()
export class Metrics {
  private making: Promise<string> | null = null;
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

  /** Everything in the text form of Prometheus, made once for all who ask for it meanwhile. */
  text(): Promise<string> {
    this.making ??= this.registry.metrics().finally(() => {
      this.making = null;
    });
    return this.making;
  }
}
