import { NotFoundException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { bareCall, bringsToken, tokenFaultOf } from '../../platform/http/requests/call.js';
import type { Admit } from '../../platform/http/problem.filter.js';
import { announcedLength, hasBody } from '../../platform/http/requests/refused-body.js';
import { Admission, tokenWanted } from './admission.service.js';

/** A larger body is read when it is the turn of its request: many that wait would fill the memory. */
const SMALL_BODY = 65_536;

/** Lets no body be read whose sender may not send it, by what the service knows of the token, or where nothing is at the address. */
export function admitBodies(app: NestFastifyApplication): void {
  const admission = app.get(Admission);
  const letIn = async (request: FastifyRequest): Promise<void> => {
    await admission.checkSender(bareCall(request, rolesOf(request)));
    request.isAdmitted = true;
    if (announcedLength(request) > SMALL_BODY) await request.takeTurn?.();
  };
  const server = app.getHttpAdapter().getInstance();
  server.decorateRequest('isAdmitted', false);
  // A sender that waits for `100 Continue` sends nothing before the service knows whether it wants the body.
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response));
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) {
      done(null, payload);
      return;
    }
    const goOn = (): void => {
      if (request.headers.expect !== undefined) reply.raw.writeContinue();
      done(null, payload);
    };
    if (request.is404) done(new NotFoundException());
    else if (rolesOf(request).length === 0) goOn();
    else if (!bringsToken(request)) done(tokenWanted(tokenFaultOf(request)));
    else letIn(request).then(goOn, done);
  });
}

/** Asks who sends a request, for the operations that need a role. */
export function admitting(app: NestFastifyApplication): Admit {
  const admission = app.get(Admission);
  return async (request) => {
    const roles = rolesOf(request);
    const isOpen = request.headers.authorization === undefined && request.routeOptions.config.withoutToken === true;
    if (roles.length === 0 || isOpen) return;
    const call = bareCall(request, roles);
    await admission.tokenOf(call);
    await admission.admit(call, null);
  };
}

function rolesOf({ routeOptions }: FastifyRequest): NonNullable<FastifyRequest['routeOptions']['config']['roles']> {
  return routeOptions.config.roles ?? [];
}
