import { Injectable } from '@nestjs/common';
import { Kept } from '../../platform/kept.js';
import { Slices } from '../../platform/work/slices.js';
import type { ListedTournamentDto } from './dto/tournament-list.dto.js';
import { TournamentsRepository } from './tournaments.repository.js';
import { listedTournamentView } from './views/tournament.mapper.js';

/** As many as readers of lists come back to; of a kilobyte each. */
const MOST = 1_000;
/** States that are in memory at a time: each may be that of a field of a thousand. */
const AT_A_TIME = 10;

/** A tournament as a list finds it. */
export interface VersionedRow {
  readonly id: string;
  readonly version: number;
}

/**
 * What lists show of tournaments. They show little of a large state, and the page that everybody opens first shows three lists: it is
 * taken from the state once for each version.
 */
@Injectable()
export class ListedTournaments {
  private readonly views = new Kept<string, ListedTournamentDto>(MOST);

  constructor(private readonly repository: TournamentsRepository) {}

  /** The tournaments of these rows, as they are now, without those that were deleted meanwhile. */
  async of(rows: readonly VersionedRow[]): Promise<readonly ListedTournamentDto[]> {
    const known = rows.flatMap(({ id, version }) => {
      const view = this.views.get(id);
      return view?.version === version ? [view] : [];
    });
    const listed = new Map(known.map((view) => [view.id, view]));
    const others = rows.flatMap(({ id }) => (listed.has(id) ? [] : [id]));
    const slices = new Slices();
    for (let from = 0; from < others.length; from += AT_A_TIME) {
      for (const { id, version, state } of await this.repository.byIds(others.slice(from, from + AT_A_TIME))) {
        const view = listedTournamentView(state, version);
        this.views.set(id, view);
        listed.set(id, view);
        await slices.pause();
      }
    }
    return rows.flatMap(({ id }) => listed.get(id) ?? []);
  }
}
