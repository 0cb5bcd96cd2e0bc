import { SetMetadata } from '@nestjs/common';
import { HEADERS_METADATA } from '@nestjs/common/constants.js';
import type { FastifyInstance } from 'fastify';
import { refuseUnacceptable } from '../requests/accepted-types.js';
import { checkOperations } from '../requests/operation-check.js';

const METADATA = 'club:given-types';

/** The types among which an operation chooses; others give one type, which their `content-type` names, or JSON. */
export function Gives(...types: readonly string[]): MethodDecorator {
  return SetMetadata(METADATA, types);
}

/** Refuses readers who can take no type of the operation's good answers, before anything is done. */
export function refuseUnacceptableTypes(server: FastifyInstance): void {
  checkOperations(server, ({ handler }) => {
    const types = typesGivenBy(handler);
    return ({ headers }) => refuseUnacceptable(headers.accept, types);
  });
}

interface Sent {
  readonly name: string;
  readonly value: string | (() => string);
}

function typesGivenBy(handler: object): readonly string[] {
  const chosen = Reflect.getMetadata(METADATA, handler) as readonly string[] | undefined;
  if (chosen !== undefined) return chosen;
  const sent = (Reflect.getMetadata(HEADERS_METADATA, handler) ?? []) as readonly Sent[];
  const type = sent.find(({ name }) => name === 'content-type')?.value;
  return [typeof type === 'string' ? type.replace(/;.*/, '') : 'application/json'];
}
