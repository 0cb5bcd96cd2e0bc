/**
 * What a match to N points allows (R60, R71–R77): opening it, its games one after another, results without moves, the
 * end by decision. What happens inside a game is decided by the game; the match adds score, Crawford game and winner.
 */

import type { GameEvent } from '../game/events.js';
import { decideGame } from '../game/decide.js';
import { evolveGame } from '../game/evolve.js';
import type { GameResult } from '../game/result.js';
import { wrongPhase } from '../game/rights.js';
import { fold } from '../kernel/decider.js';
import type { Milliseconds } from '../kernel/brands.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Violation, violation } from '../kernel/violation.js';
import { variantFault } from '../variant/variant-fault.js';
import { variantOf } from '../variant/variants.js';
import type { MatchCommand } from './commands.js';
import { endCorrected, resultCorrected } from './correct.js';
import { scoreWith } from './counted.js';
import { ended, scoreReported } from './ended.js';
import type { MatchEvent } from './events.js';
import { type PointsFormat, formatFrom } from './format.js';
import { reportedResult } from './reported-result.js';
import { formatRules, gameRules } from './rules.js';
import { matchWinner, nextGameTerms } from './score.js';
import type { MatchEnd, MatchState, OpenMatch } from './state.js';
import { takenBack } from './take-back.js';

export type MatchDecision = Result<readonly MatchEvent[], Violation>;

export function decideMatch(state: MatchState, command: MatchCommand): MatchDecision {
  if (command.type === 'OpenMatch') {
    return state.status === 'not-opened' ? opened(command) : refused(wrongPhase(command.type, state.status));
  }
  if (state.status === 'not-opened') return refused(violation('game.not-found'));
  if (command.type === 'TakeBack') return takenBack(state, command);
  if (command.type === 'CorrectResult') return resultCorrected(state, command);
  if (command.type === 'CorrectEnd') return endCorrected(state, command);
  if (state.status === 'finished') {
    const game = command.type === 'ActInGame';
    return refused(
      game ? violation('game.finished') : violation('match.finished', { winner: state.outcome?.winner ?? null }),
    );
  }
  switch (command.type) {
    case 'StartGame':
      return withoutOpenGame(state, () => accepted([startedGame(state, command.gameId)]));
    case 'ActInGame':
      return acted(state, command);
    case 'ReportGame':
      return withoutOpenGame(state, () => gameReported(state, command));
    case 'ReportScore':
      return inPoints(state, (format) => scoreReported(state, format, command.score, command.at));
    case 'EndMatch':
      return inPoints(state, () => accepted(ended(state, command.winner, command.by, null, command.at)));
    case 'CloseSession':
      return closed(state, command.at);
  }
}

function opened(command: Extract<MatchCommand, { type: 'OpenMatch' }>): MatchDecision {
  const { matchId, players, variant, dice, at } = command;
  if (players.white === players.black) return refused(violation('match.same-player'));
  const format = formatFrom(command.format);
  if (!format.ok) return format;
  const fault = typeof variant === 'string' ? null : variantFault(variant);
  if (fault !== null) return refused(fault);
  const rules = formatRules(command.rules, format.value, dice, variantOf(variant));
  if (!rules.ok) return rules;
  const { playedAt = null } = command;
  return accepted([
    {
      type: 'MatchOpened',
      matchId,
      players,
      format: format.value,
      variant,
      dice,
      rules: rules.value,
      at,
      ...(playedAt === null ? {} : { playedAt }),
    },
  ]);
}

/** What makes sense only where there is a length to reach. */
function inPoints(state: OpenMatch, then: (format: PointsFormat) => MatchDecision): MatchDecision {
  const { format } = state;
  return format.kind === 'points' ? then(format) : refused(violation('match.money-session'));
}

/** The end of a money session, between two games. */
function closed(state: OpenMatch, at: Milliseconds): MatchDecision {
  if (state.format.kind === 'points') return refused(violation('match.not-a-session'));
  if (state.game !== null) return refused(violation('game.open', { number: state.game.number }));
  return accepted([{ type: 'SessionClosed', at }]);
}

function withoutOpenGame(state: OpenMatch, then: () => MatchDecision): MatchDecision {
  return state.game === null ? then() : refused(violation('game.open', { number: state.game.number }));
}

function startedGame(state: OpenMatch, gameId: string): MatchEvent {
  const number = state.games + 1;
  const rules = gameRules(state.rules);
  const event: GameEvent = {
    type: 'GameStarted',
    gameId,
    number,
    variant: state.variant,
    dice: state.dice,
    rules,
    terms: nextGameTerms(state),
    starter: rules.winnerStarts ? (state.lastGame?.winner ?? null) : null,
  };
  return { type: 'InGame', game: number, event };
}

function acted(state: OpenMatch, { gameId, command, at }: Extract<MatchCommand, { type: 'ActInGame' }>): MatchDecision {
  const { game } = state;
  if (game === null || game.id !== gameId) return refused(violation('game.finished'));
  const decision = decideGame(game, command);
  if (!decision.ok) return decision;
  const events = decision.value.map((event): MatchEvent => ({ type: 'InGame', game: game.number, event }));
  const after = fold(evolveGame, game, decision.value);
  return accepted(after.status === 'finished' ? [...events, ...scored(state, after.result, 'play', at)] : events);
}

/** The new score after a game, and the end of the match where a side has reached its length (R71). */
function scored(state: OpenMatch, result: GameResult, by: MatchEnd, at: Milliseconds): MatchEvent[] {
  // A drawn game leaves the score as it is (V54).
  if (result.winner === null) return [];
  const score = scoreWith(state.score, result);
  const winner = matchWinner(score, state.format);
  const changed: MatchEvent = { type: 'MatchScoreChanged', score };
  return winner === null ? [changed] : [changed, { type: 'MatchFinished', winner, by, at }];
}

function gameReported(state: OpenMatch, command: Extract<MatchCommand, { type: 'ReportGame' }>): MatchDecision {
  const terms = nextGameTerms(state);
  const result = reportedResult(command.result, state, terms);
  if (!result.ok) return result;
  const number = state.games + 1;
  return accepted([
    { type: 'ResultReported', gameId: command.gameId, number, result: result.value, crawford: terms.crawford },
    ...scored(state, result.value, 'reported', command.at),
  ]);
}
