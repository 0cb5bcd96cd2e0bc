import { SetMetadata } from '@nestjs/common';

export const ROLES = ['viewer', 'player', 'scorer', 'director'] as const;
/** What a token may do: a viewer reads, a player acts in own games, a scorer records for anybody, a director decides. */
export type Role = (typeof ROLES)[number];

const METADATA = 'club:roles';

/** The roles that may call a handler; without it everybody may. */
export function Allow(...roles: readonly Role[]): MethodDecorator {
  return SetMetadata(METADATA, roles);
}

/** The roles that may call the handler; empty: everybody, also without a token. */
export function rolesOf(handler: object): readonly Role[] {
  const roles: unknown = Reflect.getMetadata(METADATA, handler);
  return Array.isArray(roles) ? (roles as Role[]) : [];
}
