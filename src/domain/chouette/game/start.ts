/** How a game of a chouette begins (C6): its first event, and the board that it is played on. */

import { evolveGame } from '../../game/evolve.js';
import type { DiceMode } from '../../game/rules.js';
import type { OpenGame } from '../../game/state.js';
import type { Id } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import type { Variant } from '../../variant/variants.js';
import type { ChouetteRules } from '../rules.js';
import type { Seats } from '../seats.js';
import type { TableEvent, TableGameEvent } from './events.js';

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
export function tableGameStarted({ gameId, number, seats, variant, dice, rules, starter }: GameSetup): TableGameEvent {
  const { box, partner, line } = seats;
  return { type: 'GameStarted', gameId, number, box, partner, line, variant, dice, rules, starter };
}

/**
 * The board at its start. It has no cube: who is shut out is passed over only when nobody of that side may double any
 * more (section 9, number 4), which the board cannot know.
 */
export function boardStart(event: Extract<TableEvent, { type: 'GameStarted' }>): OpenGame {
  const { gameId, number, variant, dice, rules, starter } = event;
  const board = evolveGame(
    { status: 'not-started' },
    {
      type: 'GameStarted',
      gameId,
      number,
      variant,
      dice,
      starter,
      rules: boardRules(rules),
      terms: {
        crawford: false,
        cube: { inUse: false, maxValue: rules.maxCube, waiting: [], away: null },
        money: null,
      },
    },
  );
  return board as OpenGame;
}

/** What of the options is about the board. */
function boardRules(rules: ChouetteRules): OpenGame['rules'] {
  return {
    firstRoll: rules.firstRoll,
    cubeBeforeFirstRoll: rules.cubeBeforeFirstRoll,
    winnerStarts: rules.winnerStarts,
    diceOnCheckerValid: rules.diceOnCheckerValid,
    prematureRoll: rules.prematureRoll,
    autoPassShutOut: false,
    commit: rules.commit,
    validation: rules.validation,
    correctionWindow: rules.correctionWindow,
    backgammonMultiplier: rules.backgammonMultiplier,
    gammons: rules.gammons,
    resignationWhen: rules.resignationWhen,
    resignation: rules.resignation,
    cube: rules.cube,
    maxCube: rules.maxCube,
  };
}
