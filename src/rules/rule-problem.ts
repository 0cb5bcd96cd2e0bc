import type { Facts } from './facts.js';

/** A refusal by a rule as it is answered: HTTP status, title and the sentence that says which rule and why. */
export interface RuleProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: (facts: Facts) => string;
}
