/** English for the page of a person; the other languages have to have all of it too. */
export const en = {
  'person.rating': 'rating, {experience} points of experience',
  'person.between': 'Between the two of you: {own} – {other}',
  'person.matches': 'Matches',
  'person.open': 'not over',
  'person.no-matches': 'No match yet.',
  'person.picture': 'The rating of {name} from match to match',
} as const;

export type PersonWord = keyof typeof en;
/** Every text of a person's page in one language. */
export type PersonWords = Readonly<Record<PersonWord, string>>;
