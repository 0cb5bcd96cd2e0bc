import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, SystemClock } from './clock/clock.js';
import { Config } from './config/config.js';
import { DataSource, type Entities } from './database/data-source.js';
import { Database } from './database/database.js';
import { openDatabase, type OpenDatabase } from './database/open-database.js';
import { DiceSource, SystemDiceSource } from './dice/dice-source.js';
import { IdSource, SystemIdSource } from './ids/id-source.js';
import { Logger } from './logging/logger.js';
import { Registry } from 'prom-client';
import { LongWork } from './work/long-work.js';
import { THREAD, type ThreadSettings, ThreadWork } from './work/thread-work.js';
import { Work } from './work/work.js';

export interface PlatformOptions {
  readonly config: Config;
  readonly logger: Logger;
  readonly entities: Entities;
  /** An open and migrated database, which its opener closes. Without one the module opens and closes its own. */
  readonly database?: OpenDatabase;
  /** What is to be otherwise about the thread for long calculations. */
  readonly thread?: Partial<ThreadSettings>;
}

const OPEN_DATABASE = Symbol('OpenDatabase');
const OWNS_DATABASE = Symbol('OwnsDatabase');

/** Closes the module's own database after everything else has stopped. */
@Injectable()
class DatabaseCloser implements OnApplicationShutdown {
  constructor(
    @Inject(OPEN_DATABASE) private readonly opened: OpenDatabase,
    @Inject(OWNS_DATABASE) private readonly isOwner: boolean,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.isOwner) await this.opened.close();
  }
}

/** Everything that is not about backgammon: settings, database, clock, ids, dice, log. */
@Module({})
export class PlatformModule {
  static forRoot({ config, logger, entities, database, thread }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      providers: [
        { provide: Config, useValue: config },
        { provide: Logger, useValue: logger },
        { provide: OPEN_DATABASE, useFactory: () => database ?? openDatabase(config, logger, entities) },
        { provide: OWNS_DATABASE, useValue: database === undefined },
        { provide: Database, useFactory: (opened: OpenDatabase) => opened.database, inject: [OPEN_DATABASE] },
        { provide: DataSource, useFactory: (opened: OpenDatabase) => opened.dataSource, inject: [OPEN_DATABASE] },
        { provide: Clock, useClass: SystemClock },
        { provide: IdSource, useClass: SystemIdSource },
        { provide: DiceSource, useClass: SystemDiceSource },
        { provide: Work, useFactory: () => new ThreadWork(logger, { ...THREAD, ...thread }) },
        LongWork,
        { provide: Registry, useFactory: () => new Registry() },
        DatabaseCloser,
      ],
      exports: [Config, Logger, Database, DataSource, Clock, IdSource, DiceSource, Work, LongWork, Registry],
    };
  }
}
