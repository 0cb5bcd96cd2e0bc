import { once } from 'node:events';
import { ENTITIES } from '../../src/entities.js';
import { openDatabase, type OpenDatabase } from '../../src/platform/database/open-database.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import type { Config } from '../../src/platform/config/config.js';
import {
  migratedFolder,
  testConfig,
  testDatabase,
  TESTS_POSTGRES,
  type TestDatabase,
} from '../support/service/test-database.js';
import { forkBundled } from '../support/jest/typescript-child.js';

describe('a process killed while it writes', () => {
  let test: TestDatabase | null = null;
  let config: Config;

  beforeAll(async () => {
    // The embedded one has to be a folder on the disk here.
    test = TESTS_POSTGRES ? await testDatabase() : null;
    config = test?.config ?? testConfig({ DATA_DIR: await migratedFolder() });
  });
  afterAll(() => test?.close());

  /** Lets a process write until so many writes are acknowledged, kills it, and gives all that it acknowledged. */
  async function killedAfter(writes: number): Promise<Map<string, number>> {
    const child = forkBundled('service/record-writer.ts', {
      DATABASE_URL: config.databaseUrl ?? '',
      DATA_DIR: config.dataDir,
      LOG_LEVEL: 'silent',
    });
    let lines = '';
    let faults = '';
    child.stderr?.on('data', (text) => (faults += text));
    child.stdout?.on('data', (text) => {
      lines += text;
      if (lines.split('\n').length > writes) child.kill('SIGKILL');
    });
    const [, signal] = await once(child, 'close');
    expect([faults, signal]).toEqual(['', 'SIGKILL']);
    const latest = new Map<string, number>();
    for (const line of lines.split('\n').slice(0, -1)) {
      const [id = '', version = ''] = line.split(' ');
      latest.set(id, Number(version));
    }
    return latest;
  }

  async function stored(opened: OpenDatabase): Promise<readonly Stored[]> {
    return opened.database.query<Stored>({
      text: `select s.id, s.version, s.state, e.events, e.first, e.last, e.games as "gamesDue", g.games
        from series s
        join lateral (select count(*) as events, min(version) as first, max(version) as last,
          count(*) filter (where version % 4 = 1 and version > 1) as games
          from recorded_event where stream_id = s.id) e on true
        join lateral (select count(*) as games from game where series_id = s.id) g on true`,
    });
  }

  interface Stored {
    readonly id: string;
    readonly version: number;
    readonly state: unknown;
    readonly events: number;
    readonly first: number;
    readonly last: number;
    readonly games: number;
    readonly gamesDue: number;
  }

  it.each([1, 50, 333])(
    'after %i writes has lost nothing that it acknowledged, and left nothing by halves',
    async (writes) => {
      const latest = await killedAfter(writes);

      const opened = await openDatabase(config, createLogger('silent'), ENTITIES);
      const rows = await stored(opened);
      await opened.close();

      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      const lost = [...latest].filter(([id, version]) => (versions.get(id) ?? 0) < version);
      expect(lost).toEqual([]);
      expect(latest.size).toBeGreaterThan(0);
      const halves = rows.filter(
        (row) =>
          row.events !== row.version || row.first !== 1 || row.last !== row.version || row.games !== row.gamesDue,
      );
      expect(halves).toEqual([]);
    },
  );
});
