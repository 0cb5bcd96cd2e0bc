/** `npm run token -- --role director [--label text]`: a new token, for the one that was lost. Prints it once. */
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ENTITIES } from '../entities.js';
import { BootstrapService } from '../modules/auth/index.js';
import { configFromEnvironment } from '../platform/config/config.js';
import { ROLES, type Role } from '../platform/http/roles.js';
import { createLogger } from '../platform/logging/logger.js';
import { runProgram } from '../platform/start-fault.js';
import { requireClub } from './club-there.js';

/** Roles whose tokens name no player; a player's token names its player and is made through the API. */
const GRANTED = ROLES.filter((role): role is Exclude<Role, 'player'> => role !== 'player');

const { values } = parseArgs({ options: { role: { type: 'string' }, label: { type: 'string' } } });
const role = GRANTED.find((known) => known === values.role);
if (role === undefined) {
  process.stderr.write(`Say which role: npm run token -- --role ${GRANTED.join('|')} [--label text]\n`);
  process.exit(2);
}

await runProgram(async () => {
  const config = configFromEnvironment();
  requireClub(config);
  const logger = createLogger('error');
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ config, logger, entities: ENTITIES }), {
    logger: false,
    abortOnError: false,
  });
  process.stdout.write(`${await app.get(BootstrapService).makeToken(role, values.label ?? `made by hand`)}\n`);
  await app.close();
});
