/**
 * What is wrong with the fields of a form, each said by its cause: what is missing, then what is of another type, then what
 * has another form, then what is out of range. Of a field that is missing or of another type nothing else is said.
 */
import { type ValidationError, getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import { FAULT_RULES, type FieldFault, type JsonType } from '../application-error.js';
import { type CheckFacts, factsOf, isOneOf, typeOf } from './field-checks.js';
import { nearest, suggestion } from './suggestion.js';

/** The check that knows more of a missing field than that it is required. */
export const REQUIRED = 'isRequired';
const UNKNOWN = 'whitelistValidation';
const NESTED = 'nestedValidation';
/** How class-validator begins its sentences about items of lists. */
const OF_EACH = /^each value in (nested property )?\S+ /;
/** A number as a query writes it, also one that is not taken. */
const WRITTEN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Characters of a sentence behind which nothing more has room. */
const LONG = 200;
/** As many fields as a sentence can list. */
const FEW = 12;

const TYPE_WORDS: Readonly<Record<JsonType, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

interface Check {
  /** The name under which its sentence stands in an error. */
  readonly name: string;
  readonly each: boolean;
  readonly facts: CheckFacts | null;
  readonly passes: (object: object, value: unknown) => boolean;
}

interface Place {
  readonly pointer: string;
  /** How its sentences begin; empty where the pointer is enough. */
  readonly property: string;
  readonly inQuery: boolean;
}

/** The faults that class-validator has found. `prefix`: what stands before the names of fields in their pointers. */
export function fieldFaults(errors: readonly ValidationError[], prefix: string): FieldFault[] {
  return errors.flatMap((error) => faultsOf(error, prefix));
}

/**
 * The faults of fields that class-transformer has left out of the form that it made: those with the name of a method, such as
 * `toString`. They are as unknown as any other, and not to be forgotten.
 */
export function forgottenFields(given: unknown, made: unknown, prefix: string): FieldFault[] {
  if (given === made || typeof given !== 'object' || given === null) return [];
  if (typeof made !== 'object' || made === null || Array.isArray(given) !== Array.isArray(made)) return [];
  return Object.entries(given).flatMap(([name, part]: [string, unknown]): FieldFault[] => {
    if (Object.hasOwn(made, name)) {
      const isPlain = typeof part !== 'object' || part === null;
      return isPlain ? [] : forgottenFields(part, Reflect.get(made, name), `${prefix}${inPointer(name)}/`);
    }
    return name in made ? [unknownField(`${prefix}${inPointer(name)}`, name, knownFields(made))] : [];
  });
}

/** The name of a field as a part of a JSON pointer (RFC 6901). */
export function inPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The fault of a field that no form has there. Of a few fields the caller may choose, where none was probably meant. */
export function unknownField(pointer: string, name: string, known: readonly string[]): FieldFault {
  const what = pointer.startsWith('?') ? 'parameters' : 'fields';
  const choice = known.length > 0 && known.length <= FEW ? `; the ${what} here are ${known.join(', ')}` : '';
  const meant = suggestion(name, known);
  return { pointer, message: `${name} is unknown here${meant === '' ? choice : meant}`, rule: 'unknown' };
}

/**
 * The fault of a body whose field `field` does not name one of the forms: that it was written otherwise, that it is missing, or
 * what may stand in it. `others`: fields that could stand in its place.
 */
export function unnamedForm(
  body: object,
  {
    pointer,
    field,
    others = [],
  }: { readonly pointer: string; readonly field: string; readonly others?: readonly string[] },
  forms: readonly string[],
): FieldFault {
  const named: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  const known = [field, ...others];
  const misspelt = named === undefined ? Object.keys(body).find((name) => nearest(name, known) !== null) : undefined;
  if (misspelt !== undefined) return unknownField(`${pointer}/${inPointer(misspelt)}`, misspelt, known);
  return unknownWord(`${pointer}/${field}`, named, forms);
}

/** The fault of a value that is none of those that may stand there. */
function unknownWord(pointer: string, value: unknown, known: readonly string[]): FieldFault {
  if (value === undefined) {
    return { pointer, message: `is required: one of ${known.join(', ')}`, rule: 'required', limit: known };
  }
  const meant = typeof value === 'string' ? suggestion(value, known) : '';
  // The suggestion stands first: of a long list the end is cut.
  const message = `${meant === '' ? '' : `is not known${meant} It `}must be one of: ${known.join(', ')}`;
  return { pointer, message, rule: 'enum', limit: known };
}

function faultsOf(error: ValidationError, prefix: string): FieldFault[] {
  const { property, target, constraints = {}, children = [] } = error;
  const inQuery = prefix === '?';
  const pointer = `${prefix}${inQuery ? property : inPointer(property)}`;
  const place = { pointer, property, inQuery };
  if (UNKNOWN in constraints) return [unknownField(pointer, property, knownFields(target))];
  if (error.value === undefined && Object.keys(constraints).length > 0) {
    return [{ pointer, message: constraints[REQUIRED] ?? `${property} is required`, rule: 'required' }];
  }
  const checks = checksOf(target, property);
  const failed = checks.filter(({ name }) => name in constraints);
  const own = failed.filter(({ each, name }) => !each && name !== NESTED);
  const value = inQuery && own.some(isAboutNumbers) ? readNumber(error.value) : (error.value as unknown);
  const types = wantedInstead(failed, value);
  const [first] = own;
  if (types !== null) return [wrongType(place, value, types, constraints[first?.name ?? ''] ?? '')];
  const items = itemFaults(place, { value, target: target ?? {} }, failed, constraints);
  const wrongItems = new Set(items.map((fault) => fault.pointer));
  const inner = Array.isArray(value)
    ? children.flatMap((child) => faultsOfItem(child, pointer, wrongItems))
    : fieldFaults(children, `${pointer}/`);
  const broken = own
    .filter(({ facts }) => !isAboutTypeOnly(facts))
    .map((check) => brokenRule(place, value, check.facts, constraints[check.name] ?? ''))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  const all = [...broken, ...items, ...inner];
  return all.length > 0 ? all : Object.values(constraints).map((message) => ({ pointer, message, rule: 'format' }));
}

/** What is wrong in one of a list of forms, which need not be a form at all. */
function faultsOfItem(item: ValidationError, list: string, wrongItems: ReadonlySet<string>): FieldFault[] {
  const pointer = `${list}/${item.property}`;
  if (wrongItems.has(pointer)) return [];
  if (NESTED in (item.constraints ?? {})) {
    return [wrongType({ pointer, property: '', inQuery: false }, item.value, ['object'], '')];
  }
  return faultsOf(item, `${list}/`);
}

/** The types that are wanted where the value has another one; null where the type is right. */
function wantedInstead(failed: readonly Check[], value: unknown): readonly JsonType[] | null {
  for (const { name, each, facts } of failed) {
    const types = each ? null : name === NESTED ? (['object'] as const) : (facts?.types ?? null);
    if (types !== null && !isOneOf(types, value)) return types;
  }
  return null;
}

function isAboutNumbers({ facts }: Check): boolean {
  return facts?.types?.some((type) => type === 'integer' || type === 'number') === true;
}

function isAboutTypeOnly(facts: CheckFacts | null): boolean {
  return facts?.types?.length === 1 && facts.broken(undefined).rule === 'type';
}

/** `sentence`: what the check says that knows most about the value. */
function wrongType(
  { pointer, property, inQuery }: Place,
  value: unknown,
  limit: readonly JsonType[],
  sentence: string,
): FieldFault {
  const fault = { pointer, rule: 'type', limit } as const;
  const isWritten = inQuery && !Array.isArray(value);
  // The sentence about whole numbers says it of a number with decimals; and in a query everything comes as text.
  if (sentence !== '' && (isWritten || (typeof value === 'number' && limit.includes('integer')))) {
    return { ...fault, message: sentence };
  }
  const wanted = [...new Set(limit.map((type) => TYPE_WORDS[type]))].join(' or ');
  const found = typeof value === 'boolean' ? String(value) : TYPE_WORDS[typeOf(value)];
  return { ...fault, message: `${property} must be ${wanted}, not ${found}`.trimStart() };
}

function brokenRule(place: Place, value: unknown, facts: CheckFacts | null, sentence: string): FieldFault {
  const broken = facts?.broken(value) ?? ({ rule: 'format' } as const);
  if (broken.rule === 'type' && facts?.types !== null) return wrongType(place, value, broken.limit, sentence);
  const words = broken.rule === 'enum' ? broken.limit.filter((each) => typeof each === 'string') : [];
  const meant = typeof value === 'string' ? suggestion(value, words) : '';
  // Of a long list the end is cut, and the suggestion must not be.
  const message = meant === '' || sentence.length < LONG ? `${sentence}${meant}` : `is not known${meant}`;
  return { pointer: place.pointer, message, ...broken };
}

/** The items of a list that are wrong, each with its own place. */
function itemFaults(
  { pointer }: Place,
  { value, target }: { readonly value: unknown; readonly target: object },
  failed: readonly Check[],
  constraints: Readonly<Record<string, string>>,
): FieldFault[] {
  if (!Array.isArray(value)) return [];
  const ofItems = failed.filter(({ name, each }) => each && name !== NESTED);
  return value.flatMap((item: unknown, index): FieldFault[] => {
    const check = ofItems.find(({ passes }) => !passes(target, item));
    if (check === undefined) return [];
    const place = { pointer: `${pointer}/${index}`, property: '', inQuery: false };
    const sentence = (constraints[check.name] ?? '').replace(OF_EACH, '');
    const types = check.facts?.types ?? null;
    if (types !== null && !isOneOf(types, item)) return [wrongType(place, item, types, sentence)];
    return [brokenRule(place, item, check.facts, sentence)];
  });
}

function orderOf({ rule }: FieldFault): number {
  return FAULT_RULES.indexOf(rule);
}

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && WRITTEN_NUMBER.test(value) ? Number(value) : value;
}

