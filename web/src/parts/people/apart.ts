/** People of one name on one page, wherever it names them. */
import { useView } from '../../view.js';
import type { Apart, Named } from './told-apart.js';

/** Puts behind a name that several of the people share what tells them apart, in all that the page shows. */
export function useApart(people: readonly Named[]): Apart {
  const names = people.map(({ name }) => name.toLowerCase());
  const alike = people.filter(
    (_each, place) => names.indexOf(names[place] ?? '') !== names.lastIndexOf(names[place] ?? ''),
  );
  const view = useView(`apart ${JSON.stringify(alike.map(({ playerId, name }) => [playerId, name]))}`, [], async () =>
    alike.length === 0 ? null : (await import('./told-apart.js')).toldApart(alike),
  );
  return view.data ?? ((thing) => thing);
}
