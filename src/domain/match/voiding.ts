/**
 * A match outside of tournaments that people take out of everything that counts, because it was begun or recorded by mistake, and
 * bring back. In a tournament only its pairings say which matches count.
 */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type ReasonOf, type Violation, violation } from '../kernel/violation.js';
import type { MatchCommand, MatchDecision } from './commands.js';
import { decidePutBack } from './corrections/put-back.js';
import { voidingEvents } from './endings.js';
import { type FinishedMatch, type MatchState, type OpenMatch, isVoid } from './state.js';

type Match = OpenMatch | FinishedMatch;

/** It counts for nothing from now on; its open game ends without a winner. Once something is recorded, only a director does that. */
export function decideVoiding(
  state: Match,
  { isInTournament, byDirector, reason, at }: Extract<MatchCommand, { type: 'VoidMistake' }>,
): MatchDecision {
  if (isInTournament) return refusedBecause('in-tournament');
  if (isVoid(state)) return refusedBecause('void');
  return byDirector || isUnplayed(state) ? accepted(voidingEvents(state, reason, at)) : refusedBecause('begun');
}

/** It is again what it was before it became void, with its open game. Its clock has stood still meanwhile. */
export function decideReinstatement(
  state: Match,
  { isInTournament, ...command }: Extract<MatchCommand, { type: 'ReinstateMatch' }>,
): MatchDecision {
  if (isInTournament) return refusedBecause('in-tournament');
  return isVoid(state)
    ? decidePutBack(state, { ...command, type: 'PutBack', to: 'before-void' })
    : refusedBecause('not-void');
}

/** Whether no game, no points and no end of it have been recorded. Until then its players may void it. */
export function isUnplayed(state: MatchState): boolean {
  return state.status === 'open' && state.games === 0 && state.score.white === 0 && state.score.black === 0;
}

function refusedBecause(reason: ReasonOf<'match.voiding-not-allowed'>): Result<never, Violation> {
  return refused(violation('match.voiding-not-allowed', { reason }));
}
