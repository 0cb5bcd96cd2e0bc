/** What is half entered, kept as long as the tab lives: who looks at another page meanwhile finds it again. */
import { useState } from 'preact/hooks';
import { me } from '../../session.js';

/** Whose it is: another person at the same tab begins with nothing. */
function keyOf(form: string): string {
  return `club.entry ${me.value?.tokenId ?? ''} ${form}`;
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What was kept of a form, null where nothing was; and how it is kept, or forgotten with null. */
export function useKeptEntry<T>(form: string): readonly [T | null, (entry: T | null) => void] {
  const key = keyOf(form);
  const [first] = useState(() => read(key) as T | null);
  const keep = (entry: T | null): void => {
    try {
      if (entry === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(entry));
    } catch {
      // A browser that keeps nothing: it is there as long as its page is.
    }
  };
  return [first, keep];
}
