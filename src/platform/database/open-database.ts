import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { dataSourceOver, type Entities } from './data-source.js';
import { openEmbedded } from './embedded/embedded-database.js';
import { migrate } from './migrate.js';
import type { PooledDatabase } from './pooled-database.js';
import { openPostgres } from './postgres-database.js';
import { reached, startFaultOf } from './start-faults.js';

/** The database and TypeORM's view of it; `close` closes both. */
export interface OpenDatabase {
  readonly database: PooledDatabase;
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/** Milliseconds in which those who wait for a database that has stopped are answered. */
const LAST_ANSWERS = 500;

/** Opens the database that the settings name and brings its schema up to date. */
export async function openDatabase(config: Config, logger: Logger, entities: Entities): Promise<OpenDatabase> {
  const database = await opened(config, logger);
  try {
    const ran = await bringUpToDate(database, config, logger, entities);
    if (ran.length > 0) logger.info({ migrations: ran }, 'the schema was brought up to date');
    return await withDataSource(database, entities);
  } catch (error) {
    await database.close();
    throw startFaultOf(error, config);
  }
}

async function opened(config: Config, logger: Logger): Promise<PooledDatabase> {
  try {
    return await connectDatabase(config, logger);
  } catch (error) {
    throw startFaultOf(error, config);
  }
}

/** On PostgreSQL by connections of its own: a migration may take longer than any statement of a request. */
async function bringUpToDate(
  database: PooledDatabase,
  config: Config,
  logger: Logger,
  entities: Entities,
): Promise<readonly string[]> {
  if (config.databaseUrl === null) return migrated(database, entities);
  const unhurried = await reachedDatabase(config.unhurried(), logger);
  try {
    return await migrated(unhurried, entities);
  } finally {
    await unhurried.close();
  }
}

async function migrated(database: PooledDatabase, entities: Entities): Promise<readonly string[]> {
  const { dataSource } = await withDataSource(database, entities);
  try {
    return await migrate(database, dataSource);
  } finally {
    await dataSource.destroy();
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

/** The same, seen to answer; throws a StartFault that says what to check. */
export async function reachedDatabase(config: Config, logger: Logger): Promise<PooledDatabase> {
  const database = await opened(config, logger);
  try {
    await reached(database);
    return database;
  } catch (error) {
    await database.close();
    throw startFaultOf(error, config);
  }
}

/** An embedded database that has stopped cannot be opened again by this process: it answers who waits, and ends. */
function endWithout(error: Error, logger: Logger): void {
  logger.fatal(
    { err: error },
    `the embedded database has stopped (${error.message}): the service ends; start it again`,
  );
  setTimeout(() => process.exit(1), LAST_ANSWERS);
}

/** Opens the database that the settings name, as it is. */
export async function connectDatabase(config: Config, logger: Logger): Promise<PooledDatabase> {
  if (config.databaseUrl !== null) {
    const onIdleError = (error: Error): void => logger.warn({ err: error }, 'an idle connection to the database broke');
    return openPostgres(config.databaseUrl, config.databasePoolSize, onIdleError, config.statementTimeout);
  }
  const database = await openEmbedded(config.dataDir, config.statementTimeout, (error) => endWithout(error, logger));
  logger.warn(
    { folder: config.dataDir },
    'embedded database: survives the end of this process at any moment, but a power cut can lose the last moments; set DATABASE_URL to use PostgreSQL where that matters',
  );
  return database;
}
