/** Why an option or a parameter of a variant is refused, in sentences. */
import { type FormatReason, variantOf } from '../domain/index.js';
import type { FieldFault } from '../platform/http/application-error.js';
import { suggestion } from '../platform/http/suggestion.js';

/** What contradicts itself in the format of a tournament. */
const FORMAT_REASONS: Readonly<Record<FormatReason, string>> = {
  'stands-twice': 'stands in the list already',
  'first-stage-only': 'is possible only in the first stage: an entrant reaches the next one only by qualifying (T9)',
  'needs-then': 'needs a next stage: `then`',
  'needs-qualifiers': 'needs the number that qualify: `qualifiers`',
  'needed-for-longer': 'is required for a longer grand final',
  'longer-only': 'needs `grandFinal`: `longer`',
  'needs-divisions': 'needs more than one division: `divisions`',
};

const CONFIG_REASONS: Readonly<Record<string, string>> = {
  ...FORMAT_REASONS,
  'draws-in-rounds': 'is only for a Swiss, a round robin or a league: in a knockout one team goes on',
  'not-for-teams': 'is nothing that teams play: they play a knockout, a Swiss, a round robin or a league',
  percent: 'must be from 0 to 100 percent',
  'percents-in-all': 'must add up to 100 percent',
  weights: 'must be weights of 0 or more, not all of them 0',
  'needs-cube': 'needs a cube, which this variant does not have',
  'variant-record': 'must be the id of a variant or a record of its parameters',
  'variant-base': 'must be the id of a built-in variant',
  'variant-house-name': 'is the id of a built-in variant; choose another id',
  'variant-unknown': 'is not a parameter of a variant',
  'variant-value': 'is not a possible value of this parameter',
  'variant-total': 'does not place all checkers: points, bar and reserve together must hold all checkers of the side',
  'variant-start': 'puts both sides on the same point',
  'variant-needs-no-contact': 'can be `parallel` only where checkers neither hit nor pin',
  'variant-needs-single-points': 'can be `none` only where one checker closes a point',
  'variant-needs-hits': 'needs a variant in which checkers hit',
  'variant-needs-pins': 'needs a variant in which checkers pin',
  'variant-needs-start': 'needs two or more checkers on point 24 of each side at the start',
  'variant-needs-reserve': 'needs all checkers in the reserve at the start',
  'variant-needs-no-cube': 'is possible only without a cube',
  'variant-scoring': 'must not pay less for a backgammon than for a gammon',
  'money-only': 'belongs to money play; leave it out of a match to points, even to switch it off (R76)',
  'needs-crawford': 'needs the Crawford rule (R74)',
  'not-a-cube-value': 'must be a value of the cube: 1, 2, 4, 8 and so on (R61)',
  'recorded-dice-only': 'is possible only with recorded dice',
  'points-only': 'belongs to matches to points; leave it out of a money session, even to switch it off (section 20)',
  'chouette-only': 'needs a box, which only a chouette has (R99)',
  'no-chouette': 'belongs to matches to points; a chouette has no match score (C14)',
  'multi-only': 'needs a cube for each member; with one cube for the team it has no meaning (C11, C13)',
  'single-only':
    'needs one cube for the whole team; with a cube for each member, each member decides only for their own (C20)',
  'needs-beavers': 'is possible only where beavers are allowed (C49)',
  'chouette-size': 'must be a whole number from 3 to 10 (C3)',
  'partner-size': 'must be a whole number from 4 to 10, which leaves a team of at least two (C52)',
  'after-start': 'must be later than the start of the round',
  'round-twice': 'must not name a round twice',
  'money-in-all': 'add up to more than can be counted exactly (2^53): lower the fees or the added money',
  'not-entered': 'is not the id of an entry of this tournament (T65)',
  'listed-twice': 'is in this side pool already (T65)',
  stake: 'must be a whole number of the smallest unit of money, 0 or more (R53)',
  'match-length': 'must be a whole number from 1 to 99 (R77)',
  'not-of-the-house':
    'is required: the header of the transcript names a variant that is not built in, or a variant of a club',
  'clock-value': 'is not a possible value for a clock (T30)',
  'clock-none': 'has no meaning without a clock (T30)',
  'clock-reserve-twice': 'sets the reserve a second time: set it for the match or for each point (T31)',
  'clock-plain': 'has no meaning on a plain clock, which has no time per turn (T33)',
  'clock-expiry': 'does not belong to the consequence of a fallen flag that `onExpiry` names (T35)',
  'not-in-transcripts':
    'is not possible for a transcript, which leaves out the throws that only decide who starts (R12)',
};

/** The fault of an option; for an unknown parameter of a variant, with a suggestion of the name that was probably meant. */
export function configFault(pointer: string, reason: string): FieldFault {
  const message = CONFIG_REASONS[reason] ?? reason;
  if (reason !== 'variant-unknown') return { pointer, message };
  const name = pointer.split(/[/.]/).at(-1) ?? '';
  const others = [...Object.keys(variantOf('backgammon')), 'base'].filter((each) => each !== name);
  return { pointer, message: `${message}${suggestion(name, others)}`, rule: 'unknown' };
}

/** What is wrong, as one sentence. */
export function sentenceOf(faults: readonly FieldFault[]): string {
  const sentences = faults.map(({ pointer, message }) => `${pointer}: ${message}`).join('; ');
  return sentences.endsWith('?') ? sentences : `${sentences}.`;
}
