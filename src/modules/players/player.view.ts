export const PLAYER_STATUSES = ['active', 'archived', 'merged'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** A person of the club (api.md, "Players"). */
export interface PlayerView {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly nickname: string | null;
  readonly country: string | null;
  readonly rating: number | null;
  readonly experience: number | null;
  /** For staff only. */
  readonly notes?: string | null;
  readonly status: PlayerStatus;
  /** Who the person turned out to be; null unless merged. */
  readonly mergedInto: string | null;
  readonly createdAt: string;
}
