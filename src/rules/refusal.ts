import type { FactsOf, Result, Violation } from '../domain/index.js';
import { ApplicationError, type FieldFault } from '../platform/http/application-error.js';
import { inApiWords, withTimes } from './api-words.js';
import { RULE_PROBLEMS } from './catalogue/catalogue.js';
import { configFault } from './catalogue/config-reasons.js';
import { Facts } from './catalogue/facts.js';
import type { RuleProblem } from './rule-problem.js';

const CONFIG_POINTERS: Readonly<Record<string, string>> = {
  length: '/format/length',
  stake: '/format/stake',
  currency: '/format/currency',
};

/** In a chouette, the number of the game that a refusal is about. */
interface Table {
  readonly game: number | null;
}

/**
 * The refusal by a rule as an error that callers can read. `index`: which action of a batch it was. `options`: where in
 * the body the options stand. `names`: of the people whom the violation may be about, by their ids and seats.
 */
export function refusal(
  violation: Violation,
  index: number | null = null,
  options = '/rules',
  names: Readonly<Record<string, string>> = {},
  table: Table | null = null,
): ApplicationError {
  const { code, params } = violation;
  const told = withTimes(params);
  const { detail: sentenceOf }: Pick<RuleProblem, 'detail'> = RULE_PROBLEMS[code];
  const sentence = sentenceOf(new Facts<never>(told as never, names, table !== null)).replace(/^th(?=e |is )/, 'Th');
  const game = table?.game ?? null;
  const where = [index === null ? [] : `Action ${index}`, game === null ? [] : `Game ${game}`].flat();
  const detail = where.length === 0 ? sentence : `${where.join(', ')}: ${sentence}`;
  const errors =
    violation.code === 'config.invalid' ? optionFaults(violation.params, options) : batchFaults(index, detail);
  const facts = inApiWords(told);
  return new ApplicationError(code, detail, {
    params: index === null ? facts : { ...facts, index },
    ...(errors.length === 0 ? {} : { errors }),
  });
}

/** The value that was accepted; a refusal is thrown. */
export function acceptedValue<Value>(
  decision: Result<Value, Violation>,
  { names, table }: { readonly names?: Readonly<Record<string, string>>; readonly table?: Table } = {},
): Value {
  if (!decision.ok) throw refusal(decision.error, null, '/rules', names, table);
  return decision.value;
}

/** Parameters of a variant have its name before their own. */
function isOfVariant(key: string): boolean {
  return key === 'variant' || key.startsWith('variant.');
}

function optionFaults({ keys, reasons }: FactsOf<'config.invalid'>, options: string): FieldFault[] {
  return keys.map((key, at) => configFault(pointerOf(key, options), reasons[at] ?? ''));
}

function pointerOf(key: string, options: string): string {
  if (key.startsWith('/')) return key;
  return CONFIG_POINTERS[key] ?? (isOfVariant(key) ? `/${key.replace('.', '/')}` : `${options}/${key}`);
}

function batchFaults(index: number | null, detail: string): FieldFault[] {
  return index === null ? [] : [{ pointer: `/actions/${index}`, message: detail, rule: 'refused' }];
}
