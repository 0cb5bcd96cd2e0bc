import { type ApplicationError, notFound } from '../../platform/http/application-error.js';
import { eventData } from '../../platform/http/answers/event-stream.js';
import type { FollowedChange, FollowedThing } from '../../recording/following/followed.js';
import type { Caller } from '../../recording/gate.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { type Reader, tokenWanted } from '../auth/index.js';
import type { Follower, ToldProblem } from './follower.js';

/** The largest number of events in one change; a follower further behind gets the state. */
export const MOST_EVENTS = 1_000;

/** Where a topic gets what it tells. */
export interface TopicSource {
  /** The thing as it is now; null where there is none. */
  read(): Promise<FollowedThing | null>;
  /** The record between two versions; null for what has no record of its own. */
  recorded: ((after: number, upTo: number) => Promise<readonly RecordedEvent[]>) | null;
  /** Called with the version that is known now, whenever that is another one. */
  known(version: number): void;
  /** Called once no follower is left. */
  end(): void;
}

interface TopicTitle {
  /** Another one where the topic is another thing for another person. */
  readonly key: string;
  readonly name: string;
  readonly kind: string;
}

/** Whom a topic tells that it is gone, and what else it reports. */
export interface TopicReports {
  problem(refusal: ApplicationError, follower: Follower): ToldProblem;
  /** Called after a change was written to all followers. */
  told(newest: RecordedEvent | undefined): void;
}

/** What readers with the same rights get, made once for all of them. */
class Shared {
  private readonly made = new Map<string, Buffer>();

  constructor(private readonly make: (reader: Reader) => unknown) {}

  of(rights: string, reader: Reader): Buffer {
    const known = this.made.get(rights);
    if (known !== undefined) return known;
    const data = eventData(this.make(reader));
    // What only one person may see is not kept: a large field has as many views as entrants.
    if (rights === '' || rights === 'staff') this.made.set(rights, data);
    return data;
  }
}

/** One thing, and everybody in this instance who follows it. */
export class FollowedTopic {
  private present: FollowedThing | null = null;
  private state: Shared | null = null;
  /** With the place of this topic among those of each follower. */
  private readonly followers = new Map<Follower, number>();
  private looking: Promise<void> | null = null;
  private lookingAgain: Promise<void> | null = null;
  private holders = 0;
  /** Since the service started, in milliseconds. */
  lookedAt = 0;

  constructor(
    private readonly title: TopicTitle,
    private readonly source: TopicSource,
    private readonly reports: TopicReports,
  ) {}

  get key(): string {
    return this.title.key;
  }

  /** As followers name it. */
  get name(): string {
    return this.title.name;
  }

  /** The version that is known; null where there is no such thing. */
  get version(): number | null {
    return this.present?.version ?? null;
  }

  /** Whether versions of this topic count something, so that none can be greater than the present one. */
  get countsVersions(): boolean {
    return this.source.recorded !== null;
  }

  hold(): void {
    this.holders += 1;
  }

  /** Whether that was the last who held it. */
  release(): boolean {
    this.holders -= 1;
    if (this.holders > 0) return false;
    this.source.end();
    return true;
  }

  /** Why this caller may not follow it, as a GET of the same thing would say; null where the caller may. */
  refusalFor(caller: Caller | null): ApplicationError | null {
    if (caller === null) return this.present?.isPublic === true ? null : tokenWanted(null);
    const { kind, name } = this.title;
    return this.present === null ? notFound(kind, name.slice(kind.length + 1)) : null;
  }

  /** Looks at the thing and tells followers what is new. Resolves after a look that began after this call. */
  refresh(): Promise<void> {
    if (this.looking === null) {
      const look = this.look().finally(() => {
        if (this.looking === look) this.looking = null;
      });
      this.looking = look;
      return look;
    }
    this.lookingAgain ??= this.looking
      .catch(() => {})
      .then(() => {
        this.lookingAgain = null;
        return this.refresh();
      });
    return this.lookingAgain;
  }

