import { Transform } from 'class-transformer';
import { ValidateBy, buildMessage } from 'class-validator';
import { textFacts } from '../../../platform/http/forms/field-checks.js';

export const MAX_LABEL = 100;

/** As much of a text as a part of a label has room for; a character of two halves stays whole. */
export function fittedLabel(text: string, most: number): string {
  let fit = '';
  for (const character of text) {
    if (fit.length + character.length > most) break;
    fit += character;
  }
  return fit;
}

/** Control characters, halves of surrogate pairs, and what ends a line. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Without blanks around it, and in the one spelling that Unicode has for what looks the same. */
export function TidyLabel(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? value.trim().normalize('NFC') : value,
  );
}

/** One line with something to see in it. */
export function IsLabel(): PropertyDecorator {
  return ValidateBy({
    name: 'isLabel',
    constraints: [textFacts(1, MAX_LABEL)],
    validator: {
      validate: (value: unknown): boolean =>
        typeof value === 'string' && value.length <= MAX_LABEL && VISIBLE.test(value) && !UNFIT.test(value),
      defaultMessage: buildMessage(
        (prefix) =>
          `${prefix}$property must be a text of 1 to ${MAX_LABEL} characters in one line, without control characters`,
      ),
    },
  });
}
