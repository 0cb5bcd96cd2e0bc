import { createLogger } from '../../platform/logging/logger.js';
import { THREAD, ThreadWork } from '../../platform/work/thread-work.js';
import { TYPESCRIPT_THREAD } from '../../../test/support/jest/typescript-child.js';
import { SEASON_TASK, type SeasonQuestion } from './seasons.tasks.js';

/** Ann has won so many matches against Bob. */
function question(matches: number): SeasonQuestion {
  return {
    row: {
      id: 'season',
      version: 1,
      name: 'Spring',
      from_day: '2026-01-01',
      to_day: '2026-06-30',
      points: { perWin: 1 },
      best: null,
      counted: null,
      tournaments: null,
      created_at: new Date(0),
      deleted_at: null,
    },
    facts: {
      matches: Array.from({ length: matches }, (_, nth) => `match ${nth},ann,bob,white,7`).join('\n'),
      people: '[{"id":"ann","name":"Ann","mergedInto":null},{"id":"bob","name":"Bob","mergedInto":null}]',
      chouettes: [],
    },
    results: '[]',
    player: null,
    as: 'json',
  };
}

it('a season of thousands of matches is counted beside the loop that answers requests', async () => {
  const work = new ThreadWork(createLogger('silent'), { ...THREAD, ...TYPESCRIPT_THREAD });
  try {
    expect([question(20), question(5_000)].map(SEASON_TASK.isLong)).toEqual([false, true]);
    const { rows } = JSON.parse(await work.run(SEASON_TASK, question(5_000))) as { rows: unknown };
    expect(rows).toMatchObject([
      { place: 1, name: 'Ann', points: 5_000 },
      { place: 2, name: 'Bob', points: 0 },
    ]);
  } finally {
    await work.onApplicationShutdown();
  }
});
