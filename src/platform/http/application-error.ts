/** Refusals at the edge, by name. Which HTTP status a code has is said in one table, never where it is thrown. */

/** Facts that go with a problem: plain data. */
export type ProblemParams = Readonly<Record<string, unknown>>;

/** What kind of fault it is, for front ends that say it in a language of their own. */
export const FIELD_RULES = ['required', 'unknown', 'type', 'enum', 'format', 'length', 'min', 'max'] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

export interface FieldFault {
  /** JSON pointer into the body, or `?name` for a query parameter, or the name of a header. */
  readonly pointer: string;
  readonly message: string;
  readonly rule?: FieldRule;
  /** What the rule allows: a number, or the values or types of JSON that may stand there. */
  readonly limit?: number | readonly unknown[];
}

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

/** Fields of the request that are wrong in form. */
export function requestInvalid(faults: readonly FieldFault[]): ApplicationError {
  const errors = faults
    .slice(0, MOST_FAULTS)
    .map(({ pointer, message, ...more }) => ({ pointer: cut(pointer), message: cut(message), ...more }));
  const [first] = errors;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  // What is wrong with the whole body has no place in it.
  const where = first === undefined || first.pointer === '' ? '' : `${first.pointer}: `;
  const detail = first === undefined ? 'The request cannot be read.' : `${where}${first.message}${others}`;
  return new ApplicationError('request.invalid', detail, { errors });
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
    : new ApplicationError(`${thing}.not-found`, detail, { errors: [{ pointer, message: detail }] });
}
