/**
 * A process that writes to the record as fast as it can, several streams at once, and prints a line `<stream> <version>`
 * for each write that was acknowledged, until it is ended.
 */
import { writeSync } from 'node:fs';
import { v7 } from 'uuid';
import { ENTITIES } from '../../../src/entities.js';
import { configFromEnvironment } from '../../../src/platform/config/config.js';
import { openDatabase } from '../../../src/platform/database/open-database.js';
import { createLogger } from '../../../src/platform/logging/logger.js';
import { DatabaseRecording } from '../../../src/recording/database-recording.js';
import type { Change } from '../../../src/recording/recording.js';
import { changeOf, newSeries, nextInSeries } from './record.js';

const { database } = await openDatabase(configFromEnvironment(), createLogger('silent'), ENTITIES);
const recording = new DatabaseRecording(database);

async function acknowledged(id: string, version: number, change: Change): Promise<void> {
  const outcome = await recording.write(change);
  if (outcome !== 'written') throw new Error(`${id} ${version}: ${outcome}`);
  // At once and not through a buffer of this process, which would die with it.
  writeSync(1, `${id} ${version}\n`);
}

/** One stream after the other, each of ten writes with two events and, in every second one, a game. */
async function writeOn(): Promise<never> {
  for (;;) {
    const id = v7();
    await acknowledged(id, 1, changeOf({ streams: [newSeries(id)] }));
    for (let version = 3; version <= 21; version += 2) {
      const game = { series_id: id, number: version, id: v7(), status: 'open' };
      const rows = version % 4 === 1 ? [{ table: 'game', insert: game } as const] : [];
      await acknowledged(id, version, changeOf({ streams: [nextInSeries(id, version - 2, 'One', 'Two')], rows }));
    }
  }
}

await Promise.all(Array.from({ length: 8 }, writeOn));
