/**
 * A request as bytes on a connection of its own, so that it may be wrong, unfinished or slow. What the service answers is
 * counted and not kept, whatever its size; only the head and the beginning of the body are looked at.
 */
import { type Socket, connect } from 'node:net';
import { TOKEN } from '../bench/server.js';

export interface RawEnd {
  /** Null: the connection ended without an answer, or nothing came in time. */
  readonly status: number | null;
  readonly head: string;
  /** The first bytes of the body. */
  readonly body: string;
  readonly milliseconds: number;
  /** Whether the service ended the connection; false: we did, because the time was up. */
  readonly endedByService: boolean;
}

const KEPT = 4_096;

export interface RawOptions {
  /** When to give up, in milliseconds. */
  readonly within: number;
  /** Sends the rest, if it does not go all at once. */
  readonly feed?: (socket: Socket) => void;
}

/** Sends the text over a new connection and waits until the service ends it. */
export function sendRaw(port: number, text: string | Buffer, { within, feed }: RawOptions): Promise<RawEnd> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let kept = '';
    const end = (endedByService: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      const [head = '', body = ''] = kept.split('\r\n\r\n', 2);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve({
        status: status === undefined ? null : Number(status),
        head,
        body,
        milliseconds: performance.now() - began,
        endedByService,
      });
    };
    const timer = setTimeout(() => end(false), within);
    socket.on('connect', () => {
      if (text.length > 0) socket.write(text);
      feed?.(socket);
    });
    socket.on('data', (chunk) => {
      if (kept.length < KEPT) kept += chunk.toString('latin1', 0, KEPT);
    });
    // A service that answers before it has read everything may reset the connection: the answer is there all the same.
    socket.on('error', () => {});
    socket.on('close', () => end(true));
  });
}

export interface RequestHead {
  readonly method?: string;
  readonly path: string;
  /** Null: none. */
  readonly token?: string | null;
  readonly length?: number;
}

/** The head of a request after which the service closes the connection. */
export function requestHead({ method = 'POST', path, token = TOKEN, length }: RequestHead): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...(token === null ? [] : [`authorization: Bearer ${token}`]),
    ...(length === undefined ? [] : ['content-type: application/json', `content-length: ${length}`]),
    '\r\n',
  ].join('\r\n');
}

/** A whole request with a JSON body. */
export function requestWith(head: Omit<RequestHead, 'length'>, body: string): string {
  return requestHead({ ...head, length: Buffer.byteLength(body) }) + body;
}
