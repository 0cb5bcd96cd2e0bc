import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ApplicationError } from '../../platform/http/application-error.js';
import type { HealthDto } from './dto/health.dto.js';

/** How long the database may take before the service counts as not ready. */
const PATIENCE_IN_SECONDS = 2;

/** Whether the service lives, and whether it can do its work. */
@Injectable()
export class HealthService {
  /** The question that is under way; further callers do not ask a database that hangs again. */
  private asked: Promise<unknown> | null = null;

  constructor(private readonly database: Database) {}

  /** That anything is answered at all is the answer. */
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Asks the database for the least that it can do. */
  async ready(): Promise<HealthDto> {
    let [timer, cause]: [NodeJS.Timeout | undefined, unknown] = [undefined, undefined];
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), PATIENCE_IN_SECONDS * 1000);
    });
    try {
      const outcome = await Promise.race([this.ask(), late]);
      if (outcome !== 'late') return { status: 'ok' };
    } catch (error) {
      cause = error;
    } finally {
      clearTimeout(timer);
    }
    const detail = `The database did not answer within ${PATIENCE_IN_SECONDS} s.`;
    throw new ApplicationError('service.unavailable', detail, { retryAfter: PATIENCE_IN_SECONDS }, { cause });
  }

  private ask(): Promise<unknown> {
    this.asked ??= this.database.query({ text: 'select 1' }).finally(() => {
      this.asked = null;
    });
    return this.asked;
  }
}
