import type { NameListWords } from '../en/name-list.js';

export const de: NameListWords = {
  'entries.many-hint': 'Ein Name in jeder Zeile',
  'entries.file': 'Oder eine Datei (CSV oder Text)',
  'entries.columns': 'Was von jeder Zeile ist der Name?',
  'entries.several': 'Diesen Namen haben mehrere. Trage unter „Jemanden anmelden“ ein, wer gemeint ist.',
  'entries.no-table': '{name} ist kein Text. Speichere die Tabelle als CSV.',
  'entries.enter-none': 'Anmelden',
  'entries.enter-many': '{count} anmelden',
  'entries.left-out': '{name}: {why}',
  'entries.unknown': 'Diese Namen kennt der Club noch nicht. Sind sie richtig geschrieben?',
  'entries.enter-unknown': 'Sie stimmen: {count} anmelden',
  'entries.each': 'Jedes ist ein eigener Name',
  'entries.already': 'Schon angemeldet: {names}',
  'entries.repeated': 'Mehrmals in der Liste: {names}',
};
