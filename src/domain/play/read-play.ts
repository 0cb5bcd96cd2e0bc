/**
 * A submitted play read against a roll (R31–R35, R44, R102).
 *
 * Legal is what leads to a position that a legal play leads to (R100), by single moves that are legal in some order.
 * Text that leaves stops open (24/16) may be carried out in several ways: the way that hits nothing at an unwritten
 * stop is meant, if it is legal; who wants the hit writes the stop (24/21/16).
 */

import { isDie } from '../dice/roll.js';
import type { Roll } from '../dice/roll.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import type { Side } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import { BAR, OFF, RESERVE } from '../position/point.js';
import type { Position } from '../position/position.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { applyPlay } from './apply-play.js';
import { bansPositions } from './bans.js';
import { type Board, boardOf, emptyBoard, withPosition } from './board.js';
import { isGateClosed } from './gate.js';
import { generatePlays } from './generator.js';
import { FoundPlay } from './legal-plays.js';
import { loosePlay } from './loose-play.js';
import { PlayList } from './play-list.js';
import { formatRequestedMoves, parsePlayText } from './play-text.js';
import type { Play, RequestedMove } from './play.js';
import { refusalOf } from './refusal.js';
import { isWon } from './step.js';
import { diceOf, firstUnbrokenWay, waysOf } from './ways.js';
import type { Way } from './ways.js';

/** A play as submitted: as text (R101) or as moves, in any order. */
export type PlayInput = { readonly text: string } | { readonly moves: readonly RequestedMove[] };

/** A play that may be made, its moves in an order that can be played, and where all checkers stand after it. */
export interface CheckedPlay {
  readonly play: Play;
  readonly position: Position;
}

/** A play that was made on a board, and the rule that it breaks, if any. */
interface LoosePlay extends CheckedPlay {
  readonly breaks: Violation | null;
}

/** The board of the play being checked; nothing that outlives the check refers to it. */
const scratch = emptyBoard();
const legal = new PlayList();

/** The legal play that the input means, or the first rule that it breaks in the order of rules.md section 21. */
export function checkPlay(
  rules: MovementRules,
  position: Position,
  side: Side,
  roll: Roll,
  input: PlayInput,
): Result<CheckedPlay, Violation> {
  const requested = requestedMoves(input, rules);
  if (!requested.ok) return requested;
  const board = withPosition(scratch, position, side, rules.direction);
  const plain = plainPlay(rules, board, roll, requested.value);
  if (plain !== null) return accepted(new FoundPlay(plain, position, side));
  const ways = waysOf(rules, board, roll, requested.value);
  generatePlays(rules, board, roll[0], roll[1], legal);
  const meant = wayMeant(ways, rules, legal);
  if (meant !== null) return accepted(new FoundPlay(meant.moves, position, side));
  return refused(refusalOf({ rules, board, roll, requested: requested.value, text: textOf(input) }, ways, legal));
}

/**
 * The play that the input means, for records of a real board (R44): an illegal one too, with the rule that it breaks, as
 * long as checkers stand where it takes them and no stop is closed.
 */
export function readPlay(
  rules: MovementRules,
  position: Position,
  side: Side,
  roll: Roll,
  input: PlayInput,
): Result<LoosePlay, Violation> {
  const checked = checkPlay(rules, position, side, roll, input);
  if (checked.ok) return accepted({ play: checked.value.play, position: checked.value.position, breaks: null });
  const requested = requestedMoves(input, rules);
  if (!requested.ok) return requested;
  const request = {
    rules,
    board: boardOf(position, side, rules.direction),
    roll,
    requested: requested.value,
    text: textOf(input),
  };
  const made = loosePlay(request, checked.error);
  if (!made.ok) return made;
  return accepted({ play: made.value, position: applyPlay(position, side, made.value), breaks: checked.error });
}

/** Whether the input says that nothing is moved. */
export function isEmptyInput(input: PlayInput): boolean {
  if ('moves' in input) return input.moves.length === 0;
  const requested = parsePlayText(input.text);
  return requested.ok && requested.value.length === 0;
}

function requestedMoves(
  input: PlayInput,
  { startReserve }: MovementRules,
): Result<readonly RequestedMove[], Violation> {
  if ('text' in input) return parsePlayText(input.text);
  const unreadable = input.moves.findIndex((move) => !isReadable(move, startReserve > 0 ? RESERVE : BAR));
  return unreadable < 0 ? accepted(input.moves) : refused(violation('play.unreadable', { move: unreadable }));
}

function isReadable({ from, to, die }: RequestedMove, rearmostPlace: number): boolean {
  const areOnBoard =
    Number.isInteger(from) && Number.isInteger(to) && from > OFF && from <= rearmostPlace && to >= OFF && to < BAR;
  return areOnBoard && (die === undefined || isDie(die));
}

/** What the input said, for refusals. */
function textOf(input: PlayInput): string {
  return 'text' in input ? input.text.trim() : formatRequestedMoves(input.moves);
}

/**
 * The play that is meant where it can be told without all legal plays, or null: the first way that breaks no rule, if it
 * uses every die and hits where the request says so. None of the others is nearer, and no play uses more dice.
 */
function plainPlay(rules: MovementRules, board: Board, roll: Roll, requested: readonly RequestedMove[]): Play | null {
  // Where a pin can end the game, positions are banned or none may enter, legal dice are not enough.
  if (rules.contact === 'pin' || bansPositions(rules) || isGateClosed(rules, board.cells, ...roll)) return null;
  const way = firstUnbrokenWay(rules, board, roll, requested);
  const isPlain =
    way !== null && way.moves.length === diceOf(rules, roll).length && way.detours === 0 && way.unmarked === 0;
  return isPlain ? way.moves : null;
}

function wayMeant(ways: readonly Way[], rules: MovementRules, plays: PlayList): Way | null {
  let meant: Way | null = null;
  for (const way of ways) {
    if (way.broken.length > 0 || !leadsToLegalPosition(way, plays)) continue;
    if (meant === null || isNearer(way, meant, rules, plays.diceUsed)) meant = way;
  }
  return meant;
}

function leadsToLegalPosition({ moves, board }: Way, plays: PlayList): boolean {
  return plays.count === 0 ? moves.length === 0 : plays.indexOf(board) >= 0;
}

/**
 * Fewer unwritten hits are nearer to what is meant; then a way that uses the dice it must, since the record keeps it;
 * then one that hits with the checker which the input marks (6/2 3/2*).
 */
function isNearer(way: Way, than: Way, rules: MovementRules, diceUsed: number): boolean {
  if (way.detours !== than.detours) return way.detours < than.detours;
  if (isComplete(way, rules, diceUsed) !== isComplete(than, rules, diceUsed)) return isComplete(way, rules, diceUsed);
  return way.unmarked < than.unmarked;
}

function isComplete({ moves, board }: Way, rules: MovementRules, diceUsed: number): boolean {
  return moves.length === diceUsed || isWon(rules, board.cells);
}
