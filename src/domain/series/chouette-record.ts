/** Events of chouettes as they are recorded, in the form that `record.ts` describes. */

import type { ChouetteEvent, ChouetteOwnEvent } from '../chouette/events.js';
import { type TableGameEvent, openly } from '../chouette/game/events.js';
import type { StoredEvent } from './record.js';

const OWN_TYPES: readonly string[] = [
  'ChouetteOpened',
  'OrderThrown',
  'SeatsTaken',
  'ChouetteGameSettled',
  'ChouetteGameReported',
  'LedgerLinesWritten',
  'SeatsRotated',
  'SeatAsked',
  'SeatAskWithdrawn',
  'PlayerJoined',
  'PlayerLeft',
  'PlayerSatOut',
  'PlayerReturned',
  'PartnerInvited',
  'BoxBought',
  'BoxOffered',
  'ChouetteGameCorrected',
  'TakenBack',
  'ChouetteClosed',
] satisfies readonly ChouetteOwnEvent['type'][];

/** The event in the form in which it is recorded: a sealed answer without its content (C23). */
export function storedChouetteEvent(event: ChouetteEvent): StoredEvent {
  const [own, gameNumber]: [ChouetteOwnEvent | TableGameEvent, number | null] =
    event.type === 'InGame' ? [openly(event.event), event.game] : [event, gameNumberOf(event)];
  const { type, ...data } = own;
  return { type, gameNumber, data };
}

function gameNumberOf(event: ChouetteOwnEvent): number | null {
  if (event.type === 'LedgerLinesWritten') return event.lines[0]?.game ?? null;
  return 'number' in event ? event.number : null;
}

/** The event that was recorded. Believes the record: what it holds was once accepted. */
export function chouetteEventOf({ type, gameNumber, data }: StoredEvent): ChouetteEvent {
  const event = { type, ...data };
  if (gameNumber === null || OWN_TYPES.includes(type)) return event as unknown as ChouetteOwnEvent;
  return { type: 'InGame', game: gameNumber, event: event as unknown as TableGameEvent };
}
