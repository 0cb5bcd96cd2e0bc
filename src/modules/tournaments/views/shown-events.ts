import { type Entry, type TournamentEvent, secretOf } from '../../../domain/index.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import { type Reader, mayKnowAbout } from '../../auth/index.js';

type Recorded = Pick<RecordedEvent, 'type' | 'data'>;

/** The event as the reader sees it, in a tournament with these entries. What an undone act leaves is in the views. */
export function eventFor<Event extends Recorded>(reader: Reader, event: Event, entries: readonly Entry[]): Event {
  if (event.type === 'ActUndone') {
    const { restored: _restored, gone: _gone, ...data } = event.data;
    return { ...event, data };
  }
  const known = tournamentEvent(event);
  const secret = secretOf(known);
  if (secret === null || reader === 'staff' || secret.knownTo(known, entries).some((id) => mayKnowAbout(reader, id))) {
    return event;
  }
  const { type: _, ...data } = secret.told(known);
  return { ...event, data };
}

/** The people who see in the event what others do not. */
export function confidantsOf(event: Recorded, entries: readonly Entry[]): readonly string[] {
  const known = tournamentEvent(event);
  return secretOf(known)?.knownTo(known, entries) ?? [];
}

function tournamentEvent({ type, data }: Recorded): TournamentEvent {
  return { type, ...data } as TournamentEvent;
}
