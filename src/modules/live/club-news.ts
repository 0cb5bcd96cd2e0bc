import { Injectable } from '@nestjs/common';
import type { FollowedChange, FollowedThing } from '../../recording/following/followed.js';
import { LatestAnnouncements } from '../announcements/index.js';
import { type ClubRow, LiveRepository } from './live.repository.js';
import { versionOf } from './version-of.js';

/** Lines of a state. */
const LINES = 20;

/** A line about what began, ended or was announced. */
export interface ClubLine {
  readonly at: string;
  readonly what: 'began' | 'ended' | 'announced';
  readonly kind: 'match' | 'chouette' | 'tournament' | 'announcement';
  readonly id: string;
  readonly text: string;
}

/**
 * The latest lines, oldest first. Its version is another number whenever they are others: the time of the last one would miss
 * a line whose write began before that one's and landed after it.
 */
class News implements FollowedThing {
  readonly version: number;
  readonly tag = '';
  readonly isPublic = false;

  constructor(private readonly lines: readonly ClubLine[]) {
    this.version = versionOf(lines);
  }

  rights(): string {
    return '';
  }

  view(): unknown {
    return { lines: this.lines };
  }

  events(): readonly never[] {
    return [];
  }

  /**
   * A change for each new line; before the last one the version stays, so that who breaks off between them gets all lines again.
   * Null where something else is other than before too: a name, a line that is gone, or more new lines than there is room for.
   */
  changesSince(before: FollowedThing | null): readonly FollowedChange[] | null {
    if (!(before instanceof News)) return null;
    const known = new Set(before.lines.map(keyOf));
    const fresh = this.lines.filter((line) => !known.has(keyOf(line)));
    if (fresh.length === 0 || fresh.length === LINES) return null;
    // The end of an announcement stands in its place.
    const ended = new Set(fresh.flatMap(({ what, id }) => (what === 'ended' ? `announced ${id}` : [])));
    const remaining = before.lines.filter((line) => !ended.has(keyOf(line)));
    const pushedOut = Math.max(0, remaining.length + fresh.length - LINES);
    const stay = this.lines.filter((line) => known.has(keyOf(line)));
    if (JSON.stringify(stay) !== JSON.stringify(remaining.slice(pushedOut))) return null;
    return fresh.map((line, nth) => ({
      version: nth === fresh.length - 1 ? this.version : before.version,
      rights: () => '',
      told: () => ({ events: [], view: line }),
    }));
  }
}

/** The topic `club`. */
@Injectable()
export class ClubNews {
  constructor(
    private readonly repository: LiveRepository,
    private readonly announcements: LatestAnnouncements,
  ) {}

  async read(): Promise<FollowedThing> {
    const contests = await this.repository.lately(LINES);
    const announced = await this.announcements.latest(LINES);
    const lines = [
      ...contests.flatMap(linesOf),
      ...announced.map(({ id, at, endedAt, text }) =>
        endedAt === null
          ? lineOf(at, 'announced', 'announcement', id, text)
          : lineOf(endedAt, 'ended', 'announcement', id, text),
      ),
    ];
    const byTime = lines.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
    return new News(byTime.slice(-LINES));
  }
}

function linesOf(row: ClubRow): ClubLine[] {
  const { id, kind, began, ended } = row;
  return [
    ...(began === null ? [] : [lineOf(began, 'began', kind, id, beginning(row))]),
    ...(ended === null ? [] : [lineOf(ended, 'ended', kind, id, end(row))]),
  ];
}

type Spoken = Pick<ClubRow, 'title' | 'names' | 'length'>;

/** How a contest is spoken of: who or what it is, and whether that is more than one. */
const SPOKEN: Readonly<
  Record<ClubRow['kind'], { readonly are: (row: Spoken) => boolean; readonly subject: (row: Spoken) => string }>
> = {
  match: {
    are: ({ length }) => length !== null,
    subject: ({ names, length }) => `${length === null ? 'The money session of ' : ''}${names.join(' and ')}`,
  },
  chouette: { are: () => false, subject: ({ names }) => `The chouette of ${names.join(', ')}` },
  tournament: { are: () => false, subject: ({ title }) => title ?? '' },
};

function beginning(row: ClubRow): string {
  const { are, subject } = SPOKEN[row.kind];
  const length = row.length === null ? '' : ` a match to ${row.length}`;
  return `${subject(row)} ${are(row) ? 'begin' : 'begins'}${length}.`;
}

function end(row: ClubRow): string {
  const { winner, names } = row;
  const loser = names.find((name) => name !== winner);
  if (winner !== null && loser !== undefined) return `${winner} beats ${loser}.`;
  const { are, subject } = SPOKEN[row.kind];
  return `${subject(row)} ${are(row) ? 'end' : 'ends'}.`;
}

function lineOf(at: Date, what: ClubLine['what'], kind: ClubLine['kind'], id: string, text: string): ClubLine {
  return { at: at.toISOString(), what, kind, id, text };
}

function keyOf({ what, id }: ClubLine): string {
  return `${what} ${id}`;
}
