/** English for a director's first steps, and for a new tournament; the other languages have to have all of it too. */
export const en = {
  'first.step-1': 'Make a tournament: a name, a format, a length.',
  'first.step-2': 'Type the names of those who play.',
  'first.step-3': 'Draw it. Then call the matches and write the slips.',
  'new.name': 'Name',
  'new.usual-name': 'Club night',
  'new.kind': 'Format',
  'new.length': 'Points to a match',
  'new.rounds': 'Rounds',
  'new.groups': 'Groups',
  'new.then': 'Then a knockout of the best',
  'new.qualifiers': 'How many go on from each group',
  'new.go-on': 'So {count} play the knockout.',
  'new.two-go-on': 'A knockout needs at least two.',
  'new.then-length': 'Points to a match in the knockout',
  'new.consolation': 'With a consolation',
  'new.last-chance': 'With a last chance',
  'new.public': 'Everybody may watch it without a link',
  'new.make': 'Make the tournament',
  'begin.plays': '{name} plays already.',
  'begin.what': 'What they play',
  'begin.points': 'A match',
  'begin.money': 'A money session',
  'begin.length': 'Points',
  'begin.dice': 'Dice',
  'begin.dice-recorded': 'Real ones, entered here',
  'begin.dice-server': 'The club’s computer rolls',
  'begin.begin': 'Begin',
  'clock.unset': 'The club’s clock says {time}. Is that your time?',
  'clock.set': 'No: our time zone is {zone}',
} as const;

export type BeginWord = keyof typeof en;
/** Every text of first steps in one language. */
export type BeginWords = Readonly<Record<BeginWord, string>>;
