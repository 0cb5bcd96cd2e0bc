/** English for a player's own page; the other languages have to have all of it too. */
export const en = {
  'go.title': 'Sign in',
  'go.empty': 'Type your token first.',
  'go.ended': 'The club does not know this token, or it has ended. Ask your director for a new link.',
  'go.offline': 'The club does not answer. Try again.',
  'me.signed-out': 'You are not signed in.',
  'me.against': 'Against',
  'me.no-table': 'Wait for a table',
  'me.awaited': 'Sent: {result}. {name} has to confirm it.',
  'me.confirmed': 'It counts, against {name}: {result}.',
  'me.denied': 'The reported result was denied. The director decides.',
  'me.board': 'Play it on the board here',
  'me.chouette': 'Your chouette',
  'me.chouette-asked': 'Chouette: you wait for a seat',
  'me.sign-out': 'Sign out',
} as const;

export type OwnWord = keyof typeof en;
/** Every text of a player's own page in one language. */
export type OwnWords = Readonly<Record<OwnWord, string>>;
