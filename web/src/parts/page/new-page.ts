/** The place of a keyboard on a page to which its reader goes: what had the focus is gone with the page before. */
import { place } from '../../router.js';

/** Milliseconds in which the parts of a page come. After that the focus stays wherever the reader leaves it. */
const ON_THE_WAY = 3_000;

/** Moves the focus to the page's own part, behind the ways to other pages, from now on whenever the reader goes to another page. */
export function beginAtNewPages(): void {
  let { path } = place.value;
  let until = 0;
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
    if (performance.now() < until && document.activeElement === document.body) begin();
  }).observe(document.body, { subtree: true, childList: true });
  // Told before the page before is gone, and with it the button that tells whether the reader works with the keyboard.
  place.subscribe((now) => {
    if (now.path === path) return;
    ({ path } = now);
    until = 0;
    if (document.activeElement?.matches(':focus-visible') !== true) return;
    until = performance.now() + ON_THE_WAY;
    begin();
  });
}
