import type { TestApp } from '../service/test-app.js';

/** A webhook with one delivery. Its receiver is nowhere. */
export interface KnownWebhook {
  readonly webhook: string;
  readonly delivery: string;
}

export const NO_WEBHOOK: KnownWebhook = { webhook: '', delivery: '' };

const KNOWN = new WeakMap<TestApp, KnownWebhook>();

/** The same one for each test of a club, until one has deleted it. */
export async function knownWebhook(club: TestApp): Promise<KnownWebhook> {
  const known = KNOWN.get(club);
  if (known !== undefined && (await club.api.get(`/v1/webhooks/${known.webhook}`)).status === 200) return known;
  const made = await newWebhook(club);
  KNOWN.set(club, made);
  return made;
}

/** One of its own, for a test that may delete it. */
export async function newWebhook(club: TestApp): Promise<KnownWebhook> {
  const asked = { url: 'https://receiver.invalid/', types: ['chouette.closed'] };
  const webhook = (await club.api.post('/v1/webhooks', asked)).body.id;
  const players = [await club.player(), await club.player(), await club.player()];
  const chouette = await club.api.post('/v1/chouettes', { players, order: 'given' });
  await club.api.post(`/v1/chouettes/${chouette.body.id}/close`);
  const log = await club.api.get(`/v1/webhooks/${webhook}/deliveries`);
  return { webhook, delivery: log.body.items[0].id };
}
