/**
 * The format of a tournament as it stands in a body: whether its fields exist, are of their type and are within their bounds.
 * Whether they go together is for the rules, which read it afterwards.
 */
import {
  type AskedTournamentFormat,
  CONSOLATIONS,
  type Consolation,
  DRAWS,
  FORMAT_NAMES,
  GRAND_FINALS,
  type Lengths,
  MAX_MATCH_LENGTH,
  MOST_DAYS,
  MOST_ENTRANTS,
  MOST_GROUPS,
  MOST_ROUNDS,
  MOST_TABLE_POINTS,
  type SeasonFormat,
  TIE_BREAKS,
  WITHDRAWN_RULES,
} from '../../../domain/index.js';
import { ApplicationError, type BrokenRule, type FieldFault } from '../../../platform/http/application-error.js';
import { inPointer } from '../../../platform/http/forms/field-faults.js';
import { suggestion } from '../../../platform/http/forms/suggestion.js';
import { sentenceOf } from '../../../rules/catalogue/config-reasons.js';

type Body = Readonly<Record<string, unknown>>;

/** The format that is asked for, every field of it of the right form. */
export function askedFormat(body: Body): AskedTournamentFormat {
  const faults: FormFault[] = [];
  const asked = formatOf(FORMAT_NAMES)(body, new Place('/format', faults));
  if (asked === undefined || faults.length > 0) throw formatInvalid(faults);
  return asked;
}

function formatInvalid(faults: readonly FormFault[]): ApplicationError {
  const errors = faults.map(({ fault }) => fault);
  const params = { keys: errors.map(({ pointer }) => pointer), reasons: faults.map(({ reason }) => reason) };
  return new ApplicationError('config.invalid', sentenceOf(errors), { params, errors });
}

/** `reason`: its word among the facts of the refusal. */
interface FormFault {
  readonly reason: string;
  readonly fault: FieldFault;
}

type Wrong = BrokenRule & Pick<FieldFault, 'message'> & Pick<FormFault, 'reason'>;

const REQUIRED: Wrong = { reason: 'required', message: 'is required', rule: 'required' };
const NO_LIST: Wrong = { reason: 'list', message: 'must be a list', rule: 'type', limit: ['array'] };
const NO_RECORD: Wrong = { reason: 'record', message: 'must be an object', rule: 'type', limit: ['object'] };
const NOT_WHOLE: Wrong = {
  reason: 'whole-number',
  message: 'must be a whole number',
  rule: 'type',
  limit: ['integer'],
};
const NOT_YES_OR_NO: Wrong = {
  reason: 'yes-or-no',
  message: 'must be true or false',
  rule: 'type',
  limit: ['boolean'],
};
const NO_LENGTHS: Wrong = {
  reason: 'lengths',
  message: `must be a list of match lengths from 1 to ${MAX_MATCH_LENGTH}, one for each round; the last one repeats`,
  rule: 'length',
  limit: [1, MOST_ROUNDS],
};

function tooLittle(limit: number): Wrong {
  return { reason: `least:${limit}`, message: `must be at least ${limit}`, rule: 'min', limit };
}

function tooMuch(limit: number): Wrong {
  return { reason: `most:${limit}`, message: `must be at most ${limit}`, rule: 'max', limit };
}

function noneOf(limit: readonly string[]): Wrong {
  return { reason: `one-of:${limit.join('|')}`, message: `must be one of ${limit.join(', ')}`, rule: 'enum', limit };
}

function unknown(name: string): Wrong {
  const others = FIELD_NAMES.filter((each) => each !== name);
  const message = `does not exist in this kind of tournament${suggestion(name, others)}`;
  return { reason: 'not-in-format', message, rule: 'unknown' };
}

/** A place in the body, where it can be noted what is wrong with it; reading goes on. */
class Place {
  constructor(
    private readonly pointer: string,
    private readonly faults: FormFault[],
  ) {}

  at(key: string | number): Place {
    return new Place(`${this.pointer}/${inPointer(String(key))}`, this.faults);
  }

