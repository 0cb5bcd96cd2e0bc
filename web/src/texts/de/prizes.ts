import type { PrizesWords } from '../en/prizes.js';

export const de: PrizesWords = {
  'split.title': 'Verteilung der Preise',
  'split.is-usual': 'Noch ist nichts festgelegt: Das ist die übliche Verteilung nach der Zahl der Gemeldeten.',
  'split.means':
    'Die Anteile müssen nicht 100 ergeben: Bei 2 und 1 bekommt der erste Platz doppelt so viel wie der zweite. Die Beträge zeigen den jetzigen Stand.',
  'split.over': 'Das Turnier ist vorbei. Bei einer Änderung werden die Preise neu berechnet.',
  'split.share': 'Anteil am Topf in Prozent',
  'split.place': 'Platz {place}',
  'split.more': 'Ein Platz mehr',
  'split.fewer': 'Ein Platz weniger',
  'split.numbers':
    'Schreibe jeden Anteil als Zahl, etwa 50 oder {example}, nicht unter null. Mindestens einer ist größer als null.',
  'split.by-number':
    'Wie viele Plätze hier bezahlt werden, folgt aus der Zahl derer, die mitspielen, solange du nichts festlegst.',
  'split.shares': 'Die Anteile am Topf müssen zusammen 100 Prozent sein. Diese sind {sum}.',
  'split.share-number': 'Schreibe jeden Anteil am Topf als Zahl von 0 bis 100.',
  'split.too-many': 'Bisher sind nur {count} gemeldet. Was auf die Plätze dahinter käme, geht an die anderen.',
  'split.save': 'Verteilung speichern',
  'split.usual': 'Zurück zur üblichen Verteilung',
  'pool.title': 'Nebentöpfe',
  'pool.text': 'In einem Nebentopf spielt um mehr Geld, wer will. Wer davon am besten abschneidet, bekommt alles.',
  'pool.count': '{count} dabei',
  'pool.new': 'Neuer Nebentopf',
  'pool.name': 'Name des Nebentopfs',
  'pool.usual-name': 'Jackpot',
  'pool.fee': 'Einsatz {currency}',
  'pool.fee-number': 'Schreibe den Einsatz als Zahl, etwa {example}.',
  'pool.taken': 'Es gibt schon einen Nebentopf mit diesem Namen.',
  'pool.who': 'Wer dabei ist',
  'pool.nobody': 'Noch ist niemand angemeldet.',
  'pool.save': 'Nebentopf speichern',
  'pool.make': 'Nebentopf anlegen',
  'pool.remove': 'Nebentopf löschen …',
  'pool.remove-means': 'Die {count} darin spielen nicht mehr darum.',
  'pool.remove-yes': 'Ja, löschen',
};
