/**
 * One game of a transcript, played again under the eyes of the referee: every roll, play and turn of the cube is sent as
 * a command, so a transcript can hold nothing that could not be played here.
 *
 * What a transcript leaves out is concluded: the opening roll is the first roll, the larger die being the starter's
 * (R10, R12), except where both dice are rolled again, which tells who starts and nothing more; a side that is shut out and has no cell was skipped (R21); dice with nothing behind them are a dance, or at
 * the end of a game a roll that was not played.
 */

import { formatRoll, isDoublet, type Roll } from '../dice/roll.js';
import type { Sender } from '../board/commands.js';
import type { GameCommand } from '../game/commands.js';
import { nextTurn } from '../cube/duel.js';
import type { GameResult } from '../cube/worth.js';
import { movementOf } from '../board/bonus.js';
import type { OpenGame } from '../game/state.js';
import type { ToPlay } from '../board/state.js';
import type { Id } from '../kernel/brands.js';
import { type BySide, type Side, opponent } from '../kernel/side.js';
import { violation } from '../kernel/violation.js';
import type { AskedTerms } from '../match/commands.js';
import type { MatchEvent } from '../match/events.js';
import type { TranscriptAct, TranscriptEntry, TranscriptGame } from '../notation/transcript.js';
import { checkPlay } from '../play/read-play.js';
import { isShutOut } from '../play/shut-out.js';
import { variantOf } from '../variant/variants.js';
import type { Breach, ImportWarningCode } from './faults.js';
import { type Importing, importCommand } from './importing.js';

type ActOf<Type extends TranscriptAct['type']> = Extract<TranscriptEntry, { type: Type }>;

/** A game on its way into the match. */
export interface GameImport {
  readonly importing: Importing;
  readonly game: TranscriptGame;
  readonly gameId: Id;
  readonly scoreBefore: BySide<number>;
  readonly terms: AskedTerms;
  /** What the winner wins by the score over the next game; null where there is none. */
  readonly nextGain: (winner: Side) => number | null;
  /** Whether its loser's flag fell (T35). */
  readonly isLostOnTime: boolean;
  result: GameResult | null;
}

/** The game as it is now, or null when it is over. */
export function openGameOf({ importing: { state } }: GameImport): OpenGame | null {
  return state.status === 'open' ? state.game : null;
}

/** Tells the reader of the import something about an entry. */
export function warnOf(
  { importing, game }: GameImport,
  entry: TranscriptEntry | undefined,
  code: ImportWarningCode,
  params: Readonly<Record<string, string | number>>,
): void {
  importing.warnings.push({ game: game.number, turn: entry?.turn ?? 0, code, params });
}

/** Staff record the transcript, on behalf of the side. */
export function recordedFor(side: Side | null): Sender {
  return { side, staff: true };
}

/** The act carried out, or the rule that forbids it. */
export function importAct(game: GameImport, command: GameCommand): Breach | null {
  const decision = importCommand(game.importing, {
    type: 'ActInGame',
    gameId: game.gameId,
    command,
    at: game.importing.at,
  });
  if (!decision.ok) return decision.error;
  game.result = finishedResult(decision.value) ?? game.result;
  return null;
}

/** The result of the game that ends with these events, or null. */
export function finishedResult(events: readonly MatchEvent[]): GameResult | null {
  for (const event of events) {
    if (event.type === 'InGame' && event.event.type === 'GameFinished') return event.event.result;
  }
  return null;
}

/** The cell that is no result, carried out; `isLast`: nothing but the result follows in this game. */
export function importCell(
  game: GameImport,
  entry: Exclude<TranscriptEntry, ActOf<'wins' | 'losses'>>,
  isLast: boolean,
): Breach | null {
  const { side } = entry;
  switch (entry.type) {
    case 'roll':
      return (
        acceptedBefore(game) ??
        skippedBefore(game, side) ??
        rolled(game, side, entry.dice) ??
        played(game, entry, isLast)
      );
    case 'unplayed':
      if (!isLast) return unplayedAmidst(game, entry);
      return entry.dice === null
        ? null
        : (acceptedBefore(game) ?? skippedBefore(game, side) ?? rolled(game, side, entry.dice));
    case 'double':
      return skippedBefore(game, side) ?? doubled(game, entry);
    case 'beaver':
      return turnedAgain(game, entry);
    case 'take':
      return importAct(game, { type: 'TakeDouble', sender: recordedFor(side) });
    case 'drop':
      return importAct(game, { type: 'DropDouble', sender: recordedFor(side) });
  }
}

/** The turn of a shut-out side that has no cell (R21). */
function skippedBefore(game: GameImport, side: Side): Breach | null {
  const board = openGameOf(game);
  if (board?.phase.name !== 'before-roll' || board.phase.side === side) return null;
  const skipped = opponent(side);
  return isShutOut(variantOf(board.variant), board.position, skipped)
    ? importAct(game, { type: 'SkipTurn', sender: recordedFor(skipped) })
    : null;
}

