import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import { archivedDetail } from '../../rules/archived-person.js';
import type { SeatedRow } from './series.repository.js';

/** Refuses a player who does not exist or is archived; `act`: what the player then cannot do. */
export function checkSeated(row: SeatedRow | undefined, id: string, pointer: string, act: string): void {
  if (row === undefined) throw notFound('player', id, pointer);
  if (row.archived_at !== null) {
    const detail = archivedDetail(row, act);
    throw new ApplicationError('player.archived', detail, { errors: [{ pointer, message: detail, rule: 'refused' }] });
  }
}
