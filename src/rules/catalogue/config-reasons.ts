/** Why an option or a parameter of a variant is refused, in sentences. */
import {
  CLOCK_BOUNDS,
  FEWEST_PLAYERS,
  FLIGHT_NAMES,
  type FormatReason,
  MAX_MATCH_LENGTH,
  MOST_PLAYERS,
  VARIANT_NAMES,
  variantOf,
} from '../../domain/index.js';
import type { BrokenRule, FieldFault, JsonType } from '../../platform/http/application-error.js';
import { suggestion } from '../../platform/http/forms/suggestion.js';

const UNIQUE: BrokenRule = { rule: 'unique' };
const EXCLUDED: BrokenRule = { rule: 'excluded' };
const FORMAT: BrokenRule = { rule: 'format' };
const ofType = (...limit: readonly JsonType[]): BrokenRule => ({ rule: 'type', limit });
const together = (...limit: readonly string[]): BrokenRule => ({ rule: 'combination', limit });

/** What a reason says, and the rule that the option breaks. */
type Reason = readonly [sentence: string, broken: BrokenRule];

/** What contradicts itself in the format of a tournament. */
const FORMAT_REASONS: Readonly<Record<FormatReason, Reason>> = {
  'stands-twice': ['stands in the list already', UNIQUE],
  'first-stage-only': [
    'is possible only in the first stage: an entrant reaches the next one only by qualifying (T9)',
    EXCLUDED,
  ],
  'needs-then': ['needs a next stage: `then`', together('then')],
  'needs-qualifiers': ['needs the number that qualify: `qualifiers`', together('qualifiers')],
  'one-qualifier': ['must let two or more go on in all: they play the next stage', { rule: 'min', limit: 2 }],
  'needed-for-longer': ['is required for a longer grand final', { rule: 'required' }],
  'longer-only': ['needs `grandFinal`: `longer`', together('grandFinal')],
  'needs-divisions': ['needs more than one division: `divisions`', together('divisions')],
};

const CONFIG_REASONS: Readonly<Record<string, Reason>> = {
  ...FORMAT_REASONS,
  'draws-in-rounds': ['is only for a Swiss, a round robin or a league: in a knockout one team goes on', EXCLUDED],
  'not-for-teams': [
    'is nothing that teams play: they play a knockout, a Swiss, a round robin or a league',
    together('entrants'),
  ],
  percent: ['must be from 0 to 100 percent', { rule: 'range', limit: [0, 100] }],
  'percents-in-all': ['must add up to 100 percent', together('flights')],
  'no-flight': ['must be main, consolation or last-chance', { rule: 'enum', limit: FLIGHT_NAMES }],
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
  'variant-with-cube': ['must have a cube, because in a chouette cube decisions say who is in the box next', EXCLUDED],
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

/** The fault of an option; for an unknown parameter of a variant, with a suggestion of the name that was probably meant. */
export function configFault(pointer: string, reason: string): FieldFault {
  const [message, broken] = CONFIG_REASONS[reason] ?? [reason, FORMAT];
  const name = pointer.split(/[/.]/).at(-1) ?? '';
  if (reason === 'clock-value' && isBounded(name)) {
    return { pointer, message, rule: 'range', limit: CLOCK_BOUNDS[name] };
  }
  if (reason !== 'variant-unknown') return { pointer, message, ...broken };
  const others = [...Object.keys(variantOf('backgammon')), 'base'].filter((each) => each !== name);
  return { pointer, message: `${message}${suggestion(name, others)}`, ...broken };
}

function isBounded(name: string): name is keyof typeof CLOCK_BOUNDS {
  return name in CLOCK_BOUNDS;
}

/** What is wrong, as one sentence. */
export function sentenceOf(faults: readonly FieldFault[]): string {
  const sentences = faults.map(({ pointer, message }) => `${pointer}: ${message}`).join('; ');
  return sentences.endsWith('?') ? sentences : `${sentences}.`;
}
