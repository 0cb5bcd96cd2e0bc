/** English for what waits for a player, beside the page itself; the other languages have to have all of it too. */
export const en = {
  'me.is-it-right': '{name} reported this result. Is it right?',
  'me.right': 'Yes, it is right',
  'me.wrong': 'No, it is wrong',
  'me.your-turn': 'It is your turn against {name}',
  'me.over': 'The match against {name} is over already: {winner} has won.',
  'me.nothing': 'Nothing waits for you',
  'me.nothing-text': 'If there is another match for you, it appears here by itself.',
  'me.ladder': '{name}: the ladder, and whom you can challenge',
  'me.left': '{name}: you have left. Ask the director if you want to play again.',
  'me.away': '{name}: you are away for a while. Tell the director when you are back.',
  'me.disqualified': '{name}: you are disqualified, and play no more.',
  'me.called-off': '{name} is called off: {why}',
  'me.play-by': 'Play by {time}',
  'me.arrange': 'Agree when you play',
  'me.challenged':
    '{name} has challenged you. If the two of you have not played by then, the director decides who wins.',
  'me.challenges':
    'You have challenged {name}. If the two of you have not played by then, the director decides who wins.',
} as const;

export type TasksWord = keyof typeof en;
/** Every text of what waits for a player in one language. */
export type TasksWords = Readonly<Record<TasksWord, string>>;
