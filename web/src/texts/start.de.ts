import type { StartWords } from './start.en.js';

export const de: StartWords = {
  'first.welcome': 'Willkommen',
  'first.signed-out':
    'Dieser Club ist neu, oder er zeigt heute Abend nichts öffentlich. Öffne den Link, den du bekommen hast, oder melde dich mit deinem Token an.',
  'first.nothing': 'Hier wurde noch nichts gespielt.',
  'first.api': 'Die API dieses Clubs',
  'first.step-1': 'Lege ein Turnier an: Name, Format, Länge.',
  'first.step-2': 'Tippe die Namen derer, die spielen.',
  'first.step-3': 'Lose es aus. Dann rufe die Matches auf und schreibe die Zettel.',
  'tonight.closed': 'Frühere Chouettes',
  'new.chouette': 'Neue Chouette',
  'new.name': 'Name',
  'new.usual-name': 'Clubabend',
  'new.kind': 'Format',
  'new.length': 'Punkte je Match',
  'new.rounds': 'Runden',
  'new.consolation': 'Mit Trostrunde',
  'new.last-chance': 'Mit letzter Chance',
  'new.public': 'Alle dürfen ohne Link zusehen',
  'new.make': 'Turnier anlegen',
};
