import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
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

it('refuses nothing whose connection has ended, though its answer waits behind another one', async () => {
  server.get('/', async () => {
    await sleep(2 * LIMIT);
    return 'done';
  });
  await server.listen({ port: 0 });
  const caller = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const begun = once(server.server, 'request');
  caller.write('GET / HTTP/1.1\r\nHost: club\r\n\r\n'.repeat(3));
  await begun;
  caller.destroy();
  await sleep(2 * LIMIT);
  expect(late).toEqual([]);
});
