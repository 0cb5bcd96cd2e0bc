import type { StartWords } from '../en/start.js';

export const de: StartWords = {
  'first.welcome': 'Willkommen',
  'tonight.title': 'Heute Abend',
  'tonight.nothing': 'Gerade wird nichts gespielt.',
  'tonight.chouette': 'Chouette',
  'tonight.new': 'Neues Turnier',
  'tonight.entrants': 'Wer angemeldet ist',
  'tonight.open': 'Laufende Matches',
  'tonight.ended': 'Eben beendet',
  'tonight.over': 'Frühere Turniere',
  'tonight.no-ratings': 'Wertungen kommen mit den ersten Ergebnissen.',
  'tonight.not-found': 'So heißt noch niemand.',
  'tonight.closed': 'Frühere Chouettes',
  'new.chouette': 'Neue Chouette',
  'tonight.matches': 'Match oder Geldspiel',
};
