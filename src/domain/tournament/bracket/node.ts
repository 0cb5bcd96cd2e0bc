/**
 * A bracket as data: pairings that name where each of their two places is filled from, so that who meets whom follows
 * from the results alone (resolve.ts). Nothing in a node changes once the bracket is drawn.
 */

import type { Id } from '../../kernel/brands.js';
import type { BySide, Side } from '../../kernel/side.js';

export const FLIGHT_NAMES = ['main', 'consolation', 'last-chance'] as const;
export type FlightName = (typeof FLIGHT_NAMES)[number];

/** What a flight is made of where it is more than one knockout. */
const BRACKET_PARTS = ['third-place', 'upper', 'lower', 'final', 'reset'] as const;
export type BracketPart = (typeof BRACKET_PARTS)[number];

/** Where the place of a pairing is filled from. */
export type Feed =
  | { readonly kind: 'entrant'; readonly entrant: Id }
  | { readonly kind: 'bye' }
  | {
      readonly kind: 'winner' | 'loser';
      /** The id of the node. */
      readonly of: string;
      /** Only if it was this side there, otherwise a bye; null: whichever side it was. */
      readonly only: Side | null;
    };

export interface BracketNode extends BySide<Feed> {
  /** Readable and stable, such as `main-1-3`, `main-lower-2-1` or `main-final`. */
  readonly id: string;
  readonly flight: FlightName;
  /** Null for the plain knockout of a flight. */
  readonly part: BracketPart | null;
  /** From 1 in each part; that of a final, a reset and a match for the third place goes by the rounds of the main bracket. */
  readonly round: number;
  /** From 1, from the top. */
  readonly position: number;
  /** Of the match, in points of score. */
  readonly length: number;
  /** The neighbour with which black is exchanged where that avoids a rematch (T12); null: never. */
  readonly swapsWith: string | null;
}

/**
 * How a pairing ended, as far as the bracket needs it. `left`: the loser withdrew or was disqualified, and does not drop
 * into another flight (T24, T25). `no-show`: neither of them came.
 */
export const NODE_RESULT_WAYS = ['play', 'reported', 'time', 'concession', 'forfeit', 'left', 'no-show'] as const;
export type NodeResultWay = (typeof NODE_RESULT_WAYS)[number];

/** A result counts as long as these two meet here, so that a correction never gives it to another entrant. */
export interface NodeResult {
  readonly players: BySide<Id>;
  /** Null: neither advances. */
  readonly winner: Side | null;
  readonly by: NodeResultWay;
}

/** Stands in the place of an entrant, and is the id of none. */
export const BYE = 'bye';

/** An entrant, `BYE`, or null while it is to be decided. */
export type Seat = Id | null;

/** A node with what is known of it. */
export interface ResolvedNode extends BySide<Seat> {
  readonly id: string;
  /** `empty`: a bye against a bye, a pairing that never is. */
  readonly status: 'waiting' | 'ready' | 'decided' | 'empty';
  /** The winner, who advances from here; a bye where neither does. */
  readonly winner: Seat;
  /** Who goes on from here as the loser: a bye where there is none, or where the loser is out and drops nowhere. */
  readonly loser: Seat;
  /** Null until it is decided. `walkover`: one of the two, or both, are out (T19). */
  readonly by: 'result' | 'walkover' | 'bye' | null;
  /** The result that counts. */
  readonly result: NodeResult | null;
}

/** Match lengths by round, the last one repeating (T1, T3); never empty. */
export type Lengths = readonly number[];

/** The id of a node in a part that has rounds. */
export function nodeId(flight: FlightName, part: BracketPart | null, round: number, position: number): string {
  return part === null ? `${flight}-${round}-${position}` : `${flight}-${part}-${round}-${position}`;
}

/** The rounds of a part in their order. */
export function roundsOf(nodes: readonly BracketNode[]): readonly (readonly BracketNode[])[] {
  const rounds: BracketNode[][] = [];
  for (const node of nodes) (rounds[node.round - 1] ??= []).push(node);
  return rounds;
}
