import type { BracketWords } from '../en/bracket.js';

export const de: BracketWords = {
  'bracket.smaller': 'Kleiner',
  'bracket.larger': 'Größer',
};
