import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

interface Chunk {
  readonly chunk: Buffer;
}

/**
 * PGlite as the socket that `pg` expects of a server: PGlite carries out what `pg` sends together, such as all messages of one
 * statement, in a single call, and `pg` itself reads the answer. PGlite's own connection for `pg` carries out each message by itself
 * and reads every answer a second time, which takes as long as the statements. Closing the socket does not close PGlite.
 */
export class PgliteSocket extends Duplex {
  constructor(private readonly pglite: PGlite) {
    super();
  }

  /** There is nothing to reach: it is there already. */
  connect(): this {
    void this.pglite.waitReady.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.send(chunk, done);
  }

  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  /** Answers are pushed as they come. */
  override _read(): void {}

  override _final(done: (error?: Error) => void): void {
    this.push(null);
    done();
  }

  /** What a socket of the network can do besides. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** The answer belongs to PGlite's memory, which the next message fills again. */
  private send(message: Buffer, done: (error?: Error) => void): void {
    const answer: Buffer[] = [];
    const onRawData = (bytes: Uint8Array): void => void answer.push(Buffer.from(bytes));
    const pushed = (fault?: Error): void => {
      // Also what PGlite has said before it broke, because that names the reason.
      if (answer.length > 0) this.push(answer.length === 1 ? answer[0] : Buffer.concat(answer));
      done(fault);
    };
    this.pglite.execProtocolRawStream(message, { onRawData }).then(() => pushed(), pushed);
  }
}
