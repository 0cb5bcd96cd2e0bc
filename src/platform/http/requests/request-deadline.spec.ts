import { type FastifyInstance, fastify } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { TooLateError, answerInTime } from './request-deadline.js';

const LIMIT = 100;

let server: FastifyInstance;
let late: unknown[];
beforeEach(() => {
  late = [];
  server = fastify();
  server.setErrorHandler((error, _request, reply) => {
    late.push(error);
    void reply.code(503).send();
  });
  answerInTime(server, LIMIT);
});
afterEach(() => server.close());

/** The status of a request whose work takes twice the limit. */
async function statusOf(config: object): Promise<number> {
  server.get('/', { config }, async () => {
    await sleep(2 * LIMIT);
    return 'done';
  });
  return (await server.inject('/')).statusCode;
}

it('ends a request that has no answer in time', async () => {
  expect(await statusOf({})).toBe(503);
  expect(late).toEqual([expect.any(TooLateError)]);
});

it.each([{ isLong: true }, { streams: true }])('lets %j go on', async (config) => {
  expect(await statusOf(config)).toBe(200);
  expect(late).toEqual([]);
});
