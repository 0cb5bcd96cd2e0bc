/** People of one name on one page, wherever it names them. */
import { type View, useView } from '../../view.js';
import type { Apart, Named } from './told-apart.js';

const asItIs: Apart = (thing) => thing;

/**
 * Puts behind a name that several of the people share what tells them apart, in all that the page shows. The view is for what waits
 * for that: it is there at once where no two share a name.
 */
export function useToldApart(people: readonly Named[]): View<Apart> {
  const names = people.map(({ name }) => name.toLowerCase());
  const alike = people.filter(
    (_each, place) => names.indexOf(names[place] ?? '') !== names.lastIndexOf(names[place] ?? ''),
  );
  return useView(`apart ${JSON.stringify(alike.map(({ playerId, name }) => [playerId, name]))}`, [], async () =>
    alike.length === 0 ? asItIs : (await import('./told-apart.js')).toldApart(alike),
  );
}

/** The same for what is shown at once: as the service names them, until it is known what tells them apart. */
export function useApart(people: readonly Named[]): Apart {
  return useToldApart(people).data ?? asItIs;
}
