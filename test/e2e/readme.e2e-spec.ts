/** The played game of the README, line by line as it stands there. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type TestApp, testApp } from '../support/test-app.js';
import { TEST_TOKEN, temporaryFolder } from '../support/test-database.js';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

it('plays the game of the README and ends the match', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const [, script = ''] = /<!-- played by .*? -->\n\n```sh\n(.*?)```/s.exec(readme) ?? [];
  const folder = temporaryFolder();
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data', 'director-token'), `${TEST_TOKEN}\n`);
  const lines = script.replace('http://127.0.0.1:3000', club.url);
  const { stdout } = await run('sh', ['-eu', '-c', `${lines}\nprintf '\\n%s\\n' "$MATCH"`], { cwd: folder });
  expect(stdout).toContain('"code":"play.must-use-both-dice"');
  const match = await club.api.get(`/v1/matches/${stdout.trim().split('\n').at(-1)}`);
  expect(match.body).toMatchObject({
    status: 'finished',
    winner: 'black',
    black: { score: 4 },
    games: [{ number: 1 }],
  });
});
