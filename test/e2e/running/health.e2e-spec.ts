import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { Database, DatabaseUnavailableError } from '../../../src/platform/database/database.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

describe('the state of the service', () => {
  let club: TestApp;

  beforeAll(async () => {
    club = await testApp();
  });
  afterAll(() => club.close());
  afterEach(() => jest.restoreAllMocks());

  it('needs no token', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await club.as(null).get(path);
      expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('is not ready while the database cannot be reached, but alive', async () => {
    jest.spyOn(club.app.get(Database), 'query').mockRejectedValue(new DatabaseUnavailableError('gone'));

    const ready = await club.as(null).get('/health/ready');

    expect(ready.status).toBe(503);
    expect(ready.body).toMatchObject({ code: 'service.unavailable', type: '/problems/service.unavailable' });
    expect((await club.as(null).get('/health/live')).status).toBe(200);
  });

  it('is not ready when the database takes more than two seconds', async () => {
    jest.spyOn(club.app.get(Database), 'query').mockReturnValue(new Promise(() => {}));

    const ready = await club.as(null).get('/health/ready');

    expect(ready.status).toBe(503);
    expect(ready.headers.get('retry-after')).toBe('2');
  });

  describe('in numbers', () => {
    /** How many requests of a method, route and status were counted. */
    async function counted(method: string, route: string, status: number): Promise<number> {
      const { text } = await club.as(null).get('/metrics');
      const labels = `{method="${method}",route="${route}",status="${status}"}`;
      const line = text.split('\n').find((each) => each.startsWith(`http_request_duration_seconds_count${labels}`));
      return Number(line?.split(' ').at(-1) ?? 0);
    }

    it('answers in the text form of Prometheus without a token', async () => {
      const { status, headers, text } = await club.as(null).get('/metrics');

      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(text).toContain('# TYPE http_request_duration_seconds histogram');
      expect(text).toContain('process_cpu_seconds_total');
    });

    it('counts requests by the pattern of their address, refused ones too', async () => {
      const id = await club.player();
      await club.api.get(`/v1/players/${id}`);
      await club.as(null).get(`/v1/players/${id}`);
      await club.api.get('/nowhere/1');
      await club.api.get('/nowhere/2');

      expect(await counted('GET', '/v1/players/:id', 200)).toBe(1);
      expect(await counted('GET', '/v1/players/:id', 401)).toBe(1);
      expect(await counted('GET', 'none', 404)).toBe(2);
      expect((await club.as(null).get('/metrics')).text).not.toContain(id);
    });

    it('are made for all who ask at the same time, and not again at once for those who ask in a loop', async () => {
      const registry = club.app.get(Registry);
      const making = registry.metrics.bind(registry);
      let asked = 0;
      club.app.getHttpServer().on('request', () => (asked += 1));
      const times: number[] = [];
      jest.spyOn(registry, 'metrics').mockImplementation(async () => {
        times.push(performance.now());
        do await wait(20);
        while (asked < 20);
        const text = await making();
        times.push(performance.now());
        return text;
      });
      const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => club.as(null).get('/metrics')));
      expect(others.every(({ text }) => text === first?.text)).toBe(true);
      expect((await club.as(null).get('/metrics')).status).toBe(200);
      const [began = 0, ended = 0, again = 0, ...rest] = times;
      expect(rest).toHaveLength(1);
      expect(again - ended).toBeGreaterThan(5 * (ended - began));
    });
  });
});
