import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Recipient } from '../../platform/http/answers/recipient.js';
import { bareCall } from '../../platform/http/requests/call.js';
import { FewAtATime } from '../../platform/work/few-at-a-time.js';
import { Admission } from './admission.service.js';

/** Two processors and their database are busy with as many: more at the same time would only wait further inside. */
const OF_STRANGERS = {
  atOnce: 8,
  waiting: 1_000,
  milliseconds: 5_000,
  because: 'Too many requests of readers without a token are waiting.',
};
/** A front end can serve a whole club with one token: as many as make the service no faster. */
const OF_A_TOKEN = { ...OF_STRANGERS, atOnce: 32, because: 'Too many requests with this token are waiting.' };
/** Milliseconds after which a request gives its place away in any case. */
const MAKING = 1_000;
/** The same once the answer is made: a reader who takes it slowly holds up no other. */
const SENDING = 50;
/** The same where the answer comes bit by bit: only its beginning takes work. */
const BEGINNING = 25;

/**
 * Works only on so many requests of strangers at the same time, who bring no token, and on so many with the same token. A caller
 * waits behind a few requests of others, and not behind hundreds, however many they send: for the database, for the processor and
 * where answers are compressed. A request asks for its place when all of it is there, because a slow sender makes no work; one with
 * a large body before that, because the bodies of those who wait would fill the memory.
 */
export function serveInTurn(app: NestFastifyApplication): void {
  const admission = app.get(Admission);
  const strangers = new FewAtATime(OF_STRANGERS);
  const tokens = new Map<string, FewAtATime>();
  const sending = new WeakMap<FastifyRequest, () => void>();

  const turn = async (request: FastifyRequest, reply: FastifyReply, goOn: () => void): Promise<void> => {
    const { roles = [] } = request.routeOptions.config;
    const token = roles.length === 0 ? null : await admission.tokenOf(bareCall(request, roles));
    const turns = token === null ? strangers : (tokens.get(token) ?? new FewAtATime(OF_A_TOKEN));
    if (token !== null) tokens.set(token, turns);
    try {
      await turns.run(new Recipient(reply.raw), () => {
        const over = placeOf(request, reply, sending);
        goOn();
        return over;
      });
    } finally {
      if (token !== null && turns.isIdle) tokens.delete(token);
    }
  };

  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    // Those who watch over the service see it under any load.
    if (request.routeOptions.url?.startsWith('/health/') !== true) {
      let taken: Promise<void> | null = null;
      request.takeTurn = () =>
        (taken ??= new Promise((resolve, reject) => {
          turn(request, reply, resolve).catch(reject);
        }));
    }
    done();
  });
  server.addHook('preValidation', async (request) => request.takeTurn?.());
  server.addHook('onSend', (request, _reply, payload, done) => {
    sending.get(request)?.();
    done(null, payload);
  });
}

/** Ends when the request gives its place away; `sending` keeps how it learns that its answer is made. */
function placeOf(
  request: FastifyRequest,
  { raw }: FastifyReply,
  sending: WeakMap<FastifyRequest, () => void>,
): Promise<void> {
  const { streams = false } = request.routeOptions.config;
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, streams ? BEGINNING : MAKING);
    const leave = (): void => {
      clearTimeout(timer);
      resolve();
    };
    sending.set(request, () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, SENDING);
    });
    Recipient.onceWaiting(raw, leave);
    raw.once('close', leave);
  });
}
