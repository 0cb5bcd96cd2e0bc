/** The scripts of the README, line by line as they stand there. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TEST_TOKEN, temporaryFolder } from '../../support/service/test-database.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const run = promisify(execFile);

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  await club.close();
});

/** What the block below a mark prints, run after those before it. */
async function printedBy(...marks: readonly string[]): Promise<string> {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const script = marks.map(
    (mark) => new RegExp(`<!-- ${mark} by .*? -->\\n\\n\`\`\`sh\\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? '',
  );
  const folder = temporaryFolder();
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data', 'director-token'), `${TEST_TOKEN}\n`);
  const lines = script.join('\n').replace('http://127.0.0.1:3000', club.url);
  const subject = '${SWISS:-${NIGHT:-${TABLE:-${SESSION:-$MATCH}}}}';
  const { stdout } = await run('sh', ['-eu', '-c', `${lines}\nprintf '\\n%s\\n' "${subject}"`], { cwd: folder });
  return stdout;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** Everything that was refused; the played game shows one refusal on purpose. */
const problemsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"code":"([a-z.-]+)"/g)].map(([, code = '']) => code);

it('plays the game of the README and ends the match', async () => {
  const stdout = await printedBy('played');
  expect(stdout).toContain('"code":"play.must-use-both-dice"');
  const match = await club.api.get(`/v1/matches/${lastLine(stdout)}`);
  expect(match.body).toMatchObject({
    status: 'finished',
    winner: 'black',
    black: { score: 4 },
    games: [{ number: 1 }],
  });
});

it('settles the money session of the README', async () => {
  const id = lastLine(await printedBy('played', 'settled'));
  expect((await club.api.get(`/v1/matches/${id}`)).body).toMatchObject({
    status: 'finished',
    format: { kind: 'money', stake: 500, currency: 'EUR' },
  });
  expect((await club.api.get(`/v1/matches/${id}/ledger`)).body).toMatchObject({
    entries: [{ points: 2, amount: 1000 }],
    balances: [{ points: 2 }, { points: -2 }],
  });
});

it('keeps box, line and ledger of the chouette of the README', async () => {
  const stdout = await printedBy('played', 'rotated');
  const { body } = await club.api.get(`/v1/chouettes/${lastLine(stdout)}`);
  const names = Object.fromEntries(
    body.players.map(({ playerId, name }: Record<string, string>) => [playerId, name]),
  ) as Record<string, string>;
  expect([body.status, names[body.box], body.line.map((id: string) => names[id])]).toEqual([
    'closed',
    'Cy',
    ['Bob', 'Ann', 'Dee'],
  ]);
  expect(body.players.map(({ points }: { points: number }) => points)).toEqual([-8, -2, 7, 3]);
  expect(stdout).toContain('Amount (EUR),,,,,,-8.00,,-2.00,,7.00,,3.00');
});

it("plays the club's own Acey-Deucey of the README", async () => {
  const id = lastLine(await printedBy('played', 'named'));
  expect((await club.api.get(`/v1/matches/${id}`)).body).toMatchObject({
    variant: { id: 'Our Acey-Deucey', doubletMoves: 2, startReserve: 15 },
    white: { score: 9 },
    games: [{ result: { winner: 'white', points: 9, by: 'resignation' } }],
  });
});

describe('the tournaments of the README', () => {
  it('are a club night with a late player, one who leaves and a slip that was misread', async () => {
    const stdout = await printedBy('played', 'directed');
    const path = `/v1/tournaments/${lastLine(stdout)}`;
    const night = (await club.api.get(path)).body;
    expect(night).toMatchObject({ status: 'finished', flights: [{ name: 'main' }, { name: 'consolation' }] });
    expect(night.entries).toHaveLength(13);
    expect(night.entries.at(-1)).toMatchObject({ name: 'Ann', status: 'withdrawn' });
    const types = (await club.api.get(`${path}/events?limit=1000`)).body.items.map(
      ({ type }: { type: string }) => type,
    );
    expect(types).toEqual(
      expect.arrayContaining(['LatePlaceTaken', 'MatchBegun', 'ResultCorrected', 'PairingVoided', 'ActUndone']),
    );
    expect(stdout).toContain('"applied":false');
    expect(stdout).toContain('"applied":true');
    const payouts = (await club.api.get(`${path}/payouts`)).body;
    expect(payouts).toMatchObject({ pool: 13_000, currency: 'EUR' });
    const amounts = payouts.items.map(({ amount }: { amount: number }) => amount);
    expect(amounts.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(13_000);
    expect(problemsIn(stdout)).toEqual(['play.must-use-both-dice']);
  });

  it('are a Swiss of three rounds with its standings', async () => {
    const stdout = await printedBy('played', 'directed', 'paired');
    const swiss = (await club.as(null).get(`/v1/tournaments/${lastLine(stdout)}`)).body;
    expect(swiss).toMatchObject({ status: 'finished', round: 3 });
    const { rounds } = (await club.api.get(`/v1/tournaments/${lastLine(stdout)}/rounds`)).body;
    expect(JSON.stringify(rounds.at(-1))).toContain('by-hand');
    expect(stdout).toContain('flight,group,place,name,wins,played,won,lost,direct,buchholz-cut-1');
    expect(problemsIn(stdout)).toEqual(['play.must-use-both-dice']);
  });
});
