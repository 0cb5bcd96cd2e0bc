/**
 * Time that is over (T35). A flag falls without an act; the next act, or a claim by a side or staff, records what it
 * costs. The late act of a side that has lost by it is ignored.
 */

import { fallenFlag, flagMoment, type MatchClock } from '../../clock/match-clock.js';
import type { ClockSettings } from '../../clock/settings.js';
import { type GameResult, mostLeft, resultOfWin } from '../../cube/worth.js';
import { possibleKinds } from '../../variant/win-kinds.js';
import { winKind } from '../../board/end.js';
import { isSureToWin } from '../../board/sure-win.js';
import { type OpenGame, boardOf } from '../../game/state.js';
import { fold } from '../../kernel/decider.js';
import type { Milliseconds } from '../../kernel/brands.js';
import { accepted, refused } from '../../kernel/result.js';
import { type Side, opponent, withSide } from '../../kernel/side.js';
import { violation } from '../../kernel/violation.js';
import { hasContact } from '../../position/contact.js';
import { variantOf } from '../../variant/variants.js';
import type { MatchCommand, MatchDecision } from '../commands.js';
import { cutShort, inGame, scoringEvents, withPoints } from '../endings.js';
import type { MatchEvent } from '../events.js';
import { evolveMatch } from '../evolve.js';
import { awayScores, termsAt } from '../score.js';
import type { MatchState, OpenMatch } from '../state.js';

type Act = Extract<MatchCommand, { type: 'ActInGame' }>;

/** An act in a match with a clock: `inTime` decides it, if its game goes on after the flags that have fallen before. */
export function actedOnClock(
  state: OpenMatch,
  clock: MatchClock,
  command: Act,
  inTime: (state: OpenMatch, command: Act) => MatchDecision,
): MatchDecision {
  if (state.game === null || state.game.id !== command.gameId) return refused(violation('game.finished'));
  // While a ruling is pending the director puts right what has to be put right.
  if (clock.paused) return command.command.sender.staff ? inTime(state, command) : refused(violation('clock.paused'));
  const flags = fallenFlags(state, command.at);
  if (flags.length === 0) return inTime(state, command);
  const after = fold<MatchState, MatchEvent>(evolveMatch, state, flags);
  if (after.status !== 'open' || after.game === null) return accepted(flags);
  const decision = inTime(after, command);
  return decision.ok ? accepted([...flags, ...decision.value]) : decision;
}

/** A claim that time is over: the flags that have fallen, or why there are none. */
export function decideTimeClaim(
  state: OpenMatch,
  { gameId, at }: Extract<MatchCommand, { type: 'ClaimTime' }>,
): MatchDecision {
  const { clock, game } = state;
  if (clock === undefined) return refused(violation('clock.not-in-use'));
  if (game === null || game.id !== gameId) return refused(violation('game.finished'));
  if (clock.paused) return refused(violation('clock.paused'));
  const flags = fallenFlags(state, at);
  if (flags.length > 0) return accepted(flags);
  const moment = flagMoment(clock);
  const side = clock.turn?.side ?? null;
  if (moment === null) return refused(violation('clock.not-expired', { reason: 'nobody', side }));
  const remaining = moment - at;
  return refused(
    remaining > 0
      ? violation('clock.not-expired', { reason: 'time-left', side, remaining })
      : violation('clock.not-expired', { reason: 'sure-win', side }),
  );
}

/** Whether the game was lost on time in these events, so that whatever was to happen in it comes too late. */
export function isEndedByTime(events: readonly MatchEvent[]): boolean {
  return (
    events[0]?.type === 'ClockFlagged' &&
    events.some(({ type, ...rest }) => type === 'InGame' && 'event' in rest && endsByTime(rest.event))
  );
}

function endsByTime(event: { readonly type: string; readonly result?: Pick<GameResult, 'by'> }): boolean {
  return event.type === 'GameFinished' && event.result?.by === 'time';
}

/** Every flag that has fallen by now, each with what it costs; after a refill the same one may fall again. */
function fallenFlags(state: OpenMatch, at: Milliseconds): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let now: MatchState = state;
  while (now.status === 'open' && now.clock !== undefined && now.game !== null) {
    const fallen = fallenFlag(now.clock, at);
    if (fallen === null || isSpared(now, now.clock, now.game, fallen.side)) break;
    const next = flagged(now, now.clock, now.game, fallen, at);
    events.push(...next);
    now = fold<MatchState, MatchEvent>(evolveMatch, now, next);
  }
  return events;
}

