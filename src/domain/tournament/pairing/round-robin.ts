import type { Id } from '../../kernel/brands.js';
export function groupsOf(order: readonly Id[], groups: number): readonly (readonly Id[])[] {
  return groups > 1 ? [] : [order];
}
export function roundRobin(
  group: readonly Id[],
  most: number | null,
): readonly { pairs: readonly { white: Id; black: Id }[]; bye: Id | null }[] {
  return most === 0 || group.length === 0 ? [] : [];
}
