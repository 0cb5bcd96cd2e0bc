/** English for a bracket that a reader makes larger or smaller; the other languages have to have all of it too. */
export const en = {
  'bracket.smaller': 'Smaller',
  'bracket.larger': 'Larger',
} as const;

export type BracketWord = keyof typeof en;
/** Every text of a bracket alone in one language. */
export type BracketWords = Readonly<Record<BracketWord, string>>;
