import { Injectable } from '@nestjs/common';
import { milliseconds } from '../../domain/index.js';
import { Clock } from '../../platform/clock/clock.js';
import type { FollowedThing, FollowedThings } from '../../recording/following/followed.js';
import { Gate } from '../../recording/gate.js';
import {
  FollowedSeries,
  MATCH_SERIES,
  SeriesRepository,
  type SeriesWithGamesRow,
  gameView,
  inPresentForm,
} from '../games/index.js';
import { foundMatch, matchViewOf } from './match.mapper.js';

/** Matches and money sessions as their followers see them. */
@Injectable()
export class FollowedMatches implements FollowedThings {
  constructor(
    private readonly gate: Gate,
    private readonly repository: SeriesRepository,
    private readonly clock: Clock,
  ) {}

  async read(id: string): Promise<FollowedThing | null> {
    const now = this.clock.now();
    const inner = this.repository.byId(id);
    const { rows } = await this.gate.read<SeriesWithGamesRow>({ tokenHash: null, idempotencyKey: null, now, inner });
    const [row] = rows;
    return row === undefined ? null : followed(row, now);
  }
}

function followed(row: SeriesWithGamesRow, now: Date): FollowedSeries {
  const { id: seriesId, version, state } = row;
  const open = state.status === 'open' ? state.game : null;
  const contest = { seriesId, version, now: milliseconds(now.getTime()) };
  const game = open === null || state.status !== 'open' ? null : gameView(open, { ...contest, match: state });
  const answer = foundMatch(matchViewOf(row, now));
  return new FollowedSeries(answer, game, row.open_to_all, (event) => inPresentForm(MATCH_SERIES, event));
}
