/** What a correction, a withdrawal or a late entry changes in a bracket: one state of it compared with another. */

import { SIDES } from '../../../src/domain/kernel/side.js';
import type { NodeResult, ResolvedNode } from '../../../src/domain/tournament/bracket/node.js';
import type { Resolved } from '../../../src/domain/tournament/bracket/resolve.js';

const NODE_CHANGES = ['players', 'status', 'result'] as const;

interface NodeChange {
  readonly id: string;
  readonly changed: readonly (typeof NODE_CHANGES)[number][];
  /** Null: the node was not there, or is there no more. */
  readonly before: ResolvedNode | null;
  readonly after: ResolvedNode | null;
  /** A result that no longer counts because the two do not meet here any more; null: none. */
  readonly voided: NodeResult | null;
}

/** The nodes that differ, in the order of the bracket before; those that are new come last. */
export function changedNodes(before: Resolved, after: Resolved): readonly NodeChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const change = changeOf(id, before.get(id) ?? null, after.get(id) ?? null);
    return change.changed.length === 0 ? [] : [change];
  });
}

function changeOf(id: string, before: ResolvedNode | null, after: ResolvedNode | null): NodeChange {
  const differs = {
    players: SIDES.some((side) => before?.[side] !== after?.[side]),
    status: before?.status !== after?.status,
    result: before?.winner !== after?.winner || before?.by !== after?.by || before?.result?.by !== after?.result?.by,
  };
  return {
    id,
    changed: NODE_CHANGES.filter((what) => differs[what]),
    before,
    after,
    voided: differs.players ? (before?.result ?? null) : null,
  };
}
