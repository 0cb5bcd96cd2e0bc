/** How a game of a chouette begins (C6). */

import type { DiceMode } from '../../board/rules.js';
import type { Id } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import type { Variant } from '../../variant/variants.js';
import type { ChouetteRules } from '../rules.js';
import type { Seats } from '../seats/seats.js';
import type { TableGameEvent } from './events.js';

/** What a game takes from its contest. */
export interface GameSetup {
  readonly gameId: Id;
  readonly number: number;
  readonly seats: Pick<Seats, 'box' | 'line' | 'partner'>;
  readonly variant: Variant;
  readonly dice: DiceMode;
  readonly rules: ChouetteRules;
  /** Who starts without an opening roll (R14), or null. */
  readonly starter: Side | null;
}

/** The event that begins a game in these seats. */
export function tableGameStarted({ seats: { box, partner, line }, ...setup }: GameSetup): TableGameEvent {
  return { type: 'GameStarted', box, partner, line, ...setup };
}
