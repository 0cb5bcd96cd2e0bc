export const PLAYER_STATUSES = ['active', 'archived', 'merged'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];