  wrong({ reason, ...fault }: Wrong): undefined {
    this.faults.push({ reason, fault: { pointer: this.pointer, ...fault } });
  }
}

/** The value that stands at a place; undefined where it is left out or wrong. */
type Reader<Value> = (asked: unknown, place: Place) => Value | undefined;
type Form<Fields> = { readonly [Name in keyof Fields]-?: Reader<NonNullable<Fields[Name]>> };

/** A field that may be left out, or null for its default. */
function optional<Value>(read: Reader<Value>): Reader<Value> {
  return (asked, place) => (asked === undefined || asked === null ? undefined : read(asked, place));
}

function required<Value>(read: Reader<Value>): Reader<Value> {
  return (asked, place) => (asked === undefined ? place.wrong(REQUIRED) : read(asked, place));
}

function wholeNumber(least: number, most: number): Reader<number> {
  return (asked, place) => {
    if (typeof asked !== 'number' || !Number.isSafeInteger(asked)) return place.wrong(NOT_WHOLE);
    if (asked < least) return place.wrong(tooLittle(least));
    return asked > most ? place.wrong(tooMuch(most)) : asked;
  };
}

function choice<Value extends string>(values: readonly Value[]): Reader<Value> {
  return (asked, place) => values.find((each) => each === asked) ?? place.wrong(noneOf(values));
}

function whole(least: number, most: number): Reader<number> {
  return optional(wholeNumber(least, most));
}

function oneOf<Value extends string>(values: readonly Value[]): Reader<Value> {
  return optional(choice(values));
}

const yesOrNo: Reader<boolean> = optional((asked, place) =>
  typeof asked === 'boolean' ? asked : place.wrong(NOT_YES_OR_NO),
);

function listOf<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return optional((asked, place) => {
    if (!Array.isArray(asked)) return place.wrong(NO_LIST);
    return asked.flatMap((each: unknown, at) => read(each, place.at(at)) ?? []);
  });
}

const LENGTH = wholeNumber(1, MAX_MATCH_LENGTH);

/** The first length that is wrong speaks for all. */
const lengths: Reader<Lengths> = (asked, place) => {
  if (!Array.isArray(asked)) return place.wrong(NO_LIST);
  if (asked.length === 0 || asked.length > MOST_ROUNDS) return place.wrong(NO_LENGTHS);
  const isLength = (each: unknown, at: number): each is number => LENGTH(each, place.at(at)) !== undefined;
  return asked.every(isLength) ? asked : undefined;
};

const lengthsAsBefore: Reader<Lengths> = (asked, place) => (asked === undefined ? undefined : lengths(asked, place));

/** A record without a kind of its own. */
function record<Fields extends object>(form: Form<Fields>): Reader<Fields> {
  return optional((asked, place) => {
    if (!isRecord(asked)) return place.wrong(NO_RECORD);
    const fields = fieldsOf<Fields>(form, asked, place);
    noteUnknown(Object.keys(form), asked, place);
    return fields;
  });
}

function formatOf<Kind extends AskedTournamentFormat['kind']>(
  kinds: readonly Kind[],
): Reader<Extract<AskedTournamentFormat, { kind: Kind }>> {
  return optional((asked, place) => {
    if (!isRecord(asked)) return place.wrong(NO_RECORD);
    const kind = kinds.find((each) => each === asked['kind']);
    // First, because a name that is misspelt is also why another one is missing.
    noteUnknown(kind === undefined ? FIELD_NAMES : ['kind', ...Object.keys(formOf(kind))], asked, place);
    if (kind === undefined) return place.at('kind').wrong(asked['kind'] === undefined ? REQUIRED : noneOf(kinds));
    const form = formOf(kind);
    return { kind, ...fieldsOf<object>(form, asked, place) } as Extract<AskedTournamentFormat, { kind: Kind }>;
  });
}

