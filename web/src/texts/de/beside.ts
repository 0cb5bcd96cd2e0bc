/** German for what only some need at the board. */
import type { BesideWord } from '../en/beside.js';

export const de: Readonly<Record<BesideWord, string>> = {
  'mend.question': 'Falsch eingegeben …',
  'mend.dice': 'Diesen Wurf neu eingeben',
  'mend.last': 'Letzte Eingabe zurücknehmen …',
  'mend.last-means':
    'Das Spiel geht von dort weiter, wo es vor der letzten Eingabe stand. Die Aufzeichnung behält beides.',
  'mend.last-yes': 'Zurücknehmen',
  'act.name-doublet': 'Welcher Pasch?',
  'act.first-die': 'Erster Würfel',
  'act.second-die': 'Zweiter Würfel',
  'match.clock': 'Restzeit: {time}',
  'match.next-game': 'Spiel {number} beginnen',
  'match.result': 'Nur das Ergebnis eintragen',
  'match.correct': 'Das Ergebnis stimmt nicht …',
  'match.correct-send': 'Korrigieren',
  'match.correct-reason': 'Falsch aufgeschrieben',
  'match.correct-at-desk': 'Das Ergebnis stimmt nicht: am Pult korrigieren',
  'match.reopen': 'Das Match ist nicht zu Ende …',
  'match.reopen-means':
    'Das Ergebnis wird zurückgenommen, und das Match geht weiter, wo seine Spiele es gelassen haben.',
  'match.reopen-yes': 'Es geht weiter',
  'session.end': 'Geldspiel beenden …',
  'session.end-means': 'Danach kann darin kein Spiel mehr gespielt werden. Wie es steht, so endet es.',
  'session.end-yes': 'Beenden',
  'session.over': 'Das Geldspiel ist zu Ende',
  'session.stake': 'Ein Punkt ist {amount} wert',
  'replay.skipped': 'ausgesperrt',
  'replay.start': 'Anfang',
  'replay.at': '{at} von {of}: {turn}',
  'replay.first': 'Zum Anfang',
  'replay.back': 'Einen Zug zurück',
  'replay.on': 'Einen Zug weiter',
  'replay.last': 'Zum letzten Zug',
};
