/**
 * How requested moves could be carried out with a roll (R102): which checker uses which die, in which order. Every way
 * is followed to its end even where it breaks rules, so that a refusal can name the rule.
 */

import { isDie, isDoublet } from '../dice/roll.js';
import type { Die, Roll } from '../dice/roll.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { copyOfBoard } from './board.js';
import type { Board } from './board.js';
import type { Move, RequestedMove } from './play.js';
import { landing, makeStep, meetsBlot, stepFault, undoStep } from './step.js';
import type { StepFault } from './step.js';

/** A rule that one move of a way breaks, with what the board showed at that moment. */
export interface BrokenStep {
  readonly code: StepFault;
  readonly move: Move;
  readonly board: Board;
}

/** What a way does, and how near it is to the request. */
interface WayMoves {
  readonly moves: readonly Move[];
  /** Blots hit at stops that were not asked for. */
  readonly detours: number;
  /** Requested stops where a blot is hit without the request saying so, or the other way round. */
  readonly unmarked: number;
}

export interface Way extends WayMoves {
  /** The board after all moves. */
  readonly board: Board;
  readonly broken: readonly BrokenStep[];
  /** Whether every requested move is completed before the next one in the request begins. */
  readonly asWritten: boolean;
}

/** A requested move on its way. */
interface Walker {
  readonly request: RequestedMove;
  readonly order: number;
  at: number;
}

/**
 * Every way to make all the requested moves with dice of the roll, each die once: checkers in the order requested and
 * the larger die first wherever that is possible. Empty when the dice do not fit.
 */
export function waysOf(rules: MovementRules, board: Board, roll: Roll, requested: readonly RequestedMove[]): Way[] {
  const dice = diceOf(rules, roll);
  // More moves than dice never fit; leaving at once keeps absurd requests cheap.
  return requested.length > dice.length ? [] : new WaySearch(rules, copyOfBoard(board), dice, requested).ways();
}

/** The first of these ways that breaks no rule of single moves, or null; the board is used and left as it was. */
export function firstUnbrokenWay(
  rules: MovementRules,
  board: Board,
  roll: Roll,
  requested: readonly RequestedMove[],
): WayMoves | null {
  const dice = diceOf(rules, roll);
  return requested.length > dice.length ? null : new WaySearch(rules, board, dice, requested).firstUnbroken();
}

/** The dice of a roll, one for each move that it gives, larger first (R17). */
export function diceOf(rules: MovementRules, roll: Roll): Die[] {
  const [a, b] = roll;
  if (!isDoublet(roll)) return a > b ? [a, b] : [b, a];
  const dice: Die[] = [];
  for (let nth = 0; nth < rules.doubletMoves; nth += 1) dice.push(a);
  return dice;
}

class WaySearch {
  private readonly walkers: readonly Walker[];
  private readonly moves: Move[] = [];
  /** The walker of each move. */
  private readonly moved: Walker[] = [];
  private readonly broken: BrokenStep[] = [];
  private readonly found: Way[] = [];
  private first: WayMoves | null = null;
  private isFirstWanted = false;

  constructor(
    private readonly rules: MovementRules,
    private readonly board: Board,
    private readonly left: Die[],
    requested: readonly RequestedMove[],
  ) {
    this.walkers = requested.map((request, order) => ({ request, order, at: request.from }));
  }

  ways(): Way[] {
    if (this.walkers.every(({ request }) => request.from > request.to)) this.walk();
    return this.found;
  }

  firstUnbroken(): WayMoves | null {
    this.isFirstWanted = true;
    this.ways();
    return this.first;
  }

  private walk(): void {
    let hasArrived = true;
    for (const walker of this.walkers) {
      if (walker.at === walker.request.to) continue;
      hasArrived = false;
      for (let index = 0; index < this.left.length; index += 1) {
        const die = this.left[index];
        // Of equal dice the first stands for all.
        if (die !== undefined && this.left.indexOf(die) === index && fits(walker, die)) this.step(walker, die, index);
        if (this.first !== null) return;
      }
    }
    if (!hasArrived) return;
    if (this.isFirstWanted) this.first = this.wayMoves();
    else this.found.push(this.way());
  }

  private step(walker: Walker, die: Die, index: number): void {
    const { cells } = this.board;
    const from = walker.at;
    const to = landing(from, die);
    const code = stepFault(this.rules, cells, from, die);
    if (code !== null && this.isFirstWanted) return;
    const move: Move = { die, from, to, hit: meetsBlot(cells, to) };
    const brokenBefore = this.broken.length;
    if (code !== null) this.broken.push({ code, move, board: copyOfBoard(this.board) });
    const hit = makeStep(this.rules, cells, from, to);
    this.left.splice(index, 1);
    this.moves.push(move);
    this.moved.push(walker);
    walker.at = to;
    this.walk();
    walker.at = from;
    this.moved.pop();
    this.moves.pop();
    this.left.splice(index, 0, die);
    undoStep(this.rules, cells, from, to, hit);
    this.broken.length = brokenBefore;
  }

  private way(): Way {
    const { moved } = this;
    const { moves, detours, unmarked } = this.wayMoves();
    return {
      moves,
      detours,
      unmarked,
      board: copyOfBoard(this.board),
      broken: [...this.broken],
      asWritten: moved.every(({ order }, index) => order >= (moved[index - 1]?.order ?? 0)),
    };
  }

  private wayMoves(): WayMoves {
    let [detours, unmarked] = [0, 0];
    for (const [index, { to, hit }] of this.moves.entries()) {
      const request = this.moved[index]?.request;
      if (to !== request?.to) detours += Number(hit);
      else unmarked += Number(hit !== (request.hit ?? false));
    }
    return { moves: [...this.moves], detours, unmarked };
  }
}

/** Whether the die takes the checker towards its destination without passing it. */
function fits({ at, request }: Walker, die: Die): boolean {
  const to = landing(at, die);
  return isDie(request.die) ? request.die === die && to === request.to : to >= request.to;
}
