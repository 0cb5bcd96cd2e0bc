/** Why an option or a parameter of a variant is refused, in sentences. */
import {
  CLOCK_BOUNDS,
  FEWEST_PLAYERS,
  MAX_MATCH_LENGTH,
  MOST_PLAYERS,
  MOST_ROUNDS,
  type TournamentFormat,
  VARIANT_NAMES,
  variantOf,
} from '../domain/index.js';
import type { BrokenRule, FieldFault, JsonType } from '../platform/http/application-error.js';
import { suggestion } from '../platform/http/suggestion.js';

const UNIQUE: BrokenRule = { rule: 'unique' };
const EXCLUDED: BrokenRule = { rule: 'excluded' };
const FORMAT: BrokenRule = { rule: 'format' };
const ofType = (...limit: readonly JsonType[]): BrokenRule => ({ rule: 'type', limit });
const together = (...limit: readonly string[]): BrokenRule => ({ rule: 'combination', limit });

/** The sentence of each reason, and the rule that the option breaks. */
const CONFIG_REASONS: Readonly<Record<string, readonly [sentence: string, broken: BrokenRule]>> = {
  required: ['is required', { rule: 'required' }],
  list: ['must be a list', ofType('array')],
  'stands-twice': ['stands in the list already', UNIQUE],
  'not-in-format': ['does not exist in this kind of tournament', { rule: 'unknown' }],
  'draws-in-rounds': ['is only for a Swiss, a round robin or a league: in a knockout one team goes on', EXCLUDED],
  'not-for-teams': [
    'is nothing that teams play: they play a knockout, a Swiss, a round robin or a league',
    together('entrants'),
  ],
  'first-stage-only': [
    'is possible only in the first stage: an entrant reaches the next one only by qualifying (T9)',
    EXCLUDED,
  ],
  'needs-then': ['needs a next stage: `then`', together('then')],
  'needs-qualifiers': ['needs the number that qualify: `qualifiers`', together('qualifiers')],
  'needed-for-longer': ['is required for a longer grand final', { rule: 'required' }],
  'longer-only': ['needs `grandFinal`: `longer`', together('grandFinal')],
  lengths: [
    'must be a list of match lengths from 1 to 99, one for each round; the last one repeats',
    { rule: 'length', limit: [1, MOST_ROUNDS] },
  ],
  record: ['must be an object', ofType('object')],
  'whole-number': ['must be a whole number', ofType('integer')],
  'yes-or-no': ['must be true or false', ofType('boolean')],
  percent: ['must be from 0 to 100 percent', { rule: 'range', limit: [0, 100] }],
  'percents-in-all': ['must add up to 100 percent', together('flights')],
  weights: ['must be weights of 0 or more, not all of them 0', FORMAT],
  'needs-cube': ['needs a cube, which this variant does not have', together('variant')],
  'variant-record': ['must be the id of a variant or a record of its parameters', ofType('string', 'object')],
  'variant-base': ['must be the id of a built-in variant', { rule: 'enum', limit: VARIANT_NAMES }],
  'variant-house-name': ['is the id of a built-in variant; choose another id', UNIQUE],
  'variant-unknown': ['is not a parameter of a variant', { rule: 'unknown' }],
  'variant-value': ['is not a possible value of this parameter', FORMAT],
  'variant-total': [
    'does not place all checkers: points, bar and reserve together must hold all checkers of the side',
    together('start', 'checkers'),
  ],
  'variant-start': ['puts both sides on the same point', together('start')],
  'variant-needs-no-contact': ['can be `parallel` only where checkers neither hit nor pin', together('contact')],
  'variant-needs-single-points': ['can be `none` only where one checker closes a point', together('ownPointSize')],
  'variant-needs-hits': ['needs a variant in which checkers hit', together('contact')],
  'variant-needs-pins': ['needs a variant in which checkers pin', together('contact')],
  'variant-needs-start': ['needs two or more checkers on point 24 of each side at the start', together('start')],
  'variant-needs-reserve': ['needs all checkers in the reserve at the start', together('start')],
  'variant-needs-no-cube': ['is possible only without a cube', together('cube')],
  'variant-scoring': ['must not pay less for a backgammon than for a gammon', together('scoring')],
  'money-only': ['belongs to money play; leave it out of a match to points, even to switch it off (R76)', EXCLUDED],
  'needs-crawford': ['needs the Crawford rule (R74)', together('crawford')],
  'not-a-cube-value': ['must be a value of the cube: 1, 2, 4, 8 and so on (R61)', FORMAT],
  'recorded-dice-only': ['is possible only with recorded dice', together('dice')],
  'points-only': [
    'belongs to matches to points; leave it out of a money session, even to switch it off (section 20)',
    EXCLUDED,
  ],
  'chouette-only': ['needs a box, which only a chouette has (R99)', EXCLUDED],
  'no-chouette': ['belongs to matches to points; a chouette has no match score (C14)', EXCLUDED],
  'multi-only': [
    'needs a cube for each member; with one cube for the team it has no meaning (C11, C13)',
    together('cubes'),
  ],
  'single-only': [
    'needs one cube for the whole team; with a cube for each member, each member decides only for their own (C20)',
    together('cubes'),
  ],
  'needs-beavers': ['is possible only where beavers are allowed (C49)', together('beavers')],
  'chouette-size': [
    'must be a whole number from 3 to 10 (C3)',
    { rule: 'range', limit: [FEWEST_PLAYERS, MOST_PLAYERS] },
  ],
  'partner-size': [
    'must be a whole number from 4 to 10, which leaves a team of at least two (C52)',
    { rule: 'range', limit: [FEWEST_PLAYERS + 1, MOST_PLAYERS] },
  ],
  'after-start': ['must be later than the start of the round', together('startsAt')],
  'round-twice': ['must not name a round twice', UNIQUE],
  'money-in-all': [
    'add up to more than can be counted exactly (2^53): lower the fees or the added money',
    { rule: 'max', limit: Number.MAX_SAFE_INTEGER },
  ],
  'not-entered': ['is not the id of an entry of this tournament (T65)', { rule: 'reference' }],
  'listed-twice': ['is in this side pool already (T65)', UNIQUE],
  'needs-divisions': ['needs more than one division: `divisions`', together('divisions')],
  stake: ['must be a whole number of the smallest unit of money, 0 or more (R53)', { rule: 'min', limit: 0 }],
  'match-length': ['must be a whole number from 1 to 99 (R77)', { rule: 'range', limit: [1, MAX_MATCH_LENGTH] }],
  'not-of-the-house': [
    'is required: the header of the transcript names a variant that is not built in, or a variant of a club',
    { rule: 'required' },
  ],
  'clock-value': ['is not a possible value for a clock (T30)', FORMAT],
  'clock-none': ['has no meaning without a clock (T30)', EXCLUDED],
  'clock-reserve-twice': [
    'sets the reserve a second time: set it for the match or for each point (T31)',
    together('reserveSeconds'),
  ],
  'clock-plain': ['has no meaning on a plain clock, which has no time per turn (T33)', together('mode')],
  'clock-expiry': [
    'does not belong to the consequence of a fallen flag that `onExpiry` names (T35)',
    together('onExpiry'),
  ],
};

