/** The refusals about rounds that a director makes by hand, as people read them; part of the catalogue. */

import type { ViolationCode } from '../../domain/index.js';
import type { RuleProblems } from '../rule-problem.js';

export const ROUND_PROBLEMS: RuleProblems<Extract<ViolationCode, `round.${string}`>> = {
  'round.not-found': {
    status: 404,
    title: 'No such round',
    detail: (f) => `The present stage has no round ${f.text('round')}.`,
  },
  'round.not-swiss': {
    status: 409,
    title: 'Not a round of a Swiss',
    detail: () =>
      'Only the rounds of a Swiss are proposed, changed and unpaired, and only there an entrant can ask for a bye (T15); in a ' +
      'bracket two entrants can swap places.',
  },
  'round.not-last': {
    status: 409,
    title: 'Not the last round',
    detail: (f) =>
      `Round ${f.text('last')} follows round ${f.text('round')}; only the last round can be changed (T47).`,
  },
  'round.begun': {
    status: 409,
    title: 'The round has begun',
    detail: (f) =>
      `${f.text('white')} and ${f.text('black')} ${f.text('reason') === 'begun' ? 'have begun their match' : 'have a result'}, ` +
      'so they stay paired (T47).',
  },
  'round.proposed': {
    status: 409,
    title: 'The round is proposed',
    detail: (f) => `Round ${f.text('round')} is proposed already. Publish it, delete it, or propose it again.`,
  },
  'round.not-proposed': {
    status: 409,
    title: 'The round is published',
    detail: (f) => `Round ${f.text('round')} is not a proposal, so there is nothing to publish.`,
  },
  'round.not-whole': {
    status: 422,
    title: 'Everybody needs one place',
    detail: (f) =>
      [
        f.has('missing') ? `Without a place: ${f.text('missing')}.` : '',
        f.has('twice') ? `In two places: ${f.text('twice')}.` : '',
        f.has('out') ? `Not in the tournament, or withdrawn: ${f.text('out')}.` : '',
        'A round has each entrant who is in exactly once, in a pair or with a bye (T15).',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
  },
  'round.paired': {
    status: 409,
    title: 'The round is paired',
    detail: (f) =>
      `Round ${f.text('round')} is paired or proposed, so the byes that entrants want in it stay as they are.`,
  },
};
