import type { OwnWords } from '../en/own.js';

export const de: OwnWords = {
  'go.title': 'Anmelden',
  'go.empty': 'Tippe zuerst dein Token.',
  'go.ended':
    'Der Club kennt dieses Token nicht, oder es ist abgelaufen. Bitte die Turnierleitung um einen neuen Link.',
  'go.offline': 'Der Club antwortet nicht. Versuche es noch einmal.',
  'me.signed-out': 'Du bist nicht angemeldet.',
  'me.against': 'Gegen',
  'me.no-table': 'Warte auf einen Tisch',
  'me.awaited': 'Gesendet: {result}. {name} muss es bestätigen.',
  'me.confirmed': 'Es zählt, gegen {name}: {result}.',
  'me.denied': 'Dem gemeldeten Ergebnis wurde widersprochen. Die Turnierleitung entscheidet.',
  'me.board': 'Hier am Brett spielen',
  'me.chouette': 'Deine Chouette',
  'me.chouette-asked': 'Chouette: du wartest auf einen Platz',
  'me.sign-out': 'Abmelden',
};
