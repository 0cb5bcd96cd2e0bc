import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { type EventView, recordedView } from '../../recording/event-list.js';
import type { FollowedChange, FollowedThing, FollowedThings } from '../../recording/following/followed.js';
import { Gate } from '../../recording/gate.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { CHOUETTE_SERIES, inPresentForm, namedTable, tableGameView } from '../games/index.js';
import { chouetteViewOf, foundChouette } from './chouette.mapper.js';
import { type ChouetteRow, ChouettesRepository } from './chouettes.repository.js';

/** A chouette as its followers see it: all alike, with the open game, and without what is sealed (C23). */
class FollowedChouette implements FollowedThing {
  readonly version: number;
  readonly tag: string;
  readonly isPublic = false;
  private readonly shown: object;

  constructor(row: ChouetteRow) {
    const { id: seriesId, version, state, names } = row;
    const chouette = chouetteViewOf(row);
    const game = state.status === 'playing' ? namedTable(tableGameView(state, { seriesId, version }), names) : null;
    this.version = version;
    this.tag = foundChouette(chouette).tag ?? '';
    this.shown = { ...chouette, game };
  }

  rights(): string {
    return '';
  }

  view(): unknown {
    return this.shown;
  }

  events(_reader: unknown, recorded: readonly RecordedEvent[]): readonly EventView[] {
    return recorded.map((event) => recordedView(inPresentForm(CHOUETTE_SERIES, event)));
  }

  changesSince(_before: unknown, recorded: readonly RecordedEvent[]): readonly FollowedChange[] {
    const told = (): ReturnType<FollowedChange['told']> => {
      return { events: this.events(null, recorded), view: this.shown };
    };
    return [{ version: this.version, rights: () => '', told }];
  }
}

/** Chouettes as their followers see them. */
@Injectable()
export class FollowedChouettes implements FollowedThings {
  constructor(
    private readonly gate: Gate,
    private readonly repository: ChouettesRepository,
    private readonly clock: Clock,
  ) {}

  async read(id: string): Promise<FollowedThing | null> {
    const now = this.clock.now();
    const inner = this.repository.byId(id);
    const { rows } = await this.gate.read<ChouetteRow>({ tokenHash: null, idempotencyKey: null, now, inner });
    const [row] = rows;
    return row === undefined ? null : new FollowedChouette(row);
  }
}
