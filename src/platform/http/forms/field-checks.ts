/** What the checks of forms say about a value: which types of JSON they take, and which rule a value of such a type breaks. */
import type { BrokenRule, JsonType } from '../application-error.js';

/** What one check says about values; those of ours carry it as the first of their constraints. */
export class CheckFacts {
  constructor(
    /** The types that it takes; null where any type may stand and the value decides. */
    readonly types: readonly JsonType[] | null,
    /** The rule that a value of one of these types breaks. */
    readonly broken: (value: unknown) => BrokenRule,
  ) {}
}

/** A number in a range, both ends included. */
export function numberFacts(type: 'integer' | 'number', min: number, max: number): CheckFacts {
  return new CheckFacts([type], (value) => {
    if (Number(value) < min) return { rule: 'min', limit: min };
    return Number(value) > max ? { rule: 'max', limit: max } : { rule: 'format' };
  });
}

/** A text of `fewest` to `most` characters that has to be of some form, too. */
export function textFacts(fewest: number, most: number): CheckFacts {
  return new CheckFacts(['string'], (value) => {
    const { length } = [...String(value).trim()];
    if (length < fewest) return { rule: 'length', limit: fewest };
    return length > most ? { rule: 'length', limit: most } : { rule: 'format' };
  });
}

/** A text of one form, which its own sentence shows best, whatever was sent instead. */
export function formatFacts(): CheckFacts {
  return new CheckFacts(null, (value) =>
    typeof value === 'string' ? { rule: 'format' } : { rule: 'type', limit: ['string'] },
  );
}

/** Something, of any type. */
export function requiredFacts(): CheckFacts {
  return new CheckFacts(null, () => ({ rule: 'required' }));
}

/** One of these words, or a whole number in a range. */
export function wordOrNumberFacts(words: readonly string[], min: number, max: number): CheckFacts {
  const number = numberFacts('integer', min, max);
  return new CheckFacts(['integer', 'string'], (value) => {
    if (typeof value === 'number') return number.broken(value);
    return Number.isNaN(Number(value)) ? { rule: 'enum', limit: words } : { rule: 'type', limit: ['integer'] };
  });
}

/** One of these words, or something of another type that breaks a rule of its own. */
export function wordOrFacts(words: readonly string[], type: JsonType, broken: CheckFacts['broken']): CheckFacts {
  return new CheckFacts(['string', type], (value) =>
    typeof value === 'string' ? { rule: 'enum', limit: words } : broken(value),
  );
}

const only = (...types: readonly JsonType[]) => new CheckFacts(types, () => ({ rule: 'type', limit: types }));
const length = (type: JsonType, limit: unknown) =>
  new CheckFacts([type], () => ({ rule: 'length', limit: Number(limit) }));
const oneOf = (values: readonly unknown[]) =>
  new CheckFacts(values.every((value) => typeof value === 'number') ? ['number'] : null, () => ({
    rule: 'enum',
    limit: values,
  }));

/** The checks of class-validator that forms of ours use, by their names. */
const LIBRARY_CHECKS: Readonly<Record<string, (constraints: readonly unknown[]) => CheckFacts>> = {
  isDefined: requiredFacts,
  isString: () => only('string'),
  isBoolean: () => only('boolean'),
  isObject: () => only('object'),
  isArray: () => only('array'),
  arrayMinSize: ([fewest]) => length('array', fewest),
  arrayMaxSize: ([most]) => length('array', most),
  minLength: ([fewest]) => length('string', fewest),
  maxLength: ([most]) => length('string', most),
  isLength: ([fewest, most]) => textFacts(Number(fewest), Number(most)),
  isUuid: formatFacts,
  matches: formatFacts,
  isIn: ([values]) => oneOf(values as readonly unknown[]),
  equals: ([value]) => oneOf([value]),
};

/** What a check says about values; null where it says nothing. A check that needs nothing has no constraints. */
export function factsOf(name: string | undefined, constraints: readonly unknown[] | undefined): CheckFacts | null {
  const first = constraints?.[0];
  if (first instanceof CheckFacts) return first;
  return LIBRARY_CHECKS[name ?? '']?.(constraints ?? []) ?? null;
}

/** The type of a value as JSON has it; numbers without decimals are integers. */
export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}

/** Whether a value may stand where these types are wanted. */
export function isOneOf(types: readonly JsonType[], value: unknown): boolean {
  const type = typeOf(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}
