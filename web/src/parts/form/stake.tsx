/** What a point is worth, in the club's currency or, without one, in whole units. With the words of a chouette. */
import { facts } from '../../session.js';
import { t } from '../../texts/index.js';
import { amountIn, digitsOf } from './amount.js';

/** What was typed, in the smallest unit of the club's currency; null: no such amount. */
export function stakeIn(typed: string): number | null {
  return amountIn(typed, facts.value?.currency ?? null);
}

interface StakeProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Where it stands in what is sent, for what the service says of it. */
  readonly field: string;
}

export function Stake({ typed, onTyped, field }: StakeProps) {
  const currency = facts.value?.currency ?? null;
  return (
    <>
      <label>
        {currency === null ? t('chouette.stake') : t('chouette.stake-of', { currency })}
        <input
          inputMode="decimal"
          data-field={field}
          data-unit={10 ** digitsOf(currency)}
          value={typed}
          autocomplete="off"
          onInput={({ currentTarget }) => onTyped(currentTarget.value)}
        />
      </label>
      {stakeIn(typed) === null && typed.trim() !== '' && (
        <p class="quiet" role="status">
          {currency === null ? t('chouette.whole-stake') : t('chouette.stake-in', { currency })}
        </p>
      )}
    </>
  );
}
