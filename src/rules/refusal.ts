import type { Violation } from '../domain/index.js';
import { ApplicationError, type FieldFault } from '../platform/http/application-error.js';
import { inApiWords, withTimes } from './api-words.js';
import { RULE_PROBLEMS } from './catalogue.js';
import { configFault } from './config-reasons.js';
import { Facts } from './facts.js';

const CONFIG_POINTERS: Readonly<Record<string, string>> = {
  length: '/format/length',
  stake: '/format/stake',
  currency: '/format/currency',
};

/**
 * The refusal by a rule as an error that callers can read. `index`: which action of a batch it was. `options`: where in
 * the body the options stand. `names`: of the people whom the violation may be about, by their ids.
 */
export function refusal(
  { code, params }: Violation,
  index: number | null = null,
  options = '/rules',
  names: Readonly<Record<string, string>> = {},
): ApplicationError {
  const told = withTimes(params);
  const sentence = RULE_PROBLEMS[code].detail(new Facts(told, names));
  const detail = index === null ? sentence : `Action ${index}: ${sentence}`;
  const errors = code === 'config.invalid' ? optionFaults(params, options) : batchFaults(index, detail);
  const facts = inApiWords(told);
  return new ApplicationError(code, detail, {
    params: index === null ? facts : { ...facts, index },
    ...(errors.length === 0 ? {} : { errors }),
  });
}

/** Parameters of a variant have its name before their own. */
function isOfVariant(key: string): boolean {
  return key === 'variant' || key.startsWith('variant.');
}

function optionFaults(params: Violation['params'], options: string): FieldFault[] {
  const keys = Array.isArray(params.keys) ? params.keys.map(String) : [];
  const reasons = Array.isArray(params.reasons) ? params.reasons.map(String) : [];
  return keys.map((key, at) => configFault(pointerOf(key, options), reasons[at] ?? ''));
}

function pointerOf(key: string, options: string): string {
  if (key.startsWith('/')) return key;
  return CONFIG_POINTERS[key] ?? (isOfVariant(key) ? `/${key.replace('.', '/')}` : `${options}/${key}`);
}

function batchFaults(index: number | null, detail: string): FieldFault[] {
  return index === null ? [] : [{ pointer: `/actions/${index}`, message: detail }];
}
