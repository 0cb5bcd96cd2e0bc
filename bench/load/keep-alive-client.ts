/**
 * An HTTP client that costs as little as possible, because it shares the machine with the server that it measures: one
 * connection at a time, one request at a time, and of the answer only the status and the length are read.
 */
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

interface Waiting {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (error: Error) => void;
}

const HEAD_END = '\r\n\r\n';
const CLOSES = /\r\nconnection: *close/i;
const LENGTH = /\r\ncontent-length: *(\d+)/i;

export class KeepAliveClient {
  private received: Buffer = Buffer.alloc(0);
  private waiting: Waiting | null = null;

  private socket: Socket | null = null;
  private readonly head: string;

  private constructor(
    private readonly port: number,
    token: string,
  ) {
    this.head = ` HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\n`;
  }

  static async open(port: number, token: string): Promise<KeepAliveClient> {
    const client = new KeepAliveClient(port, token);
    await once(client.connected(), 'connect');
    return client;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
    return this.send(`GET ${path}${this.head}${linesOf(headers)}\r\n`);
  }

  post(
    path: string,
    body: string,
    type = 'application/json',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawAnswer> {
    const length = Buffer.byteLength(body);
    const head = `${this.head}${linesOf(headers)}content-type: ${type}\r\ncontent-length: ${length}\r\n`;
    return this.send(`POST ${path}${head}\r\n${body}`);
  }

  close(): void {
    this.socket?.destroy();
  }

  /** A new connection; after some refusals the server ends the one before. */
  private connected(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    this.socket = socket;
    this.received = Buffer.alloc(0);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.fail(new Error('the server closed the connection'));
    });
    return socket;
  }

  private send(request: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      (this.socket ?? this.connected()).write(request);
    });
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = isWithoutBody(head) ? '0' : LENGTH.exec(head)?.[1];
    if (length === undefined) return this.fail(new Error(`an answer without its length: ${head}`));
    const begin = headEnd + HEAD_END.length;
    const end = begin + Number(length);
    if (this.received.length < end) return;
    const body = this.received.subarray(begin, end);
    this.received = this.received.subarray(end);
    const { waiting } = this;
    this.waiting = null;
    // The connection ends a moment after the answer: the next request needs another one.
    if (CLOSES.test(head)) this.socket = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }

  private fail(error: Error): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.reject(error);
  }
}

function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

/** Says that the reader has it already; an answer of that kind need not say how long it is. */
function isWithoutBody(head: string): boolean {
  return head.startsWith('HTTP/1.1 304');
}

/** The JSON of an answer that has to have this status. */
export function bodyOf({ status, body }: RawAnswer, expected: number): Readonly<Record<string, unknown>> {
  if (status !== expected) throw new Error(`answered ${status}, not ${expected}: ${body.toString('utf8')}`);
  return JSON.parse(body.toString('utf8')) as Readonly<Record<string, unknown>>;
}
