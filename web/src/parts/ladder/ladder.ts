/** A ladder as the pages read it: its rows, who is in an open challenge, and when that ends. */
import type { Schemas } from '../../../../client/src/index.js';
import { isMe } from '../../session.js';
import type { Pairing } from '../../tournament.js';
import { isAwaited } from '../matches/pairing-line.js';
import { dayOf, isSeated, timeOf } from '../said.js';

export type Row = Schemas['StandingRowDto'];

/** A day with its time, in the club's zone. */
export function momentOf(instant: string): string {
  return `${dayOf(instant)}, ${timeOf(instant)}`;
}

/** Whether the reader is that entrant, alone or with others. */
export function isOwn({ playerId, players = [] }: Row): boolean {
  return [{ playerId }, ...players].some((player) => isMe(player.playerId));
}

/** Whether it has no result yet, or one that the opponent can still object to. */
export function isOpen(pairing: Pairing): boolean {
  return pairing.status !== 'finished' || isAwaited(pairing);
}

/** Whether it was to be played before now. */
export function isOverdue({ status, deadline }: Pairing): boolean {
  return status !== 'finished' && deadline !== null && Date.parse(deadline) < Date.now();
}

/** The open challenge of an entrant, and whom they meet in it; undefined where there is none. */
export function openChallengeOf({ entryId }: Row, pairings: readonly Pairing[]) {
  for (const pairing of pairings.filter(isOpen)) {
    const { white, black } = pairing;
    if (!isSeated(white) || !isSeated(black)) continue;
    if (white.entryId === entryId) return { pairing, other: black, isChallenger: true };
    if (black.entryId === entryId) return { pairing, other: white, isChallenger: false };
  }
  return undefined;
}

export interface Challengeable {
  readonly row: Row;
  /** Null: now. */
  readonly from: string | null;
}

/** Whom an entrant may challenge, now and later, as the service tells it. */
export function challengeableBy({ mayChallenge = [] }: Row, rows: readonly Row[]): readonly Challengeable[] {
  return mayChallenge.flatMap(({ entryId, from }) => {
    const row = rows.find((each) => each.entryId === entryId);
    const isLater = from !== null && Date.parse(from) > Date.now();
    return row === undefined ? [] : [{ row, from: isLater ? from : null }];
  });
}
