/** Who sits at a table: those who meet everybody have several matches to call at once, and can play one of them. */
import { isSeated } from '../../parts/said.js';
import { type Pairing, atPlay, isTeamMatch } from '../../tournament.js';

export interface AtTable {
  readonly name: string;
  /** Null: at play without a table. */
  readonly table: string | null;
  /** The other tournament, where it is one. */
  readonly tournament?: string;
}

export function peopleIn({ white, black }: Pairing) {
  return [white, black].filter(isSeated).flatMap((slot) => slot.players ?? [slot]);
}

/** Those of a pairing who sit at the table of another one. */
export function atOtherTables(pairing: Pairing, pairings: readonly Pairing[]): readonly AtTable[] {
  const others = playedAtTables(pairings).filter((each) => each.id !== pairing.id);
  return peopleIn(pairing).flatMap(({ playerId, name }) => {
    const other = others.find((each) => peopleIn(each).some((person) => person.playerId === playerId));
    return other === undefined ? [] : [{ name, table: other.table }];
  });
}

/** The matches that are played now; a match of two teams is played on its boards. */
export function playedAtTables(pairings: readonly Pairing[]): readonly Pairing[] {
  return atPlay(pairings).filter((each) => !isTeamMatch(each) && each.result === null && isAtTable(each));
}

function isAtTable({ table, status }: Pairing): boolean {
  return table !== null || status === 'playing';
}
