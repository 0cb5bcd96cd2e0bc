import { Injectable } from '@nestjs/common';
import type { MatchEvent, MatchState } from '../../domain/index.js';
import type { Caller } from '../../recording/gate.js';
import type { SideRow, StreamWrite } from '../../recording/recording.js';

/** A change of a series that is played in a tournament. */
export interface AccompaniedChange {
  readonly seriesId: string;
  readonly tournamentId: string;
  readonly before: MatchState;
  readonly after: MatchState;
  readonly events: readonly MatchEvent[];
  readonly caller: Caller;
  readonly actor: string;
  readonly at: Date;
}

/** What is to be written together with the change of a series, or not at all. */
export interface Accompaniment {
  readonly streams: readonly StreamWrite[];
  readonly rows: readonly SideRow[];
  /** What follows for the series itself, behind what has happened in it. */
  readonly own: readonly MatchEvent[];
  /** What the companion is after it, for the answer of whoever knows the companion. */
  readonly after: unknown;
  /** To be called once it was written. */
  readonly landed: () => void;
}

/** Something that changes with the series in it. */
export interface Companion {
  readonly accompany: (change: AccompaniedChange) => Promise<Accompaniment>;
}

/** Nothing goes with it. */
export const ALONE: Accompaniment = { streams: [], rows: [], own: [], after: null, landed: () => {} };

/** Where the tournaments say that they go with their matches; the games know nothing else of them. */
@Injectable()
export class Companions {
  private tournaments: Companion | null = null;

  join(tournaments: Companion): void {
    this.tournaments = tournaments;
  }

  /** What goes with a change of a series; nothing where it stands alone. */
  async of(tournamentId: string | null, change: Omit<AccompaniedChange, 'tournamentId'>): Promise<Accompaniment> {
    if (tournamentId === null || this.tournaments === null) return ALONE;
    return this.tournaments.accompany({ ...change, tournamentId });
  }
}
