import { lookup as lookUp } from 'node:dns';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { STOPPED_FAILURE, answeredFailure, lateFailure, privateFailure, unreachedFailure } from './failures.js';
import { addressIn, isPublic } from './public-address.js';

/** How an attempt went. */
export interface Attempt {
  /** Of the answer; null where none came. */
  readonly status: number | null;
  /** How the answer begins. */
  readonly answer: string | null;
  readonly milliseconds: number;
  /** A sentence; null: the receiver has it. */
  readonly failure: string | null;
}

/** Milliseconds for connection and answer together. */
const PATIENCE = 10_000;
/** Bytes of the answer that are read, and of those that are kept. */
const MOST_READ = 16_384;
const MOST_KEPT = 500;

class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Sends to receivers. It connects to no address that it has not looked at: names may point elsewhere each time. */
export class Receiver {
  /** @param resolve finds the addresses of a name */
  constructor(
    private readonly isPrivateAllowed: boolean,
    private readonly resolve: typeof lookUp = lookUp,
    private readonly patience = PATIENCE,
  ) {}

  /** Never throws: whatever goes wrong is the failure of the attempt. `signal`: gives it up at once. */
  post(
    address: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const begun = performance.now();
    const attempt = (status: number | null, answer: string | null, failure: string | null): Attempt => {
      return { status, answer, failure, milliseconds: Math.round(performance.now() - begun) };
    };
    const url = new URL(address);
    const literal = addressIn(url);
    if (literal !== null && !this.isAllowed(literal)) {
      return Promise.resolve(attempt(null, null, privateFailure(literal)));
    }
    return new Promise((resolve) => {
      const request = (url.protocol === 'https:' ? requestByHttps : requestByHttp)(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // A connection for each attempt: the next one may have to go to another address.
        agent: false,
        lookup: this.lookup,
        signal,
      });
      let status: number | null = null;
      const read: Buffer[] = [];
      let size = 0;
      const end = (failure: string | null): void => {
        clearTimeout(timer);
        resolve(attempt(status, status === null ? null : textOf(read), failure));
        request.destroy();
      };
      const late = lateFailure(this.patience / 1_000);
      // With its status the answer is known, however long the rest of it takes.
      const timer = setTimeout(() => end(status === null ? late : answeredFailure(status)), this.patience);
      request.on('response', (response) => {
        const { statusCode = 0 } = response;
        status = statusCode;
        response.on('data', (chunk: Buffer) => {
          read.push(chunk);
          size += chunk.length;
          if (size >= MOST_READ) end(answeredFailure(statusCode));
        });
        response.on('end', () => end(answeredFailure(statusCode)));
        response.on('error', () => end(answeredFailure(statusCode)));
      });
      request.on('error', (error) => end(status === null ? unreached(error) : answeredFailure(status)));
      request.end(body);
    });
  }

  private isAllowed(address: string): boolean {
    return this.isPrivateAllowed || isPublic(address);
  }

  /** Looks names up for a connection, and leaves out the addresses to which it must not go. */
  private readonly lookup: LookupFunction = (name, options, done) => {
    this.resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, []);
      const allowed = addresses.filter(({ address }) => this.isAllowed(address));
      const [first] = allowed;
      if (first === undefined) return done(new PrivateAddressError(privateFailure(addresses[0]?.address ?? name)), []);
      if (options.all === true) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };
}

function unreached(error: Error): string {
  if (error instanceof PrivateAddressError) return error.message;
  if (error.name === 'AbortError') return STOPPED_FAILURE;
  const { code } = error as NodeJS.ErrnoException;
  return unreachedFailure(code ?? error.message);
}

/** PostgreSQL keeps no NUL characters. */
function textOf(read: readonly Buffer[]): string {
  return Buffer.concat(read).subarray(0, MOST_KEPT).toString('utf8').replaceAll('\0', '');
}
