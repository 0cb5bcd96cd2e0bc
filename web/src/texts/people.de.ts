import type { PeopleWords } from './people.en.js';

export const de: PeopleWords = {
  'people.none': 'Der Club hat niemanden dieses Namens.',
  'people.more': 'Mehr zeigen',
  'people.too-many': 'Die ersten {count} stehen hier. Tippe einen Teil des Namens.',
  'people.change': 'Ändern',
  'people.change-of': 'Ändern: {name}',
  'people.name': 'Name der Person',
  'people.rename': 'Umbenennen',
  'people.make-link': 'Link für ein Handy machen',
  'people.phone-of': 'Handy von {name}',
  'people.page': 'Matches und Wertung',
  'people.archive': 'Archivieren …',
  'people.archive-means':
    'Wer archiviert ist, beginnt kein Match mehr und wird nicht mehr gefunden. Die Ergebnisse bleiben.',
  'people.archive-yes': 'Ja, {name} archivieren',
  'people.with-archived': 'Auch archivierte Personen zeigen',
  'people.is-archived': 'Archiviert',
  'people.is-merged': 'Mit einer anderen Person zusammengelegt',
  'people.bring-back': 'Zurückholen',
};
