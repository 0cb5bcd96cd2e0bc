/** Leaves of a long list only what is looked for. */
interface FindProps {
  readonly label: string;
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
  /** Whether nothing of the list is what is looked for, and the words for that. */
  readonly isNowhere?: boolean;
  readonly nowhere?: string;
}

/** Lists up to here are looked through faster than something is typed. */
export const SHORT_LIST = 12;

export function Find({ label, wanted, onWanted, isNowhere = false, nowhere }: FindProps) {
  return (
    <div>
      <label>
        {label}
        <input
          type="search"
          data-field="?q"
          value={wanted}
          autocomplete="off"
          onInput={({ currentTarget }) => onWanted(currentTarget.value)}
        />
      </label>
      {nowhere !== undefined && (
        <p class="quiet" role="status">
          {isNowhere && nowhere}
        </p>
      )}
    </div>
  );
}

/** Without what a hurried hand leaves out: accents, capitals, blanks around. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Whether one of the texts has in it what is looked for. */
export function isFound(wanted: string, texts: readonly string[]): boolean {
  return texts.some((text) => plain(text).includes(plain(wanted)));
}
