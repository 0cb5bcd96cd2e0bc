/** The brackets of a knockout with all its flights, and of a double elimination (T10–T14), from format, places and seed. */

import type { Id } from '../../kernel/brands.js';
import { plainConsolation, progressiveConsolation } from './consolation.js';
import { type DoubleEliminationFormat, doubleElimination } from './double-elimination.js';
import { defaultDropThrough } from './drop-lines.js';
import { knockoutRounds, thirdPlace } from './knockout.js';
import { type LastChanceFrom, lastChance, lastChanceLines } from './last-chance.js';
import { type BracketNode, type Feed, type Lengths, roundsOf } from './node.js';
import { type Out, Resolution, type Resolved, type Results } from './resolve.js';

const CONSOLATION_KINDS = ['plain', 'progressive'] as const;
type ConsolationKind = (typeof CONSOLATION_KINDS)[number];

export interface KnockoutFormat {
  readonly kind: 'knockout';
  readonly lengths: Lengths;
  readonly thirdPlace: boolean;
  readonly consolation: {
    readonly kind: ConsolationKind;
    readonly lengths: Lengths;
    /** The last main round whose losers drop (T12); null: the round before the semifinals. */
    readonly dropThrough: number | null;
  } | null;
  readonly lastChance: {
    readonly lengths: Lengths;
    /** Absent: everybody who came to no semifinal (T13). */
    readonly from?: LastChanceFrom;
  } | null;
}

export type BracketFormat = KnockoutFormat | DoubleEliminationFormat;

/** A draw: from these three everything in this folder is made. */
export interface DrawnBracket<Format extends BracketFormat = BracketFormat> {
  readonly format: Format;
  readonly seed: string;
  /** Entrants from the top; null is a bye. A power of two of places. */
  readonly places: readonly (Id | null)[];
  /** Of a last chance that begins before all of its entrants are known: the nodes whose losers play in it. */
  readonly lastChanceLines?: readonly string[];
}

/** Nodes and what is known of them. */
export interface BracketState {
  readonly nodes: readonly BracketNode[];
  readonly resolved: Resolved;
}

/** All nodes that are known from the draw on, the feeding before the fed; the last chance is not among them. */
export function bracketNodes(drawn: DrawnBracket): readonly BracketNode[] {
  return partsOf(drawn).nodes;
}

/** The bracket with what the results make of it; the last chance is drawn as soon as all of its entrants are known. */
export function bracketState(drawn: DrawnBracket, results: Results, out: Out): BracketState {
  const { format, lastChanceLines: startedLines } = drawn;
  const nodes = bracketNodes(drawn);
  const resolution = new Resolution(results, out);
  const resolved = resolution.with(nodes);
  if (format.kind === 'double-elimination' || format.lastChance === null) return { nodes, resolved };
  const started = startedLines?.map((of): Feed => ({ kind: 'loser', of, only: null }));
  const lines = started ?? lastChanceLines(nodes, resolved, format.lastChance.from ?? 'all-but-semifinalists');
  if (lines === null) return { nodes, resolved };
  const last = partsOf(drawn).lastChance(lines, format.lastChance.lengths);
  return { nodes: last.all, resolved: resolution.with(last.nodes) };
}

/** What follows from a draw alone. */
class Bracket {
  readonly nodes: readonly BracketNode[];
  /** Its last chance on the lines on which it was drawn last, which are others only after a correction. */
  private last: LastChance | null = null;

  constructor(private readonly drawn: DrawnBracket) {
    this.nodes = madeNodes(drawn);
  }

  lastChance(lines: readonly Feed[], lengths: Lengths): LastChance {
    const key = lines.map((line) => ('of' in line ? line.of : '')).join();
    if (this.last?.key !== key) {
      const nodes = lastChance(lines, lengths, this.drawn.seed);
      this.last = { key, nodes, all: [...this.nodes, ...nodes] };
    }
    return this.last;
  }
}

interface LastChance {
  readonly key: string;
  readonly nodes: readonly BracketNode[];
  readonly all: readonly BracketNode[];
}

/** A draw never changes, and every result asks for its bracket again. */
const BRACKETS = new WeakMap<DrawnBracket, Bracket>();

function partsOf(drawn: DrawnBracket): Bracket {
  const known = BRACKETS.get(drawn) ?? new Bracket(drawn);
  BRACKETS.set(drawn, known);
  return known;
}

function madeNodes({ format, seed, places }: DrawnBracket): readonly BracketNode[] {
  const feeds = places.map((entrant): Feed => (entrant === null ? { kind: 'bye' } : { kind: 'entrant', entrant }));
  if (format.kind === 'double-elimination') return doubleElimination(format, feeds);
  const { lengths, consolation } = format;
  const main = knockoutRounds({ flight: 'main', part: null, lengths }, 1, feeds);
  const rounds = roundsOf(main);
  return [
    ...main,
    ...(format.thirdPlace ? thirdPlace(rounds, lengths) : []),
    ...(consolation === null ? [] : consolationNodes(consolation, rounds, seed)),
  ];
}

function consolationNodes(
  { kind, lengths, dropThrough }: NonNullable<KnockoutFormat['consolation']>,
  main: readonly (readonly BracketNode[])[],
  seed: string,
): readonly BracketNode[] {
  switch (kind) {
    case 'plain':
      return plainConsolation(main, lengths, seed);
    case 'progressive':
      return progressiveConsolation(
        { flight: 'consolation', part: null, lengths },
        main,
        dropThrough ?? defaultDropThrough(main.length),
      );
  }
}
