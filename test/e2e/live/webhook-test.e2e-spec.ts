/** A delivery in which nothing has happened, so that a director can try a receiver. */
import { tagOf } from '../../support/clients/tags.js';
import { finishedMatch, newWebhook, sendDue, unlikeDocument, webhookClub } from '../../support/clients/webhook-club.js';
import { WebhookReceiver, answering, verified } from '../../support/clients/webhook-receiver.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import type { TestApp } from '../../support/service/test-app.js';
import { type TestDatabase, testDatabase } from '../../support/service/test-database.js';

const ANY = { headers: { 'if-match': '*' } };
const clock = new ScriptedClock(new Date());
let database: TestDatabase;
let club: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  database = await testDatabase();
  club = await webhookClub(database, clock);
});
beforeEach(async () => {
  receiver = await WebhookReceiver.listening();
});
afterEach(async () => {
  await receiver.close();
});
afterAll(async () => {
  await club.close();
  await database.close();
});

describe('a test of a webhook', () => {
  it('is signed, sent and listed like any other delivery, whatever the webhook is told', async () => {
    const { id, path, secret } = await newWebhook(club, receiver.url, ['match.finished']);
    const asked = await club.api.post(`${path}/test`);
    const facts = { webhookId: id, version: 1 };
    expect(asked).toMatchObject({
      status: 200,
      body: { type: 'webhook.test', data: facts, status: 'waiting', attempts: 0, lastAttempt: null },
    });
    expect(asked.headers.get('etag')).toMatch(tagOf(1));

    await sendDue(club);
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    expect(received!.id).toBe(asked.body.id);
    expect(verified(secret, received!)).toEqual({
      type: 'webhook.test',
      timestamp: asked.body.createdAt,
      data: { ...facts, names: {} },
    });
    expect(await unlikeDocument(club, receiver.received)).toEqual([]);
    const { items } = (await club.api.get(`${path}/deliveries`)).body;
    expect(items).toMatchObject([{ id: asked.body.id, type: 'webhook.test', status: 'sent', attempts: 1 }]);
    await club.api.delete(path, ANY);
  });

  it('goes to no other webhook, tells why it failed, and keeps nothing else waiting', async () => {
    const other = await newWebhook(club, receiver.url, ['match.finished']);
    const { path } = await newWebhook(club, receiver.url, ['game.finished']);
    receiver.reply = answering(503);
    await club.api.post(`${path}/test`);
    await sendDue(club);
    expect(receiver.types).toEqual(['webhook.test']);
    const { items } = (await club.api.get(`${path}/deliveries`)).body;
    expect(items).toMatchObject([{ status: 'waiting', lastAttempt: { failure: 'The receiver answered 503.' } }]);
    expect((await club.api.get(`${other.path}/deliveries`)).body.items).toEqual([]);
    receiver.reply = answering(200);
    await finishedMatch(club);
    await sendDue(club);
    expect(receiver.types.toSorted()).toEqual(['game.finished', 'match.finished', 'webhook.test']);
    for (const each of [path, other.path]) await club.api.delete(each, ANY);
  });

  it('is refused where the webhook is paused, is not there, or was deleted', async () => {
    const { path } = await newWebhook(club, receiver.url, ['match.finished']);
    await club.api.patch(path, { status: 'paused' }, ANY);
    expect(await club.api.post(`${path}/test`)).toMatchObject({ status: 409, body: { code: 'webhook.paused' } });
    await club.api.delete(path, ANY);
    expect(await club.api.post(`${path}/test`)).toMatchObject({ status: 404, body: { code: 'webhook.not-found' } });
    expect(receiver.received).toEqual([]);
  });

  it('is none of the types that a webhook can ask for', async () => {
    const asked = await club.api.post('/v1/webhooks', { url: receiver.url, types: ['webhook.test'] });
    expect(asked).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ pointer: '/types/0' }] } });
  });
});
