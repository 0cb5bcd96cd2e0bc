/** Refusals that tell a program what it has to read again, for people. */
import { ClubProblem } from '../../../../client/src/index.js';
import { type Word, t } from '../../texts/index.js';

const OVERTAKEN = ['request.stale', 'series.changed'];

/** The refusal, which says to a person where another was sooner. */
export function inWords(problem: unknown, word: Word): unknown {
  return problem instanceof ClubProblem && OVERTAKEN.includes(problem.code)
    ? new ClubProblem({ ...problem.document, detail: t(word) }, problem.retryAfter)
    : problem;
}
