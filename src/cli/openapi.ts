/** `npm run openapi`: writes the description of the API to openapi.json; with `--check` only compares, and ends with 1 when they differ. */
import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { httpAdapter } from '../app.setup.js';
import { ENTITIES } from '../entities.js';
import { wholeDocument } from '../openapi/whole.js';
import { openApiDocument } from '../openapi/document.js';
import type { Captured } from '../openapi/examples.js';
import { readConfig } from '../platform/config/config.js';
import { createLogger } from '../platform/logging/logger.js';
import { prettyJson } from './pretty-json.js';
import { schemasOf } from './type-schemas.js';

const FILE = 'openapi.json';
const EXAMPLES = 'docs/examples';

const folder = await mkdtemp(join(tmpdir(), 'club-openapi-'));
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
const logger = createLogger('silent');
const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.forRoot({ config, logger, entities: ENTITIES }),
  httpAdapter(config, logger),
  { logger: false, abortOnError: false },
);
const captured = async (name: string) => JSON.parse(await readFile(join(EXAMPLES, name), 'utf8')) as unknown;
const examples = { answers: await captured('answers.json'), problems: await captured('problems.json') } as Captured;
const text = prettyJson(wholeDocument(openApiDocument(app), schemasOf('src/api-types.ts'), examples));
await app.close();
await rm(folder, { recursive: true });

if (process.argv.includes('--check')) {
  const committed = await readFile(FILE, 'utf8').catch(() => '');
  if (committed !== text) {
    process.stderr.write(`${FILE} is not what the application says: run npm run openapi and read the difference\n`);
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, text);
}
