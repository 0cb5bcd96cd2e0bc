/** How a match changes by its events. Believes every event. */

import {
  newClock,
  pausedClock,
  adjustedReserve,
  clockWithReserve,
  unpausedClock,
  type MatchClock,
} from '../clock/match-clock.js';
import { evolveGame } from '../game/evolve.js';
import type { OpenGame } from '../game/state.js';
import type { GameEvent } from '../game/events.js';
import type { Milliseconds } from '../kernel/brands.js';
import { SIDES } from '../kernel/side.js';
import { clockAfter, clockFlagged, clockTakenBack, clockInGame } from './clock/clock-turns.js';
import type { InGame, MatchEvent } from './events.js';
import { pointsOptions } from './rules.js';
import type { EndedGame, FinishedMatch, MatchPenalty, MatchState, OpenMatch } from './state.js';

export const NO_MATCH: MatchState = { status: 'not-opened' };

export function evolveMatch(state: MatchState, event: MatchEvent): MatchState {
  if (event.type === 'TakenBack') return event.restored;
  if (event.type === 'MatchOpened') return openedMatch(event);
  if (state.status === 'not-opened') return state;
  if (event.type === 'MatchVoided') return voidedMatch(state, event.at);
  return state.status === 'open' ? inOpenMatch(state, event) : whenOver(state, event);
}

type Change = Exclude<MatchEvent, { type: 'TakenBack' | 'MatchOpened' | 'MatchVoided' }>;

function inOpenMatch(state: OpenMatch, event: Change): MatchState {
  switch (event.type) {
    case 'InGame':
      return onClock(state, event, inGame(state, event.event));
    case 'ResultReported': {
      const { gameId, number, result, crawford } = event;
      return {
        ...state,
        games: number,
        crawfordGame: crawford ? number : state.crawfordGame,
        crawfordOver: state.crawfordOver || crawford,
        lastGame: { id: gameId, number, winner: result.winner, played: false },
      };
    }
    case 'MatchReported':
    case 'ResultCorrected':
    case 'EndCorrected':
    case 'GameStandingChanged':
    case 'MatchReopened':
      return state;
    case 'PenaltyPointsAdded': {
      const { to, points, reason, forTime = false } = event;
      const given: MatchPenalty = { to, points, reason, flag: forTime || state.game !== null, cancelled: null };
      return { ...state, penalties: [...(state.penalties ?? []), given] };
    }
    case 'PenaltyCancelled':
      return withoutPenalty(state, event);
    case 'LengthCorrected':
      return atLength(state, event);
    case 'MatchScoreChanged':
    case 'StandingCorrected':
      return standingChanged(state, event);
    case 'MatchFinished': {
      const { game: _none, ...match } = state;
      const { winner, by } = event;
      return { ...match, status: 'finished', outcome: { winner, by }, finishedAt: event.at };
    }
    case 'SessionClosed': {
      const { game: _none, ...match } = state;
      return { ...match, status: 'finished', outcome: null, finishedAt: event.at };
    }
    case 'ClockFlagged':
      return withClock(state, (clock) => clockFlagged(clock, event));
    case 'ClockIntroduced':
      return { ...state, clock: clockInGame(newClock(event.settings), state.game, event.at) };
    case 'ClockPaused':
      return withClock(state, (clock) => pausedClock(clock, event.at));
    case 'ClockResumed':
      return withClock(state, (clock) => unpausedClock(clock, event.at));
    case 'ClockAdjusted':
      return withClock(state, (clock) =>
        SIDES.reduce((adjusted, side) => adjustedReserve(adjusted, side, event.after[side], event.at), clock),
      );
  }
}

function voidedMatch(state: OpenMatch | FinishedMatch, at: Milliseconds): MatchState {
  const { game: _none, ...match } = { game: null, ...state };
  return { ...match, status: 'finished', outcome: null, finishedAt: at, voided: true };
}

/** What can still happen to a match that is over: corrections, and what they bring about. */
function whenOver(state: FinishedMatch, event: Change): MatchState {
  switch (event.type) {
    case 'PenaltyCancelled':
      return withoutPenalty(state, event);
    case 'LengthCorrected':
      return atLength(state, event);
    case 'MatchScoreChanged':
    case 'StandingCorrected':
      return standingChanged(state, event);
    case 'MatchFinished':
      return { ...state, outcome: { winner: event.winner, by: event.by }, finishedAt: event.at };
    case 'MatchReopened': {
      const { outcome: _outcome, finishedAt: _finishedAt, clock, ...match } = state;
      const { game, at } = event;
      return {
        ...match,
        status: 'open',
        game,
        ...(clock === undefined || at === undefined ? {} : { clock: clockTakenBack(clock, game, at) }),
      };
    }
    case 'InGame':
    case 'ResultReported':
    case 'MatchReported':
    case 'PenaltyPointsAdded':
    case 'ResultCorrected':
    case 'EndCorrected':
    case 'GameStandingChanged':
    case 'SessionClosed':
    case 'ClockFlagged':
    case 'ClockIntroduced':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockAdjusted':
      return state;
  }
}

