/** English for a list of names that is entered at once; the other languages have to have all of it too. */
export const en = {
  'entries.many-hint': 'One name in each line',
  'entries.file': 'Or a file (CSV or text)',
  'entries.columns': 'What of each line is the name?',
  'entries.several': 'Several people have this name. Enter the one who is meant under “Enter a player”.',
  'entries.no-table': '{name} is no text. Save the table as CSV.',
  'entries.enter-none': 'Enter',
  'entries.enter-many': 'Enter {count}',
  'entries.left-out': '{name}: {why}',
  'entries.unknown': 'The club does not know these names yet. Are they spelt right?',
  'entries.enter-unknown': 'They are right: enter {count}',
  'entries.each': 'Each is a name of its own',
  'entries.already': 'Entered already: {names}',
  'entries.repeated': 'More than once in the list: {names}',
} as const;

export type NameListWord = keyof typeof en;
/** Every text of a list of names in one language. */
export type NameListWords = Readonly<Record<NameListWord, string>>;
