import { Injectable } from '@nestjs/common';
import { milliseconds } from '../../domain/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { type EventView, recordedView } from '../../recording/event-list.js';
import type { FollowedChange, FollowedThing, FollowedThings } from '../../recording/following/followed.js';
import { Gate } from '../../recording/gate.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { MATCH_SERIES, SeriesRepository, type SeriesWithGamesRow, gameView, inPresentForm } from '../games/index.js';
import { foundMatch, matchViewOf } from './match.mapper.js';

/** A match as its followers see it: all alike, with the open game. */
class FollowedMatch implements FollowedThing {
  readonly version: number;
  readonly tag: string;
  readonly isPublic: boolean;
  private readonly shown: object;

  constructor(row: SeriesWithGamesRow, now: Date) {
    const { id: seriesId, version, state } = row;
    const match = matchViewOf(row, now);
    const open = state.status === 'open' ? state.game : null;
    const contest = { seriesId, version, now: milliseconds(now.getTime()) };
    const game = open === null || state.status !== 'open' ? null : gameView(open, { ...contest, match: state });
    this.version = version;
    this.tag = foundMatch(match).tag ?? '';
    this.isPublic = row.open_to_all;
    this.shown = { ...match, game };
  }

  rights(): string {
    return '';
  }

  view(): unknown {
    return this.shown;
  }

  events(_reader: unknown, recorded: readonly RecordedEvent[]): readonly EventView[] {
    return recorded.map((event) => recordedView(inPresentForm(MATCH_SERIES, event)));
  }

  changesSince(_before: unknown, recorded: readonly RecordedEvent[]): readonly FollowedChange[] {
    const told = (): ReturnType<FollowedChange['told']> => {
      return { events: this.events(null, recorded), view: this.shown };
    };
    return [{ version: this.version, rights: () => '', told }];
  }
}

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
    return row === undefined ? null : new FollowedMatch(row, now);
  }
}
