import type { TournamentWords } from '../en/tournament.js';

export const de: TournamentWords = {
  'bracket.smaller': 'Kleiner',
  'bracket.larger': 'Größer',
  'ladder.whom': 'Wen forderst du heraus?',
  'ladder.send': '{name} herausfordern',
  'ladder.enter': 'Herausforderung eintragen',
  'ladder.who': 'Wer fordert heraus?',
  'ladder.whom-else': 'Wen fordert {name} heraus?',
  'ladder.enter-this': 'Eintragen: {name} fordert {other} heraus',
  'ladder.all-busy':
    'Gerade ist keine Herausforderung möglich: Von zweien in Reichweite hat immer jemand eine offene Herausforderung, ist abwesend oder hat gerade gegen den anderen verloren.',
  'ladder.top': 'Du stehst ganz oben. Wer unter dir steht, kann dich herausfordern.',
  'ladder.none':
    'Wen du herausfordern dürftest, hat gerade eine offene Herausforderung oder ist abwesend. Danach kannst du selbst herausfordern.',
  'ladder.you-are-away':
    'Du bist abwesend: Bis zu deiner Rückkehr forderst du niemanden heraus und wirst nicht herausgefordert.',
  'ladder.from': '{name}: erst wieder ab {time}',
  'ladder.you-challenged': 'Du hast {name} herausgefordert',
  'ladder.challenged-you': '{name} hat dich herausgefordert',
  'ladder.waits': 'Das Ergebnis ist noch zu bestätigen. Danach kannst du wieder herausfordern.',
  'ladder.report': 'Ergebnis melden',
  'ladder.by': 'Spielt bis {time}.',
  'ladder.due': 'bis {time}',
  'ladder.late': 'verspätet',
  'ladder.away': 'abwesend',
  'ladder.moved': 'Seit der Auslosung',
  'ladder.up': 'seit der Auslosung {count} höher',
  'ladder.down': 'seit der Auslosung {count} tiefer',
  'ladder.challenges': 'fordert {name}',
  'ladder.challenged': 'gefordert von {name}',
  'ladder.open': 'Offene Herausforderungen',
  'ladder.no-open': 'Keine Herausforderung ist offen.',
  'ladder.played': 'Gespielte Herausforderungen',
  'ladder.reach': 'bis zu {reach} Plätze',
  'ladder.reach-one': 'einen Platz',
  'ladder.days': '{days} Tage',
  'ladder.days-one': 'einen Tag',
  'ladder.rule':
    'Herausfordern lässt sich, wer {reach} höher steht. Die beiden haben {days} Zeit. Wer die Herausforderung gewinnt, bekommt den Platz; wer sie verliert, kann dieselbe Person nach ebenso langer Zeit wieder herausfordern.',
};
