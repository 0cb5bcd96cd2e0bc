import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { dataSourceOver, type Entities } from './data-source.js';
import { openEmbedded } from './embedded/embedded-database.js';
import { migrate } from './migrate.js';
import type { PooledDatabase } from './pooled-database.js';
import { openPostgres } from './postgres-database.js';

/** The database and TypeORM's view of it; `close` closes both. */
export interface OpenDatabase {
  readonly database: PooledDatabase;
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/** Opens the database that the settings name and brings its schema up to date. */
export async function openDatabase(config: Config, logger: Logger, entities: Entities): Promise<OpenDatabase> {
  const database = await connectDatabase(config, logger);
  try {
    const opened = await withDataSource(database, entities);
    const ran = await migrate(database, opened.dataSource);
    if (ran.length > 0) logger.info({ migrations: ran }, 'the schema was brought up to date');
    return opened;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** TypeORM beside a database that is open already. */
export async function withDataSource(database: PooledDatabase, entities: Entities): Promise<OpenDatabase> {
  const dataSource = await dataSourceOver(database, entities).initialize();
  return {
    database,
    dataSource,
    close: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await database.close();
    },
  };
}

/** Opens the database that the settings name, as it is. */
export async function connectDatabase(config: Config, logger: Logger): Promise<PooledDatabase> {
  if (config.databaseUrl !== null) {
    return openPostgres(config.databaseUrl, config.databasePoolSize, (error) =>
      logger.warn({ err: error }, 'an idle connection to the database broke'),
    );
  }
  const database = await openEmbedded(config.dataDir);
  logger.warn(
    { folder: config.dataDir },
    'embedded database: survives the end of this process at any moment, but a power cut can lose the last moments; set DATABASE_URL to use PostgreSQL where that matters',
  );
  return database;
}
