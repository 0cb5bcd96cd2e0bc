/**
 * Why a submitted play is refused: the first rule that it breaks in the order of rules.md section 21, with the facts a
 * person needs to see it.
 *
 * The order of the moves is free (R102), but a play that is illegal in every order is judged as written: one that names
 * another checker before the one on the bar is refused for the bar, a bear-off before all are home for those outside.
 */

import { formatRoll, isDie } from '../dice/roll.js';
import type { Roll } from '../dice/roll.js';
import type { FactsOf, Violation, ViolationCode } from '../kernel/violation.js';
import { BAR, OFF } from '../position/point.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { bannedShape } from './bans.js';
import { THEIRS, copyOfBoard } from './board.js';
import type { Board } from './board.js';
import { isGateClosed } from './gate.js';
import type { PlayList } from './play-list.js';
import { formatPlace, formatPlay, formatRequestedMoves } from './play-text.js';
import type { RequestedMove } from './play.js';
import { STEP_FAULTS, hasMove, landing, makeStep, rearmost } from './step.js';
import { diceOf } from './ways.js';
import type { BrokenStep, Way } from './ways.js';

/** A submitted play with the board, in the mover's view, and the roll it was meant for. */
export interface PlayRequest {
  readonly rules: MovementRules;
  readonly board: Board;
  readonly roll: Roll;
  readonly requested: readonly RequestedMove[];
  readonly text: string;
}

/** How much of a submitted text is worth repeating. */
const MOST_QUOTED = 80;

/** The reason against a play that is none of the legal ones; `ways` as `waysOf` gives them. */
export function refusalOf(request: PlayRequest, ways: readonly Way[], legal: PlayList): Violation {
  const { rules, board, roll } = request;
  if (isGateClosed(rules, board.cells, roll[0], roll[1])) return refusal(request, 'play.not-in-yet', {});
  const allowed = ways.filter(({ broken }) => broken.length === 0);
  const longest = allowed.toSorted((a, b) => b.moves.length - a.moves.length)[0];
  if (longest !== undefined) return compulsion(request, longest, legal);
  return (
    barForgotten(request) ??
    checkerMissing(request) ??
    brokenLeast(request, ways) ??
    refusal(request, 'play.not-this-roll', misfit(request))
  );
}

/** The violation that a broken step of a way is. */
export function brokenStep(request: PlayRequest, { code, move, board }: BrokenStep): Violation {
  const { from, to, die } = move;
  const facts = { move: formatRequestedMoves([move]), from, to, die };
  switch (code) {
    case 'play.bar-first':
      return refusal(request, code, { ...facts, onBar: board.cells[BAR] ?? 0 });
    case 'play.no-such-checker':
    case 'play.first-checker-first':
    case 'play.hit-and-run':
      return refusal(request, code, facts);
    case 'play.point-blocked':
      return refusal(request, code, {
        ...facts,
        checkersThere: board.cells[THEIRS + to] ?? 0,
        ...whyClosed(request.rules, board.cells, to),
      });
    case 'play.not-all-home':
    case 'play.checker-behind':
      return refusal(request, code, { ...facts, behind: formatPlace(rearmost(board.cells)) });
  }
}

/** Why a single checker closes the point, where it does. */
function whyClosed(rules: MovementRules, cells: Int8Array, to: number): Pick<FactsOf<'play.point-blocked'>, 'reason'> {
  if (cells[THEIRS + to] !== 1 || rules.ownPointSize === 1) return {};
  return { reason: (cells[to] ?? 0) < 0 ? 'pins' : 'no-right-to-hit' };
}

type Refusal = Exclude<Extract<ViolationCode, `play.${string}`>, 'play.unreadable'>;
/** What a refusal says besides the roll and the play. */
type Told<Code extends Refusal> = Omit<FactsOf<Code>, 'roll' | 'play'>;

function refusal<Code extends Refusal>(request: PlayRequest, code: Code, facts: Told<Code>): Violation {
  const params = { roll: formatRoll(request.roll), play: request.text.slice(0, MOST_QUOTED), ...facts };
  return { code, params } as unknown as Violation;
}

