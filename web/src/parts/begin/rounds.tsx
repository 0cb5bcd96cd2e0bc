/** How many rounds a Swiss has. With the words of a beginning. */
import { t } from '../../texts/index.js';

/** Whether that is a number of rounds. */
export function areRounds(typed: string): boolean {
  return /^[1-9]\d*$/.test(typed);
}

interface RoundsProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

export function Rounds({ typed, onTyped }: RoundsProps) {
  return (
    <label>
      {t('new.rounds')}
      <input
        // A field for numbers would answer what is none as if it were empty.
        inputMode="numeric"
        data-field="/format/rounds"
        maxLength={4}
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => onTyped(currentTarget.value)}
      />
    </label>
  );
}
