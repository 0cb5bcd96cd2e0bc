import type { AppealsWords } from '../en/appeals.js';

export const de: AppealsWords = {
  'appeal.enter': 'Berufung eintragen …',
  'appeal.which': 'Wogegen?',
  'appeal.who': 'Wer legt Berufung ein?',
  'appeal.why': 'Warum?',
  'appeal.send': 'Berufung eintragen',
  'appeal.of': 'Berufung von {name}: {reason}',
  'appeal.decide': 'Die Jury hat entschieden …',
  'appeal.outcome': 'Was sagt die Jury?',
  'appeal.upheld': 'Die Entscheidung gilt',
  'appeal.overturned': 'Die Entscheidung war falsch',
  'appeal.then':
    'Das ändert noch kein Ergebnis: Nimm danach die Entscheidung zurück, oder korrigiere, was sie bewirkt hat.',
  'appeal.because': 'Warum? (kann leer bleiben)',
  'appeal.no-one': 'Sag, wer Berufung einlegt.',
  'appeal.no-reason': 'Schreib, warum.',
  'appeal.no-outcome': 'Sag, was die Jury entschieden hat.',
  'appeal.earlier': 'Frühere Entscheidungen suchen',
  'appeal.record': 'Eintragen, was die Jury sagt',
};
