/** Questions with a long answer: bounded, one after the other, and no other caller waits for them. */
import { type Socket, connect } from 'node:net';
import { RulesService } from '../../../src/rules/rules.service.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TEST_TOKEN } from '../../support/service/test-database.js';

const PATH = '/v1/rules/legal-plays';
const MOST_PLAYS = 40_000;
/** Fourteen checkers on points of their own with no checker in the way: more plays of a doublet than almost anywhere. */
const SPREAD = [0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1];
const EMPTY = SPREAD.map(() => 0);
const LARGE = {
  dice: [1, 1],
  position: { mover: { points: SPREAD, bar: 0 }, opponent: { points: EMPTY, bar: 15 } },
};
const START = { dice: [3, 1], position: { positionId: '4HPwATDgc/ABMA' } };
/** Both checkers on the bar and one way in. */
const FORCED = {
  dice: [6, 5],
  position: {
    mover: { points: EMPTY.map((_, index) => (index === 0 ? 13 : 0)), bar: 2 },
    opponent: { points: EMPTY.map((_, index) => (index === 0 ? 15 : 0)), bar: 0 },
  },
};

const times = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);

describe('many legal plays', () => {
  let club: TestApp;
  let playsOfLarge: number;

  const ask = (body: object, headers: Record<string, string> = {}): Promise<ApiAnswer> =>
    club.api.post(PATH, body, { headers });
  const askAll = (positions: readonly object[]): Promise<ApiAnswer> => ask({ positions });

  /** Sends a list and leaves the reading of the answer to the caller, who may also not do it. */
  function send(positions: readonly object[]): Socket {
    const { hostname, port } = new URL(club.url);
    const body = JSON.stringify({ positions });
    const socket = connect({ host: hostname, port: Number(port) });
    socket.pause();
    socket.write(
      [
        `POST ${PATH} HTTP/1.1`,
        `Host: ${hostname}`,
        `Authorization: Bearer ${TEST_TOKEN}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
    return socket;
  }

  beforeAll(async () => {
    club = await testApp();
    playsOfLarge = (await ask(LARGE)).body.count;
  });
  afterAll(() => club.close());

  it('of five hundred large doublets are refused, three lists at once too, and the service goes on', async () => {
    const positions = times(500, LARGE);

    const answers = await Promise.all(times(3, positions).map(askAll));

    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([422, 'request.too-much']);
      const index = Math.floor(MOST_PLAYS / playsOfLarge);
      expect(body.params).toEqual({ allowed: MOST_PLAYS, found: (index + 1) * playsOfLarge, index });
      expect(body.errors[0].pointer).toBe(`/positions/${index}`);
    }
    expect((await ask(START)).body.count).toBe(16);
  });

  it('are answered up to the last one that is allowed, and refused with one more', async () => {
    expect((await ask(FORCED)).body.count).toBe(1);
    const large = Math.floor(MOST_PLAYS / playsOfLarge);
    const rest = MOST_PLAYS - large * playsOfLarge;
    const positions = [...times(large, LARGE), ...times(Math.floor(rest / 16), START), ...times(rest % 16, FORCED)];

    const { status, text, body } = await askAll(positions);

    expect(status).toBe(200);
    const counts: readonly number[] = body.results.map(({ count }: { count: number }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(MOST_PLAYS);
    expect(text.length).toBeLessThan(12_000_000);
    expect((await askAll([...positions, FORCED])).body.params).toEqual({
      allowed: MOST_PLAYS,
      found: MOST_PLAYS + 1,
      index: positions.length,
    });
  });

  it('are in a list as they are one by one, with the length of the answer before it', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const [list, one] = [await ask({ positions: [LARGE, START] }, plain), await ask(LARGE)];

    expect(list.body.results).toEqual([one.body, (await ask(START)).body]);
    expect(list.text).toBe(JSON.stringify(list.body));
    expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(list.headers.get('content-length')).toBe(String(Buffer.byteLength(list.text)));
  });

  it('come list by list, and who asks for one roll does not wait for the lists', async () => {
    const search = jest.spyOn(club.app.get(RulesService), 'legalPlays');
    const worked = (): readonly string[] => search.mock.calls.map(([, , , dice]) => dice.join('-'));
    const first = send(times(17, LARGE));
    while (!worked().includes('1-1')) await ask(START);
    const second = askAll([{ ...START, dice: [6, 5] }]);
    await ask({ ...START, dice: [4, 3] });

    expect((await second).status).toBe(200);

    const order = worked().filter((dice) => dice !== '3-1');
    expect(order.filter((dice) => dice === '1-1')).toHaveLength(17);
    expect(order.indexOf('4-3')).toBeLessThan(order.lastIndexOf('1-1'));
    expect(order.at(-1)).toBe('6-5');
    search.mockRestore();
    first.destroy();
  });

  it('keep no other caller waiting when their reader does not read', async () => {
    const reader = send(times(17, LARGE));
    await ask(START);

    const other = await askAll([START]);

    expect(other.status).toBe(200);
    reader.destroy();
  });

  it('are not worked out to the end when their reader has left', async () => {
    const search = jest.spyOn(club.app.get(RulesService), 'legalPlays');
    const worked = (): number => search.mock.calls.filter(([, , , [die]]) => die === 2).length;
    const reader = send(times(17, { ...LARGE, dice: [2, 2] }));
    while (worked() === 0) await ask(START);
    reader.destroy();

    expect((await askAll([START])).status).toBe(200);

    expect(worked()).toBeLessThan(17);
    search.mockRestore();
  });
});
