import type { FaultsWords } from '../en/faults.js';

export const de: FaultsWords = {
  'fault.in-field': '„{field}“: {what}.',
  'fault.in-none': 'Was gesendet wurde: {what}.',
  'fault.more': 'Und {count} weitere.',
  'fault.required': 'darf nicht leer sein',
  'fault.unique': 'gibt es schon',
  'fault.reference': 'das kennt der Club nicht',
  'fault.combination': 'passt nicht zum Rest',
  'fault.number': 'muss eine Zahl sein',
  'fault.whole': 'muss eine ganze Zahl sein',
  'fault.min': 'muss mindestens {limit} sein',
  'fault.max': 'darf höchstens {limit} sein',
  'fault.not-before': 'darf nicht vor {limit} liegen',
  'fault.not-after': 'darf nicht nach {limit} liegen',
  'fault.range': 'muss von {least} bis {most} sein',
  'fault.short': 'muss mindestens {limit} Zeichen haben',
  'fault.long': 'darf höchstens {limit} Zeichen haben',
  'fault.length': 'muss {least} bis {most} Zeichen haben',
  'fault.text': 'muss Text ohne Zeilenumbrüche und Steuerzeichen sein',
  'fault.day': 'muss ein Tag sein, etwa {day}',
  'fault.zone': 'muss der Name einer Zeitzone sein, etwa Europe/Zurich',
  'fault.currency': 'muss aus drei Buchstaben bestehen, etwa EUR',
  'fault.url':
    'muss eine ganze Adresse sein, die mit https:// oder http:// beginnt, und keine dieses Rechners oder eines privaten Netzes (WEBHOOK_PRIVATE=true erlaubt diese)',
  'fault.points':
    'müssen Zahlen von 0 bis 100000 mit höchstens zwei Nachkommastellen sein, und Matchlängen von 1 bis 99',
  'fault.else': 'das nimmt der Club nicht an',
};
