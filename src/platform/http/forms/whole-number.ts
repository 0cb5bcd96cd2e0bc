/** Numbers of requests, each with one check and one sentence, which tells the range. */
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions, buildMessage } from 'class-validator';
import { requestInvalid } from '../application-error.js';
import { numberFacts } from './field-checks.js';

/** The largest number that a column of type `integer` holds, and so every version, round and place in a list. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Without signs that say nothing, leading zeros and exponents: one spelling for each number. */
const WHOLE = /^(0|-?[1-9]\d{0,15})$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A whole number of a JSON body, both ends of the range included. */
export function IsWholeNumber(min: number, max: number, options: ValidationOptions = {}): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isWholeNumber',
      constraints: [numberFacts('integer', min, max)],
      validator: {
        validate: (value: unknown): boolean => isWithin(value, min, max) && Number.isInteger(value),
        defaultMessage: buildMessage((prefix) => `${prefix}$property ${wholeNumberFrom(min, max)}`, options),
      },
    },
    options,
  );
}

/**
 * The same for a number that may have decimals.
 *
 * @param decimals the most; any number of them unless it is said
 */
export function IsNumberFrom(min: number, max: number, decimals: number | null = null): PropertyDecorator {
  const most = decimals === null ? '' : `, with ${decimals} decimals at most`;
  return ValidateBy({
    name: 'isNumberFrom',
    constraints: [numberFacts('number', min, max)],
    validator: {
      validate: (value: unknown): boolean =>
        isWithin(value, min, max) && (decimals === null || value === Number(value.toFixed(decimals))),
      defaultMessage: buildMessage((prefix) => `${prefix}$property must be a number from ${min} to ${max}${most}`),
    },
  });
}

/** A whole number of a query, where everything comes as text. */
export function WholeNumberInQuery(min: number, max: number): PropertyDecorator {
  return both(Transform(readAs(WHOLE)), IsWholeNumber(min, max));
}

/** A number of a query that may have decimals. */
export function NumberInQuery(min: number, max: number): PropertyDecorator {
  return both(Transform(readAs(DECIMAL)), IsNumberFrom(min, max));
}

/** A whole number of a path. */
@Injectable()
export class WholeNumberPipe implements PipeTransform<string, number> {
  constructor(
    private readonly min: number,
    private readonly max: number = LARGEST_INTEGER,
  ) {}

  transform(value: string, { data = 'number' }: ArgumentMetadata): number {
    const number = WHOLE.test(value) ? Number(value) : Number.NaN;
    if (isWithin(number, this.min, this.max)) return number;
    const message = `${data} ${wholeNumberFrom(this.min, this.max)}`;
    const { min, max } = this;
    throw requestInvalid([{ pointer: `{${data}}`, message, ...numberFacts('integer', min, max).broken(value) }]);
  }
}

function both(one: PropertyDecorator, other: PropertyDecorator): PropertyDecorator {
  return (target, key) => {
    one(target, key);
    other(target, key);
  };
}

/** Text of the form as a number; anything else stays what it is, and is refused as what it is. */
function readAs(form: RegExp) {
  return ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' && form.test(value) ? Number(value) : value;
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function wholeNumberFrom(min: number, max: number): string {
  return `must be a whole number from ${min} to ${max}`;
}
