/** The played game as its contest sees it: begun in these seats, it ends with an outcome. */

import type { DiceMode } from '../game/rules.js';
import type { Id } from '../kernel/brands.js';
import { type Result, accepted } from '../kernel/result.js';
import type { Side } from '../kernel/side.js';
import type { Violation } from '../kernel/violation.js';
import type { Variant } from '../variant/variants.js';
import type { GameOutcome } from './outcome.js';
import type { ChouetteRules } from './rules.js';
import type { Seats } from './seats.js';

export interface OpenTableGame {
  readonly status: 'open';
  readonly id: Id;
  readonly number: number;
}

export type TableGameState =
  | { readonly status: 'not-started' }
  | OpenTableGame
  | { readonly status: 'finished'; readonly id: Id; readonly number: number; readonly outcome: GameOutcome };

export type TableGameCommand = { readonly type: 'End'; readonly outcome: GameOutcome };

export type TableGameEvent =
  | { readonly type: 'TableGameStarted'; readonly gameId: Id; readonly number: number }
  | { readonly type: 'TableGameFinished'; readonly outcome: GameOutcome };

export interface GameSetup {
  readonly gameId: Id;
  readonly number: number;
  readonly seats: Seats;
  readonly variant: Variant;
  readonly dice: DiceMode;
  readonly rules: ChouetteRules;
  readonly starter: Side | null;
}

export function tableGameStarted({ gameId, number }: GameSetup): TableGameEvent {
  return { type: 'TableGameStarted', gameId, number };
}

export function decideTableGame(
  _game: OpenTableGame,
  command: TableGameCommand,
): Result<readonly TableGameEvent[], Violation> {
  return accepted([{ type: 'TableGameFinished', outcome: command.outcome }]);
}

export function evolveTableGame(game: TableGameState, event: TableGameEvent): TableGameState {
  switch (event.type) {
    case 'TableGameStarted':
      return { status: 'open', id: event.gameId, number: event.number };
    case 'TableGameFinished':
      return game.status === 'open' ? { ...game, status: 'finished', outcome: event.outcome } : game;
  }
}
