import type { Answer } from '../../../platform/http/answers/answer.js';
import { type EventView, recordedView } from '../../../recording/event-list.js';
import type { FollowedChange, FollowedThing } from '../../../recording/following/followed.js';
import type { RecordedEvent } from '../../../recording/recording.js';
import type { ClockDto } from '../dto/clock.dto.js';

/** A match or a chouette as its followers see it: all alike, with the open game. */
export class FollowedSeries implements FollowedThing {
  readonly version: number;
  readonly tag: string;
  private readonly shown: object;

  readonly isMomentary: boolean;

  /** @param game the open game as it is shown, or null */
  constructor(
    { body, tag }: Answer<{ readonly version: number; readonly clock?: ClockDto | null }>,
    game: object | null,
    readonly isPublic: boolean,
    private readonly inPresentForm: (event: RecordedEvent) => RecordedEvent,
  ) {
    this.version = body.version;
    this.tag = tag ?? '';
    this.isMomentary = (body.clock?.asOf ?? null) !== null;
    this.shown = { ...body, game };
  }

  rights(): string {
    return '';
  }

  view(): unknown {
    return this.shown;
  }

  events(_reader: unknown, recorded: readonly RecordedEvent[]): readonly EventView[] {
    return recorded.map((event) => recordedView(this.inPresentForm(event)));
  }

  changesSince(_before: unknown, recorded: readonly RecordedEvent[]): readonly FollowedChange[] {
    const told = (): ReturnType<FollowedChange['told']> => {
      return { events: this.events(null, recorded), view: this.shown };
    };
    return [{ version: this.version, rights: () => '', told }];
  }
}
