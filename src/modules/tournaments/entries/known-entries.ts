import type { OpenedTournament } from '../../../domain/index.js';
import { notFound } from '../../../platform/http/application-error.js';

/** An entry as a body names it, and where. */
type Named = readonly [pointer: string, id: string];

/** Refuses entries that the tournament does not have, by their place in the body. */
export function checkEntries({ entries }: OpenedTournament, named: readonly Named[]): void {
  const known = new Set(entries.map(({ id }) => id));
  for (const [pointer, id] of named) if (!known.has(id)) throw notFound('entry', id, pointer);
}
