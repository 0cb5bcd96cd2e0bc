/** The refusals about clocks as people read them; part of the catalogue. */

import { type Facts, SIDE_NAMES } from './facts.js';
import type { RuleProblem } from './rule-problem.js';

function notExpired(facts: Facts): string {
  const side = SIDE_NAMES[facts.text('side')] ?? 'The side to act';
  return facts.pick(
    'reason',
    {
      nobody: "Nobody's time is running: the opening roll is still to be thrown (T34).",
      'sure-win': `${side} is out of time, but at match point in a game that cannot be lost any more: that costs nothing (T35).`,
    },
    `${side} has ${facts.text('remaining')} ms left before the flag falls (T33).`,
  );
}

export const CLOCK_PROBLEMS = {
  'clock.not-in-use': {
    status: 409,
    title: 'No clock in this match',
    detail: () => 'This match is played without a clock. A director can introduce one before a game (T32, T36).',
  },
  'clock.in-use': {
    status: 409,
    title: 'The match has a clock',
    detail: () => 'This match is already played with a clock. Its reserves can be adjusted (T47).',
  },
  'clock.not-expired': { status: 409, title: 'Time is not over', detail: notExpired },
  'clock.paused': {
    status: 409,
    title: 'The clock is paused',
    detail: () => 'The director has stopped the clock. Play goes on when it is resumed (T34, T47).',
  },
  'clock.not-paused': {
    status: 409,
    title: 'The clock is not paused',
    detail: () => 'There is nothing to resume: nobody has paused the clock (T47).',
  },
} as const satisfies Readonly<Record<string, RuleProblem>>;
