/** How webhooks are sent: again after failures, in order, once by several instances, at least once by one that dies. */
import { tagOf } from '../../support/clients/tags.js';
import { WebhookSender } from '../../../src/modules/webhooks/sending/webhook-sender.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import { type ServiceRun, startService } from '../../support/service/service-process.js';
import type { TestApp } from '../../support/service/test-app.js';
import {
  TESTS_POSTGRES,
  type TestDatabase,
  migratedFolder,
  testDatabase,
} from '../../support/service/test-database.js';
import { finishedMatch, newWebhook, sendDue, webhookClub } from '../../support/clients/webhook-club.js';
import { WebhookReceiver, answering } from '../../support/clients/webhook-receiver.js';
import { openEmbedded } from '../../../src/platform/database/embedded/embedded-database.js';
import { withDataSource } from '../../../src/platform/database/open-database.js';
import { ENTITIES } from '../../../src/entities.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

const ANY = { headers: { 'if-match': '*' } };
const clock = new ScriptedClock(new Date());
let database: TestDatabase;
let club: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  database = await testDatabase();
  club = await webhookClub(database, clock);
});
const paths: string[] = [];
beforeEach(async () => {
  receiver = await WebhookReceiver.listening();
});
afterEach(async () => {
  for (const path of paths.splice(0)) await club.api.delete(path, ANY);
  await receiver.close();
});
afterAll(async () => {
  await club.close();
  await database.close();
});

async function hooked(types: readonly string[], url = receiver.url): Promise<string> {
  const { path } = await newWebhook(club, url, types);
  paths.push(path);
  return path;
}

/** The deliveries of a webhook, the oldest first. */
async function log(path: string): Promise<ApiAnswer['body'][]> {
  return (await club.api.get(`${path}/deliveries`)).body.items.toReversed();
}

async function later(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await sendDue(club);
}

