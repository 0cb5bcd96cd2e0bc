/** An announcement as followers of the club hear it. */
export interface Announced {
  readonly id: string;
  readonly at: Date;
  /** When it was ended before its time; null where it goes on. */
  readonly endedAt: Date | null;
  readonly text: string;
  readonly tournamentId: string | null;
  /** Whether everybody may hear it: then it is about a public tournament. */
  readonly isPublic: boolean;
}
