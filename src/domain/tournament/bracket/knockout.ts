/** Single elimination (T10): neighbours meet until one is left. */

import type { BracketNode, BracketPart, Feed, FlightName, Lengths } from './node.js';
import { nodeId } from './node.js';

/** The flight and part that nodes are made for, and how long its matches are. */
export interface Section {
  readonly flight: FlightName;
  readonly part: BracketPart | null;
  readonly lengths: Lengths;
}

/** A pairing of the section; how its places are filled is up to the caller. */
export function pairingNode(
  { flight, part, lengths }: Section,
  [round, position]: readonly [round: number, position: number],
  feeds: Pick<BracketNode, 'white' | 'black' | 'swapsWith'>,
): BracketNode {
  const length = lengths[Math.min(round, lengths.length) - 1] ?? 1;
  return { id: nodeId(flight, part, round, position), flight, part, round, position, length, ...feeds };
}

/** A round in which the first meets the second, the third the fourth, and so on. */
export function neighboursRound(section: Section, round: number, feeds: readonly Feed[]): readonly BracketNode[] {
  return pairsOf(feeds).map(([white, black], index) =>
    pairingNode(section, [round, index + 1], { white, black, swapsWith: null }),
  );
}

/** Rounds among the feeds, a power of two of them, until one is left; none where there is only one. */
export function knockoutRounds(section: Section, firstRound: number, feeds: readonly Feed[]): readonly BracketNode[] {
  const nodes: BracketNode[] = [];
  let left = feeds;
  for (let round = firstRound; left.length > 1; round += 1) {
    const pairings = neighboursRound(section, round, left);
    nodes.push(...pairings);
    left = pairings.map(winnerOf);
  }
  return nodes;
}

/** The match for the third place between the losers of the semifinals, if there are two. */
export function thirdPlace(main: readonly (readonly BracketNode[])[], lengths: Lengths): readonly BracketNode[] {
  const [first, second] = main.at(-2) ?? [];
  if (first === undefined || second === undefined) return [];
  const section = { flight: 'main', part: 'third-place', lengths } as const;
  const feeds = { white: loserOf(first), black: loserOf(second), swapsWith: null };
  return [{ ...pairingNode(section, [main.length, 1], feeds), id: 'main-third-place' }];
}

export function winnerOf({ id }: BracketNode): Feed {
  return { kind: 'winner', of: id, only: null };
}

export function loserOf({ id }: BracketNode): Feed {
  return { kind: 'loser', of: id, only: null };
}

function pairsOf(feeds: readonly Feed[]): (readonly [Feed, Feed])[] {
  return feeds.flatMap((feed, index) => {
    const next = feeds[index + 1];
    return index % 2 === 0 && next !== undefined ? [[feed, next] as const] : [];
  });
}