describe('a receiver that fails', () => {
  it('is tried again with growing pauses, and what follows of the same match waits behind', async () => {
    const path = await hooked(['game.finished', 'match.finished']);
    receiver.reply = answering(503);
    await finishedMatch(club);
    await sendDue(club);
    expect(receiver.types).toEqual(['game.finished']);
    const [first, second] = await log(path);
    expect(first).toMatchObject({
      status: 'waiting',
      attempts: 1,
      nextAttemptAt: new Date(clock.now().getTime() + 5 * SECOND).toISOString(),
      lastAttempt: {
        at: clock.now().toISOString(),
        status: 503,
        answer: 'no: 503',
        failure: 'The receiver answered 503.',
        reason: 'answered',
        cause: null,
        milliseconds: expect.any(Number),
      },
    });
    expect(second).toMatchObject({ status: 'waiting', attempts: 0, lastAttempt: null });
    for (const { id } of [first, second]) {
      expect([id[14], Number.parseInt(id.replace('-', '').slice(0, 12), 16)]).toEqual(['7', clock.now().getTime()]);
    }

    for (const [pause, attempts] of [
      [4, 1],
      [1, 2],
      [5, 3],
      [9, 3],
      [1, 4],
      [20, 5],
      [40, 6],
    ] as const) {
      await later(pause * SECOND);
      expect([pause, receiver.received.length]).toEqual([pause, attempts]);
    }
    receiver.reply = answering(200);
    await later(80 * SECOND);
    expect(receiver.types).toEqual([...Array.from({ length: 7 }, () => 'game.finished'), 'match.finished']);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2);
    expect((await log(path)).map(({ status, attempts, nextAttemptAt }) => [status, attempts, nextAttemptAt])).toEqual([
      ['sent', 7, null],
      ['sent', 1, null],
    ]);
  });

  it('holds up neither another match nor another receiver', async () => {
    const other = await WebhookReceiver.listening();
    await hooked(['match.finished'], other.url);
    await hooked(['game.finished']);
    const failing = await finishedMatch(club);
    await sendDue(club);
    receiver.reply = (response, { data }) =>
      answering(data.matchId === failing ? 500 : 204)(response, receiver.received[0]!);
    await finishedMatch(club);
    await sendDue(club);
    expect([receiver.received.length, other.received.length]).toEqual([2, 2]);
    await other.close();
  });

  it('is not there at all: the log says so, and it gets everything when it is back', async () => {
    const { port } = receiver;
    const path = await hooked(['match.finished']);
    await receiver.close();
    await finishedMatch(club);
    await sendDue(club);
    expect((await log(path))[0]).toMatchObject({
      lastAttempt: {
        status: null,
        answer: null,
        failure: 'The receiver could not be reached: ECONNREFUSED.',
        reason: 'unreached',
        cause: 'ECONNREFUSED',
      },
    });
    receiver = await WebhookReceiver.listening(port);
    await later(5 * SECOND);
    expect(receiver.types).toEqual(['match.finished']);
  });

  it('is given up after three days, and then paused until a director resumes it', async () => {
    const path = await hooked(['game.finished', 'match.finished']);
    receiver.reply = answering(500);
    await finishedMatch(club);
    await sendDue(club);
    for (let hours = 0; hours < 72; hours += 6) await later(6 * HOUR);
    expect((await club.api.get(path)).body).toMatchObject({ status: 'paused', pausedBecause: 'failing', waiting: 1 });
    const attempts = receiver.received.length;
    const [givenUp, behind] = await log(path);
    expect([givenUp.status, givenUp.nextAttemptAt, behind.status]).toEqual(['given-up', null, 'waiting']);
    await later(DAY);
    expect(receiver.received).toHaveLength(attempts);
    const refused = await club.api.post(`${path}/deliveries/${givenUp.id}/redeliver`);
    expect([refused.status, refused.body.code]).toEqual([409, 'webhook.paused']);

    receiver.reply = answering(200);
    clock.advance(SECOND);
    await club.api.patch(path, { status: 'active' }, ANY);
    await sendDue(club);
    expect(receiver.types.slice(attempts)).toEqual(['match.finished']);

    const again = await club.api.post(`${path}/deliveries/${givenUp.id}/redeliver`);
    expect(again.body).toMatchObject({ id: givenUp.id, status: 'waiting', nextAttemptAt: clock.now().toISOString() });
    expect(again.headers.get('etag')).toMatch(tagOf((await club.api.get(path)).body.version));
    await sendDue(club);
    expect(receiver.received.at(-1)).toMatchObject({ id: givenUp.id, type: 'game.finished' });
    const log2 = await club.api.get(`${path}/deliveries?status=sent&limit=1`);
    expect(log2.body.items).toHaveLength(1);
    const next = await club.api.get(`${path}/deliveries?status=sent&limit=1&cursor=${log2.body.nextCursor}`);
    expect(next.body.items[0].id).toBe(givenUp.id);
    expect((await club.api.get(`${path}/deliveries?status=given-up`)).body.items).toEqual([]);
  });

  it('is paused at once where it answers 410, and keeps what waits', async () => {
    const path = await hooked(['match.finished']);
    receiver.reply = answering(410);
    await finishedMatch(club);
    await sendDue(club);
    expect((await club.api.get(path)).body).toMatchObject({ status: 'paused', pausedBecause: 'gone', waiting: 1 });
    receiver.reply = answering(200);
    clock.advance(SECOND);
    await club.api.patch(path, { status: 'active' }, ANY);
    await sendDue(club);
    expect(receiver.types).toEqual(['match.finished', 'match.finished']);
  });

  it('is not followed where it redirects to', async () => {
    const path = await hooked(['match.finished']);
    receiver.reply = answering(302, { location: receiver.url });
    await finishedMatch(club);
    await sendDue(club);
    expect(receiver.received).toHaveLength(1);
    expect((await log(path))[0]).toMatchObject({
      lastAttempt: {
        status: 302,
        failure: 'The receiver answered 302: redirects are not followed.',
        reason: 'redirected',
      },
    });
  });
});

it('a receiver that never answers delays no other webhook and no act, and is asked four things at a time at most', async () => {
  const other = await WebhookReceiver.listening();
  await hooked(['match.finished']);
  await hooked(['match.finished'], other.url);
  receiver.reply = () => {};
  for (let nth = 0; nth < 6; nth += 1) await finishedMatch(club);
  await Promise.all([receiver.until(4), other.until(6)]);
  expect(receiver.received).toHaveLength(4);
  receiver.reply = answering(204);
  await receiver.close();
  receiver = await WebhookReceiver.listening();
  await sendDue(club);
  await other.close();
});

