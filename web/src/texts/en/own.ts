/** English for a player's own page, and for slips wherever they are written; the other languages have to have all of it too. */
export const en = {
  'report.who-won': 'Who won?',
  'report.points-of': 'Points of {name}',
  'report.otherwise': 'It ended otherwise',
  'report.send': 'Send: {result}',
  'report.won': '{name} won {score}',
  'go.title': 'Sign in',
  'go.offline': 'The club does not answer. Try again.',
  'me.signed-out': 'You are not signed in.',
  'me.against': 'Against',
  'me.no-table': 'Wait for a table',
  'me.awaited': 'Sent: {result}. {name} has to confirm it.',
  'me.mistyped': 'Mistyped? {name} can say that it is wrong; then report it again. Or ask the director.',
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
