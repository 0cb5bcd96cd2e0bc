/**
 * While the first order is thrown (C5): the throws, and the ways out of them. The host seats the players by hand, a player
 * goes without having sat there, or the chouette is closed before anybody has.
 */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { ChouetteCommand, SeatCommand } from './commands.js';
import type { ChouetteEvent } from './events.js';
import { seatsFault } from './host.js';
import { type OrderThrow, type Places, placesAfter, throwsFault, toThrow, withoutThrower } from './seats/order.js';
import { FEWEST_AT_TABLE } from './seats/seat-asks.js';
import { seatsInOrder } from './seats/seats.js';
import type { OrderingChouette } from './state.js';

type Decision = Result<readonly ChouetteEvent[], Violation>;

/** Null: the command has to wait until the order is found. */
export function decideFirstOrder(state: OrderingChouette, command: ChouetteCommand): Decision | null {
  switch (command.type) {
    case 'ThrowOrder':
      return orderThrown(state, command.throws);
    case 'SetSeats':
      return orderGiven(state, command);
    case 'Leave':
      return withdrawn(state, command);
    case 'CloseChouette':
      return accepted([{ type: 'ChouetteClosed', at: command.at }]);
    case 'OpenChouette':
    case 'StartGame':
    case 'ReportGame':
    case 'ActInGame':
    case 'Join':
    case 'SitOut':
    case 'Return':
    case 'InvitePartner':
    case 'BuyBox':
    case 'AdjustPoints':
    case 'CorrectGame':
    case 'TakeBack':
      return null;
  }
}

/** One round of throws. */
function orderThrown({ places, rules }: OrderingChouette, throws: readonly OrderThrow[]): Decision {
  const fault = throwsFault(places, throws, rules.orderDice);
  if (fault !== null) return refused(fault);
  return accepted([{ type: 'OrderThrown', throws }, ...seatsIfFound(placesAfter(places, throws))]);
}

/** When no tie is left the players take their seats. */
function seatsIfFound(places: Places): readonly ChouetteEvent[] {
  return toThrow(places).length > 0 ? [] : [seatsTaken(places.flat())];
}

export function seatsTaken(order: readonly string[]): ChouetteEvent {
  return { type: 'SeatsTaken', seats: seatsInOrder(order) };
}

function orderGiven(
  { places }: OrderingChouette,
  { box, line, reason }: Extract<ChouetteCommand, { type: 'SetSeats' }>,
): Decision {
  // There is no box yet with which a new one could change places.
  const order = line ?? [];
  const fault = seatsFault(places.flat(), box, order);
  return fault === null
    ? accepted([{ type: 'SeatsSet', seats: seatsInOrder([box, ...order]), reason }])
    : refused(fault);
}

/** The others throw on for the places that are left; with one left the chouette ends (C4). */
function withdrawn({ places }: OrderingChouette, { player, at }: Pick<SeatCommand, 'player' | 'at'>): Decision {
  if (!places.flat().includes(player)) return refused(violation('chouette.not-seated', { player }));
  const after = withoutThrower(places, player);
  const isOver = after.flat().length < FEWEST_AT_TABLE;
  return accepted([
    { type: 'PlayerWithdrew', player },
    ...(isOver ? [{ type: 'ChouetteClosed', at } as const] : seatsIfFound(after)),
  ]);
}
