/** English where it is shown who stands where: bracket and standings; the other languages have to have all of it too. */
export const en = {
  'bracket.part-round': '{part}, round {round}',
  'part.upper': 'Winners',
  'part.lower': 'Losers',
  'part.final': 'Final',
  'part.reset': 'Second final',
  'part.third-place': 'Third place',
  'part.group': 'Group {part}',
  'part.division': 'Division {part}',
  'standings.place': 'Place',
  'standings.name': 'Name',
  'standings.wins': 'Wins',
  'standings.played': 'Played',
  'standings.points': 'Points',
  'standings.up': 'goes up',
  'standings.down': 'goes down',
  'standings.on': 'goes on',
  'entry.withdrawn': 'withdrawn',
  'entry.disqualified': 'disqualified',
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
} as const;

export type StandingWord = keyof typeof en;
/** Every text of brackets and standings in one language. */
export type StandingWords = Readonly<Record<StandingWord, string>>;
