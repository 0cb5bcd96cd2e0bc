import type { TogetherWords } from './together.en.js';

export const de: TogetherWords = {
  'together.pair-text': 'Zwei spielen zusammen. Wähle beide, ob der Club sie schon kennt oder nicht.',
  'together.team-text':
    'Zuerst wer das Team anführt, dann die anderen: mindestens {boards}, für jedes Brett jemand. Wer darüber hinaus dabei ist, ist Ersatz.',
  'together.team-name': 'Name des Teams',
  'together.reserve': 'Ersatz',
  'together.already': '{name} ist schon angemeldet oder hier gewählt.',
  'together.enter-pair': 'Paar anmelden',
  'together.enter-team': 'Team mit {count} Leuten anmelden',
};
