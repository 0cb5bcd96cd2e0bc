import type { TasksWords } from '../en/tasks.js';

export const de: TasksWords = {
  'me.is-it-right': '{name} hat dieses Ergebnis gemeldet. Stimmt es?',
  'me.right': 'Ja, es stimmt',
  'me.wrong': 'Nein, es ist falsch',
  'me.your-turn': 'Du bist am Zug gegen {name}',
  'me.over': 'Das Match gegen {name} ist schon beendet: {winner} hat gewonnen.',
  'me.nothing': 'Nichts wartet auf dich',
  'me.nothing-text': 'Wenn noch ein Match für dich kommt, erscheint es hier von selbst.',
  'me.ladder': '{name}: die Rangliste, und wen du herausfordern kannst',
  'me.left': '{name}: Du spielst nicht mehr mit. Frag die Turnierleitung, wenn du wieder mitspielen willst.',
  'me.away': '{name}: Du setzt für eine Weile aus. Sag der Turnierleitung, wenn du zurück bist.',
  'me.disqualified': '{name}: Du bist disqualifiziert und spielst nicht mehr.',
  'me.called-off': '{name} ist abgesagt: {why}',
  'me.play-by': 'Spielt bis {time}',
  'me.arrange': 'Verabredet euch',
  'me.challenged':
    '{name} hat dich herausgefordert. Habt ihr bis dahin nicht gespielt, entscheidet die Turnierleitung, wer gewinnt.',
  'me.challenges':
    'Du hast {name} herausgefordert. Habt ihr bis dahin nicht gespielt, entscheidet die Turnierleitung, wer gewinnt.',
};
