import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { requestInvalid } from './application-error.js';

/**
 * Refuses query parameters where an operation has none; where it has some, their form refuses those that are not in it.
 * Otherwise `?dryRun=true` at an act that does not know it would look like a trial and be the act.
 */
@Injectable()
export class KnownQueryGuard implements CanActivate {
  private readonly withQuery = new Map<unknown, boolean>();

  canActivate(context: ExecutionContext): true {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query as object);
    if (names.length > 0 && !this.hasQuery(context)) {
      throw requestInvalid(
        names.map((name) => ({
          pointer: `?${name}`,
          message: 'is unknown: this operation has no parameters',
          rule: 'unknown',
        })),
      );
    }
    return true;
  }

  /** Whether the handler reads the query. */
  private hasQuery(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const known = this.withQuery.get(handler);
    if (known !== undefined) return known;
    const args: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name);
    const found = Object.keys(args ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
    this.withQuery.set(handler, found);
    return found;
  }
}
