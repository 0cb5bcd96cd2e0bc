/** The page of those who run the service for a club, docs/operations.md: its commands as they stand there, and its figures. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SETTINGS } from '../../../src/platform/config/settings.js';
import { ApiClient } from '../../support/clients/api-client.js';
import { type ServiceRun, type Settings, runProgram, startService } from '../../support/service/service-process.js';
import {
  TESTS_POSTGRES,
  TEST_TOKEN,
  type TestDatabase,
  migratedFolder,
  testDatabase,
} from '../../support/service/test-database.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PAGE = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
const COMPOSE = readFileSync(join(ROOT, 'docker', 'compose.yml'), 'utf8');
const run = promisify(execFile);

let database: TestDatabase | null = null;
let settings: Settings;
const running: ServiceRun[] = [];
beforeAll(async () => {
  database = TESTS_POSTGRES ? await testDatabase() : null;
  settings = { DATABASE_URL: database?.config.databaseUrl ?? '', DATA_DIR: await migratedFolder() };
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
});
afterAll(() => database?.close());

async function started(more: Settings = {}): Promise<ServiceRun> {
  const service = await startService({ ...settings, ...more });
  running.push(service);
  return service;
}

/** The commands below a mark. */
function block(mark: string): string {
  const found = new RegExp(`<!-- ${mark}, run by .*? -->\\n\\n\`\`\`sh\\n(.*?)\`\`\``, 's').exec(PAGE)?.[1];
  if (found === undefined) throw new Error(`docs/operations.md has no commands for: ${mark}`);
  return found.trim();
}

it('a lost token is replaced by a new one and revoked with it', async () => {
  const first = await started();
  const lost = await (await first.api()).post('/v1/tokens', { role: 'director', label: 'Laptop of the director' });
  if (!TESTS_POSTGRES) await first.stop();
  const [, given = ''] = /^npm run -s token -- (.+)$/.exec(block('lost token')) ?? [];
  const { stdout: words } = await run('sh', ['-c', `printf '%s\\n' ${given}`]);
  const made = await runProgram('cli/token', settings, words.trim().split('\n'));
  const token = made.output.trim();
  expect([made.code, token]).toEqual([0, expect.stringMatching(/^[\w-]{43}$/)]);

  const service = TESTS_POSTGRES ? first : await started();
  const club = await service.address();
  expect((await new ApiClient(club, lost.body.token, () => {}).get('/v1/tokens')).status).toBe(200);
  const env = { ...process.env, CLUB: club, TOKEN: token, LOST: 'Laptop of the director' };
  const { stdout } = await run('sh', ['-eu', '-c', block('revoking the lost token')], { env });
  expect(JSON.parse(stdout)).toMatchObject({ id: lost.body.id, revokedAt: expect.any(String) });
  expect((await new ApiClient(club, lost.body.token, () => {}).get('/v1/tokens')).status).toBe(401);
}, 60_000);

it('the settings in the command for a second instance are all that it needs, on PostgreSQL', async () => {
  const [, assigned = '', command] = /^((?:\w+="\$\w+" )+)(npm start)$/.exec(block('second instance')) ?? [];
  const names = [...assigned.matchAll(/(\w+)="/g)].map(([, name = '']) => name);
  expect([names, command]).toEqual([['DATABASE_URL', 'PORT'], 'npm start']);
  const one = await started();
  if (!TESTS_POSTGRES) {
    const refused = await runProgram('main', settings);
    expect([refused.code, refused.faults]).toEqual([1, expect.stringContaining('in use')]);
    return;
  }
  const second = await started({ DATA_DIR: await migratedFolder() });
  const made = await (await one.api()).post('/v1/players', { name: 'Ann of the first' });
  expect((await (await second.api()).get(`/v1/players/${made.body.id}`)).body.name).toBe('Ann of the first');
  expect((await (await second.api(null)).get('/health/ready')).status).toBe(200);
}, 60_000);

it('every metric of the page is served', async () => {
  const service = await started();
  const api = await service.api();
  await api.get('/v1/players');
  const { text } = await (await service.api(null)).get('/metrics');
  const names = [...PAGE.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name = '']) => name);
  expect(names).toContain('webhook_lag_seconds');
  expect(names.filter((name) => !text.includes(`# HELP ${name} `))).toEqual([]);
  expect(text).not.toContain(TEST_TOKEN);
}, 60_000);

it('compose passes on settings that the service has, and those that the page names', () => {
  const [, service = ''] = /\n {2}service:\n(.*?)\n {4}ports:/s.exec(COMPOSE) ?? [];
  const passed = [...service.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
  const known = Object.values(SETTINGS).map(({ key }) => key);
  expect(passed.filter((name) => !known.includes(name))).toEqual([]);
  for (const name of ['DATABASE_URL', 'BOOTSTRAP_TOKEN', 'CORS_ORIGINS', 'WEBHOOK_PRIVATE'])
    expect(passed).toContain(name);
});

it('the proxies leave streams open, and no connection ends at the service before it ends at the proxy', () => {
  const live = /location = \/v1\/live \{(.*?)\}/s.exec(PAGE)?.[1] ?? '';
  expect(live).toContain('proxy_buffering off;');
  expect(live).toMatch(/proxy_read_timeout \d+h;/);
  expect(PAGE).toContain('flush_interval -1');
  const bodies = /client_max_body_size (\d+)m;/.exec(PAGE)?.[1];
  expect(Number(bodies) * 2 ** 20).toBe(SETTINGS.bodyLimit.fallback);
});
