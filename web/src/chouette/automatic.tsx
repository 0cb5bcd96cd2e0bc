/** How many automatic doubles a game had: by the Jacoby rule a gammon counts only on a cube that a player has turned (C12, R82). */
import { Choice } from '../parts/form/choice.js';
import { t } from '../parts/rules/words.js';
import type { Entered } from './entered.js';

/** More than five ties in one opening are as good as never seen. */
const MOST = 5;

interface AutomaticProps {
  readonly entered: Entered;
  /** How many the house rules allow; null: any number. */
  readonly most: number | null;
  readonly onEnter: (part: Partial<Entered>) => void;
}

export default function Automatic({ entered: { automatic = 0, shared, lines }, most, onEnter }: AutomaticProps) {
  const times = Array.from({ length: Math.min(most ?? MOST, MOST) + 1 }, (_, nth) => nth);
  const choose = (chosen: number): void => {
    // What was recorded of the cubes says whether they were turned; now the reader does.
    const fresh = Object.entries(lines).map(([playerId, { recorded: _, ...line }]) => [playerId, line] as const);
    onEnter({ automatic: chosen, shared: Math.max(shared, 2 ** chosen), lines: Object.fromEntries(fresh) });
  };
  return (
    <Choice
      legend={t('rules.automatic')}
      of={times}
      chosen={automatic}
      onChoose={choose}
      textOf={String}
      kind="numbers"
    />
  );
}
