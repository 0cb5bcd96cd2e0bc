/**
 * `npm run verify-record`: folds every stream again from its first event and compares the result with what is served.
 * Names each difference and ends with 1 if there is one. With `-- --repair` it makes whatever differs, or is stored in an older
 * format, anew from the record, and names what it has repaired.
 */
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ENTITIES } from '../entities.js';
import { RecordCheck } from '../modules/games/index.js';
import { TournamentCheck } from '../modules/tournaments/index.js';
import { configFromEnvironment } from '../platform/config/config.js';
import { createLogger } from '../platform/logging/logger.js';
import { runProgram } from '../platform/start-fault.js';
import { requireClub } from './club-there.js';

await runProgram(async () => {
  const { values } = parseArgs({ options: { repair: { type: 'boolean', default: false } } });
  const mode = values.repair ? 'repair' : 'report';
  const config = configFromEnvironment().unhurried();
  requireClub(config);
  const logger = createLogger('error');
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, logger, entities: ENTITIES }), {
    logger: false,
    abortOnError: false,
  });
  // Matches first: what is found out about a tournament is compared with them.
  const checked = [await app.get(RecordCheck).run(mode), await app.get(TournamentCheck).run(mode)];
  const sum = (what: 'streams' | 'events' | 'outdated'): number =>
    checked.reduce((total, part) => total + part[what], 0);
  const say = (line: string): unknown => process.stdout.write(`${line}\n`);
  const repaired = checked.flatMap((part) => part.repaired);
  const differences = checked.flatMap((part) => part.differences);
  for (const { streamId, what } of repaired) say(`${streamId}: repaired: ${what}`);
  for (const { streamId, what } of differences) say(`${streamId}: ${what}`);
  if (repaired.length > 0) say(`${new Set(repaired.map(({ streamId }) => streamId)).size} streams repaired`);
  if (sum('outdated') > 0) {
    say(
      `${sum('outdated')} streams are stored in an older format: the service makes them anew as they are used, --repair does it now`,
    );
  }
  say(`${sum('streams')} streams with ${sum('events')} events refolded, ${differences.length} differences`);
  await app.close();
  process.exitCode = differences.length === 0 ? 0 : 1;
});