  /** Tells a newcomer what it has not seen since a version (0: anything), and from then on every change. */
  async join(follower: Follower, nth: number, since: number): Promise<void> {
    let seen = since;
    // Looked at by others a while ago, a clock that runs would show them more time than there is.
    if (this.present?.isMomentary === true) await this.refresh();
    while (!follower.isOver) {
      const { present } = this;
      const refusal = this.refusalFor(follower.caller);
      if (refusal !== null) return follower.tellGone(this.name, this.reports.problem(refusal, follower));
      if (present === null) return;
      if (seen === present.version) {
        this.followers.set(follower, nth);
        return;
      }
      const isCounted = this.countsVersions && seen > 0 && seen < present.version;
      const events = isCounted ? await this.eventsBetween(seen, present.version) : null;
      const changes = events === null ? null : present.changesSince(null, events);
      if (changes === null) this.tellState([[follower, nth]], present, events);
      else
        for (const change of changes) follower.tell('change', nth, change.version, this.changeData(change, follower));
      seen = present.version;
    }
  }

  leave(follower: Follower): void {
    this.followers.delete(follower);
  }

  private async look(): Promise<void> {
    this.lookedAt = performance.now();
    const { present: before } = this;
    const after = await this.source.read();
    if (before === null || after === null) {
      this.know(after);
      this.dropUnreadable();
      return;
    }
    if (after.version === before.version) {
      this.know(after, after.tag === before.tag);
      this.dropUnreadable();
      if (after.tag !== before.tag) this.tellState(this.followers, after);
      return;
    }
    const events = await this.eventsBetween(before.version, after.version);
    const changes = events === null ? null : after.changesSince(before, events);
    this.know(after);
    this.dropUnreadable();
    if (changes === null) this.tellState(this.followers, after, events);
    else for (const change of changes) this.tellChange(change);
    this.reports.told(events?.at(-1));
  }

  /** Null where there are more than can be told; none where the topic has no record. */
  private async eventsBetween(after: number, upTo: number): Promise<readonly RecordedEvent[] | null> {
    if (this.source.recorded === null) return [];
    return upTo - after > MOST_EVENTS ? null : this.source.recorded(after, upTo);
  }

  private know(thing: FollowedThing | null, isSameView = false): void {
    this.present = thing;
    if (thing !== null) this.source.known(thing.version);
    if (isSameView && thing?.isMomentary !== true) return;
    this.state = thing === null ? null : new Shared((reader) => this.stateOf(thing, reader));
  }

  private stateOf(thing: FollowedThing, reader: Reader): object {
    return { topic: this.name, version: thing.version, view: thing.view(reader) };
  }

  /** With the events that led to it, where they are known. */
  private tellState(
    followers: Iterable<readonly [Follower, number]>,
    thing: FollowedThing,
    events: readonly RecordedEvent[] | null = null,
  ): void {
    const shared =
      events === null || events.length === 0
        ? this.state
        : new Shared((reader) => ({ ...this.stateOf(thing, reader), events: thing.events(reader, events) }));
    for (const [follower, nth] of followers) {
      const { reader } = follower;
      const data = shared?.of(thing.rights(reader), reader);
      if (data !== undefined) follower.tell('state', nth, thing.version, data);
    }
  }

  private tellChange(change: FollowedChange): void {
    const shared = new Shared((reader) => this.changeOf(change, reader));
    for (const [follower, nth] of this.followers) {
      follower.tell('change', nth, change.version, shared.of(change.rights(follower.reader), follower.reader));
    }
  }

  private changeData(change: FollowedChange, { reader }: Follower): Buffer {
    return eventData(this.changeOf(change, reader));
  }

  private changeOf(change: FollowedChange, reader: Reader): object {
    const { events, view } = change.told(reader);
    return { topic: this.name, version: change.version, events, view };
  }

  private dropUnreadable(): void {
    for (const follower of this.followers.keys()) {
      const refusal = this.refusalFor(follower.caller);
      if (refusal === null) continue;
      this.followers.delete(follower);
      follower.tellGone(this.name, this.reports.problem(refusal, follower));
    }
  }
}
