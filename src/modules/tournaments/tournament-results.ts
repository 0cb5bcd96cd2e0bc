import { Injectable } from '@nestjs/common';
import { type OpenedTournament, peopleOf, prizePlaces } from '../../domain/index.js';
import { Slices } from '../../platform/work/slices.js';
import { TournamentsRepository } from './tournaments.repository.js';

/** Where everybody has ended in a tournament that is over. */
export interface TournamentResult {
  readonly id: string;
  readonly name: string;
  readonly places: readonly { readonly player: string; readonly entry: string; readonly place: number }[];
}

interface KnownResult extends TournamentResult {
  readonly version: number;
}

/** Places that are kept: those of thousands of tournaments, in some twenty megabytes. */
const MOST_PLACES = 100_000;

/**
 * What tournaments came to, for ratings and seasons that count over many of them. The results that this instance worked out last
 * are kept by the versions of their tournaments, and never the truth: each read tells the database which versions are known.
 */
@Injectable()
export class TournamentResults {
  private readonly known = new Map<string, KnownResult>();
  /** In all of them. */
  private places = 0;

  constructor(private readonly repository: TournamentsRepository) {}

  /** Tournaments that were finished in that time, without those that were called off. */
  async finishedBetween(from: Date, until: Date): Promise<readonly TournamentResult[]> {
    const slices = new Slices();
    const results: TournamentResult[] = [];
    // As it is now: while this reads, others may make it forget.
    const before = new Map(this.known);
    const read = this.repository.finished(from, until, before);
    for (const row of await this.repository.listedNow(read)) {
      const known = before.get(row.id);
      if (row.stored === null && known !== undefined) {
        results.push(known);
        continue;
      }
      const state = this.repository.listed({ known: new Map() }, row);
      if (state.status === 'not-opened') continue;
      results.push(this.of(row, state));
      // Each may be a field of a thousand.
      await slices.pause();
    }
    return results;
  }

  /** What a tournament in this version came to. */
  of({ id, version }: Pick<KnownResult, 'id' | 'version'>, state: OpenedTournament): TournamentResult {
    const known = this.known.get(id);
    if (known?.version === version) return known;
    const result = { id, name: state.name, version, places: placesOf(state) };
    this.keep(result);
    return result;
  }

  /** Fewer tournaments than a season has would be of no use: each would make room for the next one, and none be found. */
  private keep(result: KnownResult): void {
    this.forget(result.id);
    this.known.set(result.id, result);
    this.places += result.places.length;
    for (const oldest of this.known.keys()) {
      if (this.places <= MOST_PLACES) return;
      this.forget(oldest);
    }
  }

  private forget(id: string): void {
    this.places -= this.known.get(id)?.places.length ?? 0;
    this.known.delete(id);
  }
}

/**
 * The places in the main flight, with those who did not qualify for the last stage behind its field; none where it was called
 * off. A place of a pair or a team is that of each of its people.
 */
function placesOf(state: OpenedTournament): TournamentResult['places'] {
  if (state.status !== 'finished' || state.cancelled !== undefined) return [];
  const people = new Map(state.entries.map((entry) => [entry.id, peopleOf(entry)]));
  return prizePlaces(state, 'main').flatMap(({ entry, place }) =>
    (people.get(entry) ?? []).map((player) => ({ entry, player, place })),
  );
}
