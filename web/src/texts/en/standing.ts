/** English where it is shown who stands where: bracket, standings, prizes; the other languages have to have all of it too. */
export const en = {
  'bracket.part-round': '{part}, round {round}',
  'part.upper': 'Winners',
  'part.lower': 'Losers',
  'part.final': 'Final',
  'part.reset': 'Second final',
  'bracket.smaller': 'Smaller',
  'bracket.larger': 'Larger',
  'standings.place': 'Place',
  'standings.name': 'Name',
  'standings.wins': 'Wins',
  'standings.played': 'Played',
  'standings.group': 'Group {group}',
  'standings.on': 'goes on',
  'standings.none': 'There are no standings yet.',
  'tie.direct': 'Direct',
  'tie.buchholz-cut-1': 'Buchholz −1',
  'tie.buchholz': 'Buchholz',
  'tie.sonneborn-berger': 'Sonneborn–Berger',
  'tie.difference': 'Difference',
  'tie.wins-among-tied': 'Wins among these',
  'tie.difference-among-tied': 'Difference among these',
  'tie.points-won': 'Points won',
  'tie.boards-won': 'Boards won',
  'tie.lots': 'Lots',
  'prizes.pool': 'In the pool',
  'prizes.none': 'No prize has been won yet.',
} as const;

export type StandingWord = keyof typeof en;
/** Every text of brackets, standings and prizes in one language. */
export type StandingWords = Readonly<Record<StandingWord, string>>;
