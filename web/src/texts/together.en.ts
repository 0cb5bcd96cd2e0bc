/** English for entering pairs and teams; the other languages have to have all of it too. */
export const en = {
  'together.pair-text': 'Two play together as one entrant. Choose both, known to the club or new.',
  'together.team-text':
    'The captain first, then the others of the team: at least {boards}, one for each board. Whoever is beyond that is a reserve.',
  'together.team-name': 'Name of the team',
  'together.reserve': 'Reserve',
  'together.already': '{name} is entered already, or chosen here.',
  'together.enter-pair': 'Enter the pair',
  'together.enter-team': 'Enter the team of {count}',
} as const;

export type TogetherWord = keyof typeof en;
/** Every text for entering pairs and teams in one language. */
export type TogetherWords = Readonly<Record<TogetherWord, string>>;
