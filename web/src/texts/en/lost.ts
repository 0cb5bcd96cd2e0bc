/** English for a reader who has lost the way; the other languages have to have all of it too. */
export const en = {
  'lost.title': 'There is no such page',
  'lost.text': 'The address may be mistyped, or what it showed is gone.',
} as const;

export type LostWord = keyof typeof en;
/** Every text for a reader who has lost the way in one language. */
export type LostWords = Readonly<Record<LostWord, string>>;
