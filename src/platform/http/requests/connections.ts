import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How each counted connection stops being counted. */
const COUNTED = new WeakMap<Socket, () => void>();

/** Counts a connection no longer: it carries a stream, whose number has a limit of its own. */
export function notCounted(socket: Socket): void {
  COUNTED.get(socket)?.();
}

/**
 * Limits how many connections are open at a time. A newcomer at the limit takes the place of the oldest connection that has
 * not asked for anything yet, or else of those that have had their answers; only where all wait for an answer is it refused.
 */
export function limitConnections(server: Server, most: number): void {
  // In the order of their coming.
  const open = new Set<Socket>();
  const asked = new WeakSet<Socket>();

  const makeRoom = (): void => {
    for (const socket of open) {
      if (asked.has(socket)) continue;
      open.delete(socket);
      socket.destroy();
      return;
    }
    server.closeIdleConnections();
    for (const socket of open) if (socket.destroyed) open.delete(socket);
  };

  server.on('request', ({ socket }) => asked.add(socket));
  server.on('connection', (newcomer: Socket) => {
    if (open.size >= most) makeRoom();
    if (open.size >= most) {
      newcomer.destroy();
      return;
    }
    const leave = (): void => void open.delete(newcomer);
    open.add(newcomer);
    COUNTED.set(newcomer, leave);
    newcomer.once('close', leave);
  });
}
