/**
 * `npm run verify-record`: folds every stream again from its first event and compares the result with what is served.
 * Names each difference and ends with 1 if there is one.
 */
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ENTITIES } from '../entities.js';
import { RecordCheck } from '../modules/games/index.js';
import { TournamentCheck } from '../modules/tournaments/index.js';
import { configFromEnvironment } from '../platform/config/config.js';
import { createLogger } from '../platform/logging/logger.js';

const config = configFromEnvironment();
const logger = createLogger('error');
const app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, logger, entities: ENTITIES }), {
  logger: false,
  abortOnError: false,
});
const checked = [await app.get(RecordCheck).run(), await app.get(TournamentCheck).run()];
const differences = checked.flatMap((part) => part.differences);
const [streams, events] = (['streams', 'events'] as const).map((what) =>
  checked.reduce((sum, part) => sum + part[what], 0),
);
for (const { streamId, what } of differences) process.stdout.write(`${streamId}: ${what}\n`);
process.stdout.write(`${streams} streams with ${events} events refolded, ${differences.length} differences\n`);
await app.close();
process.exitCode = differences.length === 0 ? 0 : 1;
