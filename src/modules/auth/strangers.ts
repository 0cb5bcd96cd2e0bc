import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Recipient } from '../../platform/http/answers/recipient.js';
import { tokenHashOf } from '../../platform/http/requests/call.js';
import { FewAtATime } from '../../platform/work/few-at-a-time.js';
import { Admission } from './admission.service.js';

/** Two processors and their database are busy with as many: more at the same time would only wait further inside. */
const TURNS = {
  atOnce: 8,
  waiting: 1_000,
  milliseconds: 10_000,
  because: 'Too many requests of readers without a token are waiting.',
};
/** Milliseconds after which a request gives its place away: a reader who takes an answer slowly holds up no other. */
const ANSWER = 250;
/** The same where the answer comes bit by bit or waits for news: only its beginning takes work. */
const BEGINNING = 25;

/**
 * Works only on so many requests of strangers at the same time: of callers without a token, or with one that was not good lately. A
 * caller with a good token waits behind those few, and not behind hundreds, however many ask: for the database, for the processor
 * and where answers are compressed.
 */
export function serveStrangersInTurn(app: NestFastifyApplication): void {
  const admission = app.get(Admission);
  const turns = new FewAtATime(TURNS);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const { roles = [], streams = false, longestWait = 0 } = request.routeOptions.config;
      if (roles.length === 0 || admission.knows(tokenHashOf(request))) {
        done();
        return;
      }
      const isWaiting = longestWait > 0 && new URL(request.url, 'http://club').searchParams.has('wait');
      turns
        .run(new Recipient(reply.raw), () => {
          done();
          return new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, streams || isWaiting ? BEGINNING : ANSWER);
            reply.raw.once('close', () => {
              clearTimeout(timer);
              resolve();
            });
          });
        })
        .catch(done);
    });
}
