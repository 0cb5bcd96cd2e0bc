import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { configureApp, httpAdapter } from './app.setup.js';
import { ENTITIES } from './entities.js';
import { ConfigError, configFromEnvironment } from './platform/config/config.js';
import { DataFolderInUseError } from './platform/database/embedded/data-folder-lock.js';
import { NestLogger, createLogger } from './platform/logging/logger.js';

async function start(): Promise<void> {
  const config = configFromEnvironment();
  const logger = createLogger(config.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot({ config, logger, entities: ENTITIES }),
    httpAdapter(config, logger),
    { logger: new NestLogger(logger), abortOnError: false },
  );
  configureApp(app);
  await app.listen(config.port, config.host);
  logger.info({ address: await app.getUrl() }, 'ready: the API is described at /docs');
}

start().catch((error: unknown) => {
  // Faults in the settings and a data folder in use are for the person who starts the service: a sentence, not a stack.
  const isForPeople = error instanceof ConfigError || error instanceof DataFolderInUseError;
  process.stderr.write(`${isForPeople ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
