/** A way to a server that can be made to hang or break, and servers that do nothing else. All on this machine. */
import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** Stands between a client and a server and lets everything through until a test changes that. */
export class FaultyLine {
  private readonly sockets = new Set<Socket>();
  private isHanging = false;

  private constructor(
    private readonly server: Server,
    private readonly target: { readonly host: string; readonly port: number },
  ) {
    server.on('connection', (near) => this.join(near));
  }

  /** A line to the server of the address, and the same address by way of the line. */
  static async to(address: string): Promise<{ readonly line: FaultyLine; readonly url: string }> {
    const url = new URL(address);
    const target = { host: url.hostname, port: Number(url.port || 5432) };
    const server = createServer();
    const line = new FaultyLine(server, target);
    url.host = `127.0.0.1:${await portOf(server)}`;
    return { line, url: url.href };
  }

  /** From now on nothing comes through; connections can still be made, and nothing is said about it. */
  hang(): void {
    this.isHanging = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Lets through what was held up, and everything after it. */
  resume(): void {
    this.isHanging = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Breaks every connection. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket): void {
    const far = connect(this.target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        // What was held up is not sent on behind the end of who sent it.
        if (!this.isHanging) to.destroy();
      });
      if (this.isHanging) from.pause();
    }
  }
}

/** A server that takes connections and never says a word. */
export async function silentServer(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  return serverThat(() => {});
}

/** A PostgreSQL server, as far as the client sees, that refuses every client with this state. */
export async function refusingServer(
  state: string,
  message: string,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  return serverThat((socket) => {
    socket.once('data', () => {
      const fields = `SFATAL\0VFATAL\0C${state}\0M${message}\0\0`;
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(4 + Buffer.byteLength(fields), 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  });
}

async function serverThat(
  meets: (socket: Socket) => void,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    meets(socket);
  });
  return {
    port: await portOf(server),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
