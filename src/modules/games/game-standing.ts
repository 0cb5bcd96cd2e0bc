import type { GameStanding } from '../../domain/index.js';
import type { GameView, PlainGameView } from './game.view.js';

/** How a game stands, as its row keeps it: with the version of the match since when. */
export interface StoredStanding extends GameStanding {
  readonly version: number;
}

/** The game as everybody sees it: what it shows of itself, and what corrections have made of that. */
export function standingAs(view: PlainGameView, standing: StoredStanding | null): GameView {
  if (standing === null) return { ...view, counts: true, crawfordDue: view.crawford, corrected: null };
  const { result, counts, crawfordDue, corrected, version } = standing;
  return {
    ...view,
    version,
    result,
    counts,
    crawfordDue,
    corrected: corrected === null ? null : { ...corrected, at: new Date(corrected.at).toISOString() },
  };
}
