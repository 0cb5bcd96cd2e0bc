/** A number of rounds, groups or people, typed. */

/** Whether that is such a number, one at least. */
export function isCount(typed: string): boolean {
  return /^[1-9]\d*$/.test(typed);
}

interface CountProps {
  readonly label: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Where it stands in what is sent. */
  readonly field: string;
}

export function Count({ label, typed, onTyped, field }: CountProps) {
  return (
    <label>
      {label}
      <input
        // A field for numbers would answer what is none as if it were empty.
        inputMode="numeric"
        data-field={field}
        maxLength={4}
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => onTyped(currentTarget.value)}
      />
    </label>
  );
}