/** T35, the gin exception: at match point, with a game that the opponent cannot win any more. */
function isSpared(state: OpenMatch, { settings }: MatchClock, game: OpenGame, side: Side): boolean {
  if (settings.onExpiry !== 'loseMatch' || !settings.ginException) return false;
  return awayScores(state)?.[side] === 1 && isSureToWin(boardOf(game), side);
}

/** One flag with what it costs, and whether the game is over with it. */
function flagged(
  state: OpenMatch,
  { settings }: MatchClock,
  game: OpenGame,
  fallen: { readonly side: Side; readonly at: Milliseconds },
  at: Milliseconds,
): readonly MatchEvent[] {
  const cost = costOfTime(state, settings, game, fallen, at);
  const endsGame = cost.some((event) => event.type === 'InGame' && event.event.type === 'GameFinished');
  const { side } = fallen;
  return [{ type: 'ClockFlagged', game: game.number, side, ...(endsGame ? { endsGame } : {}), at: fallen.at }, ...cost];
}

/** What a flag costs. The game ends at the moment of the flag, the match when that is found out. */
function costOfTime(
  state: OpenMatch,
  settings: ClockSettings,
  game: OpenGame,
  fallen: { readonly side: Side; readonly at: Milliseconds },
  at: Milliseconds,
): readonly MatchEvent[] {
  const winner = opponent(fallen.side);
  switch (settings.onExpiry) {
    case 'loseMatch':
      return [cutShort(state, game, winner, 0, 'time', fallen.at), { type: 'MatchFinished', winner, by: 'time', at }];
    case 'penaltyPoints':
      return pointsForTime(state, game, { to: winner, points: settings.expiryPoints }, fallen.at, at);
    case 'loseGame': {
      const result = lostGame(game, fallen.side, settings.expiryWinType);
      const finished = inGame(state, game.number, { type: 'GameFinished', result }, fallen.at);
      return [finished, ...scoringEvents(state, result, 'time', at)];
    }
  }
}

/** Points for time that is over, while their game goes on unless they end the match (T35); the flag fell at `fallen`, found out at `at`. */
export function pointsForTime(
  state: OpenMatch,
  game: OpenGame,
  { to, points }: { readonly to: Side; readonly points: number },
  fallen: Milliseconds,
  at: Milliseconds,
): readonly MatchEvent[] {
  const [changed, ...end] = withPoints(state, to, points, 'time', at);
  const score = withSide(state.score, to, state.score[to] + points);
  // R69: whose cube is dead goes by the score as it is now.
  const terms = termsAt(game.terms, { format: state.format, score });
  const goesOn = terms === game.terms ? [] : [inGame(state, game.number, { type: 'TermsChanged', terms }, fallen)];
  return [
    { type: 'PenaltyPointsAdded', to, points, reason: 'time' },
    ...(changed === undefined ? [] : [changed]),
    ...(end.length === 0 ? goesOn : [cutShort(state, game, to, 0, 'time', fallen), ...end]),
  ];
}

/** The same of a flag that fell in a game that the record does not have: no game goes on, and no penalty forfeits the match (T21). */
export function pointsForPastTime(
  state: OpenMatch,
  { to, points }: { readonly to: Side; readonly points: number },
  at: Milliseconds,
): readonly MatchEvent[] {
  return [
    { type: 'PenaltyPointsAdded', to, points, reason: 'time', forTime: true },
    ...withPoints(state, to, points, 'time', at),
  ];
}

/** The game lost at the value of the cube, or at the worst that could still have happened (T35, R57). */
function lostGame(game: OpenGame, loser: Side, winType: 'single' | 'worstPossible'): GameResult {
  const variant = variantOf(game.variant);
  const winner = opponent(loser);
  const worst = winType === 'worstPossible';
  if (variant.scoring.kind === 'checkersLeft') {
    return resultOfWin(winner, worst ? mostLeft(variant, game.position[loser].off) : 1, game, 'time');
  }
  if (!worst || !game.rules.gammons) return resultOfWin(winner, 'single', game, 'time');
  // Without contact neither side is sent back any more: what shows now is the worst.
  const kind = hasContact(game.position, variant.direction)
    ? (possibleKinds(game.position[loser], variant.scoring).at(-1) ?? 'single')
    : winKind(game.position, winner, variant.scoring);
  return resultOfWin(winner, kind, game, 'time');
}
