import type { TasksWords } from '../en/tasks.js';

export const de: TasksWords = {
  'me.is-it-right': '{name} hat dieses Ergebnis gemeldet. Stimmt es?',
  'me.right': 'Ja, es stimmt',
  'me.wrong': 'Nein, es ist falsch',
  'me.your-turn': 'Du bist am Zug gegen {name}',
  'me.nothing': 'Nichts wartet auf dich',
  'me.nothing-text': 'Dein nächstes Match erscheint hier von selbst.',
  'me.ladder': '{name}: die Rangliste, und wen du herausfordern kannst',
  'me.play-by': 'Spielt bis {time}',
  'me.arrange': 'Verabredet euch',
  'me.challenged':
    '{name} hat dich herausgefordert. Habt ihr bis dahin nicht gespielt, entscheidet die Turnierleitung, wer gewinnt.',
  'me.challenges':
    'Du hast {name} herausgefordert. Habt ihr bis dahin nicht gespielt, entscheidet die Turnierleitung, wer gewinnt.',
};
