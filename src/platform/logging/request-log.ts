import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line for each request, written when it is answered; the address without its query, which may hold names. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  }

  /** Nest tells about addresses that do not exist; the line above does, too. */
  override routeNotFound(): void {}
}
