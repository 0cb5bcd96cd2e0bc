import { Test, type TestingModule } from '@nestjs/testing';
import { ENTITIES } from '../../src/entities.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Config } from '../../src/platform/config/config.js';
import { DataSource } from '../../src/platform/database/data-source.js';
import { Database } from '../../src/platform/database/database.js';
import { DiceSource } from '../../src/platform/dice/dice-source.js';
import { IdSource } from '../../src/platform/ids/id-source.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { Gate } from '../../src/recording/gate.js';
import { RecordingModule } from '../../src/recording/recording.module.js';
import { Recording } from '../../src/recording/recording.js';
import { StreamQueue } from '../../src/recording/stream-queue.js';
import { changeOf, newSeries } from '../support/service/record.js';
import { testConfig, testDatabase, type TestDatabase } from '../support/service/test-database.js';

describe('the platform as Nest gives it', () => {
  function moduleOf(test: TestDatabase | null, config = test?.config ?? testConfig()): Promise<TestingModule> {
    const database = test ? { database: test } : {};
    return Test.createTestingModule({
      imports: [
        PlatformModule.forRoot({ config, logger: createLogger('silent'), entities: ENTITIES, ...database }),
        RecordingModule,
      ],
    }).compile();
  }

  it('works on a database that is open already, and leaves it open', async () => {
    const test = await testDatabase();
    const module = await moduleOf(test);
    const stream = newSeries();

    await module.get(Recording).write(changeOf({ streams: [stream] }));
    const { rows } = await module.get(Gate).read({
      tokenHash: null,
      idempotencyKey: null,
      now: module.get(Clock).now(),
      inner: { name: 'by_id', text: 'select version from series where id = $1', values: [stream.id] },
    });

    expect(rows).toEqual([{ version: 1 }]);
    expect(module.get(Config)).toBe(test.config);
    expect(module.get(DataSource)).toBe(test.dataSource);
    for (const token of [StreamQueue, IdSource, DiceSource]) expect(module.get(token as never)).toBeDefined();
    await module.close();
    expect(await test.database.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await test.close();
  });

  it('opens, migrates and closes the embedded database by itself, and gives the folder free', async () => {
    const config = testConfig();
    const module = await moduleOf(null, config);
    await expect(moduleOf(null, config)).rejects.toThrow(`data folder in use by process ${process.pid}`);

    expect(await module.get(Database).query({ text: 'select count(*) as events from recorded_event' })).toEqual([
      { events: 0 },
    ]);
    await module.close();

    const again = await moduleOf(null, config);
    await again.close();
  });
});
