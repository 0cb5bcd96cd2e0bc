/**
 * Who sits where in a chouette (C1, C52), and how that changes between games other than by rotation: joining (C60),
 * leaving (C61), sitting out (C62), a partner for the box (C52), the sale of the box (C55).
 *
 * With one left in the line it is heads-up (C4): box and captain, and no rotation.
 */

import type { Id } from '../../kernel/brands.js';
import type { ChouetteRules } from '../rules.js';

export interface Seats {
  readonly box: Id;
  /** The team in its order, the captain first, without the partner (C1). */
  readonly line: readonly Id[];
  /** Who shares the box's result (C52). */
  readonly partner: Id | null;
  /** Who went to the end of the line by the last rotation and has been there since: a newcomer may stand before that one (C60). */
  readonly lastLoser: Id | null;
  /** Those who will be back (C62). */
  readonly sittingOut: readonly SittingOut[];
}

/** A player who sits out, and the neighbours in the line; null where there was none. */
interface SittingOut {
  readonly player: Id;
  readonly ahead: Id | null;
  readonly behind: Id | null;
}

/** The seats when nothing has been played yet: the first in order is the box, the second captain (C5). */
export function seatsInOrder([box = '', ...line]: readonly Id[]): Seats {
  return { box, line, partner: null, lastLoser: null, sittingOut: [] };
}

/** Everybody at the table: the box, its partner, the team in its order. */
export function seatedPlayers({ box, partner, line }: Seats): readonly Id[] {
  return partner === null ? [box, ...line] : [box, partner, ...line];
}

/** Whether two are left, who play on as in a money session (C4). */
export function isHeadsUp({ line, partner }: Seats): boolean {
  return line.length === 1 && partner === null;
}

/** Whether the person sits out and will be back. */
export function isSittingOut({ sittingOut }: Seats, player: Id): boolean {
  return sittingOut.some((each) => each.player === player);
}

/** With the newcomer: last, or last but for the player who has just lost, and never captain (C60). */
export function seatsAfterJoining(seats: Seats, player: Id, position: ChouetteRules['joinPosition']): Seats {
  const { line, lastLoser } = seats;
  const loser = position === 'beforeLoser' && lastLoser !== null ? line.indexOf(lastLoser) : -1;
  return withoutLoss({ ...seats, line: inserted(line, player, loser < 1 ? line.length : loser) }, player);
}

/** The seats of those who are in a game: without the people who sat down while it was played (C60). */
export function seatsWithout(seats: Seats, newcomers: readonly Id[] = []): Seats {
  return newcomers.length === 0 ? seats : { ...seats, line: seats.line.filter((id) => !newcomers.includes(id)) };
}

/** The player has come or gone since the last game, and is no longer the player who has just lost. */
function withoutLoss(seats: Seats, player: Id): Seats {
  return seats.lastLoser === player ? { ...seats, lastLoser: null } : seats;
}

/** With a returned player who sat out: placed like a newcomer, or beside the former neighbour who is still there (C62). */
export function seatsAfterReturning(
  seats: Seats,
  player: Id,
  { sitOutReturn, joinPosition }: Pick<ChouetteRules, 'sitOutReturn' | 'joinPosition'>,
): Seats {
  const { line } = seats;
  const beside = seats.sittingOut.find((each) => each.player === player);
  const rest = withoutLoss({ ...seats, sittingOut: seats.sittingOut.filter((each) => each !== beside) }, player);
  if (sitOutReturn === 'samePlace' && beside !== undefined) {
    const ahead = beside.ahead === null ? -1 : line.indexOf(beside.ahead);
    if (ahead !== -1) return { ...rest, line: inserted(line, player, ahead + 1) };
    const behind = beside.behind === null ? -1 : line.indexOf(beside.behind);
    if (behind !== -1) return { ...rest, line: inserted(line, player, behind) };
  }
  return seatsAfterJoining(rest, player, joinPosition);
}

/** Without a player who sits out whole games and will be back (C62). */
export function seatsAfterSittingOut(seats: Seats, player: Id): Seats {
  const { line } = seats;
  const place = line.indexOf(player);
  const ahead = place === -1 ? null : (line[place - 1] ?? null);
  const behind = place === -1 ? null : (line[place + 1] ?? null);
  return { ...seatsAfterLeaving(seats, player), sittingOut: [...seats.sittingOut, { player, ahead, behind }] };
}

/**
 * Without a player (C61): the captain follows the box, the next in line the captain. The partner of a box that left goes
 * back to the end of the line, where the partner came from.
 */
export function seatsAfterLeaving(seats: Seats, player: Id): Seats {
  return withoutLoss(seatLeft(seats, player), player);
}

function seatLeft(seats: Seats, player: Id): Seats {
  const { box, line, partner } = seats;
  if (player === partner) return { ...seats, partner: null };
  if (player !== box) {
    const sittingOut = seats.sittingOut.filter((each) => each.player !== player);
    return withTeam({ ...seats, line: line.filter((id) => id !== player), sittingOut });
  }
  const team = partner === null ? line : [...line, partner];
  const [next = box, ...rest] = team;
  return { ...seats, box: next, line: rest, partner: null };
}

/** A box and partner without a team are two players left: box and captain. */
function withTeam(seats: Seats): Seats {
  const { line, partner } = seats;
  return line.length === 0 && partner !== null ? { ...seats, line: [partner], partner: null } : seats;
}

/** Whom the box may invite as its partner (C52), or null where the team would be empty. */
export function partnerToInvite({ line }: Seats, pick: ChouetteRules['partnerPick']): Id | null {
  if (line.length < 2) return null;
  return (pick === 'last' ? line.at(-1) : line[1]) ?? null;
}

export function withPartner(seats: Seats, partner: Id): Seats {
  return { ...seats, line: seats.line.filter((id) => id !== partner), partner };
}

/** After a sale the buyer and the box have each other's seat (C55). */
export function seatsAfterBuying(seats: Seats, buyer: Id): Seats {
  const { box, line, partner } = seats;
  return {
    ...seats,
    box: buyer,
    line: line.map((id) => (id === buyer ? box : id)),
    partner: partner === buyer ? box : partner,
  };
}

/** The people at the table in the seats that the host gives them: a partnership ends, and that order names no player who has just lost. */
export function seatsByHand(seats: Seats, box: Id, line: readonly Id[]): Seats {
  return { ...seats, box, line, partner: null, lastLoser: null };
}

function inserted(line: readonly Id[], player: Id, place: number): readonly Id[] {
  return [...line.slice(0, place), player, ...line.slice(place)];
}
