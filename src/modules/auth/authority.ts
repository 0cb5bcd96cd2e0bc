/**
 * What a caller may do within the operations that its role allows (api.md, "Authorization"): a player acts only for
 * themselves, and a scorer or director records for any player. Each function throws `request.forbidden`, or gives what
 * the decision about the act needs. Whether the act itself is legal is up to the rules.
 *
 * | A player | |
 * |---|---|
 * | opens a match | as white or black (`requirePart`) |
 * | changes a match or a game: starts the next one, acts, reports | in which the player sits (`requirePart`) |
 * | acts in a game | for their side, named or not (`senderOf`); takes nothing back (`requireStaff`) |
 * | opens a chouette, saves a group of chouettes, changes or removes it | in which the player sits (`requirePart`) |
 * | joins a chouette, leaves it, sits out, returns | only for themselves (`requireOwnSeat`), but as box agrees to others |
 * | sets seats and moves points in a chouette | that the player opened (`requireHost`) |
 * | reads the rulings in a match of a tournament, appeals against one | in their own match, for their own entry (`requirePart`) |
 * | ends a match by decision | by conceding it to the opponent (`requireConcession`) |
 * | voids a match | in which nothing has been recorded; so may a scorer (`decideVoiding`) |
 */

import { type BySide, SIDES, type Sender, type Side, opponent } from '../../domain/index.js';
import { ApplicationError } from '../../platform/http/application-error.js';
import type { Caller } from '../../recording/gate.js';

const STAFF: readonly string[] = ['scorer', 'director'];

/** Who sits where: ids of players, of two who play one side together in doubles. */
export type Seats = BySide<readonly string[]>;

/** Whether the caller records for any player, as scorers and directors do. */
export function isStaff(caller: Caller): boolean {
  return STAFF.includes(caller.role);
}

/** Who reads a view: staff, or a person by their player ids; no ids without a token, or for a token that names no player. */
export type Reader = 'staff' | readonly string[];

/** The reader that the caller is. */
export function readerOf(caller: Caller | null): Reader {
  if (caller === null) return [];
  return isStaff(caller) ? 'staff' : caller.playerIds;
}

/** Whether the reader may see what is between this player and the club: only staff and the player may. */
export function mayKnowAbout(reader: Reader, playerId: string): boolean {
  return reader === 'staff' || reader.includes(playerId);
}

/** Refuses callers who are not staff. `act`: what they would do; `where` leads the sentence. */
export function requireStaff(caller: Caller, act: string, where = ''): void {
  if (!isStaff(caller)) throw forbidden(`${where}Only a scorer or a director may ${act}.`);
}

/** Refuses a player who is not one of the players of the match or chouette. `detail`: what the refusal says. */
export function requirePart(
  caller: Caller,
  playerIds: readonly string[],
  detail = 'A player may act only in their own matches and games.',
): void {
  if (isStaff(caller) || playerIds.some((id) => isPerson(caller, id))) return;
  throw forbidden(detail);
}

/** Refuses a player who would join, leave or decide for another player. `where` leads the sentence. */
export function requireOwnSeat(caller: Caller, playerId: string, where = ''): void {
  if (isStaff(caller) || isPerson(caller, playerId)) return;
  throw forbidden(`${where}A player may join, leave and decide only for themselves.`);
}

/** Refuses callers who are neither staff nor the person that opened the chouette. `act`: what they would do. */
export function requireHost(caller: Caller, host: string | null, act: string): void {
  if (isStaff(caller) || (host !== null && isPerson(caller, host))) return;
  throw forbidden(`Only the host, a scorer or a director may ${act}.`);
}

/** Which of these people the caller is; null for staff. */
export function ownSeat(caller: Caller, playerIds: readonly string[]): string | null {
  if (isStaff(caller)) return null;
  return playerIds.find((id) => isPerson(caller, id)) ?? null;
}

/**
 * The side that an act in a game is sent for: the side named; otherwise the side of the player, and no particular side
 * where the caller is staff. `where` leads the sentence of the refusal when a player names the other side.
 */
export function senderOf(caller: Caller, seats: Seats, named: Side | null, where = ''): Sender {
  if (isStaff(caller)) return { side: named, staff: true };
  const own = SIDES.filter((side) => seats[side].some((id) => isPerson(caller, id)));
  const [side] = own;
  if (side === undefined || (named !== null && !own.includes(named))) {
    throw forbidden(
      `${where}A player may act only for their own side${side === undefined ? '' : `, which is ${side} here`}.`,
    );
  }
  // Two players that were merged into one person hold both sides; then the side to act is meant, as for staff.
  return { side: named ?? (own.length > 1 ? null : side), staff: false };
}

/** Refuses a decision that a player may not make: a player may only concede to the opponent. */
export function requireConcession(caller: Caller, seats: Seats, decision: { winner: Side; by: string }): void {
  if (isStaff(caller)) return;
  const losers = seats[opponent(decision.winner)];
  if (decision.by === 'concession' && losers.some((id) => isPerson(caller, id))) return;
  throw forbidden(
    'A player may only concede their own match to the opponent. A scorer or a director makes any other decision.',
  );
}

function isPerson({ playerIds }: Caller, id: string): boolean {
  return playerIds.includes(id);
}

function forbidden(detail: string): ApplicationError {
  return new ApplicationError('request.forbidden', detail);
}
