/**
 * Coming, going, sitting out and coming back (C60–C62): at once between games, at the end of the open game otherwise, and
 * for a newcomer where the box has a say only when it agrees.
 */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { ChouetteSender, SeatCommand } from '../commands.js';
import { isStake } from '../ledger/countable.js';
import type { ChouetteEvent } from '../events.js';
import { stakeOf } from '../ledger/ledger.js';
import {
  type Seats,
  isSittingOut,
  seatedPlayers,
  seatsAfterJoining,
  seatsAfterLeaving,
  seatsAfterReturning,
  seatsAfterSittingOut,
} from './seats.js';
import type { PlayingChouette, SeatAsk, WaitingChouette } from '../state.js';
import type { ChouetteRules } from '../rules.js';

type SeatDecision = Result<readonly ChouetteEvent[], Violation>;

type AtTable = WaitingChouette | PlayingChouette;

/** C4: fewer than these do not play. */
export const FEWEST_AT_TABLE = 2;

export function decideSeat(state: AtTable, command: SeatCommand): SeatDecision {
  const { player } = command;
  const ask = ASKS[command.type];
  const seats = seatsToBe(state);
  const open = state.asks.find((each) => each.player === player);
  const fault = askFault(seats, ask, player, open);
  if (fault !== null) return refused(fault);
  const isComing = ask === 'join' || ask === 'return';
  if (isComing && seatedPlayers(seats).length >= state.rules.maxPlayers) {
    return refused(violation('chouette.full', { maxPlayers: state.rules.maxPlayers }));
  }
  const { stake } = command;
  const isFixed = state.players.some(({ id }) => id === player) && stake !== stakeOf(state, player);
  if (stake !== undefined && isFixed) {
    return refused(violation('chouette.stake-fixed', { player, stake: stakeOf(state, player) }));
  }
  if (stake !== undefined && !isStake(stake)) {
    return refused(violation('config.invalid', { keys: ['stake'], reasons: ['stake'] }));
  }
  const withdrawn = open !== undefined && open.agreed && isOpposite(open.ask, ask);
  if (withdrawn) return accepted([{ type: 'SeatAskWithdrawn', player }]);
  if (open !== undefined && !open.agreed && ask === 'leave') return accepted([{ type: 'SeatAskWithdrawn', player }]);
  const agreed = ask !== 'join' || isAgreedByBox(state, command.sender);
  if (!agreed && open !== undefined) return accepted([]);
  const own = stake ?? open?.stake;
  const asked: SeatAsk = { player, ask, agreed, ...(own === undefined ? {} : { stake: own }) };
  if (state.status === 'playing' || !agreed) return accepted([{ type: 'SeatAsked', ...asked }]);
  return accepted(seatChanges(state.seats, [asked], state.rules, command.at));
}

const ASKS: Readonly<Record<SeatCommand['type'], SeatAsk['ask']>> = {
  Join: 'join',
  Leave: 'leave',
  SitOut: 'sit-out',
  Return: 'return',
};

/** The seats when all that is asked and agreed has come about. */
function seatsToBe({ seats, asks, rules }: Pick<AtTable, 'seats' | 'asks' | 'rules'>): Seats {
  return inOrder(asks).reduce((after, ask) => seatsAfter(after, ask, rules), seats);
}

/** What is asked and agreed comes about: departures before joins (section 9, number 5), and with one left the end (C4). */
export function seatChanges(
  seats: Seats,
  asks: readonly SeatAsk[],
  rules: ChouetteRules,
  at: SeatCommand['at'],
): readonly ChouetteEvent[] {
  const events: ChouetteEvent[] = [];
  let after = seats;
  for (const ask of inOrder(asks)) {
    after = seatsAfter(after, ask, rules);
    const own = ask.stake === undefined ? {} : { stake: ask.stake };
    events.push({ type: EVENTS[ask.ask], player: ask.player, seats: after, ...own });
  }
  if (seatedPlayers(after).length < FEWEST_AT_TABLE) events.push({ type: 'ChouetteClosed', at });
  return events;
}

const EVENTS = {
  join: 'PlayerJoined',
  leave: 'PlayerLeft',
  'sit-out': 'PlayerSatOut',
  return: 'PlayerReturned',
} as const;

function inOrder(asks: readonly SeatAsk[]): readonly SeatAsk[] {
  const agreed = asks.filter((each) => each.agreed);
  const goes = ({ ask }: SeatAsk): boolean => ask === 'leave' || ask === 'sit-out';
  return [...agreed.filter(goes), ...agreed.filter((each) => !goes(each))];
}

function seatsAfter(seats: Seats, { ask, player }: SeatAsk, rules: ChouetteRules): Seats {
  switch (ask) {
    case 'join':
      return seatsAfterJoining(seats, player, rules.joinPosition);
    case 'leave':
      return seatsAfterLeaving(seats, player);
    case 'sit-out':
      return seatsAfterSittingOut(seats, player);
    case 'return':
      return seatsAfterReturning(seats, player, rules);
  }
}

/** The refusal of what needs a person who is at the table, and stays there. */
function notSeated(player: Id, open: SeatAsk | undefined): Violation {
  if (open?.ask === 'leave') return violation('chouette.not-seated', { player, reason: 'leaves' });
  if (open?.ask === 'sit-out') return violation('chouette.not-seated', { player, reason: 'will-sit-out' });
  return violation('chouette.not-seated', { player });
}

/** Why the person cannot ask for that, or null. `seats` are those to be, `open` what the person has asked already. */
function askFault(seats: Seats, ask: SeatAsk['ask'], player: Id, open: SeatAsk | undefined): Violation | null {
  const isSeated = seatedPlayers(seats).includes(player);
  const isOut = isSittingOut(seats, player);
  const waits = open !== undefined && !open.agreed;
  switch (ask) {
    case 'join':
      return isSeated || isOut ? violation('chouette.already-seated', { player, sittingOut: isOut }) : null;
    case 'leave':
      return isSeated || isOut || waits ? null : notSeated(player, open);
    case 'return':
      return isOut ? null : violation('chouette.not-seated', { player, reason: 'not-sitting-out' });
    case 'sit-out':
      if (!isSeated) return notSeated(player, open);
      return seatedPlayers(seats).length <= FEWEST_AT_TABLE
        ? violation('chouette.too-few-players', { fewest: FEWEST_AT_TABLE })
        : null;
  }
}

/** Whether asking the one only takes back the other. */
function isOpposite(open: SeatAsk['ask'], ask: SeatAsk['ask']): boolean {
  return (
    (open === 'join' && ask === 'leave') ||
    (open === 'leave' && ask === 'join') ||
    (open === 'sit-out' && ask === 'return') ||
    (open === 'return' && ask === 'sit-out')
  );
}

/** C60: staff and the box itself speak for the box. */
function isAgreedByBox({ rules, seats }: AtTable, { player, staff }: ChouetteSender): boolean {
  return !rules.joinNeedsBoxConsent || staff || player === seats.box;
}
