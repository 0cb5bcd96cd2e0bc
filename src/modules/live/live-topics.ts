import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { ApplicationError } from '../../platform/http/application-error.js';
import { problemHead } from '../../platform/http/problems.js';
import { Logger } from '../../platform/logging/logger.js';
import type { FollowedThings } from '../../recording/following/followed.js';
import type { Caller } from '../../recording/gate.js';
import { Writes } from '../../recording/writes.js';
import { type RecordedEvent, Recording } from '../../recording/recording.js';
import { StreamWatch } from '../../recording/following/stream-watch.js';
import { PROBLEMS } from '../../rules/problems.js';
import { tokenWanted } from '../auth/index.js';
import { FollowedChouettes } from '../chouettes/index.js';
import { FollowedMatches } from '../matches/index.js';
import { FollowedTournaments } from '../tournaments/index.js';
import { ClubNews } from './club-news.js';
import { FollowedTopic, type TopicReports, type TopicSource } from './followed-topic.js';
import type { Follower, ToldProblem } from './follower.js';
import { LiveMetrics } from './live-metrics.js';
import { MyTasks } from './my-tasks.js';
import type { ThingKind, Topic } from './topics.js';

/** Milliseconds between two looks at what has no version to be asked for. */
const EVERY = 1_000;
/** Milliseconds after which a thing is looked at again though its version is the same: names and flags change by themselves. */
const LOOKED_AT_AGAIN = 12_000;
/** Things that are looked at so in one turn. */
const MOST_AGAIN = 50;

/** Topics of one follower. */
export interface HeldTopics {
  readonly topics: readonly FollowedTopic[];
  release(): void;
}

/** Every topic that is being followed in this instance, once for all of its followers. */
@Injectable()
export class LiveTopics implements TopicReports, BeforeApplicationShutdown {
  private readonly topics = new Map<string, FollowedTopic>();
  private readonly things: Readonly<Record<ThingKind, FollowedThings>>;
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;

  constructor(
    match: FollowedMatches,
    chouette: FollowedChouettes,
    tournament: FollowedTournaments,
    private readonly tasks: MyTasks,
    private readonly news: ClubNews,
    private readonly recording: Recording,
    private readonly watch: StreamWatch,
    private readonly clock: Clock,
    private readonly metrics: LiveMetrics,
    private readonly logger: Logger,
    writes: Writes,
  ) {
    this.things = { match, chouette, tournament };
    writes.listen(({ streams, tables }) => {
      if (streams.length > 0) void this.lookAtLoose();
      // A player has another name, or is another person.
      if (tables.has('player')) for (const topic of this.topics.values()) this.refresh(topic);
    });
  }

  /** The topics of a caller, until they are released. */
  hold(topics: readonly Topic[], caller: Caller | null): HeldTopics {
    if (caller === null && topics.some(({ kind }) => kind === 'me' || kind === 'club')) throw tokenWanted(null);
    const held = topics.map((topic) => this.topicOf(topic, caller));
    for (const topic of held) topic.hold();
    this.timer ??= setInterval(() => this.look(), EVERY).unref();
    this.metrics.topics.set(this.topics.size);
    return { topics: held, release: () => this.release(held) };
  }

  private release(held: readonly FollowedTopic[]): void {
    for (const topic of held) if (topic.release()) this.topics.delete(topic.key);
    if (this.topics.size === 0) this.rest();
    this.metrics.topics.set(this.topics.size);
  }

  problem({ code, detail }: ApplicationError, { requestId }: Follower): ToldProblem {
    return { ...problemHead(PROBLEMS, code, requestId), detail };
  }

  told(newest: RecordedEvent | undefined): void {
    if (newest === undefined) return;
    this.metrics.lag.observe(Math.max(0, this.clock.now().getTime() - newest.recordedAt.getTime()) / 1000);
  }

  beforeApplicationShutdown(): void {
    this.rest();
  }

  private topicOf(topic: Topic, caller: Caller | null): FollowedTopic {
    const key = keyOf(topic, caller);
    const known = this.topics.get(key);
    if (known !== undefined) return known;
    const source = this.sourceOf(topic, key, caller, () => this.refresh(made));
    const made: FollowedTopic = new FollowedTopic({ key, name: topic.name, kind: topic.kind }, source, this);
    this.topics.set(key, made);
    return made;
  }

  private sourceOf(topic: Topic, key: string, caller: Caller | null, changed: () => void): TopicSource {
    if (!('id' in topic)) {
      const loose = { recorded: null, known: () => {} };
      if (topic.kind === 'club') return { ...loose, read: () => this.news.read(), end: () => {} };
      const ids = caller?.playerIds ?? [];
      return { ...loose, read: () => this.tasks.read(key, ids), end: () => this.tasks.forget(key) };
    }
    const { kind, id } = topic;
    const watched = this.watch.watch(id, 0, changed);
    return {
      read: () => this.things[kind].read(id),
      recorded: (after, upTo) => this.recording.events(id, after, upTo - after),
      known: (version) => {
        watched.version = version;
      },
      end: () => watched.end(),
    };
  }

  private rest(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private look(): void {
    void this.lookAtLoose();
    const old = performance.now() - LOOKED_AT_AGAIN;
    let again = 0;
    for (const topic of this.topics.values()) {
      if (topic.lookedAt >= old) continue;
      this.refresh(topic);
      again += 1;
      if (again === MOST_AGAIN) return;
    }
  }

  /** Looks for news of topics that have no version. One look runs at a time; the next one finds what it misses. */
  private async lookAtLoose(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      const club = this.topics.get('club');
      for (const topic of [...(await this.tasks.changed()).map((key) => this.topics.get(key)), club]) {
        if (topic !== undefined) await this.refreshed(topic);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'the followed topics could not be looked at');
    } finally {
      this.isLooking = false;
    }
  }

  /** Tells what is new. Where that fails, the version stays the known one, and the next look tries again. */
  private refresh(topic: FollowedTopic): void {
    void this.refreshed(topic);
  }

  private async refreshed(topic: FollowedTopic): Promise<void> {
    try {
      await topic.refresh();
    } catch (error) {
      this.logger.warn({ err: error, topic: topic.name }, 'a followed topic could not be read');
    }
  }
}

/** What is waiting is another topic for each person; the others are the same for everybody. */
function keyOf({ name, kind }: Topic, caller: Caller | null): string {
  return kind === 'me' ? `${name} ${(caller?.playerIds ?? []).join()}` : name;
}
