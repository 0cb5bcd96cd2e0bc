/**
 * Several writers on one match through two instances of the service, none of them knowing of the others: nothing that was
 * acknowledged is lost, nothing happens twice, and the record has no hole.
 */
import { RecordCheck } from '../../../src/modules/games/index.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { type Chance, nextAction, seededChance } from '../../support/clients/next-action.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { tagOf } from '../../support/clients/tags.js';
import { lawTimes } from '../../support/chance/laws.js';

let club: TestApp;
let second: TestApp;
beforeAll(async () => {
  club = await testApp();
  second = await testApp({ database: club.database });
});
afterAll(async () => {
  await second.close();
  await club.close();
});

interface Recorded {
  readonly version: number;
  readonly type: string;
}

interface Writer {
  readonly api: ApiClient;
  readonly name: string;
  readonly chance: Chance;
  /** What it says about the version that it has seen: nothing, or the version. */
  readonly careful: boolean;
}

const ACTS = 25;
/** The answer to a writer who came too late; nothing changed. */
const TOO_LATE = [400, 409, 412, 422];

/** Reads the match and does what can be done now; gives the events that were acknowledged. */
async function act(
  matchId: string,
  { api, name, chance, careful }: Writer,
  nth: number,
): Promise<readonly Recorded[] | 'over'> {
  const match = await api.get(`/v1/matches/${matchId}`);
  if (match.body.status === 'finished') return 'over';
  const headers = { 'idempotency-key': `${matchId} ${name} ${nth}` };
  const gameId = match.body.currentGameId;
  if (gameId === null) {
    const started = await api.post(`/v1/matches/${matchId}/games`, {}, { headers });
    if (started.status === 201) return [{ version: started.body.version, type: 'GameStarted' }];
    return tooLate(started);
  }
  const game = await api.get(`/v1/games/${gameId}`);
  const action = await nextAction(api, game.body, chance);
  if (action === null) return [];
  const seen = careful ? { 'if-match': String(game.headers.get('etag')) } : {};
  const acted = await api.act(gameId, action, { headers: { ...headers, ...seen } });
  return acted.status === 200 ? acted.body.events : tooLate(acted);
}

function tooLate({ status, text }: ApiAnswer): readonly Recorded[] {
  if (!TOO_LATE.includes(status)) throw new Error(`${status} ${text}`);
  return [];
}

async function wholeRecord(matchId: string): Promise<readonly Recorded[]> {
  const events: Recorded[] = [];
  for (;;) {
    const page = await club.api.get(`/v1/matches/${matchId}/events?after=${events.length}&limit=100`);
    events.push(...page.body.items);
    if (page.body.nextCursor === null) return events;
  }
}

describe.each([
  ['careful', true],
  ['careless', false],
])('six %s writers on one match through two instances', (_kind, careful) => {
  it('lose nothing and repeat nothing', async () => {
    for (let times = 0; times < lawTimes(1); times += 1) {
      const match = (await club.match({ format: { kind: 'points', length: 15 } })).body.id;
      const acknowledged: Recorded[] = [];
      const writer = async (nth: number): Promise<void> => {
        const api = nth % 2 === 0 ? club.api : second.api;
        const self: Writer = { api, name: `writer ${nth}`, chance: seededChance(6 * times + nth), careful };
        for (let turn = 0; turn < ACTS; turn += 1) {
          const events = await act(match, self, turn);
          if (events === 'over') return;
          acknowledged.push(...events);
        }
      };
      await Promise.all([0, 1, 2, 3, 4, 5].map(writer));

      const record = await wholeRecord(match);
      expect(record.map(({ version }) => version)).toEqual(record.map((_, index) => index + 1));
      const opened = record.slice(0, 1);
      const byVersion = [...opened, ...acknowledged].sort((a, b) => a.version - b.version);
      expect(byVersion.map(({ version, type }) => `${version} ${type}`)).toEqual(
        record.map(({ version, type }) => `${version} ${type}`),
      );
      expect(acknowledged.length).toBeGreaterThan(ACTS / 2);
      expect((await club.api.get(`/v1/matches/${match}`)).headers.get('etag')).toMatch(tagOf(record.length));
      expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
    }
  });
});

describe('two instances that correct one player at once', () => {
  it('let one of them through with the version that both have seen', async () => {
    const player = await club.player();
    const headers = { 'if-match': '"1"' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        (nth % 2 === 0 ? club : second).api.patch(`/v1/players/${player}`, { notes: `note ${nth}` }, { headers }),
      ),
    );
    const written = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    expect((await second.api.get(`/v1/players/${player}`)).body).toEqual(written[0]?.body);
  });
});
