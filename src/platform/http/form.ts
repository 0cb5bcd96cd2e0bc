import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { type FieldFault, requestInvalid } from './application-error.js';

type FormClass<T> = new () => T;

const OPTIONS = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true } as const;

class FormFaults extends Error {
  constructor(readonly errors: readonly ValidationError[]) {
    super('form');
  }
}

/** Checks the form of bodies and queries by their classes; unknown fields are faults, and all faults are told at once. */
@Injectable()
export class FormPipe extends ValidationPipe {
  constructor() {
    super({ ...OPTIONS, transform: true, exceptionFactory: (errors) => new FormFaults(errors) });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    refuseUnstorable(value, metadata.type === 'body' ? '' : '?');
    if (metadata.type === 'body' && metadata.metatype !== String && !isObject(value)) {
      throw requestInvalid([{ pointer: '', message: 'must be a JSON object' }]);
    }
    try {
      return await super.transform(value, metadata);
    } catch (thrown) {
      if (!(thrown instanceof FormFaults)) throw thrown;
      throw requestInvalid(fieldFaults(thrown.errors, metadata.type === 'query' ? '?' : '/'));
    }
  }
}

/** The value as an instance of its form, or `request.invalid` with pointers below `pointer`. */
export function formOf<T extends object>(form: FormClass<T>, value: unknown, pointer: string): T {
  if (!isObject(value)) throw requestInvalid([{ pointer, message: 'must be a JSON object' }]);
  const instance = plainToInstance(form, value);
  const errors = validateSync(instance, OPTIONS);
  if (errors.length > 0) throw requestInvalid(fieldFaults(errors, `${pointer}/`));
  return instance;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldFaults(errors: readonly ValidationError[], prefix: string): FieldFault[] {
  return errors.flatMap((error) => {
    const pointer = `${prefix}${error.property}`;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ pointer, message }));
    return [...own, ...fieldFaults(error.children ?? [], `${pointer}/`)];
  });
}

/** PostgreSQL keeps neither NUL characters nor halves of surrogate pairs in text. Names of fields are looked at too. */
export function refuseUnstorable(value: unknown, pointer: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw requestInvalid([{ pointer, message: 'must not hold NUL characters' }]);
    if (!value.isWellFormed()) throw requestInvalid([{ pointer, message: 'must be well-formed Unicode text' }]);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      refuseUnstorable(item, `${pointer}/${index}`);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      refuseUnstorable(name, pointer);
      refuseUnstorable(item, pointer === '?' ? `?${name}` : `${pointer}/${name}`);
    }
  }
}
