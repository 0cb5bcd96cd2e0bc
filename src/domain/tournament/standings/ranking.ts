/**
 * Orders entrants by criteria, one after another, each looked at only among those whom the ones before have left tied.
 * Which criteria there are stands in tie-breaks.ts.
 */

import type { Id } from '../../kernel/brands.js';

/** A criterion: what it gives to an entrant among those tied; more is better. Null: it says nothing about this tie. */
export interface Criterion {
  readonly name: string;
  readonly values: (tied: readonly Id[]) => ReadonlyMap<Id, number> | null;
  /**
   * Where to go on with each part that it leaves tied: with the next criterion, with itself, because the part is another
   * tie now, or from the second criterion on (T51).
   */
  readonly goOn: 'next' | 'again' | 'restart';
}

export interface Ranked {
  readonly entry: Id;
  /** From 1; shared by those whom nothing separates. */
  readonly place: number;
  /** The criterion that puts the entrant behind the one before; null: the first of all, or nothing separates the two. */
  readonly separatedBy: string | null;
}

/** Those whom nothing separates, and the criterion that puts them behind the group before. */
interface Group {
  readonly entries: readonly Id[];
  readonly by: string | null;
}

/** The entrants from the best down; those who stay tied share the place and keep the order in which they came. */
export function rankingOf(entries: readonly Id[], criteria: readonly Criterion[]): readonly Ranked[] {
  let place = 1;
  return groups(entries, criteria, 0).flatMap((group) => {
    const shown = group.entries.map((entry, index) => ({ entry, place, separatedBy: index === 0 ? group.by : null }));
    place += group.entries.length;
    return shown;
  });
}

/** Groups of those who stay tied, the best first. */
function groups(tied: readonly Id[], criteria: readonly Criterion[], index: number): readonly Group[] {
  const criterion = criteria[index];
  if (tied.length < 2 || criterion === undefined) return tied.length === 0 ? [] : [{ entries: tied, by: null }];
  const values = criterion.values(tied);
  const parts = values === null ? [tied] : partsBy(tied, values);
  if (parts.length === 1) return groups(tied, criteria, index + 1);
  const next = criterion.goOn === 'next' ? index + 1 : criterion.goOn === 'again' ? index : 1;
  return parts.flatMap((part, nth) => {
    const [first, ...others] = groups(part, criteria, next);
    if (first === undefined) return [];
    // Within a part what is looked at later separates; the part as a whole is separated here from the one before.
    return [nth === 0 ? first : { ...first, by: criterion.name }, ...others];
  });
}

function partsBy(tied: readonly Id[], values: ReadonlyMap<Id, number>): readonly (readonly Id[])[] {
  const parts = new Map<number, Id[]>();
  for (const entry of tied) {
    const value = values.get(entry) ?? 0;
    const part = parts.get(value);
    if (part === undefined) parts.set(value, [entry]);
    else part.push(entry);
  }
  return [...parts].toSorted(([a], [b]) => b - a).map(([, part]) => part);
}
