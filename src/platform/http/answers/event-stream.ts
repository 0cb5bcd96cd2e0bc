/**
 * A stream of server-sent events, written to the connection itself. Nest's own streams write the text of each event anew for
 * every reader, through an observable and two streams for each; here many readers share the bytes of one event.
 */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { notCounted } from '../requests/connections.js';

/** Bytes that may wait for a reader who does not take them. One event may be longer: what counts is what waits before it. */
const MOST_WAITING = 1_048_576;

/** What every stream answers with: nothing on its way may keep it, or hold it back. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** The bytes of what an event tells, to be sent to however many readers. */
export function eventData(data: unknown): Buffer {
  return Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
}

export class EventStream {
  private readonly response: ServerResponse;

  /** Answers the request with a stream. Headers that were set before, such as those for other origins, are sent with it. */
  constructor(reply: FastifyReply, retry: number) {
    this.response = reply.raw;
    const vary = reply.getHeader('vary');
    void reply.headers(HEADERS).header('vary', vary === undefined ? 'authorization' : `${String(vary)}, authorization`);
    const headers = reply.getHeaders();
    reply.hijack();
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.response.setHeader(name, value);
    this.response.writeHead(200);
    if (reply.request.method === 'HEAD') {
      this.response.end();
      return;
    }
    const { socket } = this.response;
    if (socket !== null) {
      notCounted(socket);
      socket.setKeepAlive(true);
      socket.setNoDelay(true);
    }
    this.response.write(retryIn(retry));
  }

  /** Whether more waits for the reader than may. */
  get isStalled(): boolean {
    return this.response.writableLength > MOST_WAITING;
  }

  get isOver(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  /** Sends an event: its own lines, then the shared ones. */
  send(lines: string, data: Buffer): void {
    if (this.isOver) return;
    this.response.cork();
    this.response.write(lines);
    this.response.write(data);
    this.response.uncork();
  }

  /** Waits until the reader has taken what was sent so far, or has gone. */
  async taken(): Promise<void> {
    while (!this.isOver && this.response.writableNeedDrain) {
      const gone = new AbortController();
      const forget = this.onceClosed(() => gone.abort());
      await once(this.response, 'drain', { signal: gone.signal }).catch(() => {});
      forget();
    }
  }

  onceClosed(call: () => void): () => void {
    this.response.once('close', call);
    return () => void this.response.off('close', call);
  }

  /** Ends in order. `retry`: milliseconds after which the reader is to come again. */
  end(retry: number | null = null): void {
    if (!this.isOver) this.response.end(retry === null ? undefined : retryIn(retry));
  }

  /** Closes the connection with whatever waits in it. */
  cut(): void {
    this.response.destroy();
  }
}

function retryIn(milliseconds: number): string {
  return `retry: ${Math.round(milliseconds)}\n\n`;
}
