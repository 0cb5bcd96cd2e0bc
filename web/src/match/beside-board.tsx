/** What stands under the board: what comes between two games, what staff have ruled, and, for directors, a game that was entered wrongly. */
import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { Loaded } from '../parts/page/loaded.js';
import { isDirector } from '../session.js';
import { loadWords, t, withWords } from '../texts/index.js';
import BetweenGames from './between-games.js';
import { correctable } from './correctable.js';

// Few of those who look at a match put a game right.
const loadCorrectGame = withWords(['beside', 'staff', 'standing'], () => import('./correct-game.js'));
// Few matches have a ruling.
const loadRulings = async () => {
  const [script] = await Promise.all([
    import('./rulings.js'),
    loadWords({ en: () => import('../texts/en/appeals.js'), de: () => import('../texts/de/appeals.js') }),
  ]);
  return script;
};

export default function BesideBoard(given: ComponentProps<typeof BetweenGames>) {
  const { match, sides, reload } = given;
  const [isOpen, setOpen] = useState(false);
  const { tournamentId } = match;
  return (
    <>
      <BetweenGames {...given} />
      {isDirector() && correctable(match).length > 0 && (
        <Loaded load={loadCorrectGame} given={{ match, reload }} quiet />
      )}
      {tournamentId !== null && sides.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('match.rulings')}</summary>
          {/* Asked for only then: it takes the whole record of the match. */}
          {isOpen && <Loaded load={loadRulings} given={{ match, tournamentId, sides }} />}
        </details>
      )}
    </>
  );
}
