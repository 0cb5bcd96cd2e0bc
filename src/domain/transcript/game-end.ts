/**
 * How a game of a transcript ends. A transcript writes who won how many points and nothing else: with checkers left on
 * the board the loser has resigned (R55), at the level that gives those points.
 *
 * The record keeps what the rules give (R53). Sites write less where less was needed to win the match, and sometimes
 * nonsense: then the level is taken that agrees with the next score, else the smallest that wins what is written.
 */

import { type Cube, dropCost, isCubeValue } from '../cube/cube.js';
import { type GameResult, multiplier, resultOfWin } from '../cube/worth.js';
import { type LossLevel, lossLevels } from '../variant/win-kinds.js';
import { resignationFault, smallestLevel } from '../cube/resignation.js';
import { formatRoll } from '../dice/roll.js';
import type { OpenGame } from '../game/state.js';
import { type Side, opponent, withSide } from '../kernel/side.js';
import { inGame, scoringEvents } from '../match/endings.js';
import type { TranscriptEntry } from '../notation/transcript.js';
import { variantOf } from '../variant/variants.js';
import type { Breach } from './faults.js';
import { type GameImport, finishedResult, importAct, openGameOf, recordedFor, warnOf } from './game-import.js';
import { type BareResult, askedResult, isMoney } from './header-results.js';
import { importCommand, importEvents } from './importing.js';

/** The written end of a game. */
interface WrittenEnd {
  readonly entry: TranscriptEntry;
  readonly winner: Side;
  readonly points: number;
  /** Whether it says that the match was won. */
  readonly match: boolean;
}

/** The end that an entry writes, or null for other entries; `Losses` is the end only where the game has no `Wins`. */
export function writtenEnd(entry: TranscriptEntry, entries: readonly TranscriptEntry[]): WrittenEnd | null {
  if (entry.type === 'wins') return { entry, winner: entry.side, points: entry.points, match: entry.match };
  if (entry.type !== 'losses' || entry !== entries.at(-1) || entries.some(({ type }) => type === 'wins')) return null;
  return { entry, winner: opponent(entry.side), points: entry.points, match: false };
}

/** Tells of "Losses" that say something else than "Wins", which counts. */
export function warnOfLosses(game: GameImport): void {
  const { entries } = game.game;
  const wins = entries.find((entry) => entry.type === 'wins');
  const losses = entries.find((entry) => entry.type === 'losses');
  if (wins === undefined || losses === undefined) return;
  if (wins.side !== losses.side && wins.points === losses.points) return;
  const { side, points: written } = losses;
  warnOf(game, losses, 'transcript.losses-differ', { side, written, winner: wins.side, points: wins.points });
}

/** The game brought to the end that is written, or what forbids that. */
export function importEnd(game: GameImport, end: WrittenEnd): Breach | null {
  const board = openGameOf(game);
  if (board !== null) {
    const breach = broughtToEnd(game, board, end);
    if (breach !== null) return breach;
  }
  return game.result === null ? null : comparedWithRules(game, game.result, end);
}

