import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { type FieldFault, requestInvalid } from './application-error.js';
import { inPointer } from './field-faults.js';

/** What a handler reads of a request. */
interface Reads {
  readonly query: boolean;
  readonly body: boolean;
}

/**
 * Refuses query parameters where an operation has none, and a body where it takes none; where it has some, their form refuses
 * what is not in it. Otherwise `?dryRun=true` or `{"dryRun": true}` at an act that does not know it would look like a trial
 * and be the act.
 */
@Injectable()
export class KnownInputGuard implements CanActivate {
  private readonly known = new Map<unknown, Reads>();

  canActivate(context: ExecutionContext): true {
    const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query as object);
    if (names.length === 0 && isNothing(body)) return true;
    const reads = this.readsOf(context);
    const faults = [...(reads.query ? [] : names.map(unknownParameter)), ...(reads.body ? [] : bodyFaults(body))];
    if (faults.length > 0) throw requestInvalid(faults);
    return true;
  }

  private readsOf(context: ExecutionContext): Reads {
    const handler = context.getHandler();
    const known = this.known.get(handler);
    if (known !== undefined) return known;
    const args: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name);
    const has = (type: RouteParamtypes): boolean => Object.keys(args ?? {}).some((key) => key.startsWith(`${type}:`));
    const found = { query: has(RouteParamtypes.QUERY), body: has(RouteParamtypes.BODY) };
    this.known.set(handler, found);
    return found;
  }
}

function isNothing(body: unknown): boolean {
  return body === undefined || body === null;
}

function unknownParameter(name: string): FieldFault {
  return { pointer: `?${name}`, message: 'is unknown: this operation has no parameters', rule: 'unknown' };
}

/** No body and `{}` say the same: nothing. */
function bodyFaults(body: unknown): readonly FieldFault[] {
  if (isNothing(body)) return [];
  const message = 'is unknown: this operation takes no fields';
  const isForm = typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  if (!isForm) return [{ pointer: '', message: 'This operation takes no body.', rule: 'unknown' }];
  return Object.keys(body as object).map((name) => ({ pointer: `/${inPointer(name)}`, message, rule: 'unknown' }));
}
