/** A program that receives webhooks, on this machine: it keeps what it gets, and answers as the test says. */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly id: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what was sent is looked into freely by tests
  readonly data: any;
}

/** Answers a request; one that does nothing leaves it open. */
export type Reply = (response: ServerResponse, received: Received) => void;

export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) => {
    response.writeHead(status, headers).end(status < 300 ? '' : `no: ${status}`);
  };

export class WebhookReceiver {
  readonly received: Received[] = [];
  reply: Reply = answering(204);
  private readonly server = createServer((request, response) => {
    // A sender that ends in the middle of a request has sent nothing.
    this.take(request, response).catch((error: unknown) => {
      if (!request.destroyed) throw error;
    });
  });
  private readonly waiting: { readonly count: number; readonly done: () => void }[] = [];

  static async listening(port = 0): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.server.listen(port, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  get types(): readonly string[] {
    return this.received.map(({ type }) => type);
  }

  /** Comes back when so many requests have come in, since the beginning. */
  async until(count: number): Promise<void> {
    if (this.received.length >= count) return;
    await new Promise<void>((done) => this.waiting.push({ count, done }));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString('utf8');
    const { type, data } = JSON.parse(text) as Pick<Received, 'type' | 'data'>;
    const { headers } = request;
    const received = { id: String(headers['webhook-id']), headers, text, type, data };
    this.received.push(received);
    this.reply(response, received);
    for (const { count, done } of this.waiting) if (this.received.length >= count) done();
  }
}

/** What a receiver reads with the library of Standard Webhooks; throws where the signature is not that of the secret. */
export function verified(secret: string, { text, headers }: Received): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}
