import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Logger } from '../../platform/logging/logger.js';
import { Recording } from '../recording.js';

const HOUR = 3_600_000;
/** Twice what is promised: a key that is still in use must not be forgotten because two clocks differ. */
const KEPT = 48 * HOUR;

/** Removes answers to idempotency keys that are too old to be repeated. */
@Injectable()
export class AnswerKeeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly recording: Recording,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.forget(), HOUR).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private async forget(): Promise<void> {
    try {
      await this.recording.forgetAnswers(new Date(this.clock.now().getTime() - KEPT));
    } catch (error) {
      // The next hour tries again; until then old answers only take room.
      this.logger.warn({ err: error }, 'old answers could not be forgotten');
    }
  }
}
