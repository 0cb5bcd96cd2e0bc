/** What TypeORM's command line works on: the database of the settings, closed with the data source. */
import { ENTITIES } from '../entities.js';
import { configFromEnvironment } from '../platform/config/config.js';
import { dataSourceOver } from '../platform/database/data-source.js';
import { connectDatabase } from '../platform/database/open-database.js';
import { createLogger } from '../platform/logging/logger.js';

const config = configFromEnvironment();
const database = await connectDatabase(config, createLogger('error'));
const dataSource = dataSourceOver(database, ENTITIES);
const destroy = dataSource.destroy.bind(dataSource);
dataSource.destroy = async (): Promise<void> => {
  await destroy();
  await database.close();
};

export default dataSource;
