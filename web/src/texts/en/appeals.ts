/** English for appeals against rulings; the other languages have to have all of it too. */
export const en = {
  'appeal.enter': 'An entrant appeals …',
  'appeal.which': 'Against what?',
  'appeal.who': 'Who appeals?',
  'appeal.why': 'Why?',
  'appeal.send': 'Enter the appeal',
  'appeal.of': 'Appeal by {name}: {reason}',
  'appeal.decide': 'The committee has decided …',
  'appeal.outcome': 'What does the committee say?',
  'appeal.upheld': 'The ruling stands',
  'appeal.overturned': 'The ruling was wrong',
  'appeal.then': 'This changes no result: afterwards undo the ruling, or correct what it decided.',
  'appeal.because': 'Why? (may be left empty)',
  'appeal.no-one': 'Say who appeals.',
  'appeal.no-reason': 'Write why they appeal.',
  'appeal.no-outcome': 'Say what the committee has decided.',
  'appeal.earlier': 'Look for earlier rulings',
  'appeal.record': 'Record the decision',
} as const;

export type AppealsWord = keyof typeof en;
/** Every text of appeals in one language. */
export type AppealsWords = Readonly<Record<AppealsWord, string>>;
