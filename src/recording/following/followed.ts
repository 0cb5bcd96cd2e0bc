/** Things that can be followed live, as their modules give them to those who tell followers of them. */
import type { EventView } from '../event-list.js';
import type { RecordedEvent } from '../recording.js';

/** Staff, or a person by their player ids; no ids where no person is known. */
type FollowingReader = 'staff' | readonly string[];

/** What has changed in a thing. Readers for whom `rights` gives the same text get the same. */
export interface FollowedChange {
  readonly version: number;
  rights(reader: FollowingReader): string;
  told(reader: FollowingReader): { readonly events: readonly EventView[]; readonly view: unknown };
}

/** A thing as it was at one moment. */
export interface FollowedThing {
  readonly version: number;
  /** Another text whenever the view has changed under the same version: names, the flag of a clock. */
  readonly tag: string;
  /** Whether its view is true for one moment only, as while the clock of a match runs in it. */
  readonly isMomentary?: boolean;
  /** Whether readers without a token may see it. */
  readonly isPublic: boolean;
  rights(reader: FollowingReader): string;
  view(reader: FollowingReader): unknown;
  /** Events of its record as this reader may see them. */
  events(reader: FollowingReader, recorded: readonly RecordedEvent[]): readonly EventView[];
  /**
   * What has changed since an earlier moment with these events; null where that cannot be told as changes. `before` is null
   * where only its version is known.
   */
  changesSince(before: FollowedThing | null, recorded: readonly RecordedEvent[]): readonly FollowedChange[] | null;
}

/** The things of one kind. */
export interface FollowedThings {
  /** The thing as it is now; null where there is none. */
  read(id: string): Promise<FollowedThing | null>;
}
