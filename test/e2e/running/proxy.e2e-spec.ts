/** The service behind nginx, configured as docs/operations.md says; where nginx is not installed, there is nothing to be seen. */
import type { ChildProcess } from 'node:child_process';
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

/** All that curl prints, also while the test waits for something else. */
class Printed {
  private text = '';
  private faults = '';
  private isOver = false;
  private wake = (): void => undefined;

  constructor(readonly curl: ChildProcess) {
    curl.stdout?.on('data', (more) => this.noted(() => (this.text += String(more))));
    curl.stdout?.on('end', () => this.noted(() => (this.isOver = true)));
    curl.stderr?.on('data', (more) => this.noted(() => (this.faults += String(more))));
  }

  /** Answers when it has printed something like this: what it has printed then. */
  async until(wanted: RegExp): Promise<string> {
    while (!wanted.test(this.text)) {
      if (this.isOver) throw new Error(`curl ended with: ${this.text}${this.faults}`);
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    return this.text;
  }

  private noted(note: () => void): void {
    note();
    this.wake();
  }
}

it('tells followers of a change at once, over HTTP/2', async () => {
  if (nginx === null) return;
  const { body: match } = await club.match();
  const printed = new Printed(nginx.curl(`/v1/live?topics=match:${match.id}`, ...BEARER, '--include'));
  try {
    expect(await printed.until(/event: state\nid: 1\n/)).toMatch(/^HTTP\/2 200/);
    await club.api.post(`/v1/matches/${match.id}/games`);
    await printed.until(/event: change\nid: 2\n/);
  } finally {
    printed.curl.kill();
  }
});

it('lets a request wait for the next event', async () => {
  if (nginx === null) return;
  const { body: match } = await club.match();
  const printed = new Printed(nginx.curl(`/v1/matches/${match.id}/events?after=1&wait=20`, ...BEARER));
  await club.api.post(`/v1/matches/${match.id}/games`);
  await printed.until(/"GameStarted"/);
});

it('passes a whole club on, however large its file is, and hides the metrics', async () => {
  if (nginx === null) return;
  const file = join(temporaryFolder(), 'club.ndjson');
  writeFileSync(file, 'x'.repeat(LARGE));
  await club.player();
  const ndjson = ['--header', 'content-type: application/x-ndjson', '--data-binary', `@${file}`];
  expect(await new Printed(nginx.curl('/v1/import', ...BEARER, ...ndjson)).until(/\}$/)).toContain('"club.not-empty"');
  expect(await new Printed(nginx.curl('/v1/players', ...BEARER, ...ndjson, ...STATUS)).until(/\d{3}$/)).toBe('2 413');
  expect(await new Printed(nginx.curl('/metrics', ...STATUS)).until(/\d{3}$/)).toBe('2 403');
});
