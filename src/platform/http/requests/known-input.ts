import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyInstance } from 'fastify';
import { type FieldFault, requestInvalid } from '../application-error.js';
import { inPointer } from '../forms/field-faults.js';
import { type OperationHandler, checkOperations } from './operation-check.js';

/**
 * Refuses query parameters where an operation has none, and a body where it takes none; where it has some, their form refuses
 * what is not in it. Otherwise `?dryRun=true` or `{"dryRun": true}` at an act that does not know it would look like a trial
 * and be the act.
 */
export function refuseUnknownInput(server: FastifyInstance): void {
  checkOperations(server, (operation) => {
    const hasParameters = reads(operation, RouteParamtypes.QUERY);
    const hasBody = reads(operation, RouteParamtypes.BODY);
    if (hasParameters && hasBody) return null;
    return ({ query, body }) => {
      const faults = [...(hasParameters ? [] : parameterFaults(query)), ...(hasBody ? [] : bodyFaults(body))];
      if (faults.length > 0) throw requestInvalid(faults);
    };
  });
}

/** Whether a handler has a parameter of that type. */
function reads({ controller, name }: OperationHandler, type: RouteParamtypes): boolean {
  const args: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name);
  return Object.keys(args ?? {}).some((key) => key.startsWith(`${type}:`));
}

function parameterFaults(query: unknown): readonly FieldFault[] {
  return Object.keys(query as object).map((name) => ({
    pointer: `?${name}`,
    message: 'is unknown: this operation has no parameters',
    rule: 'unknown',
  }));
}

/** No body and `{}` say the same: nothing. */
function bodyFaults(body: unknown): readonly FieldFault[] {
  if (body === undefined || body === null) return [];
  const message = 'is unknown: this operation takes no fields';
  const isForm = typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
  if (!isForm) return [{ pointer: '', message: 'This operation takes no body.', rule: 'unknown' }];
  return Object.keys(body).map((name) => ({ pointer: `/${inPointer(name)}`, message, rule: 'unknown' }));
}
