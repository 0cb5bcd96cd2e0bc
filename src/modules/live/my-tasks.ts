import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { FollowedChange, FollowedThing } from '../../recording/following/followed.js';
import { Tasks } from '../me/index.js';
import { LONGEST_CONFIRMATION } from '../tournaments/index.js';
import { LiveRepository } from './live.repository.js';
import { versionOf } from './version-of.js';

/** What waits for a person. It has no record: its version is another number whenever something else waits. */
class WaitingTasks implements FollowedThing {
  readonly version: number;
  readonly tag = '';
  readonly isPublic = false;

  constructor(private readonly tasks: unknown) {
    this.version = versionOf(tasks);
  }

  rights(): string {
    return '';
  }

  view(): unknown {
    return this.tasks;
  }

  events(): readonly never[] {
    return [];
  }

  changesSince(): readonly FollowedChange[] {
    return [{ version: this.version, rights: () => '', told: () => ({ events: [], view: this.tasks }) }];
  }
}

/** The topic `me`: looked at again whenever a contest of the person has another version. */
@Injectable()
export class MyTasks {
  /** The contests of the person at the last look, with their versions, by the topic of the person; null: to be read again. */
  private readonly seen = new Map<string, { readonly ids: readonly string[]; mark: string | null }>();

  constructor(
    private readonly repository: LiveRepository,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  async read(key: string, ids: readonly string[]): Promise<FollowedThing> {
    const known = this.seen.get(key) ?? { ids, mark: '' };
    this.seen.set(key, known);
    try {
      return new WaitingTasks(await this.tasks.tasksUnder(ids));
    } catch (error) {
      // The next look finds the same contests, and tries again.
      known.mark = null;
      throw error;
    }
  }

  forget(key: string): void {
    this.seen.delete(key);
  }

  /** The topics of people in whose contests something has happened since the last look: one query for all. */
  async changed(): Promise<readonly string[]> {
    const people = [...this.seen.values()].flatMap(({ ids }) => ids);
    if (people.length === 0) return [];
    const endedAfter = new Date(this.clock.now().getTime() - LONGEST_CONFIRMATION);
    const contests = await this.repository.contestsOf(people, endedAfter);
    return [...this.seen].flatMap(([key, known]) => {
      const own = contests.filter(({ players }) => players.some((id) => known.ids.includes(id)));
      const mark = own.map(({ id, version }) => `${id} ${version}`).join();
      if (mark === known.mark) return [];
      known.mark = mark;
      return [key];
    });
  }
}
