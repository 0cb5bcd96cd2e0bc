/** The pairings of a bracket stage: its nodes with the entrants and outcomes of the tournament. */

import { type BracketState, bracketState } from './bracket.js';
import type { BracketNode, NodeResult, ResolvedNode } from './node.js';
import { type Course, type Pairing, type PairingPlace, pairingAt, pairingBetween } from '../met.js';
import type { BracketStage } from '../state.js';

/** Every pairing of the stage of that number that is or will be; a bye against a bye never is. */
export function bracketPairings(course: Course, { nodes, resolved }: BracketState, number: number): readonly Pairing[] {
  const pairings: Pairing[] = [];
  for (const node of nodes) {
    const known = resolved.get(node.id);
    if (known !== undefined && known.status !== 'empty')
      pairings.push(nodePairing(course, placeOf(node, number), known));
  }
  return pairings;
}

function placeOf({ id, flight, part, round, position, length }: BracketNode, stage: number): PairingPlace {
  return { key: `${stage}/${id}`, stage, flight, part, round, position, length };
}

/** The bracket of the stage of that number with what its outcomes make of it. */
export function resolvedStage({ outcomes, out }: Course, stage: BracketStage, number: number): BracketState {
  const prefix = `${number}/`;
  const results = new Map<string, NodeResult>();
  for (const [key, { players, winner, by }] of Object.entries(outcomes)) {
    if (key.startsWith(prefix)) {
      results.set(key.slice(prefix.length), { players, winner, by });
    }
  }
  return bracketState(stage, results, out);
}

function nodePairing(course: Course, place: PairingPlace, node: ResolvedNode): Pairing {
  const { white, black, winner } = node;
  if (white !== null && black !== null && white !== 'bye' && black !== 'bye') {
    return pairingBetween(course, place, { white, black }, null);
  }
  const status = node.status === 'waiting' ? 'waiting' : 'finished';
  const through = winner === 'bye' ? null : winner;
  return pairingAt(place, {
    white,
    black,
    status,
    outcome: null,
    winner: through,
    walkover: winner !== null,
    why: null,
  });
}
