/** Second chances for those who lost in the main flight: plain (T11) and progressive consolation (T12). */

import { SIDES } from '../../kernel/side.js';
import { shuffledOrder } from '../draw/lots.js';
import { type ConsolationRound, consolationRounds } from './drop-lines.js';
import { type Section, knockoutRounds, loserOf, neighboursRound, pairingNode, winnerOf } from './knockout.js';
import { type BracketNode, type Feed, type Lengths, nodeId } from './node.js';
import { seededPlaces } from './places.js';

type Rounds = readonly (readonly BracketNode[])[];

/**
 * A knockout of their own for those who lose their first match, in round 1 or in round 2 after a bye (T11). Its places are
 * drawn with the main flight, for the lines on which they come in, so that it can begin before all of them are known.
 */
export function plainConsolation(main: Rounds, lengths: Lengths, seed: string): readonly BracketNode[] {
  const [first = [], second = []] = main;
  const byes = new Set(first.filter(hasBye).map(({ id }) => id));
  const certain: Feed[] = first.filter(({ id }) => !byes.has(id)).map(loserOf);
  const perhaps: Feed[] = [];
  for (const node of second) {
    const rested = SIDES.filter((side) => comesFrom(node[side], byes));
    if (rested.length === 2) certain.push(loserOf(node));
    else for (const only of rested) perhaps.push({ kind: 'loser', of: node.id, only });
  }
  // Lines that may stay empty stand last, so that none of them meets another or a bye.
  const places = seededPlaces([
    ...shuffledOrder(`${seed}/consolation`, certain),
    ...shuffledOrder(`${seed}/consolation after a bye`, perhaps),
  ]);
  const section = { flight: 'consolation', part: null, lengths } as const;
  return knockoutRounds(
    section,
    1,
    places.map((feed) => feed ?? { kind: 'bye' }),
  );
}

function hasBye({ white, black }: BracketNode): boolean {
  return white.kind === 'bye' || black.kind === 'bye';
}

function comesFrom(feed: Feed, nodes: ReadonlySet<string>): boolean {
  return feed.kind === 'winner' && nodes.has(feed.of);
}

/** The rounds of the table of drop lines, filled from the rounds of the main or upper bracket (T12). */
export function progressiveConsolation(section: Section, main: Rounds, dropThrough: number): readonly BracketNode[] {
  const nodes: BracketNode[] = [];
  let left: readonly Feed[] = [];
  for (const row of consolationRounds(main.length, dropThrough)) {
    const pairings = roundFromTable(section, row, left, main);
    nodes.push(...pairings);
    left = pairings.map(winnerOf);
  }
  return nodes;
}

function roundFromTable(section: Section, row: ConsolationRound, left: readonly Feed[], main: Rounds): BracketNode[] {
  const { round, kind, lines, mainRound, swaps } = row;
  const dropping = main[(mainRound ?? 0) - 1] ?? [];
  const dropIns = lines.flatMap((line) => dropping.slice(line - 1, line)).map(loserOf);
  switch (kind) {
    case 'losers':
      return [...neighboursRound(section, round, dropIns)];
    case 'survivors':
      return [...neighboursRound(section, round, left)];
    case 'drop':
      return left.flatMap((white, index) => {
        const black = dropIns[index];
        if (black === undefined) return [];
        const swapsWith =
          swaps === 'neighbours' ? nodeId(section.flight, section.part, round, neighbour(index + 1)) : null;
        return [pairingNode(section, [round, index + 1], { white, black, swapsWith })];
      });
  }
}

function neighbour(position: number): number {
  return position % 2 === 1 ? position + 1 : position - 1;
}
