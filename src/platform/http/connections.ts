import type { Server } from 'node:http';

/** Limits how many connections are open at a time. Where there are too many, idle ones make room for the next. */
export function limitConnections(server: Server, most: number): void {
  server.maxConnections = most;
  server.on('drop', () => server.closeIdleConnections());
}
