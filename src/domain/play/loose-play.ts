/**
 * Illegal plays that were made on a real board (R44): recorded as they were made, as far as a board allows them at all.
 * Checkers must stand where the play takes them, move forward and stop only on open points; pips are free.
 */

import { DIE_FACES } from '../dice/roll.js';
import type { Die } from '../dice/roll.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import type { Violation, ViolationCode } from '../kernel/violation.js';
import { BAR, OFF } from '../position/point.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { THEIRS, copyOfBoard } from './board.js';
import type { Board } from './board.js';
import type { Move, Play, RequestedMove } from './play.js';
import { brokenStep } from './refusal.js';
import type { PlayRequest } from './refusal.js';
import { landing, makeStep, undoStep } from './step.js';
import type { StepFault } from './step.js';
import { diceOf, waysOf } from './ways.js';
import type { BrokenStep, Way } from './ways.js';

const IMPOSSIBLE: ReadonlySet<ViolationCode> = new Set(['play.no-such-checker', 'play.point-blocked']);

/** The illegal play as it can be made on the board, or why not even that; `refusal` is what makes it illegal. */
export function loosePlay(request: PlayRequest, refusal: Violation): Result<Play, Violation> {
  if (IMPOSSIBLE.has(refusal.code)) return refused(refusal);
  const ways = waysOf(request.rules, request.board, request.roll, request.requested);
  const possible = ways.filter((way) => impossibleStep(request, way) === null).toSorted(byTruthToInput)[0];
  if (possible !== undefined) return accepted(possible.moves);
  const impossible = ways.map((way) => impossibleStep(request, way)).find((step) => step !== null);
  return impossible === undefined ? freeHand(request, refusal) : refused(brokenStep(request, impossible));
}

/** The first step of the way that no board allows, rules or not. */
function impossibleStep({ rules }: PlayRequest, { broken }: Way): BrokenStep | null {
  for (const step of broken) {
    const code = impossibility(rules, step.board, step.move.from, step.move.to);
    if (code !== null) return { ...step, code };
  }
  return null;
}

function impossibility({ ownPointSize }: MovementRules, { cells }: Board, from: number, to: number): StepFault | null {
  if ((cells[from] ?? 0) <= 0) return 'play.no-such-checker';
  if (to === OFF) return null;
  return (cells[THEIRS + to] ?? 0) >= ownPointSize || (cells[to] ?? 0) < 0 ? 'play.point-blocked' : null;
}

function byTruthToInput(a: Way, b: Way): number {
  return a.detours - b.detours || a.broken.length - b.broken.length || a.unmarked - b.unmarked;
}

/** The play with pips that the roll does not have: rear checkers first, dice of the roll wherever they fit. */
function freeHand(request: PlayRequest, refusal: Violation): Result<Play, Violation> {
  const board = copyOfBoard(request.board);
  const dice = diceOf(request.rules, request.roll);
  const play: Move[] = [];
  for (const { from, to } of request.requested.toSorted((a, b) => b.from - a.from)) {
    if (from <= to) return refused(refusal);
    const moves = (board.cells[from] ?? 0) > 0 ? route(request, board, dice, { from, to }) : null;
    if (moves === null) return refused(brokenStep(request, impossibleMove(request, board, from, to)));
    for (const { die } of moves) if (dice.includes(die)) dice.splice(dice.indexOf(die), 1);
    play.push(...moves);
  }
  return accepted(play);
}

/** A checker's moves from place to place over open points, made on the board; null if there are none. */
function route(
  request: PlayRequest,
  board: Board,
  dice: readonly Die[],
  { from, to }: RequestedMove,
  deadEnds = new Set<number>(),
): Move[] | null {
  if (from === to) return [];
  const others = DIE_FACES.toReversed().filter((die) => !dice.includes(die));
  for (const die of [...new Set(dice), ...others]) {
    const stop = landing(from, die);
    // A die of the roll may bear off from any point; a made-up one must have the very pips.
    if (stop < to || deadEnds.has(stop) || (stop === OFF && from !== die && !dice.includes(die))) continue;
    if (impossibility(request.rules, board, from, stop) !== null) continue;
    const hit = makeStep(request.rules, board.cells, from, stop);
    const rest = route(request, board, without(dice, die), { from: stop, to }, deadEnds);
    if (rest !== null) return [{ die, from, to: stop, hit: hit > 0 }, ...rest];
    undoStep(request.rules, board.cells, from, stop, hit);
  }
  // Any pips may follow, so whether a place leads on does not depend on how it was reached.
  deadEnds.add(from);
  return null;
}

function without(dice: readonly Die[], die: Die): readonly Die[] {
  return dice.includes(die) ? dice.toSpliced(dice.indexOf(die), 1) : dice;
}

/** Why the checker cannot be taken there at all: it is not there, or no open points lead there. */
function impossibleMove({ rules }: PlayRequest, board: Board, from: number, to: number): BrokenStep {
  const die = DIE_FACES.find((face) => face === Math.min(from, BAR) - to) ?? DIE_FACES[0];
  const code = impossibility(rules, board, from, to) ?? 'play.point-blocked';
  return { code, move: { die, from, to, hit: false }, board };
}
