/** Where the reader is, and how to go elsewhere without loading everything again. */
import { signal } from '@preact/signals';

export interface Place {
  readonly path: string;
  readonly search: string;
}

function here(): Place {
  return { path: location.pathname, search: location.search };
}

export const place = signal<Place>(here());

/** Shows another page; `replace` forgets the present one. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  place.value = here();
  scrollTo(0, 0);
}

/** The pages of ours; what else the service shows is loaded as ever. */
const OURS = /^\/(?:$|go$|me$|settings$|(?:t|c|m|p|s|print)\/)/;

addEventListener('popstate', () => (place.value = here()));
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || !OURS.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash !== '') return;
  event.preventDefault();
  go(link.pathname + link.search);
});
