import type { FactsOf, ViolationCode } from '../domain/index.js';
import type { Facts } from './catalogue/facts.js';

/** A refusal by a rule as it is answered: HTTP status, title and the sentence that says which rule and why. */
export interface RuleProblem<Code extends ViolationCode = never> {
  readonly status: number;
  /** Where the body named the thing. */
  readonly statusInBody?: number;
  readonly title: string;
  readonly detail: (facts: Facts<FactsOf<Code>>) => string;
}

/** The refusals with these codes: each has an entry, which asks only for facts that its code has. */
export type RuleProblems<Code extends ViolationCode> = { readonly [C in Code]: RuleProblem<C> };
