/**
 * Who meets whom, by results (T7, T12, T19, T24). A pure function of the nodes, the results and who is out: a corrected
 * result put in the place of the wrong one gives what the right one would have given from the start. More results never
 * change the two of a pairing that are known, nor what was decided between them.
 */

import type { Id } from '../../kernel/brands.js';
import { SIDES, opponent } from '../../kernel/side.js';
import { BYE, type BracketNode, type Feed, type NodeResult, type ResolvedNode, type Seat } from './node.js';

export type Results = ReadonlyMap<string, NodeResult>;
export type Resolved = ReadonlyMap<string, ResolvedNode>;

/**
 * Those who play no more, withdrawn or disqualified, each with a number that is greater the later they left. They lose
 * what they have not played, and drop nowhere (T19, T24, T25). Of two of them the later has won by then, so that nothing
 * that was decided changes when the winner of a walkover leaves as well; of two who left together neither goes on.
 */
export type Out = ReadonlyMap<Id, number>;

/** A bracket on its way through the results; flights that are drawn from others are added behind these. */
export class Resolution {
  private readonly resolved = new Map<string, ResolvedNode>();
  /** Who brought an entrant the first loss, in the main flight. */
  private readonly beatenBy = new Map<Id, Id>();
  private readonly coupled = new Map<string, BracketNode>();

  constructor(
    private readonly results: Results,
    private readonly out: Out,
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
    const undecided = (status: 'waiting' | 'ready'): ResolvedNode => ({
      id,
      white,
      black,
      status,
      winner: null,
      loser: null,
      by: null,
      result: null,
    });
    if (white === null || black === null) return undecided('waiting');
    if (white === BYE && black === BYE) {
      return { id, white, black, status: 'empty', winner: BYE, loser: BYE, by: null, result: null };
    }
    const goesOn = (by: ResolvedNode['by'], winner: Id, loser: Id, result: NodeResult | null = null): ResolvedNode => ({
      id,
      white,
      black,
      status: 'decided',
      winner,
      loser,
      by,
      result,
    });
    if (white === BYE || black === BYE) return goesOn('bye', white === BYE ? black : white, BYE);
    const players = { white, black };
    const result = this.results.get(id);
    if (result !== undefined && result.players.white === white && result.players.black === black) {
      if (result.winner === null) return goesOn('result', BYE, BYE, result);
      const loser = result.by === 'left' ? BYE : players[opponent(result.winner)];
      return goesOn('result', players[result.winner], loser, result);
    }
    const left = { white: this.leftAt(white), black: this.leftAt(black) };
    if (left.white === Infinity && left.black === Infinity) return undecided('ready');
    const stayed = SIDES.find((side) => left[side] > left[opponent(side)]);
    return goesOn('walkover', stayed === undefined ? BYE : players[stayed], BYE);
  }

  private leftAt(entrant: Id): number {
    return this.out.get(entrant) ?? Infinity;
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
   * Whether two neighbours exchange their drop-ins: if all four are there, and fewer of the two pairings are rematches
   * then. Null while results to come could still decide it.
   */
  private swap(node: BracketNode, neighbour: BracketNode): boolean | null {
    const survivors = [this.candidates(node.white), this.candidates(neighbour.white)];
    const dropIns = [this.candidates(node.black), this.candidates(neighbour.black)];
    if ([...survivors, ...dropIns].some((candidates) => candidates?.length === 0)) return false;
    const meeting = (one: number, other: number): readonly [number, number] =>
      this.rematches(survivors[one] ?? null, dropIns[other] ?? null);
    const [fewestAsDrawn, mostAsDrawn] = sum(meeting(0, 0), meeting(1, 1));
    const [fewestExchanged, mostExchanged] = sum(meeting(0, 1), meeting(1, 0));
    if (fewestExchanged >= mostAsDrawn) return false;
    // While an entrant is missing, a bye may come instead.
    const known = [...survivors, ...dropIns].every((candidates) => candidates?.length === 1);
    return known && mostExchanged < fewestAsDrawn ? true : null;
  }

  /** All entrants who can still come from there; none for a bye; null if it is too early to say. */
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

function sum(one: readonly [number, number], other: readonly [number, number]): readonly [number, number] {
  return [one[0] + other[0], one[1] + other[1]];
}

/** True of an occupied seat. */
export function isEntrant(seat: Seat | undefined): seat is Id {
  return seat !== undefined && seat !== null && seat !== BYE;
}
