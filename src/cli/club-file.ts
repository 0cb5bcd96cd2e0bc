/** The file of `npm run backup` and `npm run restore`, and the way to the club: by a running service where one has its data folder. */
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ENTITIES } from '../entities.js';
import { TOKEN_FILE } from '../modules/auth/index.js';
import { type Config, configFromEnvironment } from '../platform/config/config.js';
import { DataFolderInUseError } from '../platform/database/embedded/data-folder-lock.js';
import { createLogger } from '../platform/logging/logger.js';
import { StartFault } from '../platform/start-fault.js';
import { requireClub } from './club-there.js';

/** The club at hand, or the running service that has it. */
export type Way = { readonly app: INestApplicationContext } | { readonly service: RunningService };

/** A service of this machine, as its director calls it. */
export class RunningService {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** The good answer; a StartFault with what the service says against it. */
  async call(path: string, init: RequestInit & { readonly duplex?: 'half' } = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.url}${path}`, { ...init, headers }).catch((cause: unknown) => {
      throw new StartFault(
        `A process uses the data folder, and no service answers at ${this.url}. Set its HOST and PORT.`,
        { cause },
      );
    });
    if (answer.ok) return answer;
    const { detail } = (await answer.json()) as { readonly detail?: string };
    throw new StartFault(detail ?? `The service answers ${answer.status}.`);
  }
}

/** The name of the file, the only argument of these programs. */
export function fileNamed(command: string): string {
  const [file, ...others] = process.argv.slice(2);
  if (file !== undefined && others.length === 0 && !file.startsWith('-')) return file;
  process.stderr.write(`Name one file: npm run ${command} -- club.ndjson.gz\n`);
  process.exit(2);
}

/** Does the work with the club; then gives it back. `there`: only with one that is there already. */
export async function withClub<T>(which: 'there' | 'there-or-new', work: (way: Way) => Promise<T>): Promise<T> {
  const config = configFromEnvironment().unhurried();
  if (which === 'there') requireClub(config);
  const way = await wayTo(config);
  try {
    return await work(way);
  } finally {
    if ('app' in way) await way.app.close();
  }
}

async function wayTo(config: Config): Promise<Way> {
  try {
    const logger = createLogger('error');
    const module = AppModule.forRoot({ config, logger, entities: ENTITIES });
    return { app: await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false }) };
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return { service: new RunningService(addressOf(config), await directorsToken(config)) };
  }
}

/** Where a service with these settings listens, seen from its own machine. */
function addressOf({ host, port }: Config): string {
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${near}:${port}`;
}

async function directorsToken({ dataDir, bootstrapToken }: Config): Promise<string> {
  const file = join(dataDir, TOKEN_FILE);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    if (bootstrapToken !== null) return bootstrapToken;
    throw new StartFault(`A service uses the data folder, and ${file} holds no director's token to ask it with.`, {
      cause,
    });
  }
}

const isPacked = (file: string): boolean => file.endsWith('.gz');

/** Writes the file; it gets its name when it is whole. */
export async function writeFileOf(file: string, text: AsyncIterable<string | Uint8Array>): Promise<void> {
  const draft = `${file}.part`;
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  try {
    const source = Readable.from(text, { objectMode: false });
    await (isPacked(file) ? pipeline(source, createGzip(), target) : pipeline(source, target));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw unwritable(file, error);
  }
}

/** The bytes of the file, unpacked. It is opened when the first of them is asked for: until then an error would have no listener. */
export async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  const source = createReadStream(file);
  if (!isPacked(file)) {
    yield* source as AsyncIterable<Uint8Array>;
    return;
  }
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  yield* source.pipe(unpacked) as AsyncIterable<Uint8Array>;
}

function unwritable(file: string, error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  return code !== undefined && path !== undefined
    ? new StartFault(`${file} cannot be written (${code}).`, { cause: error })
    : error;
}
