import { type OpenedTournament, peopleOf } from '../../../domain/index.js';
import type { Caller } from '../../../recording/gate.js';
import { requirePart } from '../../auth/index.js';

/** Refuses a player who would appeal for another entry than their own. */
export function requireOwnEntry({ entries }: OpenedTournament, caller: Caller, entryId: string): void {
  const entry = entries.find((each) => each.id === entryId);
  requirePart(caller, entry === undefined ? [] : peopleOf(entry), 'A player may appeal only for their own entry.');
}
