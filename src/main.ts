import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { configureApp, httpAdapter } from './app.setup.js';
import { ENTITIES } from './entities.js';
import { endInOrder } from './end-in-order.js';
import { TOKEN_FILE } from './modules/auth/index.js';
import { sendWebhooks } from './modules/webhooks/index.js';
import { type Config, configFromEnvironment } from './platform/config/config.js';
import { createLogger } from './platform/logging/logger.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { StartFault, runProgram } from './platform/start-fault.js';
import { Renewals } from './recording/upkeep/renewals.js';

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there. End it, or set another PORT.',
  EACCES: 'this user may not take that port. Set a PORT above 1023.',
  EADDRNOTAVAIL: 'this machine has no such address. Correct HOST.',
  ENOTFOUND: 'no machine is known by that name. Correct HOST.',
};

/** Where the service is found. */
export interface Opened {
  readonly address: string;
  /** Where it listens, as the settings say. */
  readonly host: string;
  /** Where the director's first token is kept; null where only the log has shown it. */
  readonly tokenFile: string | null;
}

async function start(): Promise<Opened> {
  const config = configFromEnvironment();
  const logger = createLogger(config.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({ config, logger, entities: ENTITIES }),
    httpAdapter(config, logger),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  endInOrder(app, logger);
  await configureApp(app);
  await app.get(Renewals).begin();
  await listen(app, config);
  sendWebhooks(app);
  const address = await app.getUrl();
  logger.info({ address }, 'ready: the API is described at /docs');
  const { host } = config;
  return { address, host, tokenFile: config.databaseUrl === null ? join(config.dataDir, TOKEN_FILE) : null };
}

/** Listens, or says in a sentence why it cannot. */
async function listen(app: NestFastifyApplication, { port, host }: Config): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const reason = LISTEN_FAULTS[code];
    throw reason === undefined ? error : new StartFault(`Cannot listen on ${host}:${port} (${code}): ${reason}`);
  }
}

/** Answers as soon as requests are; where the service cannot start, the process ends. */
export const ready: Promise<Opened> = runProgram(start);
