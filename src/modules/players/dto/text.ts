import { Transform } from 'class-transformer';
import { ValidateBy, buildMessage, isISO31661Alpha2 } from 'class-validator';

/** Control characters, halves of surrogate pairs, and what ends a line. */
const UNFIT_FOR_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const UNFIT_FOR_TEXT = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Without blanks around it, and in the one spelling that Unicode has for what looks the same. */
export function Tidy(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? value.trim().normalize('NFC') : value,
  );
}

/** One line with something to see in it, of at most so many characters. */
export function IsLine(most: number): PropertyDecorator {
  return ValidateBy({
    name: 'isLine',
    validator: {
      validate: (value: unknown): boolean =>
        typeof value === 'string' && hasLength(value, most) && VISIBLE.test(value) && !UNFIT_FOR_A_LINE.test(value),
      defaultMessage: buildMessage(
        (prefix) => `${prefix}$property must be a text of 1 to ${most} characters in one line, without control characters`,
      ),
    },
  });
}

/** Any text, also of several lines or none, of at most so many characters. */
export function IsText(most: number): PropertyDecorator {
  return ValidateBy({
    name: 'isText',
    validator: {
      validate: (value: unknown): boolean =>
        typeof value === 'string' && hasLength(value, most) && !UNFIT_FOR_TEXT.test(value),
      defaultMessage: buildMessage(
        (prefix) => `${prefix}$property must be a text of at most ${most} characters, without control characters`,
      ),
    },
  });
}

/** In use for Kosovo, though ISO has not given it out. */
const KOSOVO = 'XK';

export function IsCountry(): PropertyDecorator {
  return ValidateBy({
    name: 'isCountry',
    validator: {
      validate: (value: unknown): boolean =>
        typeof value === 'string' && /^[A-Z]{2}$/.test(value) && (value === KOSOVO || isISO31661Alpha2(value)),
      defaultMessage: buildMessage((prefix) => `${prefix}$property must be a country code of two capital letters, like CH`),
    },
  });
}

/** Counted in characters as people count them, not in halves of surrogate pairs. */
function hasLength(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && [...text].length <= most);
}
