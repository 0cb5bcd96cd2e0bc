/** The data of earlier versions, unpacked: a data folder on the embedded run, a dump on the PostgreSQL run. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import {
  TESTS_POSTGRES,
  type TestDatabase,
  emptyPostgres,
  temporaryFolder,
  testConfig,
} from '../support/service/test-database.js';

const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'released');
const DATA = TESTS_POSTGRES ? 'dump.sql.gz' : 'folder.tar.br';

/** The versions whose data are kept for the database of this run. */
export const RELEASED = readdirSync(FOLDER)
  .filter((name) => existsSync(join(FOLDER, name, DATA)))
  .sort();

/** The tokens that are known of the data, by what they are for. */
export function tokensOf(name: string): Readonly<Record<string, string>> {
  const all = JSON.parse(readFileSync(join(FOLDER, name, 'tokens.json'), 'utf8'));
  return all[TESTS_POSTGRES ? 'dump' : 'folder'];
}

/** A new data folder with what the version has left in its own. */
export function unpackedFolder(name: string): string {
  const folder = temporaryFolder();
  const { BROTLI_DECODER_PARAM_LARGE_WINDOW } = constants;
  const packed = readFileSync(join(FOLDER, name, 'folder.tar.br'));
  const archive = brotliDecompressSync(packed, { params: { [BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } });
  execFileSync('tar', ['-C', folder, '-xf', '-'], { input: archive });
  return folder;
}

/** A copy of the data, opened as a service opens it: with the schema of today. To be closed. */
export async function openReleased(name: string): Promise<TestDatabase> {
  const { url, dataDir, drop } = TESTS_POSTGRES
    ? await loadedDump(name)
    : { ...NOTHING, dataDir: unpackedFolder(name) };
  const config = testConfig({ DATABASE_URL: url, ...(dataDir === null ? {} : { DATA_DIR: dataDir }) });
  const opened = await openDatabase(config, createLogger('silent'), ENTITIES);
  return {
    ...opened,
    config,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

const NOTHING = { url: '', dataDir: null, drop: async (): Promise<void> => {} };

async function loadedDump(name: string): Promise<typeof NOTHING> {
  const { url, drop } = await emptyPostgres();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(gunzipSync(readFileSync(join(FOLDER, name, DATA))).toString('utf8'));
  await client.end();
  return { url, dataDir: null, drop };
}
