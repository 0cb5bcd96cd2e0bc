/**
 * Settling a game for points instead of playing it on (R47): money play only, by agreement. An offer lies beside the board
 * until the game goes on or another one takes its place; the other side accepts it by its own act, or by offering the same.
 */

import type { Sender } from '../board/commands.js';
import { wrongPhase } from '../kernel/out-of-turn.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Side, opponent } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { GameEvent } from './events.js';
import { type SettlementTerms, settlementFault } from './settlement-terms.js';
import type { OpenGame } from './state.js';

type Decision = Result<readonly GameEvent[], Violation>;

/** An offer; settled at once where the other side has offered the same, or where staff record what both agreed on. */
export function decideSettlementOffer(state: OpenGame, { side, staff }: Sender, terms: SettlementTerms): Decision {
  const fault = settlementFault(terms, state.terms.money !== null) ?? momentFault(state, 'OfferSettlement');
  if (fault !== null) return refused(fault);
  const { to, points } = terms;
  if (side === null) return staff ? accepted(settledFor(state, terms)) : refused(violation('game.no-settlement'));
  const offered = state.settlement ?? null;
  if (offered !== null && offered.by !== side && offered.to === to && offered.points === points) {
    return accepted(settledFor(state, terms));
  }
  if (offered !== null && offered.by === side && offered.to === to && offered.points === points) return accepted([]);
  return accepted([{ type: 'SettlementOffered', side, to, points }]);
}

/** Only the side that has not made the offer can accept it. */
export function decideSettlementAcceptance(state: OpenGame, { side }: Sender): Decision {
  const offered = state.settlement ?? null;
  if (offered === null || offered.by === side) return refused(violation('game.no-settlement'));
  return accepted(settledFor(state, offered));
}

/** The sides between which an offer may be made now: both, or none. */
export function maySettle(state: OpenGame): boolean {
  return state.terms.money !== null && momentFault(state, 'OfferSettlement') === null;
}

/** The side that may accept the offer on the table, or null. */
export function settlementFor({ settlement }: OpenGame): Side | null {
  return settlement === undefined ? null : opponent(settlement.by);
}

/** A game that has not begun is not settled, and a question that is pending is answered first. */
function momentFault({ phase: { name } }: OpenGame, act: string): Violation | null {
  const isNow = name === 'before-roll' || name === 'to-play' || name === 'name-doublet';
  return isNow ? null : wrongPhase(act, name);
}

function settledFor({ cube }: OpenGame, { to, points }: SettlementTerms): GameEvent[] {
  return [
    { type: 'SettlementMade', to, points },
    { type: 'GameFinished', result: { winner: to, kind: 'single', cube: cube.value, points, by: 'settlement' } },
  ];
}
