/** A result that comes too late: the service speaks of sides, the player reads names. */
import { ClubProblem } from '../../../client/src/index.js';
import { inText, namesOf } from '../parts/said.js';
import type { Task } from './task.js';
import { t } from './words.js';

/** The refusal, which says of a match that is over which one it is and who has won it. */
export function ofMatch(problem: unknown, { pairing, opponent }: Pick<Task, 'pairing' | 'opponent'>): unknown {
  if (!(problem instanceof ClubProblem) || problem.document.code !== 'match.finished') return problem;
  const { winner } = problem.document.params;
  if (winner === null) return problem;
  const [name, by] = [opponent?.name ?? '', namesOf(pairing)[winner]].map(inText);
  const detail = t('me.over', { name: name ?? '', winner: by ?? '' });
  return new ClubProblem({ ...problem.document, detail }, problem.retryAfter);
}
