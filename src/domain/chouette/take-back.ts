/**
 * Taking back a typing mistake in a recorded game of a chouette: the game becomes again what it was at an earlier version.
 * Everything else stays, but for what the end of the game brought about; its lines in the ledger are taken back by new
 * ones (C44). R46 binds the players, not the person who records the game.
 */

import { fold } from '../kernel/decider.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation, type ReasonOf } from '../kernel/violation.js';
import { type Steps, eachInSteps } from '../kernel/steps.js';
import type { ChouetteCommand, TableBeginning } from './commands.js';
import { eveningOf, standingLines } from './evening.js';
import type { ChouetteEvent, InChouetteGame } from './events.js';
import { NO_CHOUETTE, evolveChouette } from './evolve.js';
import { withAnswersOf } from './kept-answers.js';
import { reversalOf } from './ledger/ledger.js';
import type { ChouetteState, ClosedChouette, PlayingChouette, WaitingChouette } from './state.js';

type TakeBack = Extract<ChouetteCommand, { type: 'TakeBack' }>;
type Decision = Result<readonly ChouetteEvent[], Violation>;

const FROM_THE_START: TableBeginning = { version: 0, state: NO_CHOUETTE };

/** The record up to the start of the game, in steps: what stays the same however often is taken back in it. */
export function* tableBeginningInSteps(history: readonly ChouetteEvent[], gameId: string): Steps<TableBeginning> {
  const version = history.findIndex((event) => startsGame(event, gameId)) + 1;
  let state: ChouetteState = NO_CHOUETTE;
  yield* eachInSteps(history.slice(0, version), (event) => {
    state = evolveChouette(state, event);
  });
  return { version, state };
}

export function decideTakeBack(
  state: WaitingChouette | PlayingChouette | ClosedChouette,
  { gameId, to: wanted, reason, history, beginning = FROM_THE_START }: TakeBack,
): Decision {
  if (state.dice !== 'recorded') return refused(violation('dice.recorded-only', { act: 'TakeBack' }));
  const isOpen = state.status === 'playing' && state.game.id === gameId;
  const stateAt = (version: number): ChouetteState =>
    fold(evolveChouette, beginning.state, history.slice(beginning.version, version));
  const end = isOpen ? history.length : endOf(state, gameId, history, stateAt);
  if (end === null) return refused(notAllowed(whyLate(state, gameId, history)));
  const base = isOpen ? state : fold(evolveChouette, stateAt(end), movedSince(history, end));
  if (base.status !== 'playing') return refused(notAllowed('next-game-started'));
  const start = history.findIndex((event) => startsGame(event, gameId)) + 1;
  const to = wanted ?? beforeLastAct(history, end, start);
  if (to === null) return refused(notAllowed('nothing-to-take-back'));
  const wrong = (why: ReasonOf<'game.wrong-version'>): Decision =>
    refused(violation('game.wrong-version', { to, first: start, last: end - 1, reason: why }));
  if (to < start || to >= end) return wrong('outside');
  const next = history[to];
  if (next === undefined || !isActIn(next, base.game.number)) return wrong('inside-act');
  // The same request twice: the game is there already.
  const last = history[end - 1];
  if (last?.type === 'TakenBack' && last.to === to) return refused(notAllowed('nothing-to-take-back'));
  const earlier = stateAt(to);
  if (earlier.status !== 'playing' || earlier.game.id !== gameId) return wrong('outside');
  const { number } = earlier.game;
  const lines = isOpen ? [] : reversalOf(standingLines(eveningOf(history), number), state.lines);
  const game = withAnswersOf(earlier.game, isOpen ? state.game : null, history, to);
  const restored = { ...base, game, lines: state.lines + lines.length };
  return accepted([
    ...(lines.length === 0 ? [] : [{ type: 'LedgerLinesWritten', lines } as const]),
    { type: 'TakenBack', gameId, number, to, reason, restored },
  ]);
}

