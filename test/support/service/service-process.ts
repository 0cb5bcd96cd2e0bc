/** The real service in a process of its own, as `npm start` runs it, from the source files. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Interface, createInterface } from 'node:readline';
import { ApiClient } from '../clients/api-client.js';
import { TEST_TOKEN, temporaryFolder } from './test-database.js';
import { forkBundled } from '../jest/typescript-child.js';

export type Settings = Readonly<Record<string, string>>;

export interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly [fact: string]: unknown;
}

/** How a process ended, and what it had said. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly faults: string;
}

/** What the tests set where they say nothing else: any free port, the embedded database in a folder of its own. */
function environment(settings: Settings): Settings {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DATA_DIR: settings['DATA_DIR'] ?? temporaryFolder(),
    BOOTSTRAP_TOKEN: TEST_TOKEN,
    LOG_LEVEL: 'info',
    NODE_ENV: 'test',
    CORS_ORIGINS: '',
    PUBLIC_URL: '',
    BODY_LIMIT: '',
    MAX_CONNECTIONS: '',
    WEBHOOK_PRIVATE: '',
    LIVE_FOLLOWERS: '',
    ...settings,
  };
}

/** One run of a program of this service, from its start until its end. */
export class ServiceRun {
  private output = '';
  private faults = '';
  readonly lines: LogLine[] = [];
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  private readonly reader: Interface;
  private readonly readiness: Promise<string | null>;

  /** @param file below `src`, without its ending */
  constructor(file: string, settings: Settings, args: readonly string[] = []) {
    this.child = forkBundled(`../../src/${file}.ts`, environment(settings), args);
    this.child.stderr?.on('data', (text) => (this.faults += String(text)));
    const { stdout } = this.child;
    if (stdout === null) throw new Error('the output of the process is not piped');
    let ready = (_address: string | null): void => {};
    this.readiness = new Promise((resolve) => (ready = resolve));
    this.reader = createInterface({ input: stdout });
    this.reader.on('line', (line) => {
      this.output += `${line}\n`;
      if (!line.startsWith('{')) return;
      const parsed = JSON.parse(line) as LogLine;
      this.lines.push(parsed);
      if (parsed.msg.startsWith('ready')) ready(String(parsed['address']));
    });
    this.ended = once(this.child, 'close').then(([code, signal]) => {
      ready(null);
      return { code, signal, output: this.output, faults: this.faults } as Ended;
    });
  }

  /** Where it listens, as soon as it does. */
  async address(): Promise<string> {
    const address = await this.readiness;
    if (address === null) throw new Error(`the service ended instead of starting: ${this.faults}${this.output}`);
    return address;
  }

  /** A caller with a token; answers are not compared with the document here. */
  async api(token: string | null = TEST_TOKEN): Promise<ApiClient> {
    return new ApiClient(await this.address(), token, () => {});
  }

  /** A line of its log, as soon as it is there. */
  async line(isWanted: (line: LogLine) => boolean): Promise<LogLine> {
    for (;;) {
      const found = this.lines.find(isWanted);
      if (found !== undefined) return found;
      await Promise.race([once(this.reader, 'line'), this.ended]);
      if (this.child.exitCode !== null) throw new Error('the service ended without saying so');
    }
  }

  /** Everything that it has logged so far. */
  said(): string {
    return this.output;
  }

  /** Sends the signal and waits for the end. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** The service, once it answers. */
export async function startService(settings: Settings = {}): Promise<ServiceRun> {
  const run = new ServiceRun('main', settings);
  await run.address();
  return run;
}

/** A program of the service that ends by itself. */
export function runProgram(file: string, settings: Settings = {}, args: readonly string[] = []): Promise<Ended> {
  return new ServiceRun(file, settings, args).ended;
}
