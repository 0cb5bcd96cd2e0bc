import type { TeamsWords } from '../en/teams.js';

export const de: TeamsWords = {
  'together.pair-text': 'Zwei spielen zusammen. Wähle beide, ob der Club sie schon kennt oder nicht.',
  'together.team-text':
    'Zuerst wer das Team anführt, dann die anderen: mindestens {boards}, für jedes Brett jemand. Wer darüber hinaus dabei ist, ist Ersatz.',
  'together.team-name': 'Name des Teams',
  'together.reserve': 'Ersatz',
  'together.already': '{name} ist schon angemeldet oder hier gewählt.',
  'together.pair-missing': 'Wähle zwei Leute.',
  'together.team-missing': 'Ein Team braucht seinen Namen und {boards} Leute.',
  'together.enter-pair': 'Paar anmelden',
  'together.enter-team': 'Team mit {count} Leuten anmelden',
  'together.enter-team-one': 'Team mit 1 Person anmelden',
  'team.yours': 'Dein Team spielt an {count} Brettern. Wer an einem davon spielt, hat hier ein eigenes Match.',
  'line-up.of': 'Aufstellung von {team}',
  'line-up.means':
    'Sie lässt sich ändern, bis ein Brett begonnen hat. Ein Brett mit jemand anderem bekommt ein neues Match.',
  'line-up.board': 'Brett {board}',
  'line-up.set': 'So aufstellen',
};