/** Why the end of a game is too late to be taken back. */
function whyLate(
  { status, lastGame }: WaitingChouette | PlayingChouette | ClosedChouette,
  gameId: string,
  history: readonly ChouetteEvent[],
): ReasonOf<'game.correction-not-allowed'> {
  if (status === 'playing' || lastGame?.id !== gameId || !lastGame.played) return 'next-game-started';
  const isCorrected = history.some((event) => event.type === 'ChouetteGameCorrected' && event.gameId === gameId);
  return isCorrected ? 'corrected' : 'table-changed';
}

function notAllowed(reason: ReasonOf<'game.correction-not-allowed'>): Violation {
  return violation('game.correction-not-allowed', { reason });
}

/**
 * The version before the end of the game was settled, if it was the last game, played, and nothing has been done at the table since:
 * behind the end stands only what followed from it, and points that the host moved.
 */
function endOf(
  { lastGame }: WaitingChouette | PlayingChouette | ClosedChouette,
  gameId: string,
  history: readonly ChouetteEvent[],
  stateAt: (version: number) => ChouetteState,
): number | null {
  if (lastGame?.id !== gameId || !lastGame.played) return null;
  const end = history.findLastIndex((event) => event.type === 'ChouetteGameSettled' && event.gameId === gameId);
  const before = end === -1 ? NO_CHOUETTE : stateAt(end);
  if (before.status !== 'playing') return null;
  const due = before.asks.filter(({ agreed }) => agreed).length;
  const behind = history.slice(end + 1).filter((event) => !isBesideTable(event, before));
  const [rotated, ...seatChanges] = behind;
  const isAll = rotated?.type === 'SeatsRotated' && seatChanges.length === due && seatChanges.every(isComingOrGoing);
  return isAll ? end : null;
}

/**
 * Whether the event may stand behind the end of a game that is taken back. Points of a person who came only with that end could not
 * stay where they were moved.
 */
function isBesideTable(event: ChouetteEvent, { players }: PlayingChouette): boolean {
  if (event.type !== 'PointsAdjusted') return event.type === 'LedgerLinesWritten' || event.type === 'ChouetteClosed';
  return [event.from, event.to].every((person) => players.some(({ id }) => id === person));
}

/** The points that the host has moved since that version: they stay moved. */
function movedSince(history: readonly ChouetteEvent[], version: number): readonly ChouetteEvent[] {
  const lines = history
    .slice(version)
    .flatMap((event) => (event.type === 'LedgerLinesWritten' ? event.lines : []))
    .filter(({ reason }) => reason === 'adjustment');
  return lines.length === 0 ? [] : [{ type: 'LedgerLinesWritten', lines }];
}

function isComingOrGoing({ type }: ChouetteEvent): boolean {
  return type === 'PlayerJoined' || type === 'PlayerLeft' || type === 'PlayerSatOut' || type === 'PlayerReturned';
}

function startsGame(event: ChouetteEvent, gameId: string): boolean {
  return event.type === 'InGame' && event.event.type === 'GameStarted' && event.event.gameId === gameId;
}

/** The version before the last act of the game that still counts, or null when none does. */
function beforeLastAct(history: readonly ChouetteEvent[], end: number, start: number): number | null {
  for (let version = end; version > start;) {
    const event = history[version - 1];
    if (event === undefined) return null;
    if (event.type === 'TakenBack') version = event.to;
    else if (event.type === 'InGame' && !followsByItself(event)) return version - 1;
    else version -= 1;
  }
  return null;
}

/** Whether the event is an act in that game, and not what followed from one. */
function isActIn(event: ChouetteEvent, game: number): boolean {
  return event.type === 'InGame' && event.game === game && !followsByItself(event);
}

function followsByItself({ event }: InChouetteGame): boolean {
  return event.type === 'GameFinished' || ('by' in event && event.by === 'rule');
}
