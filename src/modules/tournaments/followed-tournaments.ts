import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Entry, type OpenedTournament, pairingsOf, peopleOf } from '../../domain/index.js';
import { digestOf } from '../../platform/http/answers/answer.js';
import { type EventView, recordedView } from '../../recording/event-list.js';
import type { FollowedChange, FollowedThing, FollowedThings } from '../../recording/following/followed.js';
import type { RecordedEvent } from '../../recording/recording.js';
import type { Reader } from '../auth/index.js';
import { TournamentsRepository } from './tournaments.repository.js';
import { affectedPairings } from './views/affected.js';
import { confidantsOf, eventFor } from './views/shown-events.js';
import { type Names, PairingViews, entryView, tournamentView } from './views/tournament.mapper.js';

/** A tournament as its followers see it; what is between an entrant and the club, by reader. */
class FollowedTournament implements FollowedThing {
  readonly tag: string;
  readonly isPublic: boolean;

  constructor(
    readonly state: OpenedTournament,
    readonly version: number,
    readonly names: Names,
  ) {
    this.tag = digestOf(JSON.stringify(names));
    this.isPublic = state.visibility === 'public';
  }

  rights(reader: Reader): string {
    return rightsAmong(reader, new Set(this.state.entries.flatMap(peopleOf)));
  }

  view(reader: Reader): unknown {
    const views = new PairingViews(this.state, this.names);
    return {
      tournament: this.facts(reader),
      pairings: pairingsOf(this.state).map((pairing) => views.view(pairing)),
      entries: this.state.entries.map((entry) => entryView(entry, this.names, reader)),
    };
  }

  events(reader: Reader, recorded: readonly RecordedEvent[]): readonly EventView[] {
    return recorded.map((event) => recordedView(eventFor(reader, event, this.state.entries)));
  }

  /** Has only the pairings and entries that differ. Null where something has gone or a name has changed: then followers read all of it. */
  changesSince(before: FollowedThing | null, recorded: readonly RecordedEvent[]): readonly FollowedChange[] | null {
    if (!(before instanceof FollowedTournament) || isRenamed(before.names, this.names)) return null;
    const { state, names, version } = this;
    const pairings = affectedPairings(before.state, state, names);
    const present = new Set(state.entries.map(({ id }) => id));
    if (pairings.some(({ after }) => after === null) || before.state.entries.some(({ id }) => !present.has(id)))
      return null;
    const entries = changedEntries(before.state, state);
    // People of whom only some readers may know something.
    const concerned = new Set([
      ...entries.flatMap(peopleOf),
      ...recorded.flatMap((event) => confidantsOf(event, state.entries)),
    ]);
    return [
      {
        version,
        rights: (reader) => rightsAmong(reader, concerned),
        told: (reader: Reader) => ({
          events: this.events(reader, recorded),
          view: {
            tournament: this.facts(reader),
            pairings: pairings.map(({ after }) => after),
            entries: entries.map((entry) => entryView(entry, names, reader)),
          },
        }),
      },
    ];
  }

  /** Everything of the tournament but its entries, which stand beside it. */
  private facts(reader: Reader): object {
    const { entries: _, ...facts } = tournamentView(this.state, this.version, this.names, reader);
    return facts;
  }
}

/** Whether a person who was there before has another name now. */
function isRenamed(before: Names, after: Names): boolean {
  return Object.entries(before).some(([id, name]) => (after[id] ?? name) !== name);
}

/** Staff see everything, a person what concerns that person, and everybody else the same. */
function rightsAmong(reader: Reader, people: ReadonlySet<string>): string {
  return reader === 'staff' ? reader : reader.filter((id) => people.has(id)).join();
}

function changedEntries(before: OpenedTournament, after: OpenedTournament): readonly Entry[] {
  const then = new Map(before.entries.map((entry) => [entry.id, entry]));
  return after.entries.filter((entry) => !isDeepStrictEqual(then.get(entry.id), entry));
}

/** Tournaments as their followers see them. */
@Injectable()
export class FollowedTournaments implements FollowedThings {
  constructor(private readonly repository: TournamentsRepository) {}

  async read(id: string): Promise<FollowedThing | null> {
    const row = await this.repository.present(id, this.repository.byId(id));
    if (row === null || row.state.status === 'not-opened') return null;
    return new FollowedTournament(row.state, row.version, row.names ?? {});
  }
}