function standingChanged<Match extends OpenMatch | FinishedMatch>(
  state: Match,
  event: Extract<Change, { type: 'MatchScoreChanged' | 'StandingCorrected' }>,
): Match {
  if (event.type === 'MatchScoreChanged') return { ...state, score: event.score };
  const { crawfordGame, crawfordOver, lastGame } = event;
  return { ...state, crawfordGame, crawfordOver, lastGame };
}

/** The match to another length; money sessions have none. */
export function withLength<Match extends OpenMatch | FinishedMatch>(state: Match, length: number): Match {
  return state.format.kind === 'money' ? state : { ...state, format: { ...state.format, length } };
}

/** The match after its length was corrected, with the clock that belongs to it (T31). */
function atLength<Match extends OpenMatch | FinishedMatch>(
  state: Match,
  { length, reserveSeconds, at }: Extract<Change, { type: 'LengthCorrected' }>,
): Match {
  const match = withLength(state, length);
  const { clock, rules } = match;
  if (clock === undefined || reserveSeconds === undefined) return match;
  const changed = { ...match, clock: clockWithReserve(clock, reserveSeconds, at) };
  const agreed = pointsOptions(rules)?.clock ?? null;
  // A clock that was introduced later is none of the options.
  return agreed === null ? changed : { ...changed, rules: { ...rules, clock: { ...agreed, reserveSeconds } } };
}

function withoutPenalty<Match extends OpenMatch | FinishedMatch>(
  state: Match,
  { penalty: cancelled, reason }: Extract<Change, { type: 'PenaltyCancelled' }>,
): Match {
  const penalties = (state.penalties ?? []).map((penalty, index) =>
    index === cancelled - 1 ? { ...penalty, cancelled: reason } : penalty,
  );
  return { ...state, penalties };
}

function withClock(state: OpenMatch, change: (clock: MatchClock) => MatchClock): OpenMatch {
  return state.clock === undefined ? state : { ...state, clock: change(state.clock) };
}

/** The match after an event of its game, with the clock that follows it. */
function onClock({ clock }: OpenMatch, { event, at }: InGame, after: OpenMatch): OpenMatch {
  return clock === undefined || at === undefined
    ? after
    : { ...after, clock: clockAfter(clock, event, after.game, at) };
}

function openedMatch(event: Extract<MatchEvent, { type: 'MatchOpened' }>): OpenMatch {
  const clock = pointsOptions(event.rules)?.clock ?? null;
  return {
    status: 'open',
    id: event.matchId,
    players: event.players,
    ...(event.pairs === undefined ? {} : { pairs: event.pairs }),
    format: event.format,
    variant: event.variant,
    dice: event.dice,
    rules: event.rules,
    openedAt: event.at,
    playedAt: event.playedAt ?? null,
    ...(event.eventName === undefined ? {} : { eventName: event.eventName }),
    score: { white: 0, black: 0 },
    crawfordGame: null,
    crawfordOver: false,
    games: 0,
    lastGame: null,
    game: null,
    ...(clock === null ? {} : { clock: newClock(clock) }),
  };
}

function inGame(state: OpenMatch, event: GameEvent): OpenMatch {
  const game = evolveGame(state.game ?? { status: 'not-started' }, event);
  switch (game.status) {
    case 'not-started':
      return state;
    case 'open': {
      const begins = event.type === 'GameStarted';
      const crawfordGame = begins && event.terms.crawford ? game.number : state.crawfordGame;
      return withGame(state, game, crawfordGame);
    }
    case 'finished': {
      const lastGame: EndedGame = { id: game.id, number: game.number, winner: game.result.winner, played: true };
      const crawfordOver = state.crawfordOver || state.crawfordGame === game.number;
      return { ...state, game: null, lastGame, crawfordOver };
    }
  }
}

/** A match with nothing that only some have; a field that is added to matches has to be named here, or below. */
type PlainMatch = Required<Omit<OpenMatch, 'pairs' | 'eventName' | 'penalties' | 'clock'>>;

/** The match with its game as it is now. This happens at every roll, and Node 20 takes microseconds for a spread. */
function withGame(state: OpenMatch, game: OpenGame, crawfordGame: number | null): OpenMatch {
  const { status, id, players, pairs, format, variant, dice, rules, openedAt, playedAt, eventName } = state;
  const { score, crawfordOver, lastGame, penalties, clock } = state;
  const isPlain = pairs === undefined && eventName === undefined && penalties === undefined && clock === undefined;
  if (!isPlain) return { ...state, game, games: game.number, crawfordGame };
  const plain: PlainMatch = {
    status,
    id,
    players,
    format,
    variant,
    dice,
    rules,
    openedAt,
    playedAt,
    score,
    crawfordGame,
    crawfordOver,
    games: game.number,
    lastGame,
    game,
  };
  return plain;
}
