/** Plays: made, laid out and committed, corrected, and rolls that came too early (R19, R31–R35, R43–R45). */

import type { Roll } from '../dice/roll.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Side, opponent } from '../kernel/side.js';
import { wrongPhase } from '../kernel/out-of-turn.js';
import { type Violation, type ViolationCode, violation, type ReasonOf } from '../kernel/violation.js';
import { legalPlays } from '../play/legal-plays.js';
import type { Play } from '../play/play.js';
import { type PlayInput, checkPlay, isEmptyInput, readPlay } from '../play/read-play.js';
import { movementOf } from './bonus.js';
import { variantOf } from '../variant/variants.js';
import type { Sender } from './commands.js';
import { type BoardDecision, actingAs, mayRollEarly } from './rights.js';
import { type BoardState, type LastPlay, type ToPlay, isInContact } from './state.js';

/** The play for the roll on the table, checked as the validation asks (R44). */
export function decidePlay(board: BoardState, sender: Sender, input: PlayInput): BoardDecision {
  const { phase } = board;
  if (phase.name !== 'to-play') {
    return repeatsForcedPass(board, sender, input) ? accepted([]) : refused(wrongPhase('MakePlay', phase.name));
  }
  return actingAs(sender, phase.side, 'MakePlay', (side) => {
    const read = reading(board, phase, input);
    if (!read.ok) return read;
    const { play: moves, breaks } = read.value;
    return accepted([
      board.rules.commit === 'explicit'
        ? { type: 'PlayLaidOut', side, moves }
        : { type: 'PlayMade', side, dice: phase.roll, moves, by: 'hand', breaks },
    ]);
  });
}

/** A client that says "no move" for a roll which was passed by itself has said nothing new. */
function repeatsForcedPass({ phase, lastPlay }: BoardState, sender: Sender, input: PlayInput): boolean {
  return (
    phase.name === 'before-roll' &&
    lastPlay?.by === 'rule' &&
    lastPlay.window === 'open' &&
    (sender.side === null || sender.side === lastPlay.side) &&
    isEmptyInput(input)
  );
}

/** The play with the rule that it breaks; only a record of a real board may hold such plays (R44). */
function reading(
  board: BoardState,
  phase: ToPlay,
  input: PlayInput,
): Result<{ readonly play: Play; readonly breaks: ViolationCode | null }, Violation> {
  const variant = movementOf(variantOf(board.variant), phase.origin);
  if (board.rules.validation === 'strict') {
    const checked = checkPlay(variant, board.position, phase.side, phase.roll, input);
    return checked.ok ? accepted({ play: checked.value.play, breaks: null }) : checked;
  }
  const read = readPlay(variant, board.position, phase.side, phase.roll, input);
  return read.ok ? accepted({ play: read.value.play, breaks: read.value.breaks?.code ?? null }) : read;
}

/** The play laid out becomes final (R43, `commit: explicit`). */
export function decideCommit(board: BoardState, sender: Sender): BoardDecision {
  return laidOut(board, sender, 'CommitPlay', (side, phase, moves) => {
    const read = reading(board, phase, { moves });
    if (!read.ok) return read;
    return accepted([{ type: 'PlayMade', side, dice: phase.roll, moves, by: 'hand', breaks: read.value.breaks }]);
  });
}

/** The play laid out is picked up again: the position before the roll (R43). */
export function decidePickUp(board: BoardState, sender: Sender): BoardDecision {
  return laidOut(board, sender, 'PickUpPlay', (side) => accepted([{ type: 'PlayPickedUp', side }]));
}

function laidOut(
  board: BoardState,
  sender: Sender,
  act: string,
  then: (side: Side, phase: ToPlay, moves: NonNullable<ToPlay['laidOut']>) => BoardDecision,
): BoardDecision {
  const { phase } = board;
  if (phase.name !== 'to-play') return refused(wrongPhase(act, phase.name));
  return actingAs(sender, phase.side, act, (side) =>
    phase.laidOut === null
      ? refused(wrongPhase(act, phase.name, 'nothing-laid-out'))
      : then(side, phase, phase.laidOut),
  );
}

/** R44, R45: the last play, which was illegal, is replaced by a legal one; who may ask, and until when, is an option. */
export function decideCorrection(board: BoardState, sender: Sender, input: PlayInput): BoardDecision {
  const { lastPlay, rules } = board;
  const never = correctionFault(board);
  if (never !== null || lastPlay === null) return refused(never ?? notCorrected('no-play'));
  const withdrawn = withdrawnRoll(lastPlay, board);
  if (withdrawn === 'too-late') return refused(notCorrected('too-late'));
  // A legal play is final (R43), and so is the roll behind it (R46). Before that roll, staff may still put a slip of the record right.
  if (lastPlay.breaks === null && (!sender.staff || withdrawn !== null)) return refused(notCorrected('legal'));
  if (rules.validation === 'condone' && !sender.staff && sender.side !== opponent(lastPlay.side)) {
    return refused(violation('game.correction-not-allowed', { reason: 'opponent-only', side: lastPlay.side }));
  }
  const variant = movementOf(variantOf(board.variant), lastPlay.origin ?? 'roll');
  const checked = checkPlay(variant, lastPlay.before.position, lastPlay.side, lastPlay.roll, input);
  if (!checked.ok) return checked;
  const { side, roll } = lastPlay;
  return accepted([{ type: 'PlayCorrected', side, dice: roll, moves: checked.value.play, withdrawn }]);
}

/** Why no play can be corrected here, whatever the game waits for, or null. */
export function correctionFault({ rules, lastPlay }: Pick<BoardState, 'rules' | 'lastPlay'>): Violation | null {
  if (rules.validation === 'strict') return notCorrected('strict');
  return lastPlay === null ? notCorrected('no-play') : null;
}

function notCorrected(reason: ReasonOf<'game.correction-not-allowed'>): Violation {
  return violation('game.correction-not-allowed', { reason });
}

/** The roll that the correction withdraws; null while the opponent has not rolled; `too-late` when the time is over (R45). */
function withdrawnRoll(lastPlay: LastPlay, { phase, rules }: BoardState): Roll | 'too-late' | null {
  if (lastPlay.window === 'open') return null;
  if (lastPlay.window === 'closed' || rules.correctionWindow === 'untilNextRoll') return 'too-late';
  return phase.name === 'to-play' ? phase.roll : null;
}

/**
 * A roll before the opponent has played (R19). Under `void` it is thrown again later, except where knowing it changes
 * nothing: in a race and when the play is forced.
 */
export function rolledEarly(board: BoardState, sender: Sender, dice: Roll): BoardDecision {
  const { phase, rules } = board;
  if (phase.name !== 'to-play') return refused(wrongPhase('RollDice', phase.name));
  const side = opponent(phase.side);
  if (sender.side !== side || !mayRollEarly(board, phase)) return refused(wrongPhase('RollDice', phase.name));
  const stands = rules.prematureRoll === 'stands' || !isInContact(board) || isForced(board, phase);
  return accepted([
    stands
      ? { type: 'DiceRolled', side, dice, premature: true }
      : { type: 'RollVoided', side, dice, reason: 'premature', withdraws: false },
  ]);
}

function isForced(board: BoardState, phase: ToPlay): boolean {
  return legalPlays(variantOf(board.variant), board.position, phase.side, phase.roll).length < 2;
}
