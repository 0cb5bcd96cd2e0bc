/** People who were chosen, in their order: they move up, and go again. With the words of a chouette. */
import { t } from '../../texts/index.js';
import type { Found } from './person-finder.js';
import { Name } from '../page/shown.js';
import { isSameName } from './which.js';

interface ChosenProps {
  readonly people: readonly Found[];
  readonly onChange: (people: readonly Found[]) => void;
  /** What the person at a place is, where that is something of its own. */
  readonly tagOf?: (place: number) => string | null;
}

export function ChosenPeople({ people, onChange, tagOf = () => null }: ChosenProps) {
  const up = (place: number): void => {
    const [before, raised] = people.slice(place - 1, place + 1);
    if (before === undefined || raised === undefined) return;
    onChange([...people.slice(0, place - 1), raised, before, ...people.slice(place + 1)]);
  };
  /** What tells the person at a place from another of the name in the list; null where there is none. */
  const tells = (place: number): string | null => {
    const { name, which } = people[place] ?? {};
    const isShared = people.some((each, other) => other !== place && isSameName(each.name, name ?? ''));
    return isShared ? (which ?? null) : null;
  };
  return (
    <ol class="list">
      {people.map(({ playerId, name }, place) => {
        const which = tells(place);
        const said = which === null ? name : `${name} (${which})`;
        return (
          <li key={playerId ?? name} class="line">
            <Name>{name}</Name>
            {which !== null && <span class="quiet small">{which}</span>}
            {tagOf(place) !== null && <span class="tag">{tagOf(place)}</span>}
            <span class="push row">
              {place > 0 && (
                <button type="button" aria-label={t('chouette.up', { name: said })} onClick={() => up(place)}>
                  ↑
                </button>
              )}
              <button
                type="button"
                aria-label={t('chouette.not', { name: said })}
                onClick={() => onChange(people.filter((_each, other) => other !== place))}
              >
                ×
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
