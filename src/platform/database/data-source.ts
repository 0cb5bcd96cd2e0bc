import { DataSource, EntityManager, type MixedList, type EntitySchema, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from './migrations.js';
import type { PooledDatabase } from './pooled-database.js';

/** The token under which Nest gives it. */
export { DataSource };

export type Entities = MixedList<Function | string | EntitySchema>;

type Work<T> = (manager: EntityManager) => Promise<T>;
type IsolationLevel = NonNullable<DataSource['options']['isolationLevel']>;

/** Tells the database when code runs inside a transaction, so that it can refuse a second connection there. */
class GuardedEntityManager extends EntityManager {
  constructor(
    dataSource: DataSource,
    private readonly inTransaction: PooledDatabase['inTransaction'],
    queryRunner?: QueryRunner,
  ) {
    super(dataSource, queryRunner);
  }

  override transaction<T>(work: Work<T>): Promise<T>;
  override transaction<T>(isolation: IsolationLevel, work: Work<T>): Promise<T>;
  override transaction<T>(first: IsolationLevel | Work<T>, second?: Work<T>): Promise<T> {
    const guarded =
      (work: Work<T>): Work<T> =>
      (manager) =>
        this.inTransaction(() => work(manager));
    if (typeof first === 'function') return super.transaction(guarded(first));
    if (second) return super.transaction(first, guarded(second));
    return Promise.reject(new TypeError('a transaction needs something to do'));
  }
}

class PooledDataSource extends DataSource {
  private readonly inTransaction: PooledDatabase['inTransaction'];

  constructor(database: PooledDatabase, entities: Entities) {
    super({
      type: 'postgres',
      // TypeORM makes its pool by `new driver.Pool()`: this one gives it ours, so that all connections are counted once.
      driver: { Pool: sharing(database) },
      entities,
      migrations: MIGRATIONS,
      migrationsTableName: 'migration',
      synchronize: false,
      logging: false,
      installExtensions: false,
    });
    this.inTransaction = (work) => database.inTransaction(work);
  }

  override initialize(): Promise<this> {
    // TypeORM does not list this type of PostgreSQL 13 and newer, which needs nothing special.
    this.driver.supportedDataTypes.push('xid8' as never);
    return super.initialize();
  }

  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    // Looked up when it is used: the first manager is made by the super constructor.
    return new GuardedEntityManager(this, (work) => this.inTransaction(work), queryRunner);
  }
}

/** A constructor that always gives the database's own pool. TypeORM may end it only through `Database.close`. */
function sharing(database: PooledDatabase): new () => object {
  return class SharedPool {
    constructor() {
      const { pool } = database;
      return {
        connect: pool.connect.bind(pool),
        on: pool.on.bind(pool),
        end: (done: () => void): void => done(),
      };
    }
  };
}

/** TypeORM over the same pool as the database, to be initialized. Destroying it leaves the database open. */
export function dataSourceOver(database: PooledDatabase, entities: Entities): DataSource {
  return new PooledDataSource(database, entities);
}
