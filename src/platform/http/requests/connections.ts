import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How each counted connection stops being counted. */
const COUNTED = new WeakMap<Socket, () => void>();

/** Counts a connection no longer: it carries a stream, whose number has a limit of its own. */
export function notCounted(socket: Socket): void {
  COUNTED.get(socket)?.();
}

const UNKNOWN_TOKEN = 401;
/** Milliseconds for which a stranger's request is sure of its place: long enough for every answer that waits for nothing. */
const SURE_FOR = 1_000;

/**
 * Limits how many connections are open at a time. A newcomer at the limit takes the place of the oldest connection that has
 * not asked for anything yet, or else of those that have had their answers; or else of the stranger, who brings no token or a bad one, that has waited
 * longest, because strangers who wait for news would otherwise shut out the club. Only where none of these is there is it refused.
 */
export function limitConnections(server: Server, most: number, sureFor = SURE_FOR): void {
  // In the order of their coming.
  const open = new Set<Socket>();
  const asked = new WeakSet<Socket>();
  // By when they last asked, in that order.
  const strangers = new Map<Socket, number>();

  const cut = (socket: Socket): void => {
    COUNTED.get(socket)?.();
    socket.destroy();
  };

  const makeRoom = (): void => {
    for (const socket of open) {
      if (asked.has(socket)) continue;
      cut(socket);
      return;
    }
    server.closeIdleConnections();
    for (const socket of open) if (socket.destroyed) open.delete(socket);
    if (open.size < most) return;
    const [longest] = strangers;
    if (longest !== undefined && performance.now() - longest[1] >= sureFor) cut(longest[0]);
  };

  const isStrange = (socket: Socket): void => {
    strangers.delete(socket);
    if (open.has(socket)) strangers.set(socket, performance.now());
  };

  server.on('request', ({ socket, headers }, response) => {
    asked.add(socket);
    strangers.delete(socket);
    if (headers.authorization === undefined) isStrange(socket);
    // A caller with a bad token has its answer at once, and can go on sending a body.
    else response.once('finish', () => response.statusCode === UNKNOWN_TOKEN && isStrange(socket));
  });
  server.on('connection', (newcomer: Socket) => {
    if (open.size >= most) makeRoom();
    if (open.size >= most) {
      newcomer.destroy();
      return;
    }
    const leave = (): void => {
      open.delete(newcomer);
      strangers.delete(newcomer);
    };
    open.add(newcomer);
    COUNTED.set(newcomer, leave);
    newcomer.once('close', leave);
  });
}
