/** English for the director who begins a night; the other languages have to have all of it too. */
export const en = {
  'first.welcome': 'Welcome',
  'tonight.title': 'Tonight',
  'tonight.nothing': 'Nothing is being played just now.',
  'tonight.chouette': 'Chouette',
  'tonight.new': 'New tournament',
  'tonight.entrants': 'Who has entered',
  'tonight.open': 'Matches that go on',
  'tonight.ended': 'Just ended',
  'tonight.over': 'Earlier tournaments',
  'tonight.no-ratings': 'Ratings come with the first results.',
  'tonight.not-found': 'No player has that name yet.',
  'tonight.closed': 'Earlier chouettes',
  'new.chouette': 'New chouette',
  'tonight.matches': 'Match or money session',
} as const;

export type StartWord = keyof typeof en;
/** Every text of a beginning in one language. */
export type StartWords = Readonly<Record<StartWord, string>>;
