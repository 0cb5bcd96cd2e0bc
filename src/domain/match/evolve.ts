/** How a match changes by its events. Believes every event. */

import { evolveGame } from '../game/evolve.js';
import type { GameEvent } from '../game/events.js';
import type { OpenGame } from '../game/state.js';
import type { Milliseconds } from '../kernel/brands.js';
import type { MatchEvent } from './events.js';
import type { EndedGame, FinishedMatch, MatchState, OpenMatch } from './state.js';

export const NO_MATCH: MatchState = { status: 'not-opened' };

export function evolveMatch(state: MatchState, event: MatchEvent): MatchState {
  if (event.type === 'TakenBack') return event.restored;
  if (event.type === 'MatchOpened') return openedMatch(event);
  if (state.status === 'not-opened') return state;
  switch (event.type) {
    case 'InGame':
      return state.status === 'open' ? inGame(state, event.event) : state;
    case 'ResultReported': {
      if (state.status !== 'open') return state;
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
      return state;
    case 'MatchScoreChanged':
      return { ...state, score: event.score };
    case 'StandingCorrected': {
      const { crawfordGame, crawfordOver, lastGame } = event;
      return { ...state, crawfordGame, crawfordOver, lastGame };
    }
    case 'MatchFinished': {
      const { winner, by } = event;
      return finished(state, { winner, by }, event.at);
    }
    case 'SessionClosed':
      return finished(state, null, event.at);
    case 'MatchReopened':
      return reopened(state, event.game);
  }
}

function finished(state: OpenMatch | FinishedMatch, outcome: FinishedMatch['outcome'], at: Milliseconds): MatchState {
  const match = state.status === 'finished' ? state : withoutGame(state);
  return { ...match, status: 'finished', outcome, finishedAt: at };
}

function withoutGame({ game: _none, ...match }: OpenMatch): Omit<OpenMatch, 'game'> {
  return match;
}

function reopened(state: OpenMatch | FinishedMatch, game: OpenGame | null): MatchState {
  if (state.status === 'open') return state;
  const { outcome: _outcome, finishedAt: _finishedAt, ...match } = state;
  return { ...match, status: 'open', game };
}

function openedMatch(event: Extract<MatchEvent, { type: 'MatchOpened' }>): OpenMatch {
  return {
    status: 'open',
    id: event.matchId,
    players: event.players,
    format: event.format,
    variant: event.variant,
    dice: event.dice,
    rules: event.rules,
    openedAt: event.at,
    playedAt: event.playedAt ?? null,
    score: { white: 0, black: 0 },
    crawfordGame: null,
    crawfordOver: false,
    games: 0,
    lastGame: null,
    game: null,
  };
}

function inGame(state: OpenMatch, event: GameEvent): OpenMatch {
  const game = evolveGame(state.game ?? { status: 'not-started' }, event);
  switch (game.status) {
    case 'not-started':
      return state;
    case 'open': {
      const begins = event.type === 'GameStarted';
      return {
        ...state,
        game,
        games: game.number,
        crawfordGame: begins && event.terms.crawford ? game.number : state.crawfordGame,
      };
    }
    case 'finished': {
      const lastGame: EndedGame = { id: game.id, number: game.number, winner: game.result.winner, played: true };
      const crawfordOver = state.crawfordOver || state.crawfordGame === game.number;
      return { ...state, game: null, lastGame, crawfordOver };
    }
  }
}
