/** Events of chouettes as they are recorded, in the form that `record.ts` describes. */

import type { ChouetteEvent, ChouetteOwnEvent } from '../chouette/events.js';
import { type TableGameEvent, openly } from '../chouette/game/events.js';
import { withoutSealed } from '../chouette/game/state.js';
import type { StoredEvent } from './record.js';
import { recordedTable, tableOfRecord } from './recorded-games.js';

const OWN_TYPES: Readonly<Record<ChouetteOwnEvent['type'], true>> = {
  ChouetteOpened: true,
  OrderThrown: true,
  PlayerWithdrew: true,
  SeatsTaken: true,
  ChouetteGameSettled: true,
  ChouetteGameReported: true,
  ChouetteGameGivenUp: true,
  LedgerLinesWritten: true,
  SeatsRotated: true,
  SeatAsked: true,
  SeatAskWithdrawn: true,
  PlayerJoined: true,
  PlayerLeft: true,
  PlayerSatOut: true,
  PlayerReturned: true,
  PartnerInvited: true,
  BoxBought: true,
  BoxOffered: true,
  SeatsSet: true,
  PointsAdjusted: true,
  ChouetteGameCorrected: true,
  TakenBack: true,
  ChouetteClosed: true,
};

/** The event in the form in which it is recorded: without the content of sealed answers (C23). */
export function storedChouetteEvent(event: ChouetteEvent): StoredEvent {
  const [own, gameNumber]: [ChouetteOwnEvent | TableGameEvent, number | null] =
    event.type === 'InGame' ? [openly(event.event), event.game] : [event, gameNumberOf(event)];
  const { type, ...data } = own;
  if (own.type !== 'TakenBack') return { type, gameNumber, data };
  const game = recordedTable(withoutSealed(own.restored.game));
  return { type, gameNumber, data: { ...data, restored: { ...own.restored, game } } };
}

function gameNumberOf(event: ChouetteOwnEvent): number | null {
  if (event.type === 'LedgerLinesWritten') return event.lines[0]?.game ?? null;
  return 'number' in event ? event.number : null;
}

/** The event that was recorded. Believes the record: what it holds was once accepted. */
export function chouetteEventOf({ type, gameNumber, data }: StoredEvent): ChouetteEvent {
  const event = { type, ...data };
  if (gameNumber === null || Object.hasOwn(OWN_TYPES, type)) {
    const own = event as unknown as ChouetteOwnEvent;
    if (own.type !== 'TakenBack') return own;
    return { ...own, restored: { ...own.restored, game: tableOfRecord(own.restored.game) } };
  }
  return { type: 'InGame', game: gameNumber, event: event as unknown as TableGameEvent };
}
