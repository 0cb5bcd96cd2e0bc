import type { PersonWords } from './person.en.js';

export const de: PersonWords = {
  'person.rating': 'Wertung, {experience} Punkte Erfahrung',
  'person.between': 'Zwischen euch beiden: {own} – {other}',
  'person.matches': 'Matches',
  'person.open': 'läuft',
  'person.no-matches': 'Noch kein Match.',
  'person.picture': 'Die Wertung von {name} von Match zu Match',
};
