/** What the game waits for, in the words of a game between two players. */

import type { OpenTableGame } from './state.js';

/** The phase that a refusal names for an act at the wrong moment. */
export function stagePhase({ stage, board }: OpenTableGame): string {
  switch (stage.name) {
    case 'board':
      return board.phase.name;
    case 'automatic-double':
      return 'automatic-double';
    case 'answers':
    case 'lone-taker':
      return 'answer-double';
    case 'extras':
      return 'offer-extras';
    case 'resignation':
      return 'answer-resignation';
  }
}
