/** The place of a keyboard on a page to which its reader goes: what had the focus is gone with the page before. */
import { place } from '../../router.js';

/** Moves the focus to the page's own part, behind the ways to other pages, from now on whenever the reader goes to another page. */
export function beginAtNewPages(): void {
  let { path } = place.value;
  // Told before the page before is gone, and with it the button that tells whether the reader works with the keyboard.
  place.subscribe((now) => {
    if (now.path === path) return;
    ({ path } = now);
    if (document.activeElement?.matches(':focus-visible') !== true) return;
    const main = document.querySelector('main');
    if (main === null) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    // A pointer that touches the page beside its buttons gives it no focus.
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  });
}
