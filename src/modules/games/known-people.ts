import type { KnowsPeople } from './series.repository.js';

/** Fields with text of their senders, which may read like an id and names no person. */
export const TEXTS: readonly string[] = ['reason', 'play'];

/**
 * What is asked of a chouette, with everybody in it under the id that its record has. People send the id that they have since a merge,
 * and the record never changes.
 */
export function asKnown<Asked>(asked: Asked, { known_as: knownAs }: KnowsPeople): Asked {
  return knownAs === null ? asked : (replaced(asked, new Map(Object.entries(knownAs))) as Asked);
}

function replaced(asked: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof asked === 'string') return ids.get(asked) ?? asked;
  if (Array.isArray(asked)) return asked.map((part) => replaced(part, ids));
  if (typeof asked !== 'object' || asked === null) return asked;
  return Object.fromEntries(
    Object.entries(asked).map(([name, part]) => [name, TEXTS.includes(name) ? part : replaced(part, ids)]),
  );
}
