import { SetMetadata } from '@nestjs/common';

export const ROLES = ['viewer', 'player', 'scorer', 'director'] as const;
/** What a token may do: a viewer reads, a player acts in own games, a scorer records for anybody, a director decides. */
export type Role = (typeof ROLES)[number];

const METADATA = 'club:roles';
const WITHOUT_TOKEN = 'club:without-token';

/** The roles that may call a handler; without it everybody may. */
export function Allow(...roles: readonly Role[]): MethodDecorator {
  return SetMetadata(METADATA, roles);
}

/** The roles that may call the handler; empty: everybody, also without a token. */
export function rolesOf(handler: object): readonly Role[] {
  const roles: unknown = Reflect.getMetadata(METADATA, handler);
  return Array.isArray(roles) ? (roles as Role[]) : [];
}

/** Lets a handler that has roles be called without a token too, for things that are open to all. */
export function AllowWithoutToken(): MethodDecorator {
  return SetMetadata(WITHOUT_TOKEN, true);
}

/** Whether the handler may be called without a token. */
export function mayBeCalledWithoutToken(handler: object): boolean {
  return rolesOf(handler).length === 0 || Reflect.getMetadata(WITHOUT_TOKEN, handler) === true;
}
