/** English for people: in the settings, on their own pages, and who of them uses this browser; the other languages have to have all of it too. */
export const en = {
  'people.none': 'The club has no person of that name.',
  'people.more': 'Show more',
  'people.too-many': 'The first {count} are shown. Type a part of the name.',
  'people.change': 'Change',
  'people.change-of': 'Change: {name}',
  'people.name': 'Name of the person',
  'people.rename': 'Rename',
  'people.make-link': 'Make a link for a phone',
  'people.phone-of': 'Phone of {name}',
  'people.page': 'Matches and rating',
  'people.archive': 'Archive …',
  'people.archive-means': 'An archived person starts no more matches and is not found any more. The results stay.',
  'people.archive-yes': 'Yes, archive {name}',
  'people.with-archived': 'Show archived people too',
  'people.is-archived': 'Archived',
  'people.is-merged': 'Merged into another person',
  'people.bring-back': 'Bring back',
  'person.rating': 'rating, {experience} points of experience',
  'person.between': 'Between the two of you: {own} – {other}',
  'person.matches': 'Matches',
  'person.open': 'not over',
  'person.no-matches': 'No match yet.',
  'person.picture': 'The rating of {name} from match to match',
  'person.rating-way': 'Rating from match to match',
  'person.rating-axis': 'Rating',
  'go.other': '{name} is signed in on this device.',
  'go.stay': 'Stay {name}',
  'go.become': 'Become {name}',
  'me.sign-out-means': 'To come back you need your link or your token.',
  'me.sign-out-yes': 'Yes, sign out',
} as const;

export type PeopleWord = keyof typeof en;
/** Every text of it in one language. */
export type PeopleWords = Readonly<Record<PeopleWord, string>>;