it('operators see what waits, how old it is, what was sent and what failed', async () => {
  const path = await hooked(['match.finished']);
  const paused = await hooked(['tournament.opened']);
  await club.api.patch(paused, { status: 'paused' }, ANY);
  receiver.reply = answering(500);
  await finishedMatch(club);
  await sendDue(club);
  clock.advance(3 * SECOND);
  await club.app.get(WebhookSender, { strict: false }).measure();
  const { text } = await club.api.get('/metrics');
  const figure = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  expect(figure('webhook_deliveries_waiting')).toBe(1);
  expect(figure('webhook_lag_seconds')).toBe(3);
  expect(figure('webhooks_paused')).toBe(1);
  expect(figure('webhook_attempts_total{outcome="failed"}')).toBeGreaterThan(0);
  expect(figure('webhook_attempts_total{outcome="sent"}')).toBeGreaterThan(0);
  expect((await club.api.get(path)).body.waiting).toBe(1);
});

it('the log goes back thirty days', async () => {
  const path = await hooked(['match.finished']);
  await finishedMatch(club);
  await sendDue(club);
  clock.advance(29 * DAY);
  await finishedMatch(club);
  await sendDue(club);
  clock.advance(2 * DAY);
  await club.app.get(WebhookSender, { strict: false }).forget();
  expect(await log(path)).toHaveLength(1);
  const [kept] = await log(path);
  clock.advance(30 * DAY);
  await club.app.get(WebhookSender, { strict: false }).forget();
  expect(await log(path)).toEqual([]);
  const gone = await club.api.post(`${path}/deliveries/${kept.id}/redeliver`);
  expect([gone.status, gone.body.code]).toEqual([404, 'delivery.not-found']);
});

it('two instances send each delivery once, and those of a match in order', async () => {
  const second = await webhookClub(database, clock);
  await hooked(['match.started', 'game.finished', 'match.finished']);
  const score = async (on: TestApp): Promise<void> => {
    const { body } = await on.match({ format: { kind: 'points', length: 5 } });
    for (let game = 1; game <= 5; game += 1) {
      await on.api.post(`/v1/matches/${body.id}/games`, { result: { winner: 'white', kind: 'single', cube: 1 } });
    }
  };
  await Promise.all([club, second].flatMap((on) => Array.from({ length: 4 }, () => score(on))));
  await Promise.all([sendDue(club), sendDue(second)]);
  await Promise.all([sendDue(club), sendDue(second)]);

  expect(receiver.received).toHaveLength(8 * 7);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(8 * 7);
  const matches = new Set(receiver.received.map(({ data }) => String(data.matchId)));
  for (const match of matches) {
    const sent = receiver.received.filter(({ data }) => data.matchId === match);
    const order = sent.map(({ type, data }) => `${type} ${data.gameNumber ?? ''}`.trim());
    const games = [1, 2, 3, 4, 5].map((number) => `game.finished ${number}`);
    expect(order).toEqual(['match.started', ...games, 'match.finished']);
  }
  await second.close();
});

describe('a process that dies while it sends', () => {
  let run: ServiceRun | null = null;
  afterEach(async () => {
    await run?.stop('SIGKILL');
  });

  it('leaves the delivery to the next one, which sends it again under the same id, and loses none', async () => {
    const own = TESTS_POSTGRES ? await testDatabase() : null;
    const folder = await migratedFolder();
    run = await startService({
      DATABASE_URL: own?.config.databaseUrl ?? '',
      DATA_DIR: folder,
      WEBHOOK_PRIVATE: 'true',
    });
    const api = await run.api();
    const [white, black] = [
      (await api.post('/v1/players', { name: 'Ann' })).body.id,
      (await api.post('/v1/players', { name: 'Bob' })).body.id,
    ];
    await api.post('/v1/webhooks', { url: receiver.url, types: ['game.finished', 'match.finished'] });
    receiver.reply = () => {};
    const match = await api.post('/v1/matches', { white, black, format: { kind: 'points', length: 1 } });
    await api.post(`/v1/matches/${match.body.id}/games`, { result: { winner: 'white', kind: 'single', cube: 1 } });
    await receiver.until(1);
    await run.stop('SIGKILL');

    receiver.reply = answering(204);
    const opened =
      own ??
      ({ ...(await withDataSource(await openEmbedded(folder), ENTITIES)), config: database.config } as TestDatabase);
    const soon = await webhookClub(opened, new ScriptedClock(new Date()));
    await sendDue(soon);
    // No instance knows yet that the other process is gone.
    expect(receiver.types).toEqual(['game.finished']);
    await soon.close();
    const afterwards = await webhookClub(opened, new ScriptedClock(new Date(Date.now() + 31 * SECOND)));
    await sendDue(afterwards);
    expect(receiver.types).toEqual(['game.finished', 'game.finished', 'match.finished']);
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
    await afterwards.close();
    await opened.close();
  });
});
