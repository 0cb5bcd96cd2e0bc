import { SetMetadata, applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';

export const ROLES = ['viewer', 'player', 'scorer', 'director'] as const;
/** What a token may do: a viewer reads, a player acts in their own games, a scorer records for any player, a director decides. */
export type Role = (typeof ROLES)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The roles that may send this; empty or missing: no role is needed. */
    readonly roles?: readonly Role[];
    /** Whether it may also be sent without a token. */
    readonly withoutToken?: boolean;
    /** Whether a body may hold many things at once. */
    readonly isBatch?: boolean;
    /** Whether its body or its answer is of any size, and comes bit by bit: it has no limit of time as a whole. */
    readonly streams?: boolean;
    /** Whether it does the work of many requests at once: it has the time of several. */
    readonly isLong?: boolean;
    /** The media types that a body may have; JSON where none are named. */
    readonly takes?: readonly string[];
    /** Whether callers have to name the version that they have seen. */
    readonly needsVersion?: boolean;
    /** Seconds that a request may ask the answer to wait (`wait`). */
    readonly longestWait?: number;
  }
}

const METADATA = 'club:roles';

/**
 * Who may call a handler; without roles a caller needs no token. The route knows it too, with everything else that decides
 * whether to read a body.
 */
export function Allow(
  roles: readonly Role[],
  facts: Omit<FastifyContextConfig, 'roles' | 'operation'>,
): MethodDecorator {
  return (prototype, name, descriptor) => {
    const operation = { controller: prototype.constructor, name: String(name), handler: descriptor.value as object };
    applyDecorators(SetMetadata(METADATA, roles), RouteConfig({ ...facts, roles, operation }))(
      prototype,
      name,
      descriptor,
    );
  };
}

/** The roles that may call the handler; empty: a caller needs no token. */
export function rolesOf(handler: object): readonly Role[] {
  const roles: unknown = Reflect.getMetadata(METADATA, handler);
  return Array.isArray(roles) ? (roles as Role[]) : [];
}
