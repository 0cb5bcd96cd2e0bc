/** The refusals of tournaments as people read them; part of the catalogue. */

import type { RuleProblem } from './rule-problem.js';

export const TOURNAMENT_PROBLEMS = {
  'tournament.too-few-entrants': {
    status: 409,
    title: 'Too few entrants',
    detail: (f) => `There are ${f.text('entrants')} entrants to be paired; at least ${f.text('needed')} are needed.`,
  },
  'tournament.no-more-rounds': {
    status: 409,
    title: 'All rounds have been paired',
    detail: (f) => `This would be round ${f.text('round')} of ${f.text('rounds')} (T15).`,
  },
  'ladder.not-listed': {
    status: 409,
    title: 'Not on the ladder',
    detail: (f) => `The ${f.text('who')} has no place on this ladder (T17).`,
  },
  'ladder.out-of-reach': {
    status: 409,
    title: 'Out of reach',
    detail: (f) =>
      `From place ${f.text('from')} nobody on place ${f.text('to')} can be challenged: ` +
      `it must be up to ${f.text('reach')} places above (T17).`,
  },
  'ladder.challenge-open': {
    status: 409,
    title: 'A challenge is open',
    detail: () => 'One of the two has a challenge that is not settled yet (T17).',
  },
  'ladder.too-soon': {
    status: 409,
    title: 'Too soon after the last challenge',
    detail: (f) => `Who has lost challenges the same player again only after ${f.text('days')} days (T17).`,
  },
} as const satisfies Readonly<Record<string, RuleProblem>>;
