/** The field for the reason of an act. */
interface WhyProps {
  readonly label: string;
  readonly why: string;
  readonly onWhy: (why: string) => void;
}

export function Why({ label, why, onWhy }: WhyProps) {
  return (
    <label>
      {label}
      <input
        value={why}
        data-field="/reason"
        maxLength={500}
        autocomplete="off"
        onInput={({ currentTarget }) => onWhy(currentTarget.value)}
      />
    </label>
  );
}