function rolled(game: GameImport, side: Side, dice: Roll): Breach | null {
  const phase = openGameOf(game)?.phase;
  if (phase?.name === 'name-doublet') return doubletNamed(game, side, dice);
  if (phase?.name === 'to-play' && phase.side === side) return earned(phase, dice);
  return phase?.name === 'opening'
    ? opened(game, side, dice)
    : importAct(game, { type: 'RollDice', sender: recordedFor(side), dice });
}

/** The dice of a bonus look like any others in a transcript: what was named shows by its faces. */
function doubletNamed(game: GameImport, side: Side, dice: Roll): Breach | null {
  if (isDoublet(dice)) return importAct(game, { type: 'NameDoublet', sender: recordedFor(side), die: dice[0] });
  return { code: 'bonus.other-dice', params: { side, roll: formatRoll(dice), expected: '' } };
}

/** A complement lies on the board by itself (V30). */
function earned({ side, roll }: ToPlay, dice: Roll): Breach | null {
  if (formatRoll(dice) === formatRoll(roll)) return null;
  return { code: 'bonus.other-dice', params: { side, roll: formatRoll(dice), expected: formatRoll(roll) } };
}

function opened(game: GameImport, side: Side, dice: Roll): Breach | null {
  if (isDoublet(dice)) return { code: 'opening.doublet', params: { side, roll: formatRoll(dice) } };
  const [own, other] = [Math.max(...dice), Math.min(...dice)];
  const thrown = side === 'white' ? { white: own, black: other } : { white: other, black: own };
  return importAct(game, { type: 'ThrowOpening', sender: recordedFor(null), throws: [thrown] });
}

function played(game: GameImport, entry: ActOf<'roll'>, isLast: boolean): Breach | null {
  const { side, dice } = entry;
  const text = entry.playText ?? '';
  const board = openGameOf(game);
  if (board === null) return null;
  const { phase, lastPlay } = board;
  if (phase.name !== 'to-play') {
    // The roll was passed by itself (R34); what is written must say the same.
    if (lastPlay?.by !== 'rule' || text === '') return null;
    const rules = movementOf(variantOf(board.variant), lastPlay.origin ?? 'roll');
    const checked = checkPlay(rules, lastPlay.before.position, side, dice, { text });
    return checked.ok ? null : checked.error;
  }
  if (entry.playText === null && isLast) return null;
  return importAct(game, { type: 'MakePlay', sender: recordedFor(side), play: { text } }) ?? committed(game, side);
}

/** With `commit: explicit` the play is laid out and then becomes final (R43). */
function committed(game: GameImport, side: Side): Breach | null {
  const phase = openGameOf(game)?.phase;
  return phase?.name === 'to-play' && phase.laidOut !== null
    ? importAct(game, { type: 'CommitPlay', sender: recordedFor(side) })
    : null;
}

/** `????` in the middle of a game says that nothing was played. */
function unplayedAmidst(game: GameImport, { side, dice }: ActOf<'unplayed'>): Breach | null {
  if (dice === null) return violation('play.unreadable', { play: '????', token: '????' });
  return (
    skippedBefore(game, side) ??
    rolled(game, side, dice) ??
    (openGameOf(game)?.phase.name === 'to-play'
      ? importAct(game, { type: 'MakePlay', sender: recordedFor(side), play: { text: '' } })
      : null)
  );
}

/** A beaver, or any turn of the cube after it: the transcript has one word for all (R88). */
function turnedAgain(game: GameImport, { side, value: written }: ActOf<'beaver'>): Breach | null {
  const cube = openGameOf(game)?.cube;
  if (cube === undefined) return null;
  const breach = importAct(game, { type: 'TurnCubeAgain', sender: recordedFor(side), turn: nextTurn(cube) });
  if (breach !== null) return breach;
  const value = openGameOf(game)?.cube.offered?.value ?? written;
  return value === written ? null : { code: 'cube.wrong-value', params: { side, written, value } };
}

/** A chain that was played on has no word for its acceptance where it ended with a beaver. */
function acceptedBefore(game: GameImport): Breach | null {
  const offered = openGameOf(game)?.cube.offered ?? null;
  return offered === null || offered.turns === 0
    ? null
    : importAct(game, { type: 'TakeDouble', sender: recordedFor(opponent(offered.by)) });
}

function doubled(game: GameImport, { side, value: written }: ActOf<'double'>): Breach | null {
  const breach = importAct(game, { type: 'OfferDouble', sender: recordedFor(side) });
  if (breach !== null) return breach;
  const value = openGameOf(game)?.cube.offered?.value ?? written;
  return value === written ? null : { code: 'cube.wrong-value', params: { side, written, value } };
}
