/** The refusals about clocks as people read them; part of the catalogue. */

import type { FactsOf, ViolationCode } from '../../domain/index.js';
import { type Facts, SIDE_NAMES } from './facts.js';
import type { RuleProblems } from '../rule-problem.js';

function notExpired(facts: Facts<FactsOf<'clock.not-expired'>>): string {
  const side = SIDE_NAMES[facts.text('side')] ?? 'The side to act';
  return facts.pick(
    'reason',
    {
      nobody: 'Neither clock is running: the opening roll is still to come (T34).',
      'sure-win': `${side} is out of time, but is at match point and can no longer lose this game: the flag costs nothing (T35).`,
    },
    `${side} has ${facts.text('remaining')} ms left before the flag falls (T33).`,
  );
}

export const CLOCK_PROBLEMS: RuleProblems<Extract<ViolationCode, `clock.${string}`>> = {
  'clock.not-in-use': {
    status: 409,
    title: 'No clock in this match',
    detail: () => 'This match has no clock. A director can introduce one before a game (T32, T36).',
  },
  'clock.in-use': {
    status: 409,
    title: 'The match has a clock',
    detail: () => 'This match already has a clock. A director can adjust its reserves (T47).',
  },
  'clock.not-expired': { status: 409, title: 'Time has not run out', detail: notExpired },
  'clock.paused': {
    status: 409,
    title: 'The clock is paused',
    detail: () => 'The director has paused the clock. Play continues once the clock is resumed (T34, T47).',
  },
  'clock.not-paused': {
    status: 409,
    title: 'The clock is not paused',
    detail: () => 'The clock is not paused, so there is nothing to resume (T47).',
  },
};
