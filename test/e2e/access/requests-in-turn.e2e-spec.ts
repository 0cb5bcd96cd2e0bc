/** Many requests at once, of strangers or of one member: others come through, and those who are too many hear when to come again. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Gate } from '../../../src/recording/gate.js';
import { TournamentDriver } from '../../support/clubs/tournament.js';
import { TEST_TOKEN } from '../../support/service/test-database.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const MANY = 60;
/** Milliseconds in which no further request may begin: less than those after which one gives its place away. */
const LOOK = 100;

let club: TestApp;
let path: string;
beforeAll(async () => {
  club = await testApp();
  const { body } = await club.api.post('/v1/tournaments', {
    name: 'Open night',
    format: { kind: 'knockout', lengths: [5] },
    visibility: 'public',
  });
  path = `/v1/tournaments/${body.id}`;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => club.close());

interface HeldAnswers {
  /** Requests that ask the database so far. */
  readonly begun: () => number;
  readonly answer: () => void;
}

/** The database answers no reader until it may. */
function heldAnswers(): HeldAnswers {
  jest.restoreAllMocks();
  const gate = club.app.get(Gate);
  const read = gate.read.bind(gate);
  let begun = 0;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  jest.spyOn(gate, 'read').mockImplementation(async (...asked) => {
    begun += 1;
    await held;
    return read(...asked);
  });
  return { begun: () => begun, answer: () => answer() };
}

async function member(): Promise<{ readonly guest: ReturnType<TestApp['as']>; readonly id: string }> {
  const { body } = await club.api.post('/v1/tokens', { role: 'viewer', label: 'guest' });
  return { guest: club.as(body.token), id: body.id };
}

/** How many of many requests the service works on when they come at once and the database does not answer yet. */
async function workedOn(readers: ReturnType<TestApp['as']>, address = path): Promise<number> {
  const { begun, answer } = heldAnswers();
  const all = Array.from({ length: MANY }, () => readers.get(address));
  for (let before = -1; begun() === 0 || begun() > before;) {
    before = begun();
    await wait(LOOK);
  }
  const together = begun();
  answer();
  await Promise.all(all);
  return together;
}

/** Ends when so many requests more have come, whole or not. */
function requestsCame(count: number): Promise<void> {
  const server = club.app.getHttpServer();
  return new Promise((resolve) => {
    let came = 0;
    server.on('request', function comes() {
      came += 1;
      if (came < count) return;
      server.off('request', comes);
      resolve();
    });
  });
}

it('has few requests of strangers worked on at the same time', async () => {
  expect(await workedOn(club.as(null))).toBeLessThan(MANY / 2);
  // Says that it would wait, and never does.
  expect(await workedOn(club.as(null), `${path}/events?wait=0`)).toBeLessThan(MANY / 2);
});

it('has more of a member worked on, but not all that one token sends', async () => {
  const { guest } = await member();
  expect((await guest.get(path)).status).toBe(200);
  const together = await workedOn(guest);
  expect(together).toBeGreaterThan(MANY / 2);
  expect(together).toBeLessThan(MANY);
});

it('looks up wrong tokens together, and reads nothing for them', async () => {
  const { guest, id } = await member();
  expect((await guest.get(path)).status).toBe(200);
  await club.api.delete(`/v1/tokens/${id}`, { headers: { 'if-match': '*' } });
  expect((await guest.get(path)).status).toBe(401);
  const gate = club.app.get(Gate);
  const callers = gate.callers.bind(gate);
  const read = jest.spyOn(gate, 'read');
  const looked = jest.spyOn(gate, 'callers').mockImplementation(async (...asked) => {
    await wait(LOOK);
    return callers(...asked);
  });
  const wrong = Array.from({ length: MANY }, (_, nth) => club.as(`wrong-token-of-stranger-${nth}`).get(path));
  const answers = await Promise.all([guest.get(path), ...wrong]);
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  expect(read).not.toHaveBeenCalled();
  expect(looked.mock.calls.length).toBeLessThan(MANY / 2);
});

it('lets a token that is not known yet in at once, whatever strangers wait', async () => {
  const { guest } = await member();
  const { begun, answer } = heldAnswers();
  const strangers = Array.from({ length: MANY }, () => club.as(null).get(path));
  while (begun() < 8) await wait(1);
  const before = begun();
  const first = guest.get(path);
  // Before a stranger gives its place away.
  while (begun() === before) await wait(1);
  expect(begun()).toBe(before + 1);
  answer();
  expect((await first).status).toBe(200);
  await Promise.all(strangers);
});

it('does not keep places for requests whose bodies are still on their way', async () => {
  const { hostname, port } = new URL(club.url);
  const head = `POST ${path}/entries HTTP/1.1\r\nHost: club\r\nAuthorization: Bearer ${TEST_TOKEN}\r\n`;
  const timeBehindThem = async (): Promise<number> => {
    const sockets = Array.from({ length: 2 * MANY }, () => connect({ host: hostname, port: Number(port) }));
    const there = requestsCame(sockets.length);
    for (const socket of sockets) {
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
    }
    await there;
    const since = performance.now();
    expect((await club.api.get(path)).status).toBe(200);
    const time = performance.now() - since;
    for (const socket of sockets) socket.destroy();
    return time;
  };
  // One of three: a machine that stands still for a second proves nothing.
  const times = [await timeBehindThem(), await timeBehindThem(), await timeBehindThem()];
  // Places that are kept would be free again behind a second, for the next thirty-two.
  expect(Math.min(...times)).toBeLessThan(900);
});

it('parses only the bodies of those whose turn it is', async () => {
  const { begun, answer } = heldAnswers();
  const parsed = jest.spyOn(JSON, 'parse');
  const all = Array.from({ length: MANY }, (_, nth) => club.api.post('/v1/players', { name: `Waiting ${nth}` }));
  while (begun() === 0) await wait(1);
  await wait(LOOK);
  const bodies = parsed.mock.calls.filter(([body]) => body.includes('Waiting'));
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.length).toBeLessThan(MANY);
  answer();
  expect((await Promise.all(all)).every(({ status }) => status === 201)).toBe(true);
});

