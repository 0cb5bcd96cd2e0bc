import type { CorrectionWords } from '../en/correction.js';

/** Deutsch für die Berichtigung eines Spiels einer Chouette. */
export const de: CorrectionWords = {
  'chouette.corrected-meanwhile': 'Spiel {number} ist inzwischen berichtigt: {result}.',
  'chouette.undone-meanwhile': 'Spiel {number} ist inzwischen zurückgenommen.',
  'chouette.take-news': 'Damit neu beginnen',
  'chouette.corrected-reason': 'auf der Seite berichtigt',
  'chouette.corrects-to': 'Spiel {number}: {before} → {after}',
  'chouette.reorders': 'Spiel {number}, Kapitän und Team: {before} → {after}',
  'chouette.moves-points': '{name}: {change} ({before} → {after})',
  'chouette.next-box': 'Von jetzt an in der Box: {before} → {after}',
  'chouette.next-line': 'Von jetzt an Kapitän und Team: {before} → {after}',
  'chouette.later-stay': 'Die Spiele danach behalten ihre Box und ihre Punkte.',
  'chouette.same-result': 'So steht es schon da.',
  'chouette.correct-sure': 'Spiel {number} so berichtigen?',
  'chouette.correct-yes': 'Ja, berichtigen',
};
