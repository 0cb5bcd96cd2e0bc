import { SetMetadata, applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';

export const ROLES = ['viewer', 'player', 'scorer', 'director'] as const;
/** What a token may do: a viewer reads, a player acts in own games, a scorer records for anybody, a director decides. */
export type Role = (typeof ROLES)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The roles that may send this; empty or missing: everybody may. */
    readonly roles?: readonly Role[];
    /** Whether it may also be sent without a token. */
    readonly withoutToken?: boolean;
    /** Whether a body may hold many things at once. */
    readonly isBatch?: boolean;
    /** The media types that a body may have; JSON where none are named. */
    readonly takes?: readonly string[];
  }
}

const METADATA = 'club:roles';

/** Who may call a handler; without roles everybody may. The route knows it too, with what else decides whether a body is read. */
export function Allow(roles: readonly Role[], facts: Omit<FastifyContextConfig, 'roles'>): MethodDecorator {
  return applyDecorators(SetMetadata(METADATA, roles), RouteConfig({ ...facts, roles }));
}

/** The roles that may call the handler; empty: everybody, also without a token. */
export function rolesOf(handler: object): readonly Role[] {
  const roles: unknown = Reflect.getMetadata(METADATA, handler);
  return Array.isArray(roles) ? (roles as Role[]) : [];
}
