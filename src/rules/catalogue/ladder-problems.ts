/** The refusals of ladders as people read them; part of the catalogue. */

import type { ViolationCode } from '../../domain/index.js';
import type { RuleProblems } from '../rule-problem.js';

export const LADDER_PROBLEMS: RuleProblems<Extract<ViolationCode, `ladder.${string}`>> = {
  'ladder.away': {
    status: 409,
    title: 'Away from the ladder',
    detail: (f) =>
      `The ${f.text('who')} has withdrawn for a while, and plays no challenge before the return (T17, T19).`,
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
      `A player on place ${f.text('from')} cannot challenge the player on place ${f.text('to')}: ` +
      `a challenge goes up the ladder, by at most ${f.counted('reach', 'place')} (T17).`,
  },
  'ladder.challenge-open': {
    status: 409,
    title: 'A challenge is open',
    detail: () =>
      'One of the two players has an open challenge (T17), or one whose reported result is not final yet (T41).',
  },
  'ladder.too-soon': {
    status: 409,
    title: 'Too soon after the last challenge',
    detail: (f) =>
      `After a loss a player may challenge the same player again only after ${f.counted('days', 'day')} (T17).`,
  },
};
