/** What the catalogue says of a refusal. */

import type { Facts } from './facts.js';

export interface RuleProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: (facts: Facts) => string;
}