/** Every move is legal, but the play does not use the dice that it must (R31–R33). */
function compulsion(request: PlayRequest, { moves, board }: Way, legal: PlayList): Violation {
  const { rules, roll } = request;
  const instead = formatPlay(legal.play(0));
  const banned = moves.length > 0 && moves.length >= legal.diceUsed ? bannedShape(rules, board.cells) : null;
  if (banned !== null) return refusal(request, 'play.prime-not-allowed', { shape: banned, instead });
  const [larger, smaller] = diceOf(rules, roll);
  if (legal.diceUsed === 1 && moves.length === 1 && larger !== undefined) {
    return refusal(request, 'play.must-use-larger-die', {
      die: smaller ?? larger,
      largerDie: larger,
      instead,
    });
  }
  const other = moves[0]?.die === larger ? smaller : larger;
  const blocksOther =
    moves.length === 1 && roll[0] !== roll[1] && other !== undefined && !hasMove(rules, board.cells, other);
  return refusal(request, 'play.must-use-both-dice', {
    diceUsed: moves.length,
    diceUsable: legal.diceUsed,
    leavesNo: blocksOther ? other : null,
    instead,
  });
}

/** A move by another checker that is written before all checkers on the bar have entered. */
function barForgotten(request: PlayRequest): Violation | null {
  if (!request.rules.barMandatory) return null;
  let onBar = request.board.cells[BAR] ?? 0;
  for (const move of request.requested) {
    if (move.from === BAR) onBar--;
    else if (onBar > 0) {
      const facts = { move: formatRequestedMoves([move]), from: move.from, to: move.to, die: null };
      return refusal(request, 'play.bar-first', { ...facts, onBar });
    }
  }
  return null;
}

/** A move from a place on which no checker stands even after all moves from further back. */
function checkerMissing(request: PlayRequest): Violation | null {
  const { cells } = copyOfBoard(request.board);
  for (const move of request.requested.toSorted((a, b) => b.from - a.from)) {
    if ((cells[move.from] ?? 0) <= 0) {
      const facts = { move: formatRequestedMoves([move]), from: move.from, to: move.to, die: null };
      return refusal(request, 'play.no-such-checker', facts);
    }
    makeStep(request.rules, cells, move.from, move.to);
  }
  return null;
}

/** The broken step of the way that breaks least, of those as written if the checkers are there in that order. */
function brokenLeast(request: PlayRequest, ways: readonly Way[]): Violation | null {
  const asWritten = ways.filter(
    (way) => way.asWritten && !way.broken.some(({ code }) => code === 'play.no-such-checker'),
  );
  let least: BrokenStep | null = null;
  for (const { broken } of asWritten.length > 0 ? asWritten : ways) {
    const first = broken.toSorted((a, b) => severity(a) - severity(b))[0];
    if (first !== undefined && (least === null || severity(first) > severity(least))) least = first;
  }
  return least === null ? null : brokenStep(request, least);
}

/** Smaller is reported before larger. */
function severity({ code }: BrokenStep): number {
  return STEP_FAULTS.indexOf(code);
}

/** The first move that no dice of the roll make, if there is one; else the moves together need more dice than there are. */
function misfit({ rules, roll, requested }: PlayRequest): Told<'play.not-this-roll'> {
  const move = requested.find(({ from, to, die }) => {
    const dice = diceOf(rules, roll);
    return isDie(die) ? !dice.includes(die) || landing(from, die) !== to : !reaches(from, to, dice);
  });
  if (move === undefined) return { move: null, from: null, to: null, pips: null };
  const { from, to } = move;
  return { move: formatRequestedMoves([move]), from, to, pips: from - to };
}

/** Whether one or more of the dice, each once, take a checker from one place to the other. */
function reaches(from: number, to: number, dice: readonly number[]): boolean {
  return dice.some((die, index) => {
    const stop = landing(from, die);
    return stop === to || (stop > to && stop > OFF && reaches(stop, to, dice.toSpliced(index, 1)));
  });
}
