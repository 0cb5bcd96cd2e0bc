/** A client that sends what it likes, when it likes: requests that are begun and not ended, and what is heard meanwhile. */
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

export interface RequestLines {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string | number>>;
}

export class SlowClient {
  private said = '';
  private isClosed = false;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('utf8').on('data', (part: string) => (this.said += part));
    socket.on('close', () => (this.isClosed = true));
    // A service that has enough of a sender may cut the line.
    socket.on('error', () => {});
  }

  static async to(url: string): Promise<SlowClient> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new SlowClient(socket);
  }

  /** Sends the lines of a request and as much of its body as is given. */
  begin({ method = 'POST', path, token = null, headers = {} }: RequestLines, body = ''): this {
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'Host: club',
      ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    return this.send(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }

  send(text: string | Buffer): this {
    this.socket.write(text);
    return this;
  }

  /** What has come, as soon as it matches; also when the connection ends first. */
  async heard(text: RegExp): Promise<string> {
    while (!text.test(this.said) && !this.isClosed) await this.more();
    return this.said;
  }

  /** Everything that came until the service closed the connection. */
  async ended(): Promise<string> {
    while (!this.isClosed) await this.more();
    return this.said;
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once('data', () => resolve()).once('close', () => resolve());
    });
  }

  close(): void {
    this.socket.destroy();
  }
}

/** The status and the code of the problem that an answer tells. */
export function toldBy(answer: string): readonly [number, string] {
  const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
  const [, code = ''] = /"code":"([^"]+)"/.exec(answer) ?? [];
  return [Number(status), code];
}
