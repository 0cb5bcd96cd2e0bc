/** English for people who play together, as pairs or teams; the other languages have to have all of it too. */
export const en = {
  'together.pair-text': 'Two play together as one entrant. Choose both, known to the club or new.',
  'together.team-text':
    'The captain first, then the others of the team: at least {boards}, one for each board. The members beyond that are reserves.',
  'together.team-name': 'Name of the team',
  'together.reserve': 'Reserve',
  'together.already': '{name} is entered already, or chosen here.',
  'together.pair-missing': 'Choose two people.',
  'together.team-missing': 'A team needs its name and {boards} people.',
  'together.enter-pair': 'Enter the pair',
  'together.enter-team': 'Enter the team of {count}',
  'together.enter-team-one': 'Enter the team of 1',
  'team.yours': 'Your team plays on {count} boards. A member who plays on one has a match of their own here.',
  'line-up.of': 'Line-up of {team}',
  'line-up.means': 'It can change until a board has begun. A board with another player gets a new match.',
  'line-up.board': 'Board {board}',
  'line-up.set': 'Set the line-up',
} as const;

export type TeamsWord = keyof typeof en;
/** Every text of pairs and teams in one language. */
export type TeamsWords = Readonly<Record<TeamsWord, string>>;
