export const ROLES_AT_TABLE = ['box', 'captain', 'crew', 'partner', 'out'] as const;

/** What a person may do at the table of a chouette, besides the actions in its game. */
export const TABLE_ACTS = [
  'throw-for-order',
  'start-game',
  'admit',
  'agree-to-offer',
  'sit-out',
  'return',
  'leave',
  'close',
] as const;
export type TableAct = (typeof TABLE_ACTS)[number];
