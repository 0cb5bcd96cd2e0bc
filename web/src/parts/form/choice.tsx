/** One of a few, as buttons beside each other. */
interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  readonly of: readonly T[];
  readonly chosen: T | null;
  readonly onChoose: (one: T) => void;
  readonly textOf: (one: T) => string;
  /** `two` for words, `numbers` for numbers. */
  readonly kind?: 'two' | 'numbers';
}

export function Choice<T extends string | number>({
  legend,
  of,
  chosen,
  onChoose,
  textOf,
  kind = 'two',
}: ChoiceProps<T>) {
  return (
    <fieldset class="stack">
      <legend>{legend}</legend>
      <div class={kind}>
        {of.map((one) => (
          <button key={one} type="button" aria-pressed={chosen === one} onClick={() => onChoose(one)}>
            {textOf(one)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
