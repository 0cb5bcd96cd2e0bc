/** What stands under the board: what comes between two games and, for directors, a game that was entered wrongly. */
import type { ComponentProps } from 'preact';
import { Loaded } from '../parts/page/loaded.js';
import { isDirector } from '../session.js';
import { withWords } from '../texts/index.js';
import BetweenGames from './between-games.js';
import { correctable } from './correctable.js';

// Few of those who look at a match put a game right.
const loadCorrectGame = withWords(['beside', 'staff'], () => import('./correct-game.js'));

export default function BesideBoard(given: ComponentProps<typeof BetweenGames>) {
  const { match, reload } = given;
  return (
    <>
      <BetweenGames {...given} />
      {isDirector() && correctable(match).length > 0 && (
        <Loaded load={loadCorrectGame} given={{ match, reload }} quiet />
      )}
    </>
  );
}
