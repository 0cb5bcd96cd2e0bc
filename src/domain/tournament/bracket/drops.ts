/** Which pairing a loser goes on to: the drop lines between flights and halves, as they stand (T11–T14). */

import { SIDES, type Side, opponent } from '../../kernel/side.js';
import { bracketStateOf } from '../pairings.js';
import type { OpenedTournament } from '../state.js';
import type { BracketNode } from './node.js';
import type { Resolved } from './resolve.js';

/** From the pairing of one name to a side of another one. */
export interface Drop {
  readonly from: string;
  readonly to: string;
  readonly side: Side;
}

/** The drops of all brackets that are drawn. The second match of a grand final is none. */
export function dropsOf(tournament: OpenedTournament): readonly Drop[] {
  return tournament.stages.flatMap((stage, index) => {
    if (stage.kind !== 'bracket') return [];
    const { nodes, resolved } = bracketStateOf(tournament, stage, index + 1);
    return nodes
      .flatMap((node) => (node.part === 'reset' ? [] : SIDES.flatMap((side) => dropInto(node, side, resolved))))
      .map((drop) => ({ ...drop, from: `${index + 1}/${drop.from}`, to: `${index + 1}/${drop.to}` }));
  });
}

function dropInto(node: BracketNode, side: Side, resolved: Resolved): readonly Drop[] {
  const feed = node[side];
  if (feed.kind !== 'loser' || resolved.get(node.id)?.status === 'empty') return [];
  const to = isExchanged(node, side, feed.of, resolved) ? (node.swapsWith ?? node.id) : node.id;
  return [{ from: feed.of, to, side }];
}

/** Whether the loser is at the neighbour, because this pairing would have been a rematch (T12). */
function isExchanged(node: BracketNode, side: Side, from: string, resolved: Resolved): boolean {
  const loser = resolved.get(from)?.loser ?? null;
  if (loser === null || node.swapsWith === null) return false;
  const [here, there] = [resolved.get(node.id), resolved.get(node.swapsWith)];
  return here?.[side] !== loser && here?.[opponent(side)] !== loser && there?.[side] === loser;
}
