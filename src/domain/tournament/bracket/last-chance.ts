/**
 * The last chance (T13): a knockout of those who were eliminated before the semifinals of the consolation, and of those
 * who lost in the main flight before its semifinals without a place in the consolation. Drawn when all of them are known.
 */

import { shuffledOrder } from '../draw/lots.js';
import { SIDES } from '../../kernel/side.js';
import { knockoutRounds } from './knockout.js';
import { type BracketNode, type Feed, type Lengths } from './node.js';
import { seededPlaces } from './places.js';
import { type Resolved, isEntrant } from './resolve.js';

/** Who has the last chance: everybody who did not come as far as that. */
const LAST_CHANCE_FROM = ['all-but-semifinalists', 'all-but-finalists', 'all'] as const;
export type LastChanceFrom = (typeof LAST_CHANCE_FROM)[number];

/** The line of those who lose there. */
interface Line {
  readonly kind: 'loser';
  readonly of: string;
  readonly only: null;
}

/** Rounds at the end of a flight whose losers have no last chance. */
const LAST_ROUNDS: Readonly<Record<LastChanceFrom, number>> = {
  'all-but-semifinalists': 2,
  'all-but-finalists': 1,
  all: 0,
};

/**
 * The lines that bring entrants into the last chance, or null while one of them is not known. They are lines and not
 * entrants, so that a correction exchanges those whom it concerns and leaves the draw as it was.
 */
export function lastChanceLines(
  nodes: readonly BracketNode[],
  resolved: Resolved,
  from: LastChanceFrom,
): readonly Feed[] | null {
  const { lines, isComplete } = linesSoFar(nodes, resolved, from);
  return isComplete ? lines : null;
}

/** The lines whose entrants are known, and whether those are all. */
export function linesSoFar(
  nodes: readonly BracketNode[],
  resolved: Resolved,
  from: LastChanceFrom,
): { readonly lines: readonly Line[]; readonly isComplete: boolean } {
  const lines: Line[] = [];
  let isComplete = true;
  const inConsolation = new Set(
    nodes
      .filter(({ flight }) => flight === 'consolation')
      .flatMap(({ id }) => [resolved.get(id)?.white, resolved.get(id)?.black]),
  );
  // Their losers have a place there, which is known only later where neighbours may still be exchanged.
  const drops = new Set(
    nodes.flatMap((node) => (node.flight === 'consolation' ? SIDES.flatMap((side) => lossOf(node[side])) : [])),
  );
  for (const flight of ['consolation', 'main'] as const) {
    const rounds = nodes.filter((node) => node.flight === flight && node.part === null);
    const last = (rounds.at(-1)?.round ?? 0) - LAST_ROUNDS[from];
    for (const node of rounds) {
      if (node.round > last) break;
      const loser = resolved.get(node.id)?.loser ?? null;
      if (loser === null) isComplete = false;
      if (!isEntrant(loser) || (flight === 'main' && (inConsolation.has(loser) || drops.has(node.id)))) continue;
      lines.push({ kind: 'loser', of: node.id, only: null });
    }
  }
  return { lines, isComplete };
}

/** A line that every loser of that node takes; one that may bring a bye instead is none for certain. */
function lossOf(feed: Feed): readonly string[] {
  return feed.kind === 'loser' && feed.only === null ? [feed.of] : [];
}

/** A knockout on those lines, every place by lot; none for fewer than two. */
export function lastChance(lines: readonly Feed[], lengths: Lengths, seed: string): readonly BracketNode[] {
  const places = seededPlaces(shuffledOrder(`${seed}/last chance`, lines));
  const section = { flight: 'last-chance', part: null, lengths } as const;
  return knockoutRounds(
    section,
    1,
    places.map((feed) => feed ?? { kind: 'bye' }),
  );
}
