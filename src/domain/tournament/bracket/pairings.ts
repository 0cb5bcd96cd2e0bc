/** The pairings of a bracket stage: its nodes with the entrants and outcomes of the tournament. */

import type { Id } from '../../kernel/brands.js';
import { type BracketState, bracketState } from './bracket.js';
import { type BracketNode, type NodeResult, type ResolvedNode } from './node.js';
import { type Course, type Pairing, type PairingPlace, pairingAt, pairingBetween } from '../met.js';
import { outcomesOf } from '../teams/boards.js';
import type { BracketStage } from '../state.js';

/** Every pairing that is or will be; a bye against a bye never is. */
export function bracketPairings(
  tournament: Course,
  stage: BracketStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): readonly Pairing[] {
  const { nodes, resolved } = resolvedStage(tournament, stage, number, out);
  const pairings: Pairing[] = [];
  for (const place of placesOf(nodes, number)) {
    const known = resolved.get(place.node);
    if (known !== undefined && known.status !== 'empty') pairings.push(nodePairing(tournament, place, known, out));
  }
  return pairings;
}

/** The place of a pairing, and the id of the node that stands there. */
interface NodePlace extends PairingPlace {
  readonly node: string;
}

/** Where the pairings of these nodes are. */
function placesOf(nodes: readonly BracketNode[], stage: number): readonly NodePlace[] {
  const known = PLACES.get(nodes);
  if (known?.[0]?.stage === stage) return known;
  const places = nodes.map(({ id: node, flight, part, round, position, length }) => {
    return { node, key: `${stage}/${node}`, stage, flight, part, round, position, length };
  });
  PLACES.set(nodes, places);
  return places;
}

const PLACES = new WeakMap<readonly BracketNode[], readonly NodePlace[]>();

/** The bracket of a stage with what its outcomes make of it. */
export function resolvedStage(
  tournament: Course,
  stage: BracketStage,
  number: number,
  out: ReadonlyMap<Id, number>,
): BracketState {
  const prefix = `${number}/`;
  const results = new Map<string, NodeResult>();
  for (const [key, { players, winner, by }] of Object.entries(outcomesOf(tournament))) {
    if (key.startsWith(prefix)) {
      results.set(key.slice(prefix.length), { players, winner, by });
    }
  }
  return bracketState(stage, results, out);
}

function nodePairing(tournament: Course, place: NodePlace, node: ResolvedNode, out: ReadonlyMap<Id, number>): Pairing {
  const { white, black, winner } = node;
  if (white !== null && black !== null && white !== 'bye' && black !== 'bye') {
    return pairingBetween(tournament, place, { white, black }, out, null);
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
