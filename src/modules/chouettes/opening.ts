/** What the operations that open chouettes, and those that save groups to open them with, have in common. */

export const PLAYERS = ['player', 'scorer', 'director'] as const;

/** Why no chouette can be opened as the request says. */
export const CANNOT_OPEN = [
  'config.invalid',
  'chouette.same-player',
  'chouette.too-few-players',
  'chouette.full',
  'chouette.not-seated',
  'player.archived',
] as const;
