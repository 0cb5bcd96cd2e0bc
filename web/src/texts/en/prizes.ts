/** English for how prizes are split and for side pools; the other languages have to have all of it too. */
export const en = {
  'prizes.pool': 'In the pool',
  'prizes.none': 'No prize has been won yet.',
  'split.title': 'How the prizes are split',
  'split.is-usual': 'Nothing is set yet: this is the usual split, by the number of entrants.',
  'split.means':
    'The parts of a flight need not make 100: with 2 and 1 the first place gets twice as much as the second. The amounts are as of now.',
  'split.over': 'The tournament is over. A change works the prizes out anew.',
  'split.share': 'Share of the pool in percent',
  'split.place': 'Place {place}',
  'split.more': 'One more place',
  'split.fewer': 'One place less',
  'split.numbers': 'Write each part as a number, like 50 or {example}, not below zero. At least one is more than zero.',
  'split.by-number': 'How many places are paid here follows from the number of entrants, unless you set it.',
  'split.shares': 'The shares of all flights have to make 100 percent. These make {sum}.',
  'split.share-number': 'Write each share as a number from 0 to 100.',
  'split.too-many': 'There are only {count} entrants so far. What the places behind them would get goes to the others.',
  'split.save': 'Save the split',
  'split.usual': 'Back to the usual split',
  'pool.title': 'Side pools',
  'pool.text': 'A side pool is for those who want to play for more money. The best of them gets all of it.',
  'pool.count': '{count} in it',
  'pool.new': 'New side pool',
  'pool.name': 'Name of the side pool',
  'pool.usual-name': 'Jackpot',
  'pool.fee': 'Each pays {currency}',
  'pool.fee-number': 'Write what each pays as a number, like {example}.',
  'pool.taken': 'There is already a side pool of this name.',
  'pool.who': 'Who is in it',
  'pool.nobody': 'Nobody is entered yet.',
  'pool.save': 'Save the side pool',
  'pool.make': 'Make the side pool',
  'pool.remove': 'Remove the side pool …',
  'pool.remove-means': 'Its {count} entrants do not play for it any more.',
  'pool.remove-yes': 'Yes, remove it',
} as const;

export type PrizesWord = keyof typeof en;
/** Every text of splits and side pools in one language. */
export type PrizesWords = Readonly<Record<PrizesWord, string>>;
