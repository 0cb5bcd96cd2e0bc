/**
 * What a match to N points allows (R60, R71–R77): opening it, its games one after another, results without moves, the
 * end by decision. What happens inside a game is decided by the game; the match adds score, Crawford game and winner.
 */

import { largestCubeFor } from '../cube/countable.js';
import type { GameResult } from '../cube/worth.js';
import type { GameEvent } from '../game/events.js';
import { decideGame } from '../game/decide.js';
import { wrongPhase } from '../kernel/out-of-turn.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { Milliseconds } from '../kernel/brands.js';
import { accepted, refused } from '../kernel/result.js';
import { variantFault } from '../variant/variant-fault.js';
import { variantOf } from '../variant/variants.js';
import { clockHandled, withClockForDoubles } from './clock/clock-acts.js';
import type { MatchCommand, MatchDecision } from './commands.js';
import { decideEndCorrection, decideResultCorrection } from './corrections/correct.js';
import { decideScoreReport, endingEvents, inGame, scoringEvents, voidingEvents } from './endings.js';
import type { MatchEvent } from './events.js';
import { actedOnClock, decideTimeClaim } from './clock/flag.js';
import { type PointsFormat, formatFrom } from './format.js';
import { decidePutBack } from './corrections/put-back.js';
import { decideLengthCorrection, decidePenalty, decidePenaltyCancellation } from './directors-acts.js';
import { reportedResult } from './reported-result.js';
import { formatRules, gameRules } from './rules.js';
import { nextGameTerms, pointsLeft, termsAsPlayed, tooManyPoints } from './score.js';
import { type FinishedMatch, type MatchState, type OpenMatch, isVoid } from './state.js';
import { decideTakeBack } from './corrections/take-back.js';
import { decideReinstatement, decideVoiding } from './voiding.js';

export function decideMatch(state: MatchState, command: MatchCommand): MatchDecision {
  if (command.type === 'OpenMatch') {
    return state.status === 'not-opened' ? decideOpening(command) : refused(wrongPhase(command.type, state.status));
  }
  if (state.status === 'not-opened') return refused(violation('game.not-found'));
  if (command.type === 'VoidMatch') return accepted(voidingEvents(state, command.reason, command.at));
  if (command.type === 'PutBack') return decidePutBack(state, command);
  if (command.type === 'VoidMistake') return decideVoiding(state, command);
  if (command.type === 'ReinstateMatch') return decideReinstatement(state, command);
  if (isVoid(state) && isCorrection(command)) {
    return refused(violation('match.correction-not-allowed', { reason: 'void' }));
  }
  if (command.type === 'TakeBack') return decideTakeBack(state, command);
  if (command.type === 'CorrectResult') return decideResultCorrection(state, command);
  if (command.type === 'CorrectEnd') return decideEndCorrection(state, command);
  if (command.type === 'CancelPenalty') return decidePenaltyCancellation(state, command);
  if (command.type === 'CorrectLength') return decideLengthCorrection(state, command);
  if (state.status === 'finished') {
    const game = command.type === 'ActInGame' || command.type === 'ClaimTime';
    return refused(game ? violation('game.finished') : matchFinished(state));
  }
  switch (command.type) {
    case 'StartGame':
      return withoutOpenGame(state, () => countable(state, () => accepted(startedGame(state, command))));
    case 'ActInGame':
      return decideAct(state, command);
    case 'ClaimTime':
      return decideTimeClaim(state, command);
    case 'PauseClock':
    case 'ResumeClock':
    case 'AdjustClock':
    case 'IntroduceClock':
      return inPoints(state, (format) => clockHandled(state, format, command));
    case 'ReportGame':
      return withoutOpenGame(state, () => countable(state, () => gameReported(state, command)));
    case 'ReportScore':
      return inPoints(state, (format) => decideScoreReport(state, format, command.score, command.at));
    case 'EndMatch':
      return inPoints(state, () => accepted(endingEvents(state, command.winner, command.by, null, command.at)));
    case 'CloseSession':
      return decideClosing(state, command.at);
    case 'AddPenalty':
      return inPoints(state, () => withoutOpenGame(state, () => accepted(decidePenalty(state, command))));
  }
}

function isCorrection({ type }: MatchCommand): boolean {
  return ['CorrectResult', 'CorrectEnd', 'CancelPenalty', 'CorrectLength', 'TakeBack'].includes(type);
}

function matchFinished(state: FinishedMatch): Violation {
  const { outcome, finishedAt } = state;
  const [winner, by] = outcome === null ? [null, null] : [outcome.winner, outcome.by];
  return violation('match.finished', { winner, by, finishedAt, voided: isVoid(state) });
}

