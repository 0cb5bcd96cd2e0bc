/** English for what is wrong with a field of a form; the other languages have to have all of it too. */
export const en = {
  'fault.in-field': '“{field}”: {what}.',
  'fault.in-none': 'What was sent: {what}.',
  'fault.more': 'And {count} more.',
  'fault.required': 'must not be empty',
  'fault.unique': 'is there already',
  'fault.reference': 'the club does not know it',
  'fault.combination': 'does not go with the rest',
  'fault.number': 'must be a number',
  'fault.whole': 'must be a whole number',
  'fault.min': 'must be at least {limit}',
  'fault.max': 'must be at most {limit}',
  'fault.not-before': 'must not be before {limit}',
  'fault.not-after': 'must not be after {limit}',
  'fault.range': 'must be from {least} to {most}',
  'fault.short': 'must have at least {limit} characters',
  'fault.long': 'must have at most {limit} characters',
  'fault.length': 'must have {least} to {most} characters',
  'fault.text': 'must be text without line breaks and control characters',
  'fault.day': 'must be a day, such as {day}',
  'fault.zone': 'must be the name of a time zone, such as Europe/Zurich',
  'fault.currency': 'must be three letters, such as EUR',
  'fault.url':
    'must be a whole address that begins with https:// or http://, and not one of this machine or of a private network (WEBHOOK_PRIVATE=true allows these)',
  'fault.points': 'must be numbers from 0 to 100000 with at most two decimals, and match lengths from 1 to 99',
  'fault.else': 'the club does not take it',
} as const;

export type FaultsWord = keyof typeof en;
/** Every text of it in one language. */
export type FaultsWords = Readonly<Record<FaultsWord, string>>;
