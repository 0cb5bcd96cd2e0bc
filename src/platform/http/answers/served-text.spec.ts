import { type FastifyInstance, fastify } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HTML, serveText } from './served-text.js';

const TEXT = 'A page for people. '.repeat(200);

let server: FastifyInstance;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  server = fastify();
  server.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload);
  });
  serveText(server, '/', { type: HTML, make: () => TEXT });
});
afterEach(() => server.close());

const asked = (coding?: string) =>
  server.inject({ url: '/', headers: coding === undefined ? {} : { 'accept-encoding': coding } });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('to a reader of %s is sent as %s, and compressed once for all of them', async (named, coding, unpacked) => {
  const answer = await asked(named);
  await asked(named);
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(unpacked(answer.rawPayload).toString()).toBe(TEXT);
  expect(sent[1]).toBe(sent[0]);
});

it.each([undefined, 'identity', 'br;q=0, gzip;q=0'])('is sent as it is to a reader of %s', async (named) => {
  const answer = await asked(named);
  expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, TEXT]);
});
