/** Keeps the place of a keyboard in a list whose rows go, move and open while one works through it. */
import type { Ref } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Focused {
  readonly button: HTMLElement;
  readonly row: Element;
  /** Of all rows with something to touch, from 0. */
  readonly nth: number;
}

function buttonsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button, summary, input, textarea')].filter((each) =>
    each.checkVisibility(),
  );
}

function rowsOf(list: Element, rows: string): readonly Element[] {
  return [...list.querySelectorAll(rows)].filter((row) => buttonsOf(row).length > 0);
}

/** What a row is about, where it may come again at another place of its list as another element. */
function subjectOf(row: Element): string | undefined {
  return row instanceof HTMLElement ? row.dataset['subject'] : undefined;
}

/** The button of a row that stands for the one that had the focus: the same, one that says the same, the first one that can be touched. */
function heirOf({ button }: Focused, row: Element): HTMLElement | undefined {
  const buttons = buttonsOf(row).filter((each) => !each.matches(':disabled'));
  return (
    buttons.find((each) => each === button) ??
    buttons.find(({ textContent }) => textContent === button.textContent) ??
    buttons[0]
  );
}

/** Whether it cannot be pressed because its act is on its way: it can be again behind that. */
function isAtWork(button: HTMLElement): boolean {
  const isOff = button instanceof HTMLButtonElement && button.disabled && button.ariaBusy !== 'true';
  return button.isConnected && button.matches(':disabled') && !isOff;
}

/**
 * @param selector of the rows in the list: its children, unless it is said
 * @returns what the list is called by, as its `ref`
 */
export function useKeptFocus<List extends HTMLElement>(selector = ':scope > *'): Ref<List> {
  const list = useRef<List>(null);
  const focused = useRef<Focused | null>(null);
  useEffect(() => {
    const note = (): void => {
      const button = document.activeElement;
      const rows = list.current === null ? [] : rowsOf(list.current, selector);
      const nth = rows.findIndex((each) => each.contains(button));
      const row = rows[nth];
      // Who works with a pointer has no place that could be lost: a key would then touch what is not even marked.
      const isKeyboards = button instanceof HTMLElement && button.matches(':focus-visible');
      focused.current = row === undefined || !isKeyboards ? null : { button, row, nth };
    };
    const forget = (): void => {
      focused.current = null;
    };
    addEventListener('focusin', note);
    addEventListener('pointerdown', forget, true);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('pointerdown', forget, true);
    };
  }, []);
  // Without a list of what it depends on: any change of the list may take the focus away.
  useLayoutEffect(() => {
    const { current } = focused;
    if (current === null || list.current === null) return;
    const rows = rowsOf(list.current, selector);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const subject = subjectOf(current.row);
    const isRow = (row: Element): boolean =>
      row === current.row || (subject !== undefined && subjectOf(row) === subject);
    const nth = rows.findIndex(isRow);
    if (!isLost) {
      if (nth >= 0) focused.current = { ...current, nth };
      return;
    }
    if (isAtWork(current.button)) return;
    const place = nth >= 0 ? nth : Math.min(current.nth, rows.length - 1);
    const heirs = [...rows.slice(place), ...rows.slice(0, place)].flatMap((row) => heirOf(current, row) ?? []);
    heirs[0]?.focus({ preventScroll: true });
  });
  return list;
}
