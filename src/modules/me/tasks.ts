import { Injectable } from '@nestjs/common';
import { milliseconds } from '../../domain/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { RulesService } from '../../rules/rules.service.js';
import { chouetteTask } from '../chouettes/index.js';
import { PersonsPairings } from '../tournaments/index.js';
import type { TasksDto } from './dto/me.dto.js';
import { matchGameTask, tableGameTask } from './game-tasks.js';
import { MeRepository } from './me.repository.js';

const NOTHING: TasksDto = { pairings: [], games: [], toConfirm: [], awaited: [], chouettes: [], outOf: [] };

/** What waits for a person: read at one moment, and no promise about the next. */
@Injectable()
export class Tasks {
  constructor(
    private readonly repository: MeRepository,
    private readonly tournaments: PersonsPairings,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** `ids`: all of one person; nothing waits for a token without a player. */
  async tasksUnder(ids: readonly string[]): Promise<TasksDto> {
    if (ids.length === 0) return NOTHING;
    const now = this.clock.now();
    const [matches, tables, { pairings, toConfirm, awaited, outOf }] = await Promise.all([
      this.repository.openMatches(ids),
      this.repository.openChouettes(ids),
      this.tournaments.of(ids, now),
    ]);
    const at = milliseconds(now.getTime());
    const seats = tables.flatMap((row) => {
      const chouette = chouetteTask(row, ids, this.rules, at);
      return chouette === null ? [] : [{ row, chouette }];
    });
    return {
      pairings,
      games: [
        ...matches.flatMap((row) => matchGameTask(row, ids) ?? []),
        ...seats.flatMap(({ row, chouette }) => tableGameTask(row, chouette) ?? []),
      ],
      toConfirm,
      awaited,
      chouettes: seats.map(({ chouette }) => chouette),
      outOf,
    };
  }
}
