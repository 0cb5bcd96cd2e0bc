/** Refusals at the edge, by name. Which HTTP status a code has is said in one table, never where it is thrown. */

/** Facts that go with a problem: plain data. */
export type ProblemParams = Readonly<Record<string, unknown>>;

/** The kinds of faults, for front ends that say them in a language of their own; the ones that explain most stand first. */
export const FAULT_RULES = [
  'required',
  'unknown',
  'excluded',
  'type',
  'enum',
  'format',
  'reference',
  'unique',
  'length',
  'min',
  'max',
  'range',
  'combination',
  'refused',
] as const;
export type FaultRule = (typeof FAULT_RULES)[number];

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** The rule that a value breaks, with what the rule allows. */
export type BrokenRule =
  /** A number, or a time in ISO 8601. */
  | { readonly rule: 'min' | 'max'; readonly limit: number | string }
  /** Of a text, a list or a form: the bound that it exceeds, or both bounds. */
  | { readonly rule: 'length'; readonly limit: number | readonly [fewest: number, most: number] }
  | { readonly rule: 'range'; readonly limit: readonly [least: number, most: number] }
  | { readonly rule: 'type'; readonly limit: readonly JsonType[] }
  | { readonly rule: 'enum'; readonly limit: readonly unknown[] }
  /** The fields whose values depend on each other. */
  | { readonly rule: 'combination'; readonly limit: readonly string[] }
  /** What may stand there, where that is a list. */
  | { readonly rule: 'required'; readonly limit?: readonly unknown[] }
  /** The code of the problem says more than any rule about `refused`. */
  | { readonly rule: 'unknown' | 'excluded' | 'format' | 'reference' | 'unique' | 'refused' };

export type FieldFault = BrokenRule & {
  /** JSON pointer into the body, or `?name` for a query parameter, or the name of a header. */
  readonly pointer: string;
  readonly message: string;
};

interface ProblemFacts {
  readonly params?: ProblemParams;
  readonly errors?: readonly FieldFault[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

/** Something that the caller can understand and mend. Nothing was changed. */
export class ApplicationError extends Error {
  override readonly name = 'ApplicationError';

  constructor(
    readonly code: string,
    readonly detail: string,
    readonly facts: ProblemFacts = {},
    /** What is behind it, for the log. */
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}

/** Enough for people: a body of rubbish is not answered by a longer one. */
const MOST_FAULTS = 100;
const LONGEST_TEXT = 300;
/** Messages whose subject is the body. */
const OF_THE_BODY = /^(?:must|is|has) /;

/** Fields of the request that are wrong in form. */
export function requestInvalid(faults: readonly FieldFault[]): ApplicationError {
  const errors = faults
    .slice(0, MOST_FAULTS)
    .map(({ pointer, message, ...more }) => ({ pointer: cut(pointer), message: cut(message), ...more }));
  const [first] = errors;
  const detail = first === undefined ? 'The request cannot be read.' : `${sentenceOf(first)}${besides(faults)}`;
  return new ApplicationError('request.invalid', detail, { errors });
}

/** How many faults there are besides the first, for the end of a sentence about that one. */
export function besides(faults: readonly FieldFault[]): string {
  const others = faults.length - 1;
  return others < 1 ? '' : ` (and ${others} more ${others === 1 ? 'fault' : 'faults'})`;
}

/** What is wrong with the whole body has no place in it. */
function sentenceOf({ pointer, message }: FieldFault): string {
  if (pointer !== '') return `${pointer}: ${message}`;
  return OF_THE_BODY.test(message) ? `The body ${message}` : message;
}

function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const shown = text.slice(0, LONGEST_TEXT);
  // Not within a word, where there are words.
  return `${/^(.*[,; ])[^,; ]{0,40}$/s.exec(shown)?.[1] ?? shown}…`;
}

/** A thing that the path or the body names and that does not exist. `pointer` when the body named it. */
export function notFound(thing: string, id: string, pointer: string | null = null): ApplicationError {
  const detail = `There is no ${thing.replace('-', ' ')} with the id ${id}.`;
  return pointer === null
    ? new ApplicationError(`${thing}.not-found`, detail)
    : new ApplicationError(`${thing}.not-found`, detail, { errors: [{ pointer, message: detail, rule: 'reference' }] });
}

/** The row that was read of a thing; refuses where there is none. */
export function firstRow<Row>([row]: readonly Row[], thing: string, id: string): Row {
  if (row === undefined) throw notFound(thing, id);
  return row;
}
