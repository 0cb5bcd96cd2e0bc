import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions, buildMessage, isISO31661Alpha2 } from 'class-validator';
import { formatFacts, textFacts } from '../../../platform/http/forms/field-checks.js';
import { MAX_NAME, hasAtMost, isName, tidyName } from '../player-name.js';

/** Control characters but those of lines, and halves of surrogate pairs. */
const UNFIT_FOR_TEXT = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** Without blanks around it, and in the one spelling that Unicode has for what looks the same. */
export function Tidy(): PropertyDecorator {
  const tidy = (value: unknown): unknown => (typeof value === 'string' ? tidyName(value) : value);
  return Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(tidy) : tidy(value)));
}

/** A name as people of the club may have it, or a table: one line of at most so many characters with something to see in it. */
export function IsName(most = MAX_NAME, options: ValidationOptions = {}): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isName',
      constraints: [textFacts(1, most)],
      validator: {
        validate: (value: unknown): boolean => typeof value === 'string' && isName(value, most),
        defaultMessage: buildMessage(
          (prefix) =>
            `${prefix}$property must be a text of 1 to ${most} characters in one line, without control characters`,
          options,
        ),
      },
    },
    options,
  );
}

/** Any text, also of several lines or none, of at most so many characters. */
export function IsText(most: number, options: ValidationOptions = {}): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isText',
      constraints: [textFacts(0, most)],
      validator: {
        validate: (value: unknown): boolean =>
          typeof value === 'string' && hasAtMost(value, most) && !UNFIT_FOR_TEXT.test(value),
        defaultMessage: buildMessage(
          (prefix) => `${prefix}$property must be a text of at most ${most} characters, without control characters`,
          options,
        ),
      },
    },
    options,
  );
}

/** In use for Kosovo, though ISO has not given it out. */
const KOSOVO = 'XK';

export function IsCountry(): PropertyDecorator {
  return ValidateBy({
    name: 'isCountry',
    constraints: [formatFacts()],
    validator: {
      validate: (value: unknown): boolean =>
        typeof value === 'string' && /^[A-Z]{2}$/.test(value) && (value === KOSOVO || isISO31661Alpha2(value)),
      defaultMessage: buildMessage(
        (prefix) => `${prefix}$property must be a country code of two capital letters, like CH`,
      ),
    },
  });
}
