import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sendWebhooks } from '../../../src/modules/webhooks/index.js';
import type { Received } from './webhook-receiver.js';
import { WebhookSender } from '../../../src/modules/webhooks/sending/webhook-sender.js';
import { Config } from '../../../src/platform/config/config.js';
import type { ScriptedClock } from '../service/scripted-ports.js';
import { type TestApp, testApp } from '../service/test-app.js';
import type { TestDatabase } from '../service/test-database.js';

/** A club that sends webhooks, also to this machine, over a database that its opener closes. */
export async function webhookClub(database: TestDatabase, clock: ScriptedClock): Promise<TestApp> {
  const config = new Config({ ...database.config, webhookPrivate: true });
  const club = await testApp({ clock, database: { ...database, config } });
  sendWebhooks(club.app);
  return club;
}

/** Sends everything that is due and waits for its end. */
export function sendDue({ app }: TestApp): Promise<void> {
  return app.get(WebhookSender, { strict: false }).sendDue();
}

/** The webhook that a director has made, with its secret. */
export async function newWebhook(
  { api }: TestApp,
  url: string,
  types: readonly string[],
): Promise<{ readonly id: string; readonly path: string; readonly secret: string }> {
  const { body } = await api.post('/v1/webhooks', { url, types });
  return { id: body.id, path: `/v1/webhooks/${body.id}`, secret: body.secret };
}

/** A match to 1 point that is over, and what happened in it: one game, which white has won. */
export async function finishedMatch(club: TestApp): Promise<string> {
  const { body } = await club.match({ format: { kind: 'points', length: 1 } });
  await club.api.post(`/v1/matches/${body.id}/games`, { result: { winner: 'white', kind: 'single', cube: 1 } });
  return body.id;
}

/** Which of these bodies are not as the document says, and why. */
export async function unlikeDocument(club: TestApp, received: readonly Received[]): Promise<readonly unknown[]> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...(await club.api.get('/openapi.json')).body });
  const check = ajv.compile({ $ref: 'document#/components/schemas/WebhookBody' });
  return received.flatMap(({ text }) => (check(JSON.parse(text)) ? [] : [[text, check.errors]]));
}
