import type { OwnWords } from '../en/own.js';

export const de: OwnWords = {
  'report.who-won': 'Wer hat gewonnen?',
  'report.points-of': 'Punkte von {name}',
  'report.otherwise': 'Es endete anders',
  'report.send': 'Senden: {result}',
  'report.won': '{name} gewann {score}',
  'go.title': 'Anmelden',
  'go.offline': 'Der Club antwortet nicht. Versuche es noch einmal.',
  'me.signed-out': 'Du bist nicht angemeldet.',
  'me.against': 'Gegen',
  'me.no-table': 'Warte auf einen Tisch',
  'me.awaited': 'Gesendet: {result}. {name} muss es bestätigen.',
  'me.mistyped': 'Vertippt? {name} kann sagen, dass es nicht stimmt; dann melde es neu. Oder frag die Turnierleitung.',
  'me.confirmed': 'Es zählt, gegen {name}: {result}.',
  'me.denied': 'Dem gemeldeten Ergebnis wurde widersprochen. Die Turnierleitung entscheidet.',
  'me.board': 'Hier am Brett spielen',
  'me.chouette': 'Deine Chouette',
  'me.chouette-asked': 'Chouette: du wartest auf einen Platz',
  'me.sign-out': 'Abmelden',
};
