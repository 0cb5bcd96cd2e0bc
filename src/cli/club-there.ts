/** Programs that look after a club open the one that is there; only the service and `npm run restore` make a new one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { StartFault } from '../platform/start-fault.js';

/** @throws StartFault where the data folder holds no club: its name is wrong, or DATABASE_URL is not set */
export function requireClub({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || existsSync(join(dataDir, 'db'))) return;
  throw new StartFault(`There is no club in ${dataDir}. Set DATA_DIR or DATABASE_URL as they are set for the service.`);
}