it('more than can wait are refused, and hear when to come again', async () => {
  const { hostname, port } = new URL(club.url);
  const request = `GET ${path} HTTP/1.1\r\nHost: club\r\n`;
  const each = 600;
  const { answer } = heldAnswers();
  const there = requestsCame(4 * each);
  const answers = Promise.all(
    Array.from({ length: 4 }, () => {
      const socket = connect({ host: hostname, port: Number(port) });
      // All at once, without waiting for answers; the last one ends the connection.
      socket.write(`${`${request}\r\n`.repeat(each - 1)}${request}Connection: close\r\n\r\n`);
      return text(socket);
    }),
  );
  await there;
  answer();
  const told = (await answers).join('');
  const statuses = [...told.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
  expect(statuses).toHaveLength(4 * each);
  expect(new Set(statuses)).toEqual(new Set(['200', '503']));
  expect(statuses.filter((status) => status === '200').length).toBeGreaterThan(500);
  expect(told).toMatch(/^retry-after: 5\r$/im);
  expect(told).toContain('"code":"service.busy"');
  expect(told).toContain('Too many requests of readers without a token are waiting. Send the request again in 5 s.');
});

it('a stranger who leaves while waiting makes room, also where all requests came on one connection', async () => {
  const { hostname, port } = new URL(club.url);
  const request = `GET ${path} HTTP/1.1\r\nHost: club\r\n\r\n`;
  const { begun, answer } = heldAnswers();
  const sockets = [1, 1, 1, 600].map((count) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(request.repeat(count));
    return socket;
  });
  while (begun() < 8) await wait(1);
  for (const socket of sockets) socket.destroy();
  const other = club.as(null).get(path);
  await wait(LOOK);
  answer();
  expect((await other).status).toBe(200);
  // Those who had left by then were not worked on.
  expect(begun()).toBeLessThan(MANY);
});

it('a stranger who takes none of its answers holds up no other', async () => {
  const format = { kind: 'knockout', lengths: [3] };
  const large = await TournamentDriver.open(club, format, 128, { visibility: 'public' });
  await large.draw();
  const { hostname, port } = new URL(club.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  // Far more than the buffers of a connection hold: most of these answers are never sent.
  socket.write(`GET ${large.path}/bracket HTTP/1.1\r\nHost: club\r\n\r\n`.repeat(400));
  await wait(LOOK);
  const since = performance.now();
  expect((await club.as(null).get(path)).status).toBe(200);
  // If each kept its place for as long as it may, they would hold it up until they are refused themselves, after ten seconds.
  expect(performance.now() - since).toBeLessThan(8_000);
  socket.destroy();
});