function broughtToEnd(game: GameImport, board: OpenGame, end: WrittenEnd): Breach | null {
  const { winner, entry } = end;
  const { phase } = board;
  const worth = (level: LossLevel): number => resultOfWin(winner, level, board, 'resignation').points;
  const onTime = game.isLostOnTime ? resignationLevel(game, board, end, worth) : 'match';
  if (onTime !== 'match') return lostOnTime(game, board, winner, onTime);
  if (phase.name === 'answer-double') {
    if (isChainTaken(board.cube, end)) {
      const loser = opponent(winner);
      warnOf(game, entry, 'transcript.take-implied', { side: board.cube.offered?.by === winner ? loser : winner });
      return importAct(game, { type: 'TakeDouble', sender: recordedFor(null) }) ?? importEnd(game, end);
    }
    const isDoubler = board.cube.offered?.by === winner;
    const enough = isDoubler && dropCost(board.cube) >= Math.min(end.points, away(game, winner));
    if (!enough && isMatchGivenUp(game, end)) return matchConceded(game, end);
    if (isDoubler) {
      warnOf(game, entry, 'transcript.drop-implied', { side: opponent(winner) });
      return importAct(game, { type: 'DropDouble', sender: recordedFor(opponent(winner)) });
    }
  }
  const told = game.game.entries.some(({ type }) => type === 'unplayed');
  if (phase.name === 'to-play' && !told) {
    warnOf(game, entry, 'transcript.roll-resigned', { side: phase.side, roll: formatRoll(phase.roll) });
  }
  const as = resignationLevel(game, board, end, worth);
  if (as === 'match') return matchConceded(game, end);
  if (!mayLose(board, opponent(winner), as)) {
    warnOf(game, entry, 'transcript.resignation-too-high', { side: opponent(winner), kind: as, counted: worth(as) });
    return importAct(game, { type: 'RecordResignation', sender: recordedFor(opponent(winner)), as });
  }
  return (
    importAct(game, { type: 'OfferResignation', sender: recordedFor(opponent(winner)), as }) ??
    importAct(game, { type: 'AcceptResignation', sender: recordedFor(winner) })
  );
}

/**
 * Whether a beaver or a further turn without an answer was accepted: GNU Backgammon writes only that one was dropped. A drop
 * costs its side what the cube showed before the last turn (R90).
 */
function isChainTaken(cube: Cube, { winner, points }: WrittenEnd): boolean {
  const { offered } = cube;
  if (offered === null || offered.turns === 0) return false;
  return offered.by !== winner || points !== dropCost(cube);
}

/** The level at which the loser resigned; `match`: the whole match was given up (R60). */
function resignationLevel(
  game: GameImport,
  board: OpenGame,
  end: WrittenEnd,
  worth: (level: LossLevel) => number,
): LossLevel | 'match' {
  const { winner, points } = end;
  const levels = lossLevels(variantOf(board.variant));
  const exact =
    levels.find((level) => worth(level) === points) ?? levels.find((level) => worth(level) === game.nextGain(winner));
  if (exact !== undefined) return exact;
  const possible = levels.filter((level) => mayLose(board, opponent(winner), level));
  const enough = possible.find((level) => worth(level) >= Math.min(points, away(game, winner)));
  return enough ?? (isMatchGivenUp(game, end) ? 'match' : smallestLevel(board));
}

/** Whether points that no win gives here are those that end the match: then its loser gave it up (R60). */
function isMatchGivenUp(game: GameImport, { winner, points, match }: WrittenEnd): boolean {
  const needed = away(game, winner);
  return points === needed || (match && points > needed);
}

/** Whether the side can still lose that much (R57, V23). */
function mayLose(board: OpenGame, side: Side, level: LossLevel): boolean {
  return resignationFault(board, side, board.position[side].off, level) === null;
}

function matchConceded(game: GameImport, { winner, points, entry }: WrittenEnd): Breach | null {
  const { importing, scoreBefore } = game;
  warnOf(game, entry, 'transcript.match-conceded', { side: opponent(winner), written: points });
  const score = withSide(scoreBefore, winner, scoreBefore[winner] + points);
  const decision = importCommand(importing, { type: 'ReportScore', score, at: importing.at });
  if (!decision.ok) return decision.error;
  game.result = finishedResult(decision.value) ?? game.result;
  return null;
}

/** The game as its clock ended it: a transcript has no clock, and neither side resigned. */
function lostOnTime(game: GameImport, board: OpenGame, winner: Side, level: LossLevel): Breach | null {
  const { importing } = game;
  const { state, at } = importing;
  if (state.status !== 'open') return null;
  const result = resultOfWin(winner, level, board, 'time');
  importEvents(importing, [
    inGame(state, board.number, { type: 'GameFinished', result }, at),
    ...scoringEvents(state, result, 'time', at),
  ]);
  game.result = result;
  return null;
}

