/** Why an option or a parameter of a variant cannot be had, for people. */
import { type TournamentFormat, variantOf } from '../domain/index.js';
import type { FieldFault } from '../platform/http/application-error.js';
import { suggestion } from '../platform/http/suggestion.js';

const CONFIG_REASONS: Readonly<Record<string, string>> = {
  'tournament-kind':
    'must be knockout, double-elimination, swiss, round-robin, ladder or league; the next stage a knockout or double-elimination',
  'not-in-format': 'is nothing that this kind of tournament has',
  'first-stage-only': 'is possible in the first stage only: into the next one there is no way but to qualify (T9)',
  'needs-then': 'makes sense only with a next stage: then',
  'needs-qualifiers': 'needs to be told how many qualify: qualifiers',
  'needed-for-longer': 'is needed for a longer grand final',
  'longer-only': 'makes sense only with grandFinal: longer',
  lengths: 'must be a list of match lengths from 1 to 99, one for each round, the last one repeating',
  record: 'must be an object',
  'whole-number': 'must be a whole number in a sensible range',
  'yes-or-no': 'must be true or false',
  'drop-through': 'must be a round of the main flight before its final',
  percent: 'must be from 0 to 100 percent',
  'percents-in-all': 'must be percents that make 100 together',
  weights: 'must be weights of 0 or more, not all of them 0',
  'needs-cube': 'needs a cube, which this variant does not have',
  'variant-record': 'must be the id of a variant or a record of its parameters',
  'variant-base': 'must be the id of a variant of the house',
  'variant-house-name': 'is the id of a variant of the house; give yours another one',
  'variant-unknown': 'is no parameter of a variant',
  'variant-value': 'is not a value that this parameter can have',
  'variant-total': 'does not place all checkers: points, bar and reserve together must have as many as the side',
  'variant-start': 'puts both sides on one point',
  'variant-needs-no-contact': 'can be parallel only where nothing is hit or pinned',
  'variant-needs-single-points': 'can be none only where one checker closes a point',
  'variant-needs-hits': 'makes sense only where checkers are hit',
  'variant-needs-pins': 'makes sense only where checkers are pinned',
  'variant-needs-start': 'needs two or more checkers on the own 24 at the start',
  'variant-needs-reserve': 'needs all checkers in the reserve at the start',
  'variant-needs-no-cube': 'is possible only without a cube',
  'variant-scoring': 'may not pay less for a backgammon than for a gammon',
  'money-only': 'belongs to money play; a match to points cannot have it, not even switched off (R76)',
  'needs-crawford': 'needs the Crawford rule (R74)',
  'not-a-cube-value': 'must be a value of the cube: 1, 2, 4, 8 and so on (R61)',
  'recorded-dice-only': 'makes sense with recorded dice only',
  'points-only': 'belongs to matches to points; a money session cannot have it, not even switched off (section 20)',
  'chouette-only': 'needs a box, which only a chouette has (R99)',
  'no-chouette': 'belongs to matches to points; a chouette has no match score (C14)',
  'multi-only': 'needs a cube for each member; with one cube for the team it says nothing (C11, C13)',
  'single-only': 'needs one cube for the whole team; with a cube for each member everybody decides alone (C20)',
  'needs-beavers': 'needs beavers to be allowed (C49)',
  'chouette-size': 'must be a whole number from 3 to 10 (C3)',
  'partner-size': 'must be a whole number from 4 to 10: a team of two at least is left (C52)',
  'money-in-all': 'come to more than can be counted exactly (2^53): lower the fees or what is added',
  stake: 'must be a whole number of the smallest unit of money, 0 or more (R53)',
  'match-length': 'must be a whole number from 1 to 99 (R77)',
  'not-of-the-house':
    "is needed: the header of the transcript names a variant that is none of the house, or a club's own",
  'clock-value': 'is not a number that a clock can have (T30)',
  'clock-none': 'makes no sense without a clock (T30)',
  'clock-reserve-twice': 'tells the reserve a second time: name it for the match or for each point (T31)',
  'clock-plain': 'means nothing on a plain clock, which has no time per turn (T33)',
  'clock-expiry': 'belongs to another consequence of a fallen flag than `onExpiry` names (T35)',
  'not-in-transcripts':
    'cannot be had for a transcript, which does not tell the throws that only decide who starts (R12)',
};

/** Why an option cannot be had, for `config.invalid`. */
export function configReason(reason: string): string {
  const [kind, values] = reason.split(':');
  if (kind === 'one-of' && values !== undefined) return `must be one of ${values}`;
  return CONFIG_REASONS[reason] ?? reason;
}

type FieldOf<Form> = Form extends readonly unknown[] ? never : Form extends object ? keyof Form & string : never;
type FormatField =
  | FieldOf<TournamentFormat>
  | (TournamentFormat extends infer Format ? (Format extends object ? FieldOf<Format[keyof Format]> : never) : never);

/** Every field that the format of a tournament may have, with those inside of it; `then` is named apart, because objects with that name pass for promises. */
const FORMAT_FIELDS: Readonly<Record<Exclude<FormatField, 'then'>, true>> = {
  kind: true,
  lengths: true,
  draw: true,
  thirdPlace: true,
  consolation: true,
  dropThrough: true,
  lastChance: true,
  reEntry: true,
  grandFinal: true,
  grandFinalLength: true,
  rounds: true,
  tieBreaks: true,
  qualifiers: true,
  groups: true,
  reach: true,
  days: true,
  points: true,
  win: true,
  loss: true,
  forfeit: true,
};

/** The fault of an option, with the name that was probably meant where it is none that there is. */
export function configFault(pointer: string, reason: string): FieldFault {
  const message = configReason(reason);
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const unknown = (known: readonly string[]): FieldFault => {
    const others = known.filter((each) => each !== name);
    return { pointer, message: `${message}${suggestion(name, others)}`, rule: 'unknown' };
  };
  const [kind, values] = reason.split(':');
  if (kind === 'one-of' && values !== undefined) return { pointer, message, rule: 'enum' };
  switch (reason) {
    case 'not-in-format':
      return unknown([...Object.keys(FORMAT_FIELDS), 'then']);
    case 'variant-unknown':
      return unknown([...Object.keys(variantOf('backgammon')), 'base']);
    case 'record':
      return { pointer, message, rule: 'type', limit: ['object'] };
    case 'yes-or-no':
      return { pointer, message, rule: 'type', limit: ['boolean'] };
    default:
      return { pointer, message };
  }
}
