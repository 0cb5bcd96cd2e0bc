/** English for parts of a tournament that come when they are asked for, a ladder and a bracket to be made larger; the other languages have to have all of it too. */
export const en = {
  'bracket.smaller': 'Smaller',
  'bracket.larger': 'Larger',
  'ladder.whom': 'Whom do you challenge?',
  'ladder.send': 'Challenge {name}',
  'ladder.enter': 'Enter a challenge',
  'ladder.who': 'Who challenges?',
  'ladder.whom-else': 'Whom does {name} challenge?',
  'ladder.enter-this': 'Enter: {name} challenges {other}',
  'ladder.all-busy':
    'No challenge is possible now: of any two within reach of each other one has an open challenge, is away, or has just lost to the other.',
  'ladder.top': 'You are at the top. The players below can challenge you.',
  'ladder.none':
    'The players within your reach have open challenges, or are away. You can challenge one of them as soon as that is over.',
  'ladder.you-are-away': 'You are away: until your return you challenge no other player, and none challenges you.',
  'ladder.from': '{name}: not before {time}',
  'ladder.you-challenged': 'You have challenged {name}',
  'ladder.challenged-you': '{name} has challenged you',
  'ladder.waits': 'The result still has to be confirmed. After that you can challenge again.',
  'ladder.report': 'Report the result',
  'ladder.by': 'Play by {time}.',
  'ladder.due': 'by {time}',
  'ladder.late': 'late',
  'ladder.away': 'away',
  'ladder.moved': 'Since the draw',
  'ladder.up': '{count} up since the draw',
  'ladder.down': '{count} down since the draw',
  'ladder.challenges': 'challenges {name}',
  'ladder.challenged': 'challenged by {name}',
  'ladder.open': 'Open challenges',
  'ladder.no-open': 'No challenge is open.',
  'ladder.played': 'Played challenges',
  'ladder.reach': 'up to {reach} places above',
  'ladder.reach-one': 'one place above',
  'ladder.days': '{days} days',
  'ladder.days-one': 'one day',
  'ladder.rule':
    'A player can challenge anyone {reach}. The two have {days} to play. A challenger who wins takes the other’s place; one who loses can challenge the same player again after as long a time.',
} as const;

export type TournamentWord = keyof typeof en;
/** Every text of these parts in one language. */
export type TournamentWords = Readonly<Record<TournamentWord, string>>;
