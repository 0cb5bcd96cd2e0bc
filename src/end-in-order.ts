import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from './platform/logging/logger.js';

/** Milliseconds after which the process ends, whatever has not been closed by then. */
const AT_LATEST = 9_500;

/**
 * Sees to it that the process ends in time after a signal, and that a bug which nothing has caught is logged and ends it too:
 * after one, what the process holds in memory cannot be trusted. The program that started it starts it again.
 */
export function endInOrder(app: INestApplicationContext, logger: Logger): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => endAtLatest(logger));
  }
  let isEnding = false;
  const end = (thrown: unknown, message: string): void => {
    logger.fatal({ err: thrown instanceof Error ? thrown : new Error(String(thrown)) }, message);
    if (isEnding) return;
    isEnding = true;
    endAtLatest(logger);
    app.close().then(
      () => process.exit(1),
      (error: unknown) => {
        logger.fatal({ err: error }, 'the service could not be closed');
        process.exit(1);
      },
    );
  };
  process.on('uncaughtException', (error) => end(error, 'nothing caught an exception: the service ends'));
  process.on('unhandledRejection', (reason) => end(reason, 'nothing caught a rejection: the service ends'));
}

function endAtLatest(logger: Logger): void {
  setTimeout(() => {
    logger.fatal({ milliseconds: AT_LATEST }, 'something could not be closed in time: the service ends without it');
    process.exit(1);
  }, AT_LATEST).unref();
}
