/**
 * The real service, killed between results of tournaments: a result that was acknowledged is there after the next start, one
 * that was not can be sent again and counts once, and pairings never disagree with their matches.
 */
import type { ApiClient } from '../../support/clients/api-client.js';
import { seededChance } from '../../support/clients/next-action.js';
import { type ServiceRun, type Settings, runProgram, startService } from '../../support/service/service-process.js';
import { NoAnswerError } from '../../support/clients/steady-client.js';
import { SteadyDirector } from '../../support/clients/steady-director.js';
import {
  TESTS_POSTGRES,
  type TestDatabase,
  migratedFolder,
  testDatabase,
} from '../../support/service/test-database.js';
import { lawTimes } from '../../support/chance/laws.js';

const TOURNAMENTS = lawTimes(3);
const KILLS = lawTimes(4);
const SEED = 16;

let database: TestDatabase | null = null;
let settings: Settings;
let running: ServiceRun | null = null;
beforeEach(async () => {
  database = TESTS_POSTGRES ? await testDatabase() : null;
  settings = { DATABASE_URL: database?.config.databaseUrl ?? '', DATA_DIR: await migratedFolder() };
});
afterEach(async () => {
  await running?.stop('SIGKILL');
  running = null;
  await database?.close();
});

async function started(): Promise<{ run: ServiceRun; api: ApiClient }> {
  running = await startService(settings);
  return { run: running, api: await running.api() };
}

/** Lets every director enter slips until none is left, or until there is no answer any more. */
async function enterOn(directors: readonly SteadyDirector[], api: ApiClient, onEntered: () => void): Promise<void> {
  const ends = await Promise.allSettled(
    directors.map(async (director) => {
      while (await director.act(api, onEntered));
    }),
  );
  for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof NoAnswerError)) throw end.reason;
}

/** Every acknowledged slip counts as it was written. */
async function expectEntered(directors: readonly SteadyDirector[], api: ApiClient): Promise<void> {
  for (const director of directors) {
    const scores = new Map((await director.pairings(api)).map(({ id, result }) => [id, result?.score]));
    expect(director.entered.map(({ pairing }) => scores.get(pairing))).toEqual(
      director.entered.map(({ score }) => score),
    );
  }
}

it('loses no result when it is killed between them, and each counts for its match and its pairing', async () => {
  const chance = seededChance(SEED);
  let service = await started();
  const directors: SteadyDirector[] = [];
  while (directors.length < TOURNAMENTS) directors.push(await SteadyDirector.seated(service.api, directors.length));

  for (let kill = 0; kill < KILLS; kill += 1) {
    let left = 4 + Math.floor(chance() * 16);
    await enterOn(directors, service.api, () => {
      left -= 1;
      if (left === 0) service.run.child.kill('SIGKILL');
    });
    expect(await service.run.ended).toMatchObject({ signal: 'SIGKILL', faults: '' });
    service = await started();
    await expectEntered(directors, service.api);
  }

  await enterOn(directors, service.api, () => {});
  await expectEntered(directors, service.api);
  for (const { tournamentId } of directors) {
    expect((await service.api.get(`/v1/tournaments/${tournamentId}`)).body.status).toBe('finished');
  }
  const matches = directors.reduce((sum, { entered }) => sum + entered.length, 0);
  expect(await service.run.stop()).toMatchObject({ code: 0 });
  const check = await runProgram('cli/verify-record', settings);
  expect(check).toMatchObject({ code: 0, faults: '' });
  const streams = matches + TOURNAMENTS;
  expect(check.output).toMatch(new RegExp(`^${streams} streams with \\d+ events refolded, 0 differences\\n$`));
}, 300_000);
