/**
 * What a caller may do beyond what the role lets it call (api.md, "Authorization"): players act for themselves alone, and
 * a scorer or director records for anybody. Everything here throws `request.forbidden`, or gives what the act is to be
 * decided with. Whether the act itself is right is for the rules to say.
 *
 * | A player | |
 * |---|---|
 * | opens a match | as white or black (`requirePart`) |
 * | changes a match or a game: starts the next one, acts, reports | in which the player sits (`requirePart`) |
 * | acts in a game | for the own side, named or not (`senderOf`); takes nothing back (`requireStaff`) |
 * | comes to a chouette, leaves it, sits out, comes back | for nobody else (`requireOwnSeat`), but as box agrees to others |
 * | ends a match by decision | by conceding it to the opponent (`requireConcession`) |
 */

import { type BySide, SIDES, type Sender, type Side, opponent } from '../../domain/index.js';
import { ApplicationError } from '../../platform/http/application-error.js';
import type { Caller } from '../../recording/gate.js';

const STAFF: readonly string[] = ['scorer', 'director'];

/** Who sits where: ids of players. */
export type Seats = BySide<string>;

/** Whether the caller records for anybody, as scorers and directors do. */
export function isStaff(caller: Caller): boolean {
  return STAFF.includes(caller.role);
}

/** For whom a view is made: staff, or the ids of the person who reads; no ids for a token of no player, and without one. */
export type Reader = 'staff' | readonly string[];

/** The reader that the caller is. */
export function readerOf(caller: Caller | null): Reader {
  if (caller === null) return [];
  return isStaff(caller) ? 'staff' : caller.playerIds;
}

/** Whether the reader may see what is between this player and the club: staff may, and the player. */
export function mayKnowAbout(reader: Reader, playerId: string): boolean {
  return reader === 'staff' || reader.includes(playerId);
}

/** Refuses callers who do not record for anybody. `act`: what they would do; `where` leads the sentence. */
export function requireStaff(caller: Caller, act: string, where = ''): void {
  if (!isStaff(caller)) throw forbidden(`${where}Only a scorer or a director may ${act}.`);
}

/** Refuses a player who is none of those whom the thing belongs to. */
export function requirePart(caller: Caller, playerIds: readonly string[]): void {
  if (isStaff(caller) || playerIds.some((id) => isPerson(caller, id))) return;
  throw forbidden('A player acts in own matches and games only, and this is one of others.');
}

/** Refuses a player who would come, go or speak for somebody else. `where` leads the sentence. */
export function requireOwnSeat(caller: Caller, playerId: string, where = ''): void {
  if (isStaff(caller) || isPerson(caller, playerId)) return;
  throw forbidden(`${where}A player comes, goes and speaks for nobody else.`);
}

/** Who of these people the caller is; null for those who record for anybody. */
export function ownSeat(caller: Caller, playerIds: readonly string[]): string | null {
  if (isStaff(caller)) return null;
  return playerIds.find((id) => isPerson(caller, id)) ?? null;
}

/**
 * For whom an act in a game is sent: the side named; else the own side of a player, and nobody in particular where the
 * caller records for anybody. `where` leads the sentence of the refusal when a player names the other side.
 */
export function senderOf(caller: Caller, seats: Seats, named: Side | null, where = ''): Sender {
  if (isStaff(caller)) return { side: named, staff: true };
  const own = SIDES.filter((side) => isPerson(caller, seats[side]));
  const [side] = own;
  if (side === undefined || (named !== null && !own.includes(named))) {
    throw forbidden(
      `${where}A player acts for the own side only${side === undefined ? '' : `, which is ${side} here`}.`,
    );
  }
  // Two who were found to be one person sit at both sides; then it is the side to act, as for those who record.
  return { side: named ?? (own.length > 1 ? null : side), staff: false };
}

/** Refuses a decision that is not the player's to make: all that a player may do is to concede to the opponent. */
export function requireConcession(caller: Caller, seats: Seats, decision: { winner: Side; by: string }): void {
  if (isStaff(caller)) return;
  if (decision.by === 'concession' && isPerson(caller, seats[opponent(decision.winner)])) return;
  throw forbidden(
    'A player may concede the own match to the opponent. Any other decision is for a scorer or a director.',
  );
}

function isPerson({ playerIds }: Caller, id: string): boolean {
  return playerIds.includes(id.toLowerCase());
}

function forbidden(detail: string): ApplicationError {
  return new ApplicationError('request.forbidden', detail);
}