function decideOpening(command: Extract<MatchCommand, { type: 'OpenMatch' }>): MatchDecision {
  const { matchId, players, variant, dice, at } = command;
  if (players.white === players.black) return refused(violation('match.same-player'));
  const format = formatFrom(command.format);
  if (!format.ok) return format;
  const fault = typeof variant === 'string' ? null : variantFault(variant);
  if (fault !== null) return refused(fault);
  const { playedAt = null, eventName = null, pairs = null } = command;
  const options = pairs === null ? command.rules : withClockForDoubles(command.rules);
  const rules = formatRules(options, format.value, dice, variantOf(variant));
  if (!rules.ok) return rules;
  return accepted([
    {
      type: 'MatchOpened',
      matchId,
      players,
      ...(pairs === null ? {} : { pairs }),
      format: format.value,
      variant,
      dice,
      rules: rules.value,
      at,
      ...(playedAt === null ? {} : { playedAt }),
      ...(eventName === null ? {} : { eventName }),
    },
  ]);
}

/** What makes sense only where there is a length to reach. */
function inPoints(state: OpenMatch, then: (format: PointsFormat) => MatchDecision): MatchDecision {
  const { format } = state;
  return format.kind === 'points' ? then(format) : refused(violation('match.money-session'));
}

/** The end of a money session, between two games. */
function decideClosing(state: OpenMatch, at: Milliseconds): MatchDecision {
  if (state.format.kind === 'points') return refused(violation('match.not-a-session'));
  if (state.game !== null) return refused(violation('game.open', { number: state.game.number, gameId: state.game.id }));
  return accepted([{ type: 'SessionClosed', at }]);
}

function withoutOpenGame(state: OpenMatch, then: () => MatchDecision): MatchDecision {
  return state.game === null
    ? then()
    : refused(violation('game.open', { number: state.game.number, gameId: state.game.id }));
}

/** A game whose points can be counted, whatever comes of it (R53). */
function countable(state: OpenMatch, then: () => MatchDecision): MatchDecision {
  return largestCubeFor(pointsLeft(state)) >= 1 ? then() : refused(tooManyPoints(state));
}

/** Whether people settled for more than can be counted: no cube limits what they agree on. */
function isUncountable(state: OpenMatch, { by, points }: GameResult): boolean {
  return by === 'settlement' && points > pointsLeft(state);
}

function startedGame(
  state: OpenMatch,
  { gameId, starter: told = null, terms: asked = 'due', at }: Extract<MatchCommand, { type: 'StartGame' }>,
): readonly MatchEvent[] {
  const number = state.games + 1;
  const rules = gameRules(state.rules);
  const starter = told ?? (rules.winnerStarts ? (state.lastGame?.winner ?? null) : null);
  const event: GameEvent = {
    type: 'GameStarted',
    gameId,
    number,
    variant: state.variant,
    dice: state.dice,
    rules,
    terms: nextGameTerms(state),
    starter: starter === 'thrown' ? null : starter,
  };
  const started = inGame(state, number, event, at);
  if (asked === 'due') return [started];
  return [started, inGame(state, number, { type: 'TermsChanged', terms: termsAsPlayed(state) }, at)];
}

/** An act in the open game; on the clock, if time is left for it. */
function decideAct(state: OpenMatch, command: Extract<MatchCommand, { type: 'ActInGame' }>): MatchDecision {
  return state.clock === undefined
    ? actedInTime(state, command)
    : actedOnClock(state, state.clock, command, actedInTime);
}

function actedInTime(
  state: OpenMatch,
  { gameId, command, at }: Extract<MatchCommand, { type: 'ActInGame' }>,
): MatchDecision {
  const { game } = state;
  if (game === null || game.id !== gameId) return refused(violation('game.finished'));
  const decision = decideGame(game, command);
  if (!decision.ok) return decision;
  const events = decision.value.map((event): MatchEvent => inGame(state, game.number, event, at));
  const end = decision.value.find((event) => event.type === 'GameFinished');
  if (end === undefined) return accepted(events);
  if (isUncountable(state, end.result)) return refused(tooManyPoints(state));
  return accepted([...events, ...scoringEvents(state, end.result, 'play', at)]);
}

function gameReported(state: OpenMatch, command: Extract<MatchCommand, { type: 'ReportGame' }>): MatchDecision {
  const terms = nextGameTerms(state);
  const asPlayed = command.terms === 'as-played' ? termsAsPlayed(state) : terms;
  const result = reportedResult(command.result, state, asPlayed);
  if (!result.ok) return result;
  if (isUncountable(state, result.value)) return refused(tooManyPoints(state));
  const number = state.games + 1;
  return accepted([
    { type: 'ResultReported', gameId: command.gameId, number, result: result.value, crawford: terms.crawford },
    ...scoringEvents(state, result.value, 'reported', command.at),
  ]);
}
