/** How a match changes by its events. Believes every event. */

import { evolveGame } from '../game/evolve.js';
import type { GameEvent } from '../game/events.js';
import type { MatchEvent } from './events.js';
import type { EndedGame, MatchState, OpenMatch } from './state.js';

export const NO_MATCH: MatchState = { status: 'not-opened' };

export function evolveMatch(state: MatchState, event: MatchEvent): MatchState {
  if (event.type === 'TakenBack') return event.restored;
  if (event.type === 'MatchOpened') return openedMatch(event);
  if (state.status !== 'open') return state;
  switch (event.type) {
    case 'InGame':
      return inGame(state, event.event);
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
      return state;
    case 'MatchScoreChanged':
      return { ...state, score: event.score };
    case 'MatchFinished': {
      const { game: _none, ...match } = state;
      const { winner, by } = event;
      return { ...match, status: 'finished', outcome: { winner, by }, finishedAt: event.at };
    }
    case 'SessionClosed': {
      const { game: _none, ...match } = state;
      return { ...match, status: 'finished', outcome: null, finishedAt: event.at };
    }
  }
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
