import type { LostWords } from '../en/lost.js';

export const de: LostWords = {
  'lost.title': 'Diese Seite gibt es nicht',
  'lost.text': 'Die Adresse ist falsch oder veraltet.',
};
