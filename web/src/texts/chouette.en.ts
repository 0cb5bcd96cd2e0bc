/** English at the table of a chouette; the other languages have to have all of it too. */
export const en = {
  'chouette.title': 'Chouette',
  'chouette.ended': 'Ended',
  'chouette.box': 'Box',
  'chouette.team': 'Team',
  'chouette.out': 'Not playing',
  'chouette.captain': 'Captain',
  'chouette.sits-out': 'Sits out',
  'chouette.box-wins': 'The box wins:',
  'chouette.team-wins': 'The team wins',
  'chouette.cube': 'Cube at the end',
  'chouette.dropped': 'Dropped',
  'chouette.box-dropped': 'Box dropped',
  'chouette.value-of': '{name}: cube {value}, tap for the next',
  'chouette.game': 'Game {number}',
  'chouette.record': 'Write down game {number}',
  'chouette.overtaken':
    'Game {number} has been written down meanwhile. What you have entered here stays, and is now for game {next}.',
  'chouette.changed':
    'Others sit in the box or in the line since you began. Look through what you have entered here before you send it.',
  'chouette.begin-again': 'Clear what is entered',
  'chouette.correct': 'Correct game {number}',
  'chouette.undo': 'Undo game {number}',
  'chouette.undo-sure': 'Game {number} then never counted. Everybody sits as before it.',
  'chouette.undo-yes': 'Yes, undo',
  'chouette.undo-no': 'No',
  'chouette.undone-reason': 'undone on the page',
  'chouette.corrected-reason': 'corrected on the page',
  'chouette.no-games': 'No game yet.',
  'chouette.chart': 'Plus and minus over the evening; the table of games has the figures',
  'chouette.settle-up': 'Who pays whom',
  'chouette.even': 'All debts are settled.',
  'chouette.close': 'End the evening …',
  'chouette.close-yes': 'Yes, end it',
  'chouette.join': 'A player joins',
  'chouette.who': 'Name',
  'chouette.new-person': '{name} (new)',
  'chouette.at-table': '{name} is at the table already.',
  'chouette.unknown': 'The club does not know {name}. A director or a scorer adds new people.',
  'chouette.sit-down': 'Join the table',
  'chouette.by-themselves':
    'Each player joins and leaves on their own page. A director or a scorer does it for others, and a director corrects games.',
  'chouette.sit-out': 'Sit out',
  'chouette.back': 'Back to the table',
  'chouette.leave': 'Leave',
  'chouette.who-sits':
    'In the order in which they sit: the box, the captain, then the rest of the team. Three people or more.',
  'chouette.up': '{name} moves up',
  'chouette.not': '{name} does not play',
  'chouette.stake': 'A point is worth {currency}',
  'chouette.worth': 'A point is worth {amount}',
  'chouette.whole-stake':
    'The club has no currency, so a point is worth a whole number. A director sets a currency in the settings.',
  'chouette.stake-in': 'Write an amount in {currency}, not below zero, with no more decimals than the currency has.',
  'chouette.cubes': 'Cubes',
  'chouette.cubes-multi': 'One for each',
  'chouette.cubes-single': 'One for the team',
  'chouette.open': 'Begin with {count}',
} as const;

export type ChouetteWord = keyof typeof en;
/** Every text of a chouette in one language. */
export type ChouetteWords = Readonly<Record<ChouetteWord, string>>;
