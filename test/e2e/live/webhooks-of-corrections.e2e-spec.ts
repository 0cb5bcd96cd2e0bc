/** What webhooks tell of a correction behind the end of a tournament. */
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { newWebhook, sendDue, webhookClub } from '../../support/clients/webhook-club.js';
import { WebhookReceiver } from '../../support/clients/webhook-receiver.js';
import { ScriptedClock } from '../../support/service/scripted-ports.js';
import type { TestApp } from '../../support/service/test-app.js';
import { type TestDatabase, testDatabase } from '../../support/service/test-database.js';

let database: TestDatabase;
let club: TestApp;
let receiver: WebhookReceiver;
beforeEach(async () => {
  database = await testDatabase();
  club = await webhookClub(database, new ScriptedClock(new Date()));
  receiver = await WebhookReceiver.listening();
});
afterEach(async () => {
  await receiver.close();
  await club.close();
  await database.close();
});

it.each(['pairing', 'match'])('tell a tournament that is over once, where a %s of it is corrected', async (where) => {
  const night = await TournamentDriver.open(club, { kind: 'knockout', lengths: [3] }, 2);
  await night.draw();
  await night.playOut();
  await newWebhook(club, receiver.url, ['tournament.corrected', 'tournament.finished', 'pairing.corrected']);
  const [pairing] = await night.pairings();
  const path = where === 'pairing' ? `${night.path}/pairings/${pairing?.id}` : `/v1/matches/${pairing?.matchId}`;
  const winner = pairing?.result?.winner === 'white' ? 'black' : 'white';
  const score = { white: 0, black: 0, [winner]: 3 };
  const correction = { score, reason: 'The slip was misread' };
  const answer = await club.api.post(`${path}/correction`, correction, { headers: { 'if-match': '*' } });
  expect(answer.status).toBe(200);
  await sendDue(club);
  expect(receiver.received.map(({ type, data }) => [type, data])).toEqual([
    ['tournament.corrected', expect.objectContaining({ tournamentId: night.id })],
    ['pairing.corrected', expect.objectContaining({ pairingId: pairing?.id, winner })],
  ]);
});
