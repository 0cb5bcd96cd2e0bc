/** Keeps the place of a keyboard in a list whose rows go, move and open while one works through it. */
import type { Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Focused {
  readonly button: HTMLElement;
  readonly row: Element;
  /** Of all rows with something to touch, from 0. */
  readonly nth: number;
}

/** What can have the focus; a heading or a list with a tab index of its own is read before what stands below it is touched. */
const PLACES = 'button, summary, input, textarea, [tabindex="-1"]';

/** Those of a row, which can be a button itself. */
function buttonsOf(row: Element): readonly HTMLElement[] {
  const own = row instanceof HTMLElement && row.matches(PLACES) ? [row] : [];
  return [...own, ...row.querySelectorAll<HTMLElement>(PLACES)].filter((each) => each.checkVisibility());
}

function rowsOf(list: Element, rows: string): readonly Element[] {
  return [...list.querySelectorAll(rows)].filter((row) => buttonsOf(row).length > 0);
}

/** What a row is about, where it may come again at another place of its list as another element. */
function subjectOf(row: Element): string | undefined {
  return row instanceof HTMLElement ? row.dataset['subject'] : undefined;
}

/** Where the row is by now, or another about the same; -1: nowhere. */
function placeOf(row: Element, rows: readonly Element[]): number {
  const subject = subjectOf(row);
  const isAlike = (each: Element): boolean => subject !== undefined && subjectOf(each) === subject;
  return rows.includes(row) ? rows.indexOf(row) : rows.findIndex(isAlike);
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

/** Whether a button has nothing more to do for now: what is on its way leaves its button busy. */
function isOff(button: Element): boolean {
  return button instanceof HTMLButtonElement && button.disabled && button.ariaBusy !== 'true';
}

/** Whether its act is on its way. */
function isAtWork(button: HTMLElement): boolean {
  return button.isConnected && button.matches(':disabled') && !isOff(button);
}

/**
 * @param selector of the rows in the list: its children, unless it is said
 * @returns what the list is called by, as its `ref`
 */
export function useKeptFocus<List extends HTMLElement>(selector = ':scope > *'): Ref<List> {
  const list = useRef<List>(null);
  useEffect(() => {
    let focused: Focused | null = null;
    const rowsNow = (): readonly Element[] => (list.current === null ? [] : rowsOf(list.current, selector));
    const note = (): void => {
      const button = document.activeElement;
      const rows = rowsNow();
      const nth = rows.findIndex((each) => each.contains(button));
      const row = rows[nth];
      // Who works with a pointer has no place that could be lost: a key would then touch what is not even marked.
      const isKeyboards = button instanceof HTMLElement && button.matches(':focus-visible');
      focused = row === undefined || !isKeyboards ? null : { button, row, nth };
    };
    const forget = (): void => {
      focused = null;
    };
    const keep = (): void => {
      const lost = focused;
      if (lost === null) return;
      const { activeElement, body } = document;
      const rows = rowsNow();
      const nth = placeOf(lost.row, rows);
      // What is off loses the focus only when the browser next draws the page.
      if (activeElement !== null && activeElement !== body && !isOff(activeElement)) {
        if (nth >= 0) focused = { ...lost, nth };
        return;
      }
      if (isAtWork(lost.button)) return;
      const place = nth >= 0 ? nth : Math.min(lost.nth, rows.length - 1);
      const heirs = [...rows.slice(place), ...rows.slice(0, place)].flatMap((row) => heirOf(lost, row) ?? []);
      // Where nothing is left in it, a list that can have the focus has it.
      (heirs[0] ?? list.current)?.focus({ preventScroll: true });
    };
    // Of the whole page: what a part of a list keeps to itself takes the focus away, too.
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-busy'] });
    addEventListener('focusin', note);
    addEventListener('pointerdown', forget, true);
    return () => {
      changes.disconnect();
      removeEventListener('focusin', note);
      removeEventListener('pointerdown', forget, true);
    };
  }, []);
  return list;
}
