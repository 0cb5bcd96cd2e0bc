import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Why a stream has ended: its reader left or took too little, its token or all of its topics are gone, a member of the club has the
 * stranger's place, or the service stops.
 */
export type Closing = 'left' | 'stalled' | 'token' | 'gone' | 'full' | 'shutdown';

const LAGS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What is counted of live streams. */
@Injectable()
export class LiveMetrics {
  readonly followers: Gauge;
  readonly topics: Gauge;
  readonly closed: Counter<'reason'>;
  readonly lag: Histogram;

  constructor(registry: Registry) {
    const registers = [registry];
    this.followers = new Gauge({ name: 'live_followers', help: 'Followers of live streams now', registers });
    this.topics = new Gauge({ name: 'live_topics', help: 'Topics that are being followed now', registers });
    this.closed = new Counter({
      name: 'live_streams_closed_total',
      help: 'Live streams that have ended, by why',
      labelNames: ['reason'] as const,
      registers,
    });
    this.lag = new Histogram({
      name: 'live_lag_seconds',
      help: 'From the time of an event to its writing to all of its followers, in seconds',
      buckets: LAGS,
      registers,
    });
  }
}
