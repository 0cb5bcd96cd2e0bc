/**
 * Many clients at once, on one instance of the service and on two that share a database. Whatever they send, one of them hears
 * that it happened and the others that it did not, and no player acts for the other side by being late.
 */
import { RecordCheck } from '../../../src/modules/games/index.js';
import type { ApiAnswer, ApiClient } from '../../support/clients/api-client.js';
import { RACERS, holdingWrites, race, statusCounts } from '../../support/clients/race.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { versionIn } from '../../support/clients/tags.js';

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

const INSTANCES = ['one instance', 'two instances'] as const;

/** Twenty clients of one instance, or of two that have both looked before either of them writes. */
function raceOn(
  instances: (typeof INSTANCES)[number],
  send: (api: ApiClient) => Promise<ApiAnswer>,
): Promise<readonly ApiAnswer[]> {
  if (instances === 'one instance') return race([club.api], send);
  return holdingWrites(club.database.database, 2, () => race([club.api, second.api], send));
}

interface Recorded {
  readonly version: number;
  readonly type: string;
  readonly data: unknown;
}

async function recordOf(matchId: string): Promise<readonly Recorded[]> {
  return (await club.api.get(`/v1/matches/${matchId}/events`)).body.items;
}

function typesOf(events: readonly Recorded[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** A game with recorded dice in which so much has happened. */
async function played(actions: readonly object[]): Promise<{ match: string; game: string; version: number }> {
  const match = (await club.match()).body.id;
  const game = await club.api.post(`/v1/matches/${match}/games`);
  const acted = actions.length === 0 ? game : await club.api.act(game.body.id, actions);
  expect(acted.body).not.toHaveProperty('code');
  return { match, game: game.body.id, version: actions.length === 0 ? acted.body.version : acted.body.game.version };
}

const OPENED = [
  { type: 'opening-roll', dice: { white: 3, black: 1 } },
  { type: 'play', play: '8/5 6/5' },
];
const DOUBLED = [...OPENED, { type: 'double' }];
const RESIGNED = [...OPENED, { type: 'resign', side: 'black', as: 'single' }];
/** Black is on the bar against white's six point: 6-6 cannot be played, and the turn passes to white by itself. */
const BLACK_ON_THE_BAR = [
  { type: 'opening-roll', dice: { white: 2, black: 6 } },
  { type: 'play', play: '24/18 13/11' },
  { type: 'roll', dice: [6, 1] },
  { type: 'play', play: '13/7* 8/7' },
];

interface Race {
  readonly what: string;
  readonly before: readonly object[];
  readonly action: object;
  readonly recorded: readonly string[];
}

const RACES: readonly Race[] = [
  { what: 'an opening roll', before: [], action: OPENED[0] as object, recorded: ['OpeningRolled'] },
  { what: 'a play', before: OPENED.slice(0, 1), action: OPENED[1] as object, recorded: ['PlayMade'] },
  { what: 'a roll', before: OPENED, action: { type: 'roll', side: 'black', dice: [6, 5] }, recorded: ['DiceRolled'] },
  {
    what: 'a roll that dances and passes the turn',
    before: BLACK_ON_THE_BAR,
    action: { type: 'roll', side: 'black', dice: [6, 6] },
    recorded: ['DiceRolled', 'PlayMade'],
  },
  {
    what: 'a whole turn that the other side could send in the same words',
    before: OPENED,
    action: {
      actions: [
        { type: 'roll', side: 'black', dice: [6, 5] },
        { type: 'play', play: '24/13' },
      ],
    },
    recorded: ['DiceRolled', 'PlayMade'],
  },
  { what: 'a double', before: OPENED, action: { type: 'double', side: 'black' }, recorded: ['Doubled'] },
  { what: 'a take', before: DOUBLED, action: { type: 'take' }, recorded: ['DoubleTaken'] },
  {
    what: 'a drop',
    before: DOUBLED,
    action: { type: 'drop' },
    recorded: ['DoubleDropped', 'GameFinished', 'MatchScoreChanged'],
  },
  { what: 'a resignation', before: OPENED, action: { type: 'resign', as: 'single' }, recorded: ['ResignationOffered'] },
  {
    what: 'a resignation accepted',
    before: RESIGNED,
    action: { type: 'accept-resignation' },
    recorded: ['ResignationAccepted', 'GameFinished', 'MatchScoreChanged'],
  },
  {
    what: 'a resignation refused',
    before: RESIGNED,
    action: { type: 'refuse-resignation' },
    recorded: ['ResignationRefused'],
  },
  {
    what: 'a resignation withdrawn',
    before: RESIGNED,
    action: { type: 'withdraw-resignation' },
    recorded: ['ResignationWithdrawn'],
  },
  {
    what: 'a take-back that says how far',
    before: OPENED,
    action: { type: 'take-back', to: 3 },
    recorded: ['TakenBack'],
  },
  {
    what: 'a second throw after a tie',
    before: [{ type: 'opening-roll', dice: { white: 4, black: 4 } }],
    action: { type: 'opening-roll', dice: { white: 5, black: 5 }, throw: 2 },
    recorded: ['OpeningRolled'],
  },
];

/** Acts that may follow themselves: each request that is accepted is another act, unless the sender says more. */
const FOLLOWING_THEMSELVES: readonly Race[] = [
  {
    what: 'a roll voided',
    before: [...OPENED, { type: 'roll', dice: [6, 5] }],
    action: { type: 'void-roll', reason: 'cocked' },
    recorded: ['RollVoided'],
  },
  {
    what: 'a take-back of the last act',
    before: OPENED,
    action: { type: 'take-back' },
    recorded: ['TakenBack'],
  },
];

describe.each(INSTANCES)('twenty clients of %s', (instances) => {
  it('correct a result at the same moment, and one has seen what is true', async () => {
    const match = (await club.match()).body.id;
    const result = { winner: 'white', kind: 'single', cube: 1 };
    const game = (await club.api.post(`/v1/matches/${match}/games`, { result })).body;
    const headers = { 'if-match': `"${game.version}"` };
    const path = `/v1/matches/${match}/games/${game.id}/correction`;
    const body = { result: { ...result, winner: 'black' }, reason: 'the slip' };
    const answers = await raceOn(instances, (api) => api.post(path, body, { headers }));
    expect(statusCounts(answers)).toEqual({ 200: 1, 412: RACERS - 1 });
    const types = ['ResultCorrected', 'MatchScoreChanged', 'StandingCorrected', 'GameStandingChanged'];
    expect(typesOf((await recordOf(match)).slice(game.version))).toEqual(types);
  });

  it('correct one game and report another at once; no report goes into a score that is gone', async () => {
    const match = (await club.match()).body.id;
    const result = { winner: 'white', kind: 'single', cube: 1 };
    const game = (await club.api.post(`/v1/matches/${match}/games`, { result })).body;
    const path = `/v1/matches/${match}/games/${game.id}/correction`;
    const body = { result: { ...result, winner: 'black' }, reason: 'the slip' };
    let sent = 0;
    const answers = await raceOn(instances, (api) => {
      sent += 1;
      return sent % 2 === 0
        ? api.post(path, body, { headers: { 'if-match': '*' } })
        : api.post(`/v1/matches/${match}/games`, { result });
    });
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    const reports = answers.filter(({ status }) => status === 201).length;
    const view = (await club.api.get(`/v1/matches/${match}`)).body;
    const black = answers.some(({ status }) => status === 200) ? 1 : 0;
    expect(reports + black).toBeGreaterThan(0);
    expect(view.games).toHaveLength(1 + reports);
    expect([view.white.score, view.black.score]).toEqual([reports + 1 - black, black]);
  });

  it.each(RACES)('send $what, and it happens once', async ({ before, action, recorded }) => {
    const { match, game, version } = await played(before);
    const answers = await raceOn(instances, (api) => api.post(`/v1/games/${game}/actions`, action));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: RACERS - 1 });
    expect(refused.map(({ body }) => body.code)).not.toContain('request.stale');
    expect(typesOf((await recordOf(match)).slice(version))).toEqual(recorded);
  });

  it.each(FOLLOWING_THEMSELVES)('send $what, and each answer tells the truth', async ({ before, action, recorded }) => {
    const { match, game, version } = await played(before);
    const answers = await raceOn(instances, (api) => api.post(`/v1/games/${game}/actions`, action));
    const done = answers.filter(({ status }) => status === 200);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(done.length).toBeGreaterThan(0);
    expect(typesOf((await recordOf(match)).slice(version))).toEqual(done.flatMap(() => recorded));
  });

  it.each([...RACES, ...FOLLOWING_THEMSELVES])(
    'send $what with the same If-Match, and one is right',
    async ({ before, action, recorded }) => {
      const { match, game, version } = await played(before);
      const headers = { 'if-match': `"${version}"` };
      const answers = await raceOn(instances, (api) => api.post(`/v1/games/${game}/actions`, action, { headers }));
      expect(statusCounts(answers)).toEqual({ 200: 1, 412: RACERS - 1 });
      expect(typesOf((await recordOf(match)).slice(version))).toEqual(recorded);
    },
  );

  it.each([...RACES, ...FOLLOWING_THEMSELVES])(
    'send $what with the same key, and all get the same answer',
    async ({ before, action, recorded }) => {
      const { match, game, version } = await played(before);
      const headers = { 'idempotency-key': game };
      const answers = await raceOn(instances, (api) => api.post(`/v1/games/${game}/actions`, action, { headers }));
      expect(statusCounts(answers)).toEqual({ 200: RACERS });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(new Set(answers.map((answer) => versionIn(answer.headers)))).toEqual(new Set([version + recorded.length]));
      expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(RACERS - 1);
      expect(typesOf((await recordOf(match)).slice(version))).toEqual(recorded);
    },
  );

  it('start a game, and it is one', async () => {
    const match = (await club.match()).body.id;
    const answers = await raceOn(instances, (api) => api.post(`/v1/matches/${match}/games`));
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: RACERS - 1 });
    expect(typesOf(await recordOf(match))).toEqual(['MatchOpened', 'GameStarted']);
  });

  it('start a game with one key, and all learn its id', async () => {
    const match = (await club.match()).body.id;
    const headers = { 'idempotency-key': match };
    const answers = await raceOn(instances, (api) => api.post(`/v1/matches/${match}/games`, {}, { headers }));
    expect(statusCounts(answers)).toEqual({ 201: RACERS });
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
    expect(typesOf(await recordOf(match))).toEqual(['MatchOpened', 'GameStarted']);
  });

  it('report the same game by its number, and it counts once', async () => {
    const match = (await club.match()).body.id;
    const result = { winner: 'white', kind: 'gammon', cube: 1 };
    const answers = await raceOn(instances, (api) => api.post(`/v1/matches/${match}/games`, { result, number: 1 }));
    expect(statusCounts(answers)).toEqual({ 201: 1, 409: RACERS - 1 });
    expect((await club.api.get(`/v1/matches/${match}`)).body.white.score).toBe(2);
  });

  it('hand in the same slip, and the match ends once', async () => {
    const match = (await club.match()).body.id;
    const score = { white: 7, black: 3 };
    const answers = await raceOn(instances, (api) => api.post(`/v1/matches/${match}/result`, { score }));
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: RACERS - 1 });
  });

  it('open a match with one key, and there is one', async () => {
    const [white, black] = [await club.player(), await club.player()];
    const body = { white, black, format: { kind: 'points', length: 3 } };
    const headers = { 'idempotency-key': white };
    const answers = await raceOn(instances, (api) => api.post('/v1/matches', body, { headers }));
    expect(statusCounts(answers)).toEqual({ 201: RACERS });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await club.api.get(`/v1/matches?playerId=${white}`)).body.items).toHaveLength(1);
  });

  it('enter a player with one key, and there is one', async () => {
    const name = `Only one, at ${instances}`;
    const headers = { 'idempotency-key': name };
    const answers = await raceOn(instances, (api) => api.post('/v1/players', { name }, { headers }));
    expect(statusCounts(answers)).toEqual({ 201: RACERS });
    expect((await club.api.get(`/v1/players?q=${encodeURIComponent(name)}`)).body.items).toHaveLength(1);
  });

  it('use one key for different requests, and one of them is done', async () => {
    const { match, game, version } = await played([]);
    const headers = { 'idempotency-key': match };
    let nth = 0;
    const answers = await raceOn(instances, (api) => {
      const dice = { white: 6, black: 1 + ((nth += 1) % 5) };
      return api.act(game, { type: 'opening-roll', dice }, { headers });
    });
    const done = answers.filter(({ status }) => status === 200);
    expect(statusCounts(answers)).toEqual({ 200: RACERS / 5, 422: RACERS - RACERS / 5 });
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(typesOf((await recordOf(match)).slice(version))).toEqual(['OpeningRolled']);
  });

  it('say that nothing could be played after the turn has passed, and change nothing', async () => {
    const { game, version } = await played([...BLACK_ON_THE_BAR, { type: 'roll', dice: [6, 6] }]);
    const answers = await raceOn(instances, (api) => api.act(game, { type: 'play', play: '' }));
    expect(answers.map(({ body }) => body.events)).toEqual(Array(RACERS).fill([]));
    expect((await club.api.get(`/v1/games/${game}`)).body.version).toBe(version);
  });
});

describe('the record after all of these races', () => {
  it('gives exactly what is served', async () => {
    const { streams, differences } = await club.app.get(RecordCheck).run();
    expect(differences).toEqual([]);
    expect(streams).toBeGreaterThan(RACES.length);
  });
});
