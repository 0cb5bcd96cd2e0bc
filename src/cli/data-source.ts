/** What TypeORM's command line works on: the database of the settings, closed with the data source. */
import { ENTITIES } from '../entities.js';
import { configFromEnvironment } from '../platform/config/config.js';
import { type DataSource, dataSourceOver } from '../platform/database/data-source.js';
import { reachedDatabase } from '../platform/database/open-database.js';
import { createLogger } from '../platform/logging/logger.js';
import { runProgram } from '../platform/start-fault.js';

async function open(): Promise<DataSource> {
  const config = configFromEnvironment().unhurried();
  const database = await reachedDatabase(config, createLogger('error'));
  const dataSource = dataSourceOver(database, ENTITIES);
  const destroy = dataSource.destroy.bind(dataSource);
  dataSource.destroy = async (): Promise<void> => {
    await destroy();
    await database.close();
  };
  return dataSource;
}

export default await runProgram(open);
