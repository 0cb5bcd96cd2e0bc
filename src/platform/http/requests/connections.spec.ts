import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { limitConnections } from './connections.js';

const MOST = 2;
const SURE_FOR = 1_000;
const REQUEST = 'GET / HTTP/1.1\r\nHost: club\r\n\r\n';
const HELD = REQUEST.replace('\r\n\r\n', '\r\nX-Held: yes\r\n\r\n');
const BAD_TOKEN = 'Bearer none';
const HELD_WITH_TOKEN = HELD.replace('\r\n\r\n', '\r\nAuthorization: Bearer one\r\n\r\n');

let server: Server;
let held: (() => void)[];
const callers: Socket[] = [];

async function caller(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  callers.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function answered(socket: Socket): Promise<boolean> {
  socket.write(REQUEST);
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

beforeEach(async () => {
  held = [];
  server = createServer((request, response) => {
    if (request.headers.authorization === BAD_TOKEN) response.writeHead(401).end();
    else if (request.headers['x-held'] === undefined) response.end('ok');
    else held.push(() => response.end('ok'));
  });
  limitConnections(server, MOST, SURE_FOR);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  for (const socket of callers.splice(0)) socket.destroy();
  server.close();
  await once(server, 'close');
});

describe('a newcomer where as many connections are open as there may be', () => {
  it('takes the place of the oldest that has asked for nothing, not of one that has', async () => {
    const asking = await caller();
    expect(await answered(asking)).toBe(true);
    const silent = await caller();
    const cut = once(silent, 'close');

    expect(await answered(await caller())).toBe(true);

    await cut;
    expect(await answered(asking)).toBe(true);
  });

  it('takes the place of those that have had their answers where all have asked', async () => {
    const first = await caller();
    const second = await caller();
    expect([await answered(first), await answered(second)]).toEqual([true, true]);

    expect(await answered(await caller())).toBe(true);
  });

  it('is refused while all wait for their answers, and these get them', async () => {
    const waiting = [await caller(), await caller()];
    const answers = waiting.map((socket) => once(socket, 'data'));
    for (const socket of waiting) socket.write(HELD);
    while (held.length < MOST) await once(server, 'request');

    expect(await answered(await caller())).toBe(false);

    for (const answer of held) answer();
    await Promise.all(answers);
  });

  describe('while all have waited for a while', () => {
    let clock: jest.SpiedFunction<typeof performance.now>;
    afterEach(() => clock.mockRestore());

    /** Callers who ask one after the other, and who wait longer than they are sure of their places. */
    async function waitingFor(requests: readonly string[]): Promise<readonly Socket[]> {
      const waiting: Socket[] = [];
      for (const [nth, request] of requests.entries()) {
        const socket = await caller();
        socket.write(request);
        while (held.length <= nth) await once(server, 'request');
        waiting.push(socket);
      }
      clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + SURE_FOR);
      return waiting;
    }

    it('takes the place of the stranger who has waited longest', async () => {
      const [first, second] = await waitingFor([HELD, HELD]);
      expect(await answered(await caller())).toBe(true);
      expect([first?.readyState, second?.readyState]).toEqual(['closed', 'open']);
    });

    it('takes the place of no caller with a token', async () => {
      const [first, second] = await waitingFor([HELD_WITH_TOKEN, HELD]);
      expect(await answered(await caller())).toBe(true);
      expect([first?.readyState, second?.readyState]).toEqual(['open', 'closed']);
    });

    it('takes the place of one whose token is none, and who goes on sending', async () => {
      const sending = `POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 100\r\nAuthorization: ${BAD_TOKEN}\r\n\r\n{`;
      const senders = [await caller(), await caller()];
      for (const socket of senders) {
        socket.write(sending);
        await once(socket, 'data');
      }
      await waitingFor([]);
      expect(await answered(await caller())).toBe(true);
      expect(senders.map(({ readyState }) => readyState)).toEqual(['closed', 'open']);
    });

    it('is refused where all have tokens', async () => {
      const [first, second] = await waitingFor([HELD_WITH_TOKEN, HELD_WITH_TOKEN]);
      expect(await answered(await caller())).toBe(false);
      expect([first?.readyState, second?.readyState]).toEqual(['open', 'open']);
    });
  });

  it('is served after a thousand who say nothing', async () => {
    for (let nth = 0; nth < 1_000; nth += 1) await caller();
    expect(await answered(await caller())).toBe(true);
  });
});
