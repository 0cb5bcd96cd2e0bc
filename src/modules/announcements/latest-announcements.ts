import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Announced } from './announcement.view.js';
import { AnnouncementsRepository } from './announcements.repository.js';

/** What was announced and what was ended last, for those who tell it further. */
@Injectable()
export class LatestAnnouncements {
  constructor(
    private readonly repository: AnnouncementsRepository,
    private readonly clock: Clock,
  ) {}

  /** The latest, newest first; one that has ended counts from its end. */
  async latest(limit: number): Promise<readonly Announced[]> {
    const rows = await this.repository.latest(limit, this.clock.now());
    return rows.map((row) => ({
      id: row.id,
      at: row.created_at,
      endedAt: row.ended_at,
      text: row.text,
      tournamentId: row.tournament_id,
      isPublic: row.open_to_all,
    }));
  }
}
