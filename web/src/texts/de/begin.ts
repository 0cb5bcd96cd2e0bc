import type { BeginWords } from '../en/begin.js';

export const de: BeginWords = {
  'first.step-1': 'Lege ein Turnier an: Name, Format, Länge.',
  'first.step-2': 'Tippe die Namen derer, die spielen.',
  'first.step-3': 'Lose es aus. Dann rufe die Matches auf und schreibe die Zettel.',
  'new.name': 'Name',
  'new.usual-name': 'Clubabend',
  'new.kind': 'Format',
  'new.length': 'Punkte je Match',
  'new.rounds': 'Runden',
  'new.consolation': 'Mit Trostrunde',
  'new.last-chance': 'Mit letzter Chance',
  'new.public': 'Alle dürfen ohne Link zusehen',
  'new.make': 'Turnier anlegen',
  'clock.unset': 'Die Uhr des Clubs zeigt {time}. Ist das eure Zeit?',
  'clock.set': 'Nein: unsere Zeitzone ist {zone}',
};