/** A game of which only the result is written; `known` where the header tells kind and cube. */
export function importReport(game: GameImport, end: WrittenEnd, known: BareResult | null): Breach | null {
  if (known !== null) return resultReported(game, end, known);
  const [likeliest, ...others] = likelyResults(game, end.points);
  if (likeliest === undefined && isMatchGivenUp(game, end)) return givenUpUnplayed(game, end);
  const first = likeliest ?? { level: 'single', cube: nextCube(end.points) };
  const breach = resultReported(game, end, first);
  const counted = breach === null ? first : others.find((result) => resultReported(game, end, result) === null);
  if (counted === undefined) return isMatchGivenUp(game, end) ? givenUpUnplayed(game, end) : breach;
  const { level, cube } = counted;
  warnOf(game, end.entry, 'transcript.moves-missing', { side: end.winner, kind: level, cube });
  return null;
}

function resultReported(game: GameImport, end: WrittenEnd, { level, cube }: BareResult): Breach | null {
  const { importing, gameId, terms } = game;
  const result = askedResult(end.winner, { level, cube }, isMoney(importing));
  const decision = importCommand(importing, { type: 'ReportGame', gameId, result, terms, at: importing.at });
  if (!decision.ok) return decision.error;
  const [first] = decision.value;
  if (first?.type === 'ResultReported') game.result = first.result;
  return game.result === null ? null : comparedWithRules(game, game.result, end);
}

/** A match that was given up before the first roll of a game. */
function givenUpUnplayed(game: GameImport, end: WrittenEnd): Breach | null {
  const started = importCommand(game.importing, { type: 'StartGame', gameId: game.gameId, at: game.importing.at });
  return started.ok ? matchConceded(game, end) : started.error;
}

/** Levels and cubes that give the points, the likeliest first; none where no cube does. */
function likelyResults({ importing: { state } }: GameImport, points: number): readonly BareResult[] {
  if (state.status === 'not-opened') return [];
  const variant = variantOf(state.variant);
  const factor = (level: LossLevel): number =>
    typeof level === 'number' ? level : multiplier(level, state.rules, variant.scoring);
  const likely = lossLevels(variant)
    .map((level) => ({ level, cube: points / factor(level) }))
    .filter(({ cube }) => isCubeValue(cube));
  // The smallest cube is the likeliest where any number of checkers can be left.
  return variant.scoring.kind === 'checkersLeft' ? likely.toReversed() : likely;
}

/** The smallest cube that gives at least these points for a single game. */
function nextCube(points: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, points)));
}

function comparedWithRules(game: GameImport, result: GameResult, end: WrittenEnd): Breach | null {
  const { winner, points: written, entry } = end;
  if (result.winner !== winner) {
    return { code: 'result.other-winner', params: { written: winner, winner: result.winner, by: result.by } };
  }
  const counted = result.points;
  if (counted !== written) {
    const capped = counted > written && isCut(game, winner, written);
    const code = capped ? 'transcript.points-capped' : 'transcript.points-differ';
    warnOf(game, entry, code, { side: winner, written, counted });
  }
  if (end.match && game.importing.state.status === 'open') {
    warnOf(game, entry, 'transcript.match-goes-on', { side: winner });
  }
  return null;
}

/** Whether a site that writes no more points than needed, or than the match is long, would have written these. */
function isCut(game: GameImport, winner: Side, written: number): boolean {
  const needed = away(game, winner);
  return written === needed || written === needed + game.scoreBefore[winner];
}

/** Points that the side needed when the game began. */
function away({ importing: { state }, scoreBefore }: GameImport, side: Side): number {
  if (state.status === 'not-opened') return 0;
  return state.format.kind === 'points' ? state.format.length - scoreBefore[side] : Infinity;
}
