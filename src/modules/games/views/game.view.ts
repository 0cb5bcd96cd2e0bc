import type { GameStanding } from '../../../domain/index.js';
import type { GameDto } from '../dto/game.dto.js';
import type { StandingDto } from '../dto/game-result.dto.js';

/** What a game shows of itself: all there is to say unless a correction comes. */
export type PlainGameView = Omit<GameDto, keyof StandingDto>;

/** How a game stands, as its row keeps it: with the version of the match since when. */
export interface StoredStanding extends GameStanding {
  readonly version: number;
}
