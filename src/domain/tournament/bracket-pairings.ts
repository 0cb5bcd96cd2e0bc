/** The pairings of a bracket stage: its nodes with the entrants and outcomes of the tournament. */

import type { Id } from '../kernel/brands.js';
import { type BracketState, bracketState } from './bracket/bracket.js';
import { type BracketNode, type NodeResult, type ResolvedNode } from './bracket/node.js';
import { type Course, type Pairing, met, pairingAt } from './met.js';
import type { BracketStage } from './state.js';

/** Every pairing that is or will be; a bye against a bye never is. */
export function bracketPairings(
  tournament: Course,
  stage: BracketStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): readonly Pairing[] {
  const { nodes, resolved } = resolvedStage(tournament, stage, number, out);
  return nodes.flatMap((node) => {
    const known = resolved.get(node.id);
    return known === undefined || known.status === 'empty' ? [] : [nodePairing(tournament, node, known, number, out)];
  });
}

/** The bracket of a stage with what its outcomes make of it. */
export function resolvedStage(
  tournament: Course,
  stage: BracketStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): BracketState {
  const prefix = `${number}/`;
  const results = new Map<string, NodeResult>();
  for (const [key, { players, winner, by }] of Object.entries(tournament.outcomes)) {
    if (key.startsWith(prefix)) {
      results.set(key.slice(prefix.length), { players, winner, by });
    }
  }
  return bracketState(stage, results, out);
}

function nodePairing(
  tournament: Course,
  { id, flight, part, round, position, length }: BracketNode,
  node: ResolvedNode,
  number: number,
  out: ReadonlyMap<Id, number>,
): Pairing {
  const place = { key: `${number}/${id}`, stage: number, flight, part, round, position, length };
  const { white, black, winner } = node;
  if (white !== null && black !== null && white !== 'bye' && black !== 'bye') {
    return met(tournament, place, { white, black }, out, null);
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
