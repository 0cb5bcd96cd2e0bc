import { type ArgumentMetadata, Injectable, ValidationPipe, applyDecorators } from '@nestjs/common';
import { Transform, plainToInstance } from 'class-transformer';
import { ValidateBy, ValidateIf, type ValidationError, buildMessage, validateSync } from 'class-validator';
import { ApplicationError, type FieldFault, requestInvalid } from '../application-error.js';
import { requiredFacts } from './field-checks.js';
import { REQUIRED, fieldFaults, forgottenFields, inPointer, unknownField, unnamedForm } from './field-faults.js';
import { DEEPEST, tooDeep } from '../requests/json-bounds.js';
import { PlainText } from '../requests/plain-text.js';
import { StreamedBody } from '../requests/streamed-body.js';
import { quickForm } from './quick-form.js';

type FormClass<T> = new () => T;

const OPTIONS = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true } as const;

class FormFaults extends Error {
  constructor(readonly errors: readonly ValidationError[]) {
    super('form');
  }
}

/** Checks the form of bodies and queries by their classes; unknown fields are faults, and one refusal names all faults. */
@Injectable()
export class FormPipe extends ValidationPipe {
  constructor() {
    super({
      ...OPTIONS,
      transform: true,
      // Finding the fault needs both, and no answer shows either.
      validationError: { target: true, value: true },
      exceptionFactory: (errors) => new FormFaults(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    // A text has no form; its reader finds any other fault.
    if (metadata.metatype === PlainText) {
      if (value instanceof PlainText) refuseUnstorable(value.text, '');
      return value;
    }
    // A body that its reader takes as it comes in; it refuses any other.
    if (metadata.metatype === StreamedBody) return value;
    // A path parameter is text until its pipe has read it.
    if (metadata.type === 'param') {
      refuseUnstorable(value, `{${metadata.data ?? 'path'}}`);
      return value;
    }
    const given = metadata.type === 'body' ? jsonObject(value) : value;
    refuseUnstorable(given, metadata.type === 'body' ? '' : '?');
    if (isObject(given) && this.toValidate(metadata)) {
      refuseManyForms(given, '');
      const quick = quickForm(metadata.metatype as FormClass<object>, given);
      if (quick !== null) return quick;
    }
    const pointer = metadata.type === 'query' ? '?' : '/';
    try {
      const form: unknown = await super.transform(given, metadata);
      refuseFaults([], { given, form, pointer });
      return form;
    } catch (thrown) {
      if (!(thrown instanceof FormFaults)) throw thrown;
      refuseFaults(thrown.errors, { given, form: thrown.errors[0]?.target, pointer });
      throw thrown;
    }
  }
}

/** The body of an operation that takes JSON. No body at all is an empty object, for requests that need no fields. */
export function jsonObject(body: unknown): object {
  if (body === undefined) return {};
  if (body instanceof PlainText) throw new ApplicationError('request.media-type', 'Send the body as application/json.');
  if (!isObject(body)) throw requestInvalid([notAnObject('')]);
  return body;
}

/** A field that may be left out, but is not null when it is there: null must not pass for a value. */
export function MayBeMissing(): PropertyDecorator {
  return ValidateIf((_form: object, value: unknown) => value !== undefined);
}

/** A text that may be left out, and is left out where it is blank. */
export function MayBeBlank(): PropertyDecorator {
  const blank = ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' && value.trim() === '' ? undefined : value;
  return applyDecorators(Transform(blank), MayBeMissing());
}

/** A field that is required where the form does not name the other one, which can say it instead. */
export function RequiredWithout(other: string): PropertyDecorator {
  const whereNeeded = ValidateIf(
    (form: Readonly<Record<string, unknown>>, value: unknown) => value !== undefined || form[other] === undefined,
  );
  const check = ValidateBy({
    name: REQUIRED,
    constraints: [requiredFacts()],
    validator: {
      validate: (value: unknown): boolean => value !== undefined,
      defaultMessage: buildMessage((prefix) => `${prefix}$property is required without ${other}`),
    },
  });
  return (target, key) => {
    whereNeeded(target, key);
    check(target, key);
  };
}

/** The fields that were named: a form has all of its fields, the others as undefined. */
export function namedFields(form: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

/** The value as an instance of its form, or `request.invalid` with pointers below `pointer`. */
export function formOf<T extends object>(form: FormClass<T>, value: unknown, pointer: string): T {
  if (!isObject(value)) throw requestInvalid([notAnObject(pointer)]);
  const quick = quickForm(form, value);
  if (quick !== null) return quick;
  refuseManyForms(value, pointer);
  const instance = plainToInstance(form, value);
  refuseFaults(validateSync(instance, OPTIONS), { given: value, form: instance, pointer: `${pointer}/` });
  return instance;
}

/** The body as an instance of that of the forms which its field `field` names. */
export function formNamedIn<T extends object>(
  sent: unknown,
  field: string,
  forms: Readonly<Record<string, FormClass<T>>>,
): T {
  const body = jsonObject(sent);
  refuseUnstorable(body, '');
  const named: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  const form = typeof named === 'string' && Object.hasOwn(forms, named) ? forms[named] : undefined;
  if (form === undefined) throw requestInvalid([unnamedForm(body, { pointer: '', field }, Object.keys(forms))]);
  return formOf(form, body, '');
}

/** Refuses what class-validator has found, and the fields that `form` does not have of what was given. */
function refuseFaults(
  errors: readonly ValidationError[],
  { given, form, pointer }: { readonly given: unknown; readonly form: unknown; readonly pointer: string },
): void {
  const faults = [...fieldFaults(errors, pointer), ...forgottenFields(given, form, pointer)];
  if (faults.length > 0) throw requestInvalid(faults);
}

function notAnObject(pointer: string): FieldFault {
  return { pointer, message: 'must be a JSON object', rule: 'type', limit: ['object'] };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** More than any form of ours has. Checking forms is slow, so rubbish should not get that far. */
const MOST_FIELDS = 200;
const MOST_ITEMS = 2_000;

/** More than any request has outside of batches, and enough to keep the others waiting for a twentieth of a second. */
const MOST_FORMS = 500;

/** To find out what is wrong with a form, and to say it, takes a tenth of a millisecond for each form in it. */
function refuseManyForms(body: object, pointer: string): void {
  let forms = 0;
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    forms += 1;
    if (forms > MOST_FORMS) {
      const message = `must not contain more than ${MOST_FORMS} objects and lists`;
      throw requestInvalid([{ pointer, message, rule: 'length', limit: MOST_FORMS }]);
    }
    for (const item of Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value)) count(item);
  };
  count(body);
}

function refuseMore(count: number, limit: number, things: 'items' | 'fields', pointer: string): void {
  if (count <= limit) return;
  throw requestInvalid([{ pointer, message: `must not have more than ${limit} ${things}`, rule: 'length', limit }]);
}

/** Names that class-transformer or Nest take out of every body and query. */
const PROTOTYPES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** PostgreSQL keeps neither NUL characters nor halves of surrogate pairs in text. Names of fields are looked at too. */
export function refuseUnstorable(value: unknown, pointer: string, depth = 0): void {
  // Everything after this goes through bodies by recursion.
  if (depth > DEEPEST) throw requestInvalid([{ pointer: '', ...tooDeep() }]);
  if (typeof value === 'string') {
    const fault = value.includes('\0')
      ? 'must not contain NUL characters'
      : value.isWellFormed()
        ? null
        : 'must be well-formed Unicode text';
    if (fault !== null) throw requestInvalid([{ pointer, message: fault, rule: 'format' }]);
  } else if (Array.isArray(value)) {
    refuseMore(value.length, MOST_ITEMS, 'items', pointer);
    value.forEach((item, index) => {
      refuseUnstorable(item, `${pointer}/${index}`, depth + 1);
    });
  } else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    refuseMore(fields.length, MOST_FIELDS, 'fields', pointer);
    for (const [name, item] of fields) {
      // No form has a field called so, and what goes through bodies behind this would forget it.
      const at = pointer === '?' ? `?${name}` : `${pointer}/${inPointer(name)}`;
      if (PROTOTYPES.has(name)) throw requestInvalid([unknownField(at, name, [])]);
      refuseUnstorable(name, pointer);
      refuseUnstorable(item, at, depth + 1);
    }
  }
}
