import type { EmptyWords } from '../en/empty.js';

export const de: EmptyWords = {
  'first.signed-out':
    'Dieser Club ist neu, oder er zeigt heute Abend nichts öffentlich. Öffne den Link, den du bekommen hast, oder melde dich mit deinem Token an.',
  'first.nothing': 'Hier wurde noch nichts gespielt.',
  'first.api': 'Die API dieses Clubs',
};
