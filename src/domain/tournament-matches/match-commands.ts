/** What a tournament orders of its matches (`tournament/events/match-orders.ts`), as the matches carry it out. */

import { fold } from '../kernel/decider.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import { type Result, accepted } from '../kernel/result.js';
import type { Party } from '../kernel/party.js';
import { type BySide, bySide } from '../kernel/side.js';
import type { Violation } from '../kernel/violation.js';
import type { AskedEnd, MatchCommand } from '../match/commands.js';
import { decideMatch } from '../match/decide.js';
import type { MatchEvent } from '../match/events.js';
import { NO_MATCH, evolveMatch } from '../match/evolve.js';
import { type MatchState, isVoid } from '../match/state.js';
import type { AtOpening, MatchOrder, OrderedEnd } from '../tournament/events/match-order.js';
import type { ToldResult, TournamentCommand } from '../tournament/commands.js';
import type { OpenedTournament } from '../tournament/state.js';
import { toldResult } from './tournament-changes.js';

type MatchDecision = Result<readonly MatchEvent[], Violation>;
/** How the matches of a tournament are played. */
type Terms = Pick<OpenedTournament, 'variant' | 'dice' | 'rules' | 'entrants'>;

/** A new match between two entrants, with what has happened in it already. */
export function openedForPairing(
  { variant, dice, rules, entrants }: Terms,
  length: number,
  matchId: Id,
  parties: BySide<Party>,
  at: Milliseconds,
  { end, penalties = [] }: AtOpening = {},
): MatchDecision {
  const format = { kind: 'points', length } as const;
  const players = bySide((side) => parties[side].player);
  const pairs = entrants?.kind === 'doubles' ? bySide((side) => pairOf(parties[side])) : null;
  const opened = decideMatch(NO_MATCH, {
    type: 'OpenMatch',
    matchId,
    players,
    pairs,
    format,
    variant,
    dice,
    rules,
    at,
  });
  if (!opened.ok) return opened;
  const events = [...opened.value];
  const counting = penalties.filter(({ cancelled }) => cancelled === null);
  const commands = [
    ...counting.map(({ to, points, reason }): MatchCommand => ({ type: 'AddPenalty', to, points, reason, at })),
    ...(end === undefined ? [] : [reported(endOf(end), at)]),
  ];
  for (const command of commands) {
    const decision = decideMatch(fold(evolveMatch, NO_MATCH, events), command);
    if (!decision.ok) return decision;
    events.push(...decision.value);
  }
  return accepted(events);
}

function pairOf({ partners = [], name }: Party): Omit<Party, 'player'> {
  return { partners, ...(name === undefined ? {} : { name }) };
}

/** What the orders bring about in a match. `record`: of the match, which a correction counts anew. */
export function decideOrders(
  match: MatchState,
  orders: readonly MatchOrder[],
  record: readonly MatchEvent[],
  at: Milliseconds,
): MatchDecision {
  const events: MatchEvent[] = [];
  for (const order of orders) {
    const state = fold(evolveMatch, match, events);
    const command = commandOf(order, state, [...record, ...events], at);
    if (command === null) continue;
    const decision = decideMatch(state, command);
    if (!decision.ok) return decision;
    events.push(...decision.value);
  }
  return accepted(events);
}

/** The command that carries out an order; null where nothing is left to do: the match is over, or void and in no pairing. */
function commandOf(
  order: MatchOrder,
  state: MatchState,
  history: readonly MatchEvent[],
  at: Milliseconds,
): MatchCommand | null {
  switch (order.kind) {
    case 'open':
      return null;
    case 'void':
      return isVoid(state) ? null : { type: 'VoidMatch', reason: 'The pairing has other players now.', at };
    case 'correct':
      return correctionOf(order, state, history, at);
    case 'restore':
      return { type: 'PutBack', to: 'before-void', reason: order.reason, at, history };
    case 'put-back': {
      const { first, last, reason, isHeld } = order;
      // A match whose pairing is gone, or has another one, is not to be played.
      if (!isHeld && isVoid(state)) return null;
      const wasVoid = isVoid(fold(evolveMatch, NO_MATCH, history.slice(0, first - 1)));
      return { type: 'PutBack', to: isHeld || wasVoid ? first - 1 : 0, until: last, reason, at, history };
    }
    case 'forfeit':
      return state.status === 'open' ? { type: 'EndMatch', winner: order.winner, by: 'forfeit', at } : null;
  }
}

/**
 * The result that a pairing has when a director corrects it so. A decision does not tell the score, which the match keeps; and without any
 * report or decision the match may have ended by its games: then `source` says so. `match`: null where it has none.
 */
export function correctedResult(
  match: MatchState | null,
  result: ToldResult | null,
  record: readonly MatchEvent[],
  at: Milliseconds,
): Pick<Extract<TournamentCommand, { type: 'CorrectResult' }>, 'result' | 'source'> {
  if (result !== null && result.by !== 'time' && result.by !== 'concession') return { result };
  if (match === null) return { result: result === null ? null : { ...result, score: { white: 0, black: 0 } } };
  const order = { kind: 'correct', matchId: '', outcome: result, reason: '' } as const;
  const corrected = decideOrders(match, [order], record, at);
  const after = fold(evolveMatch, match, corrected.ok ? corrected.value : []);
  if (after.status === 'not-opened') return { result };
  if (result !== null) return { result: { ...result, score: after.score } };
  const told = after.status === 'finished' && after.voided !== true ? toldResult(after) : null;
  return told === null ? { result } : { result: told, source: 'match' };
}

/** The right end of a match, or none; where it has none yet, it simply ends so. */
function correctionOf(
  { outcome, reason }: Extract<MatchOrder, { kind: 'correct' }>,
  state: MatchState,
  history: readonly MatchEvent[],
  at: Milliseconds,
): MatchCommand | null {
  const end = outcome === null ? null : endOf(outcome);
  if (isVoid(state)) return null;
  if (state.status === 'finished') return { type: 'CorrectEnd', end, reason, at, history };
  return end === null ? null : reported(end, at);
}

function reported(end: AskedEnd, at: Milliseconds): MatchCommand {
  return 'score' in end ? { type: 'ReportScore', score: end.score, at } : { type: 'EndMatch', ...end, at };
}

function endOf({ winner, by, score }: OrderedEnd): AskedEnd {
  if (winner === null) throw new Error('a match to which neither came is given up, not corrected');
  if (by === 'forfeit' || by === 'time' || by === 'concession') return { winner, by };
  if (score === null) throw new Error('a result that was played or reported has a score');
  return { score };
}
