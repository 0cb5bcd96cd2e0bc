/**
 * Who meets whom, by results (T7, T12, T19, T24). A pure function of the nodes, the results and who is out: a corrected
 * result put in the place of the wrong one gives what the right one would have given from the start. More results never
 * change the two of a pairing that are known, nor what was decided between them.
 */

import type { Id } from '../../kernel/brands.js';
import { SIDES, type Side, opponent } from '../../kernel/side.js';
import { BYE, type BracketNode, type Feed, type NodeResult, type ResolvedNode, type Seat } from './node.js';

export type Results = ReadonlyMap<string, NodeResult>;
export type Resolved = ReadonlyMap<string, ResolvedNode>;

/**
 * Every node with its entrants and what came of it, in one pass over the nodes, which stand behind those that feed them.
 * `out` are those who play no more: they lose what they have not played, and drop nowhere (T19, T24, T25).
 */
export function resolveBracket(nodes: readonly BracketNode[], results: Results, out: ReadonlySet<Id>): Resolved {
  return new Resolution(results, out).with(nodes);
}

/** A bracket on its way through the results; flights that are drawn from others are added behind these. */
export class Resolution {
  private readonly resolved = new Map<string, ResolvedNode>();
  /** Who brought an entrant the first loss, in the main flight. */
  private readonly beatenBy = new Map<Id, Id>();
  private readonly coupled = new Map<string, BracketNode>();

  constructor(
    private readonly results: Results,
    private readonly out: ReadonlySet<Id>,
  ) {}

  with(nodes: readonly BracketNode[]): Resolved {
    for (const node of nodes) if (node.swapsWith !== null) this.coupled.set(node.id, node);
    for (const node of nodes) {
      const resolved = this.node(node);
      this.resolved.set(node.id, resolved);
      const { winner, loser } = resolved;
      if (node.flight === 'main' && isEntrant(loser) && isEntrant(winner) && !this.beatenBy.has(loser)) {
        this.beatenBy.set(loser, winner);
      }
    }
    return this.resolved;
  }

  private node(node: BracketNode): ResolvedNode {
    const { id } = node;
    const white = this.seat(node.white);
    const black = this.dropIn(node);
    const open = { id, white, black, winner: null, loser: null, by: null, result: null };
    if (white === null || black === null) return { ...open, status: 'waiting' };
    if (white === BYE && black === BYE) return { ...open, status: 'empty', winner: BYE, loser: BYE };
    if (white === BYE || black === BYE) {
      return { ...open, status: 'decided', winner: white === BYE ? black : white, loser: BYE, by: 'bye' };
    }
    const players = { white, black };
    const result = this.results.get(id);
    if (result !== undefined && SIDES.every((side) => result.players[side] === players[side])) {
      const goOn = result.winner === null ? NOBODY : onward(players, result.winner, result.by === 'left');
      return { ...open, ...goOn, status: 'decided', by: 'result', result };
    }
    const there = SIDES.filter((side) => !this.out.has(players[side]));
    if (there.length === 2) return { ...open, status: 'ready' };
    const [winner] = there;
    const goOn = winner === undefined ? NOBODY : onward(players, winner, true);
    return { ...open, ...goOn, status: 'decided', by: 'walkover' };
  }

  private seat(feed: Feed): Seat {
    switch (feed.kind) {
      case 'entrant':
        return feed.entrant;
      case 'bye':
        return BYE;
      case 'winner':
      case 'loser': {
        const from = this.resolved.get(feed.of);
        const seat = from === undefined ? null : from[feed.kind];
        return seat === null || feed.only === null || from?.[feed.only] === seat ? seat : BYE;
      }
    }
  }

  /** Black of a pairing, exchanged with the neighbour's where that avoids a rematch; null while that is not certain. */
  private dropIn(node: BracketNode): Seat {
    const neighbour = node.swapsWith === null ? undefined : this.coupled.get(node.swapsWith);
    if (neighbour === undefined) return this.seat(node.black);
    const swap = this.swap(node, neighbour);
    return swap === null ? null : this.seat(swap ? neighbour.black : node.black);
  }

  /**
   * Whether two neighbours exchange their drop-ins: if fewer of the two pairings are rematches then. Null while results
   * to come could still decide it. It never is exchanged against a bye, so that nobody loses one.
   */
  private swap(node: BracketNode, neighbour: BracketNode): boolean | null {
    const survivors = [this.candidates(node.white), this.candidates(neighbour.white)];
    const dropIns = [this.candidates(node.black), this.candidates(neighbour.black)];
    if ([...survivors, ...dropIns].some((candidates) => candidates?.length === 0)) return false;
    const meeting = (one: number, other: number): readonly [number, number] =>
      this.rematches(survivors[one] ?? null, dropIns[other] ?? null);
    const drawn = sum(meeting(0, 0), meeting(1, 1));
    const exchanged = sum(meeting(0, 1), meeting(1, 0));
    if (exchanged[1] < drawn[0]) return true;
    return exchanged[0] >= drawn[1] ? false : null;
  }

  /** Everybody who can still come from there; nobody if it is a bye; null if it is too early to say. */
  private candidates(feed: Feed): readonly Id[] | null {
    const seat = this.seat(feed);
    if (seat === BYE) return [];
    if (seat !== null) return [seat];
    const from = feed.kind === 'winner' || feed.kind === 'loser' ? this.resolved.get(feed.of) : undefined;
    return isEntrant(from?.white) && isEntrant(from?.black) ? [from.white, from.black] : null;
  }

  /** How many rematches the pairing is, at least and at most. */
  private rematches(
    survivors: readonly Id[] | null,
    dropIns: readonly Id[] | null,
  ): readonly [least: number, most: number] {
    if (survivors === null || dropIns === null) return [0, 1];
    const possible = survivors.some((survivor) => {
      const beater = this.beatenBy.get(survivor);
      return beater !== undefined && dropIns.includes(beater);
    });
    return [possible && survivors.length === 1 && dropIns.length === 1 ? 1 : 0, possible ? 1 : 0];
  }
}

const NOBODY = { winner: BYE, loser: BYE } as const;

function onward(
  players: Readonly<Record<Side, Id>>,
  winner: Side,
  loserIsOut: boolean,
): Pick<ResolvedNode, 'winner' | 'loser'> {
  return { winner: players[winner], loser: loserIsOut ? BYE : players[opponent(winner)] };
}

function sum(one: readonly [number, number], other: readonly [number, number]): readonly [number, number] {
  return [one[0] + other[0], one[1] + other[1]];
}

/** True of a seat on which somebody sits. */
export function isEntrant(seat: Seat | undefined): seat is Id {
  return seat !== undefined && seat !== null && seat !== BYE;
}
