import { Matches } from 'class-validator';

/** A currency by its code (ISO 4217). */
export const CURRENCY = /^[A-Z]{3}$/;

/** The code of a currency. */
export function IsCurrency(): PropertyDecorator {
  return Matches(CURRENCY, { message: '$property must be three capital letters, such as EUR' });
}
