import type { FastifyReply } from 'fastify';

/** Sends the address of the next page of a list as `Link`, for clients that follow links and know no cursors. */
export function linkToNextPage(reply: FastifyReply, body: unknown): void {
  if (typeof body !== 'object' || body === null || !('nextCursor' in body)) return;
  const { nextCursor } = body;
  if (typeof nextCursor !== 'string') return;
  const [path = '', ...search] = reply.request.url.split('?');
  const query = new URLSearchParams(search.join('?'));
  query.set('cursor', nextCursor);
  void reply.header('link', `<${path}?${query.toString()}>; rel="next"`);
}
