/** The programs of `examples/`, each run as a person runs it, against the service: what they print, and what is recorded then. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TEST_TOKEN } from '../../support/service/test-database.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LONG = 60_000;
const ABSENT = '0199d0c5-3a4e-7cc1-9c0d-6f1b2f3a4b5c';

let club: TestApp;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  club = await testApp();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await club.close();
});

/** One run of `npm run example -- …`, from its start until its end. */
class Example {
  printed = '';
  faults = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private onText = (): void => {};

  constructor(
    words: readonly string[],
    lines: readonly string[] = [],
    settings: Readonly<Record<string, string>> = {},
  ) {
    const env = { PATH: process.env['PATH'], CLUB_URL: club.url, CLUB_TOKEN: TEST_TOKEN, ...settings };
    const child = spawn(process.execPath, ['scripts/example.mjs', ...words], { cwd: ROOT, env });
    this.child = child;
    this.ended = once(child, 'close');
    running.add(child);
    child.stdout.on('data', (text) => {
      this.printed += String(text);
      this.onText();
    });
    child.stderr.on('data', (text) => (this.faults += String(text)));
    child.once('close', () => {
      running.delete(child);
      this.onText();
    });
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  }

  /** Waits until it has printed something like this. */
  async prints(wanted: RegExp): Promise<void> {
    while (!wanted.test(this.printed)) {
      if (!running.has(this.child)) throw new Error(`it has ended: ${this.printed}${this.faults}`);
      await new Promise<void>((resolve) => (this.onText = resolve));
    }
  }

  interrupt(): void {
    this.child.kill('SIGINT');
  }

  async end(): Promise<{ readonly code: number | null; readonly printed: string; readonly faults: string }> {
    await this.ended;
    return { code: this.child.exitCode, printed: this.printed, faults: this.faults };
  }
}

const idIn = (printed: string): string => /(?:Match|Chouette) ([0-9a-f-]{36})/.exec(printed)?.[1] ?? '';

async function typesOf(path: string): Promise<readonly string[]> {
  const { body } = await club.api.get(`${path}/events?limit=1000`);
  return body.items.map(({ type }: { readonly type: string }) => type);
}

describe('transcribe', () => {
  it(
    'records a whole match line by line',
    async () => {
      const lines = ['# the final', 'Ann 31: 8/5 6/5', '65: 24/13', 'double', 'take', 'resign gammon', 'accept'];
      const { code, printed, faults } = await new Example(['transcribe', 'Ann', 'Bob', '3'], lines).end();

      expect([code, faults]).toEqual([0, '']);
      expect(printed).toContain('Game 1: black to roll');
      expect(printed).toMatch(/Game 1 is over\. Ann 0, Bob 4\nBob wins the match\.\n$/);
      const path = `/v1/matches/${idIn(printed)}`;
      expect((await club.api.get(path)).body).toMatchObject({
        status: 'finished',
        white: { name: 'Ann', score: 0 },
        black: { name: 'Bob', score: 4 },
      });
      expect(await typesOf(path)).toEqual([
        'MatchOpened',
        'GameStarted',
        'OpeningRolled',
        'PlayMade',
        'DiceRolled',
        'PlayMade',
        'Doubled',
        'DoubleTaken',
        'ResignationOffered',
        'ResignationAccepted',
        'GameFinished',
        'MatchScoreChanged',
        'MatchFinished',
      ]);
    },
    LONG,
  );

  it(
    'ends at the line that breaks a rule, says why, and keeps what stands before it',
    async () => {
      const lines = ['Ann 31: 8/5 6/5', '65: 24/18', '21: 13/11 6/5'];
      const { code, printed, faults } = await new Example(['transcribe', 'Ann', 'Bob', '3'], lines).end();

      expect(code).toBe(1);
      expect(faults).toMatch(/^Line 2, “65: 24\/18”: .*Both dice can be played.*\n$/);
      const path = `/v1/matches/${idIn(printed)}`;
      expect(await typesOf(path)).toEqual(['MatchOpened', 'GameStarted', 'OpeningRolled', 'PlayMade']);
      // People whom the club knows are not entered again.
      expect((await club.api.get('/v1/players?q=Ann')).body.items).toHaveLength(1);
    },
    LONG,
  );
});

