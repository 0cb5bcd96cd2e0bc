/** People by a name that is typed. */
import { useEffect, useState } from 'preact/hooks';
import { type Schemas, answerOf } from '../../../../client/src/index.js';
import { club } from '../../session.js';

/** Who has just this name, and then others in whose names it occurs: many of these never hide the one who is meant. */
export async function peopleFor(name: string, limit: number): Promise<readonly Schemas['PlayerDto'][]> {
  if (name === '') return [];
  const list = (query: { readonly q?: string; readonly name?: string }) =>
    answerOf(club.GET('/v1/players', { params: { query: { ...query, limit } } }));
  const [named, all] = await Promise.all([list({ name }), list({ q: name })]);
  const ids = new Set(named.items.map(({ id }) => id));
  return [...named.items, ...all.items.filter(({ id }) => !ids.has(id))].slice(0, limit);
}

/**
 * Enter behind a name: it acts as soon as the club has said who has the name, unless another name is typed by then.
 *
 * @returns what a form does when it is sent
 */
export function useEarlyEnter(name: string, isAnswered: boolean, act: () => void): () => void {
  const [entered, setEntered] = useState<string | null>(null);
  useEffect(() => {
    if (entered === null || (entered === name && !isAnswered)) return;
    setEntered(null);
    if (entered === name) act();
  }, [entered, name, isAnswered]);
  return () => setEntered(name);
}
