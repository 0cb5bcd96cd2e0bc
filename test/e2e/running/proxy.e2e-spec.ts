/** The service behind nginx, configured as docs/operations.md says; where nginx is not installed, there is nothing to be seen. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Proxy, nginxBefore } from '../../support/service/nginx.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TEST_TOKEN, temporaryFolder } from '../../support/service/test-database.js';

const BEARER = ['--header', `authorization: Bearer ${TEST_TOKEN}`];
const STATUS = ['--output', '/dev/null', '--write-out', '%{http_version} %{http_code}'];
/** More than the service takes of any other body. */
const LARGE = 6_000_000;

let club: TestApp;
let nginx: Proxy | null;
beforeAll(async () => {
  club = await testApp();
  nginx = await nginxBefore(club.url);
});
afterAll(async () => {
  nginx?.stop();
  await club.close();
});

/** Waits until curl has printed something like this; what it has printed then. */
async function printed({ stdout, stderr }: ChildProcess, wanted: RegExp, before = ''): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('curl is piped');
  let [text, faults] = [before, ''];
  const told = (more: unknown): void => void (faults += String(more));
  stderr.on('data', told);
  while (!wanted.test(text)) {
    const [more] = (await Promise.race([once(stdout, 'data'), once(stdout, 'end')])) as readonly (Buffer | undefined)[];
    if (more === undefined) throw new Error(`curl ended with: ${text}${faults}`);
    text += more.toString();
  }
  stderr.off('data', told);
  return text;
}

it('tells followers of a change at once, over HTTP/2', async () => {
  if (nginx === null) return;
  const { body: match } = await club.match();
  const curl = nginx.curl(`/v1/live?topics=match:${match.id}`, ...BEARER, '--include');
  try {
    const state = await printed(curl, /event: state\nid: 1\n/);
    expect(state).toMatch(/^HTTP\/2 200/);
    await club.api.post(`/v1/matches/${match.id}/games`);
    await printed(curl, /event: change\nid: 2\n/, state);
  } finally {
    curl.kill();
  }
});

it('lets a request wait for the next event', async () => {
  if (nginx === null) return;
  const { body: match } = await club.match();
  const curl = nginx.curl(`/v1/matches/${match.id}/events?after=1&wait=20`, ...BEARER);
  const answer = printed(curl, /"GameStarted"/);
  await club.api.post(`/v1/matches/${match.id}/games`);
  await answer;
});

it('passes a whole club on, however large its file is, and hides the metrics', async () => {
  if (nginx === null) return;
  const file = join(temporaryFolder(), 'club.ndjson');
  writeFileSync(file, 'x'.repeat(LARGE));
  await club.player();
  const ndjson = ['--header', 'content-type: application/x-ndjson', '--data-binary', `@${file}`];
  expect(await printed(nginx.curl('/v1/import', ...BEARER, ...ndjson), /\}$/)).toContain('"club.not-empty"');
  expect(await printed(nginx.curl('/v1/players', ...BEARER, ...ndjson, ...STATUS), /\d{3}$/)).toBe('2 413');
  expect(await printed(nginx.curl('/metrics', ...STATUS), /\d{3}$/)).toBe('2 403');
});