/** The fields of a form with their checks. */
type Checks = ReadonlyMap<string, readonly Check[]>;

/** They are sorted once for each form: a body of rubbish has many faults, and the others wait meanwhile. */
const sorted = new Map<unknown, Checks>();

function knownFields(target: object | undefined): readonly string[] {
  return target === undefined ? [] : [...checksIn(target).keys()];
}

function checksOf(target: object | undefined, property: string): readonly Check[] {
  return target === undefined ? [] : (checksIn(target).get(property) ?? []);
}

function checksIn(target: object): Checks {
  const form = target.constructor;
  let checks = sorted.get(form);
  if (checks === undefined) {
    const storage = getMetadataStorage();
    const metadatas = storage.getTargetValidationMetadatas(form, '', false, false);
    const fields = Object.entries(storage.groupByPropertyName(metadatas));
    checks = new Map(fields.map(([property, ofField]) => [property, ofField.map(toCheck)]));
    sorted.set(form, checks);
  }
  return checks;
}

function toCheck({ name, type, each, constraints, constraintCls, propertyName }: ValidationMetadata): Check {
  const validators = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  const passes = (object: object, value: unknown): boolean => {
    const args = { value, object, property: propertyName, targetName: '', constraints };
    return validators.every(({ instance }) => instance.validate(value, args) === true);
  };
  return { name: name ?? type, each, facts: factsOf(name, constraints), passes };
}
