/** One of several, in a list that unfolds. */
interface SelectProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly onChoose: (one: T) => void;
  readonly textOf: (one: T) => string;
  /** Where it stands in what is sent. */
  readonly field?: string;
}

export function Select<T extends string>({ label, of, chosen, onChoose, textOf, field }: SelectProps<T>) {
  return (
    <label>
      {label}
      <select
        value={chosen}
        data-field={field}
        onChange={({ currentTarget: { value } }) => of.filter((one) => one === value).forEach(onChoose)}
      >
        {of.map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
