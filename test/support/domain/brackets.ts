/** Brackets for tests: entrants are numbers as text, from the best seed down, and results are given by who wins. */

import {
  type BracketFormat,
  type BracketState,
  type DrawnBracket,
  type KnockoutFormat,
  bracketState,
} from '../../../src/domain/tournament/bracket/bracket.js';
import type { DoubleEliminationFormat } from '../../../src/domain/tournament/bracket/double-elimination.js';
import type {
  BracketNode,
  Feed,
  NodeResult,
  NodeResultWay,
  ResolvedNode,
} from '../../../src/domain/tournament/bracket/node.js';
import { seededPlaces } from '../../../src/domain/tournament/bracket/places.js';
import { shuffledOrder } from '../../../src/domain/tournament/draw/lots.js';
import { Chance } from '../chance/random-player.js';

export const entrants = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

/** Everybody on a place that lots decide, byes included (T5, T7): the same seed and entrants give the same places. */
export function drawnPlaces<Item>(seed: string, items: readonly Item[]): readonly (Item | null)[] {
  return seededPlaces(shuffledOrder(seed, items));
}

export function knockout(options: Partial<KnockoutFormat> = {}): KnockoutFormat {
  return { kind: 'knockout', lengths: [5], thirdPlace: false, consolation: null, lastChance: null, ...options };
}

export const PLAIN = knockout({ consolation: { kind: 'plain', lengths: [3], dropThrough: null } });
export const PROGRESSIVE = progressive(null);

export function progressive(dropThrough: number | null, options: Partial<KnockoutFormat> = {}): KnockoutFormat {
  return knockout({ consolation: { kind: 'progressive', lengths: [3], dropThrough }, ...options });
}

export function doubleElimination(options: Partial<DoubleEliminationFormat> = {}): DoubleEliminationFormat {
  return { kind: 'double-elimination', lengths: [7], grandFinal: 'reset', grandFinalLength: null, ...options };
}

/** What can be told of a bracket by what happens in it. */
export class PlayedBracket {
  readonly results = new Map<string, NodeResult>();
  readonly out = new Map<string, number>();

  constructor(readonly drawn: DrawnBracket) {}

  /** With every entrant on the place of the seed. */
  static of(count: number, format: BracketFormat): PlayedBracket {
    return new PlayedBracket({ format, seed: 'club night', places: seededPlaces(entrants(count)) });
  }

  get state(): BracketState {
    return bracketState(this.drawn, this.results, this.out);
  }

  node(id: string): ResolvedNode {
    return this.state.resolved.get(id)!;
  }

  /** Each pair `[winner, loser]` played where the two meet. */
  won(...pairs: readonly (readonly [winner: string, loser: string])[]): this {
    for (const [winner, loser] of pairs) this.ended(winner, loser, 'play');
    return this;
  }

  ended(winner: string, loser: string, by: NodeResultWay): this {
    const node = this.ready.find(
      ({ white, black }) => [white, black].includes(winner) && [white, black].includes(loser),
    );
    if (node === undefined) throw new Error(`${winner} and ${loser} do not meet`);
    const side = node.white === winner ? 'white' : 'black';
    this.results.set(node.id, { ...between(node), winner: by === 'no-show' ? null : side, by });
    return this;
  }

  left(...leaving: readonly string[]): this {
    for (const entrant of leaving) if (!this.out.has(entrant)) this.out.set(entrant, this.out.size + 1);
    return this;
  }

  get ready(): ResolvedNode[] {
    return [...this.state.resolved.values()].filter(({ status }) => status === 'ready');
  }

  /** Plays all ready pairings until none is left; the better seed wins. */
  playedByTheSeeding(): this {
    for (let { ready } = this; ready.length > 0; ready = this.ready) {
      for (const node of ready) this.put(node, Number(node.white) < Number(node.black) ? 'white' : 'black');
    }
    return this;
  }

  /** Plays at random, some of what is ready at a time, until nothing is; `after` looks at each step. */
  playedAtRandom(chance: Chance, after: (state: BracketState) => void = () => {}): this {
    for (let { state } = this; ; { state } = this) {
      after(state);
      const ready = [...state.resolved.values()].filter(({ status }) => status === 'ready');
      if (ready.length === 0) return this;
      const sure = chance.of(ready);
      for (const node of ready) {
        if (node === sure || chance.onceIn(2)) this.put(node, chance.of(['white', 'black'] as const));
      }
    }
  }

  put(node: ResolvedNode, winner: 'white' | 'black', by: NodeResultWay = 'play'): void {
    this.results.set(node.id, { ...between(node), winner, by });
  }

  /** The results that count. */
  get counting(): NodeResult[] {
    return [...this.state.resolved.values()].flatMap(({ result }) => (result === null ? [] : [result]));
  }

  /** How often each entrant has lost. */
  get losses(): Map<string, number> {
    const losses = new Map<string, number>();
    for (const { players, winner } of this.counting) {
      const loser = players[winner === 'white' ? 'black' : 'white'];
      losses.set(loser, (losses.get(loser) ?? 0) + 1);
    }
    return losses;
  }

  /** The bracket as text, one line for each pairing: its id, its two places, and who won. */
  get text(): string {
    const { nodes, resolved } = this.state;
    return nodes.map((node) => line(node, resolved.get(node.id)!)).join('\n');
  }
}

function between(node: ResolvedNode): Pick<NodeResult, 'players'> {
  return { players: { white: node.white!, black: node.black! } };
}

function line(node: BracketNode, known: ResolvedNode): string {
  const seats = (['white', 'black'] as const).map((side) => known[side] ?? `(${feedText(node[side])})`);
  const won = known.winner === null ? '' : `  ${known.winner}`;
  return known.status === 'empty' ? `${node.id}: nobody` : `${node.id}: ${seats.join(' v ')}${won}`;
}

export function feedText(feed: Feed): string {
  switch (feed.kind) {
    case 'entrant':
      return feed.entrant;
    case 'bye':
      return 'bye';
    case 'winner':
    case 'loser':
      return `${feed.kind === 'winner' ? 'W' : 'L'} ${feed.of}${feed.only === null ? '' : ` if ${feed.only}`}`;
  }
}
