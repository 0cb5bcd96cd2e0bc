import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { FollowedThing, FollowedThings } from '../../recording/following/followed.js';
import { Gate } from '../../recording/gate.js';
import { CHOUETTE_SERIES, FollowedSeries, inPresentForm, namedTable, tableGameView } from '../games/index.js';
import { chouetteViewOf, foundChouette } from './chouette.mapper.js';
import { type ChouetteRow, ChouettesRepository } from './chouettes.repository.js';

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
    return row === undefined ? null : followed(row);
  }
}

/** With the open game, and without what is sealed (C23). */
function followed(row: ChouetteRow): FollowedSeries {
  const { id: seriesId, version, state, names } = row;
  const game = state.status === 'playing' ? namedTable(tableGameView(state, { seriesId, version }), names) : null;
  const answer = foundChouette(chouetteViewOf(row));
  return new FollowedSeries(answer, game, false, (event) => inPresentForm(CHOUETTE_SERIES, event));
}
