/** How many rounds a Swiss has. With the words of a beginning. */
import { t } from '../../texts/index.js';

interface RoundsProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

export function Rounds({ typed, onTyped }: RoundsProps) {
  return (
    <label>
      {t('new.rounds')}
      <input
        type="number"
        data-field="/format/rounds"
        min={1}
        max={20}
        value={typed}
        onInput={({ currentTarget }) => onTyped(currentTarget.value)}
      />
    </label>
  );
}
