/** Several clients that play on whatever happens to the service, and the question whether everything is there afterwards. */
import type { ApiAnswer, ApiClient } from './api-client.js';
import { type ServiceRun, type Settings, runProgram } from '../service/service-process.js';
import { NoAnswerError, type SeenEvent, SteadyClient } from './steady-client.js';

/** So many clients, each with a match of its own. */
export async function steadyClub(api: ApiClient, seats: number): Promise<readonly SteadyClient[]> {
  const clients: SteadyClient[] = [];
  for (let seat = 0; seat < seats; seat += 1) clients.push(await SteadyClient.seated(api, seat));
  return clients;
}

/** Lets every client act until it gets no answer any more, or until all clients must stop. */
export async function playOn(clients: readonly SteadyClient[], api: ApiClient, onAct: () => boolean): Promise<void> {
  let goesOn = true;
  const play = async (client: SteadyClient): Promise<void> => {
    while (goesOn) {
      await client.act(api);
      goesOn = goesOn && onAct();
    }
  };
  const ends = await Promise.allSettled(clients.map(play));
  for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof NoAnswerError)) throw end.reason;
}

async function recordOf(api: ApiClient, matchId: string): Promise<readonly SeenEvent[]> {
  const events: SeenEvent[] = [];
  for (;;) {
    const page = await toldAtLast(api, `/v1/matches/${matchId}/events?after=${events.length}`);
    events.push(...page.body.items);
    if (page.body.nextCursor === null) return events;
  }
}

/** The service may still find connections of its pool that the database threw out; it says 503 then, and is asked again. */
async function toldAtLast(api: ApiClient, path: string, tries = 20): Promise<ApiAnswer> {
  const answer = await api.get(path);
  if (answer.status === 200) return answer;
  if (answer.status !== 503 || tries === 1) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return toldAtLast(api, path, tries - 1);
}

/** Nothing acknowledged is missing, nothing else is there, and the record gives what is served; the service is stopped for that. */
export async function expectWhole(
  clients: readonly SteadyClient[],
  { run, api }: { run: ServiceRun; api: ApiClient },
  settings: Settings,
): Promise<void> {
  for (const client of clients) {
    const record = await recordOf(api, client.matchId);
    expect(record.map(({ version }) => version)).toEqual(record.map((_, index) => index + 1));
    const seen = client.acknowledged.map((event) => (event.data === null ? record[event.version - 1] : event));
    expect(record.slice(1).map(essence)).toEqual(seen.map((event) => event && essence(event)));
  }
  expect(await run.stop()).toMatchObject({ code: 0 });
  const check = await runProgram('cli/verify-record', settings);
  expect(check).toMatchObject({ code: 0, faults: '' });
  expect(check.output).toMatch(new RegExp(`^${clients.length} streams with \\d+ events refolded, 0 differences\\n$`));
}

function essence({ version, type, data }: SeenEvent): object {
  return { version, type, data };
}
