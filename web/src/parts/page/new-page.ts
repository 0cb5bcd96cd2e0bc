/** The place of a keyboard on a page to which its reader goes: what had the focus is gone with the page before. */
import { place } from '../../router.js';

/** Moves the focus to the page's own part, behind the ways to other pages, from now on whenever the reader goes to another page. */
export function beginAtNewPages(): void {
  let { path } = place.value;
  let isOnTheWay = false;
  const begin = (): void => {
    const main = document.querySelector('main');
    if (main === null) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    // A pointer that touches the page beside its buttons gives it no focus.
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  };
  // Paper and the wall have a part of their own, which comes in the place of the one that says that it is on its way.
  new MutationObserver(() => {
    if (isOnTheWay && document.activeElement === document.body) begin();
  }).observe(document.body, { subtree: true, childList: true });
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, () => (isOnTheWay = false), true);
  // Told before the page before is gone, and with it the button that tells whether the reader works with the keyboard.
  place.subscribe((now) => {
    if (now.path === path) return;
    ({ path } = now);
    isOnTheWay = document.activeElement?.matches(':focus-visible') === true;
    if (isOnTheWay) begin();
  });
}
