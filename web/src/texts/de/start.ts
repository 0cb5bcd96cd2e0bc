import type { StartWords } from '../en/start.js';

export const de: StartWords = {
  'first.welcome': 'Willkommen',
  'first.signed-out':
    'Dieser Club ist neu, oder er zeigt heute Abend nichts öffentlich. Öffne den Link, den du bekommen hast, oder melde dich mit deinem Token an.',
  'first.nothing': 'Hier wurde noch nichts gespielt.',
  'first.api': 'Die API dieses Clubs',
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
