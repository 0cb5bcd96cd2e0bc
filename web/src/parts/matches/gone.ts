/** How an entrant stands in a tournament, and whether one who has left is expected back. With the words of staff and of standings. */
import { type Word, t } from '../../texts/index.js';
import type { Entry } from '../../tournament.js';

export function entryText({ status, until }: Pick<Entry, 'status'> & Partial<Pick<Entry, 'until'>>): string {
  return t(`entry.${until === 'return' ? until : status}` as Word);
}