/** A reason with what is possible instead: `least:1`, `one-of:reset|longer`. */
function limited(reason: string): { readonly kind: string; readonly limit: string } {
  const [kind = '', limit = ''] = reason.split(':');
  return { kind, limit };
}

type FieldOf<Form> = Form extends readonly unknown[] ? never : Form extends object ? keyof Form & string : never;
type FormatField =
  | FieldOf<TournamentFormat>
  | (TournamentFormat extends infer Format ? (Format extends object ? FieldOf<Format[keyof Format]> : never) : never);

/** Every field of the format of a tournament, nested ones included. `then` is listed separately, because an object with that key passes for a promise. */
const FORMAT_FIELDS: Readonly<Record<Exclude<FormatField, 'then'>, true>> = {
  kind: true,
  lengths: true,
  draw: true,
  thirdPlace: true,
  consolation: true,
  dropThrough: true,
  lastChance: true,
  reEntry: true,
  withdrawn: true,
  grandFinal: true,
  grandFinalLength: true,
  rounds: true,
  tieBreaks: true,
  qualifiers: true,
  groups: true,
  double: true,
  divisions: true,
  promoted: true,
  reach: true,
  days: true,
  points: true,
  win: true,
  loss: true,
  forfeit: true,
};

/** The fault of an option; for an unknown name, with a suggestion of the name that was probably meant. */
export function configFault(pointer: string, reason: string): FieldFault {
  const { kind, limit } = limited(reason);
  switch (kind) {
    case 'one-of':
      return {
        pointer,
        message: `must be one of ${limit.replaceAll('|', ', ')}`,
        rule: 'enum',
        limit: limit.split('|'),
      };
    case 'least':
      return { pointer, message: `must be at least ${limit}`, rule: 'min', limit: Number(limit) };
    case 'most':
      return { pointer, message: `must be at most ${limit}`, rule: 'max', limit: Number(limit) };
  }
  const [message, broken] = CONFIG_REASONS[reason] ?? [reason, FORMAT];
  const name = pointer.split(/[/.]/).at(-1) ?? '';
  if (reason === 'clock-value' && isBounded(name)) {
    return { pointer, message, rule: 'range', limit: CLOCK_BOUNDS[name] };
  }
  const others = knownNames(reason).filter((each) => each !== name);
  return { pointer, message: `${message}${suggestion(name, others)}`, ...broken };
}

function isBounded(name: string): name is keyof typeof CLOCK_BOUNDS {
  return name in CLOCK_BOUNDS;
}

/** The names of which an unknown one may be a misspelling. */
function knownNames(reason: string): readonly string[] {
  switch (reason) {
    case 'not-in-format':
      return [...Object.keys(FORMAT_FIELDS), 'then'];
    case 'variant-unknown':
      return [...Object.keys(variantOf('backgammon')), 'base'];
    default:
      return [];
  }
}
