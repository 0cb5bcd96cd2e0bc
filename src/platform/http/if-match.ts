import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The header `If-Match` as it was sent, for operations that require it: `requiredVersion` has to tell `*` from nothing. */
export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'],
);
