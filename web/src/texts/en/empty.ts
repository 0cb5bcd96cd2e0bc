/** English for readers of a club in which nothing was played yet; the other languages have to have all of it too. */
export const en = {
  'first.signed-out':
    'This club is new, or shows nothing in public tonight. Open the link that you were given, or sign in with your token.',
  'first.nothing': 'Nothing has been played here yet.',
  'first.api': 'The API of this club',
} as const;

export type EmptyWord = keyof typeof en;
/** Every text of an empty club in one language. */
export type EmptyWords = Readonly<Record<EmptyWord, string>>;
