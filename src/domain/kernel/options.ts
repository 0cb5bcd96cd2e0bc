/** Options of contests and games: records with a value for each. */

import { type Violation, violation } from './violation.js';

/** An option that cannot be had, and why, as `config.invalid` names them. */
export type OptionFault = readonly [key: string, reason: string];

/** The refusal of options, with all that is wrong with them: for each of the `keys` in the same place of `reasons` why. */
export function optionsRefused(faults: readonly OptionFault[]): Violation {
  return violation('config.invalid', { keys: faults.map(([key]) => key), reasons: faults.map(([, why]) => why) });
}

/** Of a larger record those options that have a default here. */
export function optionsIn<Options extends object>(defaults: Options, rules: Options): Options {
  const keys = Object.keys(defaults) as (keyof Options)[];
  return Object.fromEntries(keys.map((key) => [key, rules[key]])) as unknown as Options;
}
