/**
 * Corrections of what was recorded (T42–T45): the result of a game, and the end of a match by a report, by a decision or
 * by closing. A correction is an event of its own; what it brings about for score, Crawford game, open game and end
 * follows it, so that folding needs nothing else.
 */

import { MOST_PER_CUBE } from '../../cube/countable.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import { SIDES } from '../../kernel/side.js';
import { type Violation, violation, type ReasonOf } from '../../kernel/violation.js';
import type { AskedEnd, AskedResult, MatchCommand } from '../commands.js';
import { type CountedGame, countedRecord } from '../counted.js';
import { decideScoreReport, endingEvents } from '../endings.js';
import type { MatchEvent } from '../events.js';
import { evolveMatch } from '../evolve.js';
import { consequences } from '../consequences.js';
import { type RecordFacts, isCutShort, isSameResult, readRecord } from './record-facts.js';
import { reportedResult } from '../reported-result.js';
import { pointsLeft, tooManyPoints } from '../score.js';
import type { GameResult } from '../../cube/worth.js';
import type { FinishedMatch, OpenMatch } from '../state.js';

type Corrected = Result<readonly MatchEvent[], Violation>;
type Match = OpenMatch | FinishedMatch;

/** Another result for a finished game, wherever in the match it is; none where it is the one that counts already. */
export function decideResultCorrection(
  state: Match,
  { gameId, result: asked, reason, at, history, read }: Extract<MatchCommand, { type: 'CorrectResult' }>,
): Corrected {
  const { facts } = read ?? readRecord(history);
  const before = countedRecord(facts, state);
  const game = before.games.find(({ id }) => id === gameId);
  if (game === undefined) return refused(violation('game.not-found'));
  if (game.recorded === null) return notAllowed('still-open');
  if (isCutShort(game.recorded)) return notAllowed('ended-with-match');
  const told = asked === null ? accepted(null) : toldAnew(state, game, asked);
  if (!told.ok) return told;
  // Back to what was recorded is what was recorded, with the way in which it came about.
  const result = isSameResult(told.value, game.recorded) ? game.recorded : told.value;
  if (isSameResult(result, game.result)) return accepted([]);
  const after: RecordFacts = {
    ...facts,
    games: facts.games.map((each) => (each.id === gameId ? { ...each, correction: { result, reason, at } } : each)),
  };
  const fault = scoreFault(state, after) ?? countFault(state, after);
  if (fault !== null) return refused(fault);
  const { number } = game;
  const correction: MatchEvent = { type: 'ResultCorrected', gameId, number, result, reason, at };
  return accepted([correction, ...consequences(state, before, after, at)]);
}

/**
 * The result as it scores. A game that was played under terms which a correction took from it stands as it was played
 * (T44): what is possible under either terms may be told of it.
 */
function toldAnew(state: Match, { due, terms }: CountedGame, asked: AskedResult): Result<GameResult, Violation> {
  const underDue = reportedResult(asked, state, due);
  if (underDue.ok) return underDue;
  const asPlayed = reportedResult(asked, state, terms);
  return asPlayed.ok ? asPlayed : underDue;
}

/** Why a slip cannot stand beside these games: they give a side more than it says. */
function scoreFault(state: Match, facts: RecordFacts): Violation | null {
  const { score: slip = null } = facts.end ?? {};
  if (slip === null || state.format.kind === 'money') return null;
  const { score, byGames } = countedRecord({ ...facts, end: null }, state);
  if (byGames || SIDES.every((side) => slip[side] >= score[side])) return null;
  return violation('match.score-impossible', {
    reason: 'below-games',
    length: state.format.length,
    white: slip.white,
    black: slip.black,
    presentWhite: score.white,
    presentBlack: score.black,
  });
}

/** Why the points could not be counted with these games, the open one included as it stands now (R53). */
function countFault(state: Match, facts: RecordFacts): Violation | null {
  const { score } = countedRecord(facts, state);
  const cube = state.status === 'open' && state.game !== null ? state.game.cube : null;
  const open = cube === null ? 0 : (cube.offered?.value ?? cube.value) * MOST_PER_CUBE;
  return pointsLeft({ ...state, score }) < open ? tooManyPoints({ ...state, score }) : null;
}

/** Another end of the match, or none. */
export function decideEndCorrection(
  state: Match,
  { end, reason, at, history, read }: Extract<MatchCommand, { type: 'CorrectEnd' }>,
): Corrected {
  if (state.status === 'open') return refused(violation('match.correction-not-allowed', { reason: 'not-ended' }));
  const { format } = state;
  if (format.kind === 'money') {
    if (end !== null) return refused(violation('match.money-session'));
    return accepted([
      { type: 'EndCorrected', reason, at },
      { type: 'MatchReopened', game: null, at },
    ]);
  }
  const { facts } = read ?? readRecord(history);
  const present = facts.end;
  if (end !== null && present !== null && isSameEnd(end, present) && state.outcome?.by === present.by) {
    return accepted([]);
  }
  const without: RecordFacts = { ...facts, end: null };
  const overrules = countedRecord(without, state).byGames;
  if (overrules && (end === null ? present === null : 'score' in end)) {
    return refused(violation('match.correction-not-allowed', { reason: 'ended-by-games' }));
  }
  const events: MatchEvent[] = [
    { type: 'EndCorrected', reason, at },
    ...consequences(state, countedRecord(facts, state), without, at),
  ];
  if (end === null) return accepted(events);
  // The correction restates the end; when the match was over is another matter.
  const { finishedAt } = state;
  if (overrules && 'winner' in end) {
    const { winner, by } = end;
    events.push({ type: 'MatchReported', winner, by, score: null, overrules: true });
    events.push({ type: 'MatchFinished', winner, by, at: finishedAt });
    return accepted(events);
  }
  const reopened = events.reduce(evolveMatch, state as ReturnType<typeof evolveMatch>);
  if (reopened.status !== 'open') return accepted(events);
  if ('winner' in end) return accepted([...events, ...endingEvents(reopened, end.winner, end.by, null, finishedAt)]);
  const reported = decideScoreReport(reopened, format, end.score, finishedAt);
  return reported.ok ? accepted([...events, ...reported.value]) : reported;
}

function isSameEnd(end: AskedEnd, present: NonNullable<RecordFacts['end']>): boolean {
  if ('winner' in end) return present.score === null && end.winner === present.winner && end.by === present.by;
  return present.score !== null && SIDES.every((side) => end.score[side] === present.score?.[side]);
}

function notAllowed(reason: ReasonOf<'game.correction-not-allowed'>): Result<never, Violation> {
  return refused(violation('game.correction-not-allowed', { reason }));
}
