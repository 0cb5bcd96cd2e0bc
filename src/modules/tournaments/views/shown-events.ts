import { type Entry, peopleOf } from '../../../domain/index.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import { type Reader, mayKnowAbout } from '../../auth/index.js';

/**
 * The event as the reader sees it: who has paid is for staff and for the entrant, what is proposed or forbidden for staff, and
 * what an undone act leaves is in the views.
 */
export function eventFor<Event extends Pick<RecordedEvent, 'type' | 'data'>>(reader: Reader, event: Event): Event {
  const { paid: _paid, restored: _restored, gone: _gone, ...told } = event.data;
  if (event.type === 'ActUndone') return { ...event, data: told };
  if (event.type === 'EntryChanged' && reader !== 'staff') return { ...event, data: told };
  if (reader !== 'staff' && event.type === 'RoundProposed')
    return { ...event, data: { ...event.data, proposed: null } };
  if (reader !== 'staff' && event.type === 'DetailsChanged') {
    const { forbiddenPairs: _, ...details } = event.data['details'] as Readonly<Record<string, unknown>>;
    return { ...event, data: { ...event.data, details } };
  }
  const entry = event.type === 'EntrantRegistered' ? event.data['entry'] : null;
  if (typeof entry !== 'object' || entry === null) return event;
  const { paid: _, ...shown } = entry as Readonly<Record<string, unknown>>;
  if (peopleOf(entry as Entry).some((id) => mayKnowAbout(reader, id))) return event;
  return { ...event, data: { ...event.data, entry: shown } };
}
