import { ValidateBy, buildMessage } from 'class-validator';

/** One of the values, or a list of different ones. */
export function IsOneOrSeveral(values: readonly string[]): PropertyDecorator {
  return ValidateBy({
    name: 'isOneOrSeveral',
    validator: {
      validate: (sent: unknown) => {
        const all: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
        const isKnown = (value: unknown): boolean => typeof value === 'string' && values.includes(value);
        return all.length > 0 && all.every(isKnown) && new Set(all).size === all.length;
      },
      defaultMessage: buildMessage(
        (prefix) => `${prefix}$property must be one of: ${values.join(', ')}; or a list of some of them`,
      ),
    },
  });
}
