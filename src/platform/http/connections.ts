import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
    open.add(newcomer);
    newcomer.once('close', () => open.delete(newcomer));
  });
}