function fieldsOf<Fields extends object>(form: Form<Fields>, asked: Body, place: Place): Fields {
  const readers: [string, Reader<unknown>][] = Object.entries(form);
  const fields = readers.flatMap(([name, read]) => {
    const value = read(asked[name], place.at(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields) as Fields;
}

function noteUnknown(names: readonly string[], asked: Body, place: Place): void {
  for (const key of Object.keys(asked)) {
    if (!names.includes(key) && asked[key] !== undefined) place.at(key).wrong(unknown(key));
  }
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type FormOf<Kind extends AskedTournamentFormat['kind']> = Form<
  Omit<Extract<AskedTournamentFormat, { kind: Kind }>, 'kind'>
>;

const CONSOLATION: Form<Partial<Consolation>> = {
  kind: oneOf(CONSOLATIONS),
  lengths: lengthsAsBefore,
  dropThrough: whole(1, MOST_ROUNDS),
};

const POINTS: Form<Partial<SeasonFormat['points']>> = {
  win: whole(0, MOST_TABLE_POINTS),
  loss: whole(0, MOST_TABLE_POINTS),
  forfeit: whole(0, MOST_TABLE_POINTS),
};

const NEXT_STAGE: Pick<FormOf<'swiss'>, 'qualifiers' | 'then'> = {
  qualifiers: whole(0, MOST_ENTRANTS),
  // oxlint-disable-next-line unicorn/no-thenable -- the word of the API; no code awaits a format
  then: formatOf(['knockout', 'double-elimination']),
};

const KNOCKOUT: FormOf<'knockout'> = {
  lengths: required(lengths),
  draw: oneOf(DRAWS),
  thirdPlace: yesOrNo,
  consolation: record(CONSOLATION),
  lastChance: record({ lengths: lengthsAsBefore }),
  reEntry: yesOrNo,
};

const DOUBLE_ELIMINATION: FormOf<'double-elimination'> = {
  lengths: required(lengths),
  grandFinal: oneOf(GRAND_FINALS),
  grandFinalLength: whole(1, MAX_MATCH_LENGTH),
  draw: oneOf(DRAWS),
  reEntry: yesOrNo,
};

const SWISS: FormOf<'swiss'> = {
  lengths: required(lengths),
  rounds: whole(1, MOST_ROUNDS),
  draw: oneOf(DRAWS),
  tieBreaks: listOf(choice(TIE_BREAKS)),
  ...NEXT_STAGE,
};

const ROUND_ROBIN: FormOf<'round-robin'> = {
  lengths: required(lengths),
  groups: whole(1, MOST_GROUPS),
  rounds: whole(1, MOST_ROUNDS),
  draw: oneOf(DRAWS),
  double: yesOrNo,
  withdrawn: oneOf(WITHDRAWN_RULES),
  tieBreaks: listOf(choice(TIE_BREAKS)),
  ...NEXT_STAGE,
};

const LADDER: FormOf<'ladder'> = {
  lengths: required(lengths),
  reach: whole(1, MOST_ENTRANTS),
  days: whole(1, MOST_DAYS),
};

const SEASON: FormOf<'league'> = {
  lengths: required(lengths),
  points: record(POINTS),
  double: yesOrNo,
  divisions: whole(1, MOST_GROUPS),
  promoted: whole(0, MOST_GROUPS),
  withdrawn: oneOf(WITHDRAWN_RULES),
};

/** The fields of a kind, in the order in which they are judged. */
function formOf(kind: AskedTournamentFormat['kind']): Form<object> {
  switch (kind) {
    case 'knockout':
      return KNOCKOUT;
    case 'double-elimination':
      return DOUBLE_ELIMINATION;
    case 'swiss':
      return SWISS;
    case 'round-robin':
      return ROUND_ROBIN;
    case 'ladder':
      return LADDER;
    case 'league':
      return SEASON;
  }
}

/** The names of all fields, among which a misspelt one may be meant. */
const FIELD_NAMES = ['kind', ...new Set([...FORMAT_NAMES.map(formOf), CONSOLATION, POINTS].flatMap(Object.keys))];
