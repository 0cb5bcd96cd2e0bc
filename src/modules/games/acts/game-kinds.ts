import { Injectable } from '@nestjs/common';
import type { GameKind } from './game-kind.js';
import { MatchGamesService } from './match-games.service.js';
import type { AnySeriesOfGameRow } from '../series.repository.js';
import { TableGamesService } from './table-games.service.js';

/** Games whose series this instance remembers, so that their writers queue with those of the series. */
const REMEMBERED = 10_000;

/** Every kind of series with its games, and the series of the games that were read last. */
@Injectable()
export class GameKinds {
  private readonly seriesOfGame = new Map<string, string>();
  private readonly kinds: Readonly<Record<AnySeriesOfGameRow['kind'], GameKind>>;

  constructor(match: MatchGamesService, chouette: TableGamesService) {
    this.kinds = { match, chouette };
  }

  /** What the game that was read is. */
  of({ id, kind, game_id: gameId }: AnySeriesOfGameRow): GameKind {
    if (this.seriesOfGame.size >= REMEMBERED) this.seriesOfGame.clear();
    this.seriesOfGame.set(gameId, id);
    return this.kinds[kind];
  }

  /** Where writers of the game wait for each other: in the queue of its series, as soon as that is known. */
  queueOf(gameId: string): string {
    return this.seriesOfGame.get(gameId) ?? gameId;
  }
}
