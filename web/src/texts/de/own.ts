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
  'me.is-it-right': '{name} hat dieses Ergebnis gemeldet. Stimmt es?',
  'me.right': 'Ja, es stimmt',
  'me.wrong': 'Nein, es ist falsch',
  'me.board': 'Hier am Brett spielen',
  'me.your-turn': 'Du bist am Zug gegen {name}',
  'me.chouette': 'Deine Chouette',
  'me.chouette-asked': 'Chouette: du wartest auf einen Platz',
  'me.nothing': 'Nichts wartet auf dich',
  'me.nothing-text': 'Dein nächstes Match erscheint hier von selbst.',
  'me.sign-out': 'Abmelden',
};
