/** English for the correction of a game of a chouette; the other languages have to have all of it too. */
export const en = {
  'chouette.corrected-meanwhile': 'Game {number} has been corrected meanwhile: {result}.',
  'chouette.undone-meanwhile': 'Game {number} has been undone meanwhile.',
  'chouette.take-news': 'Begin with that',
  'chouette.corrected-reason': 'corrected on the page',
  'chouette.corrects-to': 'Game {number}: {before} → {after}',
  'chouette.reorders': 'Game {number}, captain and team: {before} → {after}',
  'chouette.moves-points': '{name}: {change} ({before} → {after})',
  'chouette.next-box': 'In the box from now on: {before} → {after}',
  'chouette.next-line': 'Captain and team from now on: {before} → {after}',
  'chouette.later-stay': 'The games after it keep their box and their points.',
  'chouette.same-result': 'That is what is written down.',
  'chouette.correct-sure': 'Correct game {number} like this?',
  'chouette.correct-yes': 'Yes, correct it',
} as const;

export type CorrectionWord = keyof typeof en;
/** Every text of such a correction in one language. */
export type CorrectionWords = Readonly<Record<CorrectionWord, string>>;