describe('follow', () => {
  it(
    'prints each play with the board and the score, once, until the match is over',
    async () => {
      const [white, black] = [await club.player('Cem'), await club.player('Dora')];
      const { body: match } = await club.match({ white, black, format: { kind: 'points', length: 1 } });
      const { body: game } = await club.api.post(`/v1/matches/${match.id}/games`);
      const viewer = await club.token('viewer');
      const example = new Example(['follow', match.id], [], { CLUB_TOKEN: viewer });
      await example.prints(/^Cem \(O\) against Dora \(X\)\n[^]*Cem 0, Dora 0, to 1\n/);

      await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
      await club.api.act(game.id, { type: 'play', play: '8/5 6/5' });
      await example.prints(/1\. Cem 3-1: 8\/5 6\/5\nGame 1: black to roll[^]*\+13-14-/);
      await club.api.act(game.id, { type: 'roll', side: 'black', dice: [6, 5] });
      await club.api.act(game.id, { type: 'play', play: '24/13' });
      await club.api.act(game.id, { type: 'resign', side: 'white', as: 'single' });
      await club.api.act(game.id, { type: 'accept-resignation' });

      const { code, printed, faults } = await example.end();
      expect([code, faults]).toEqual([0, '']);
      expect(printed.match(/^1\. .*/gm)).toEqual(['1. Cem 3-1: 8/5 6/5', '1. Dora 6-5: 24/13']);
      expect(printed).toMatch(/Cem 0, Dora 1, to 1\nThe match is finished\.\n$/);
    },
    LONG,
  );

  it(
    'says what the club refuses, and where no club answers',
    async () => {
      const address = 'http://127.0.0.1:9';
      const ends = await Promise.all(
        [
          new Example(['follow', ABSENT]),
          new Example(['follow', ABSENT], [], { CLUB_TOKEN: 'wrong' }),
          new Example(['follow']),
          new Example(['transcribe', 'Ann', 'Bob', '3'], [], { CLUB_URL: address }),
        ].map((example) => example.end()),
      );

      expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
      const faults = ends.map((end) => end.faults);
      expect(faults[0]).toMatch(/^The club refuses: .* \(match\.not-found\)\n$/);
      expect(faults[1]).toMatch(/^The club refuses: .* \(request\.unauthenticated\)\n$/);
      expect(faults[2]).toMatch(/^Usage: npm run example -- follow MATCH /);
      expect(faults[3]).toBe(`No club answers at ${address}.\n`);
    },
    LONG,
  );
});

describe('chouette', () => {
  it(
    'reports an evening game by game, closes it and tells who pays whom',
    async () => {
      const games = [
        'team gammon: Bob member-dropped 1, Cy played 2, Dee played 2',
        'box single: Dee played 1, Bob played 1, Ann played 1',
      ];
      const { code, printed, faults } = await new Example(
        ['chouette', '100', 'EUR', 'Ann', 'Bob', 'Cy', 'Dee'],
        games,
      ).end();

      expect([code, faults]).toEqual([0, '']);
      expect(printed).toContain('After 2 games: ');
      expect(printed).toContain('Cy (box) +7');
      expect(printed).toMatch(/Ann: -8, -€8\.00\n/);
      expect(printed).toMatch(/Ann pays €\d\.00 to (Cy|Dee)\.\n/);
      const { body } = await club.api.get(`/v1/chouettes/${idIn(printed)}`);
      expect([body.status, body.players.map(({ points }: { readonly points: number }) => points)]).toEqual([
        'closed',
        [-8, -2, 7, 3],
      ]);
    },
    LONG,
  );

  it(
    'names the line that is wrong and leaves the evening open',
    async () => {
      const lines = ['team single: Bob played 1, Cy played 1, Dee played 1', 'team single: Bob played 1'];
      const example = new Example(['chouette', '100', 'EUR', 'Ann', 'Bob', 'Cy', 'Dee'], lines);
      const { code, printed, faults } = await example.end();

      expect([code, faults]).toEqual([1, expect.stringMatching(/^Line 2, “team single: Bob played 1”: /)]);
      const { body } = await club.api.get(`/v1/chouettes/${idIn(printed)}`);
      expect([body.status, body.games.length]).toEqual(['waiting', 1]);
    },
    LONG,
  );
});

describe('wall', () => {
  it(
    'shows 32 matches over one connection, takes in the one that begins, and ends by Ctrl-C',
    async () => {
      const [white, black] = [await club.player('Eva'), await club.player('Finn')];
      const matches: string[] = [];
      for (let nth = 0; nth < 32; nth += 1) {
        const { body } = await club.match({ white, black, format: { kind: 'points', length: nth + 1 } });
        matches.push(body.id);
      }
      const example = new Example(['wall']);
      for (let nth = 1; nth <= 32; nth += 1)
        await example.prints(new RegExp(`Eva 0 – 0 Finn \\(${nth}\\): between two games\n`));
      const { text } = await club.api.get('/metrics');
      expect(text).toMatch(/^live_followers 1$/m);
      expect(text).toMatch(/^live_topics 33$/m);

      await club.api.post(`/v1/matches/${matches[30]}/games`, { result: { winner: 'white', kind: 'gammon' } });
      await example.prints(/Eva 2 – 0 Finn \(31\): between two games\n/);
      const { body: late } = await club.match({ white: await club.player('Gita'), black });
      await example.prints(/Gita 0 – 0 Finn \(7\): between two games\n/);
      const { body: game } = await club.api.post(`/v1/matches/${late.id}/games`);
      await club.api.act(game.id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
      await example.prints(/Gita 0 – 0 Finn \(7\): Gita play 3-1, cube 1, pips 167–167\n/);
      example.interrupt();

      const { code, faults } = await example.end();
      expect([code, faults]).toEqual([0, '']);
    },
    LONG,
  );
});
