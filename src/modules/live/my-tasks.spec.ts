/** The topic `me`: a person whose tasks could not be read is looked at again, although nothing else happens. */
import { Clock } from '../../platform/clock/clock.js';
import type { Tasks } from '../me/index.js';
import type { LiveRepository } from './live.repository.js';
import { MyTasks } from './my-tasks.js';

const ANN = 'ann';

it('names a person again whose tasks could not be read', async () => {
  let contests = [{ id: 'match', version: 1, players: [ANN] }];
  let fault: Error | null = null;
  const repository = { contestsOf: () => Promise.resolve(contests) } as unknown as LiveRepository;
  const tasks = {
    tasksUnder: () => (fault === null ? Promise.resolve({}) : Promise.reject(fault)),
  } as unknown as Tasks;
  const clock = { now: () => new Date(0) } as unknown as Clock;
  const mine = new MyTasks(repository, tasks, clock);
  await mine.read('me ann', [ANN]);
  expect(await mine.changed()).toEqual(['me ann']);
  expect(await mine.changed()).toEqual([]);

  contests = [{ id: 'match', version: 2, players: [ANN] }];
  fault = new Error('no database');
  expect(await mine.changed()).toEqual(['me ann']);
  await expect(mine.read('me ann', [ANN])).rejects.toThrow('no database');
  expect(await mine.changed()).toEqual(['me ann']);
  fault = null;
  await mine.read('me ann', [ANN]);
  expect(await mine.changed()).toEqual([]);
});
