/**
 * Who is box after a game, and the new line (C30–C36, C54), by each of the five bases of C30 and C34.
 *
 * The captains c1, c2 … of a game: c1 stands first in line; when a captain leaves while others play on, the next in line
 * who is still in follows (C28, C30). Extras influence nothing (C51). Heads-up there is no rotation (C4).
 */

import type { Id } from '../../kernel/brands.js';
import type { GameOutcome, PairSide } from '../ledger/outcome.js';
import type { ChouetteRules } from '../rules.js';
import type { Seats } from './seats.js';
import { isHeadsUp, seatsAfterJoining, seatsWithout } from './seats.js';
import { type SettlementTerms, pairResult } from '../ledger/settlement.js';

/** A pair as rotation reads it. */
interface Standing {
  readonly member: Id;
  /** Null when the pair was settled for nothing. */
  readonly winner: PairSide | null;
  /** Points that the member won; negative when lost. */
  readonly points: number;
  /** When the pair left the game; infinite when it was played to the end. */
  readonly left: number;
}

/** Who is box next, and who stands directly before the old box at the end whatever they won (C34, Los Angeles). */
interface NextBox {
  readonly box: Id;
  readonly beforeOldBox: Id | null;
}

/** The seats of the next game. Who sat down while this one was played comes in behind its rotation (C36, C60). */
export function nextSeats(outcome: GameOutcome, seats: Seats, terms: SettlementTerms): Seats {
  const { newcomers = [] } = outcome;
  return newcomers.reduce(
    (after, player) => seatsAfterJoining(after, player, terms.rules.joinPosition),
    rotated(outcome, seatsWithout(seats, newcomers), terms),
  );
}

function rotated(outcome: GameOutcome, seats: Seats, terms: SettlementTerms): Seats {
  if (isHeadsUp(seats)) return seats;
  const { line } = seats;
  const standings = line.flatMap((member) => standingOf(member, outcome, terms));
  const [captain] = standings;
  if (captain === undefined) return seats;
  const next = nextBox(outcome, seats, standings, terms.rules.rotation);
  return next === null ? boxStays(seats, captain) : boxChanges(seats, captain, next);
}

function standingOf(member: Id, outcome: GameOutcome, terms: SettlementTerms): readonly Standing[] {
  const pair = outcome.pairs.find((each) => each.member === member);
  if (pair === undefined) return [];
  const { winner, points } = pairResult(pair, outcome, terms);
  return [{ member, winner, points: winner === 'box' ? -points : points, left: pair.left ?? Number.POSITIVE_INFINITY }];
}

/** C31: only the captain moves. */
function boxStays(seats: Seats, { member: captain }: Standing): Seats {
  const line = [...seats.line.filter((id) => id !== captain), captain];
  return { ...seats, line, lastLoser: captain };
}

/** C31: a captain who lost to the box goes to the end, the old box behind; a partner becomes captain (C54). */
function boxChanges(seats: Seats, captain: Standing, { box, beforeOldBox }: NextBox): Seats {
  const lost = captain.member !== box && (captain.winner === 'box' || captain.member === beforeOldBox);
  const rest = seats.line.filter((id) => id !== box && !(lost && id === captain.member));
  const line = [
    ...(seats.partner === null ? [] : [seats.partner]),
    ...rest,
    ...(lost ? [captain.member] : []),
    seats.box,
  ];
  return { ...seats, box, line, partner: null, lastLoser: seats.box };
}

/** Who takes the box's seat, or null when the box stays. */
function nextBox(
  outcome: GameOutcome,
  seats: Seats,
  standings: readonly Standing[],
  rotation: ChouetteRules['rotation'],
): NextBox | null {
  const forfeited = outcome.pairs.find((pair) => pair.outcome === 'forfeited');
  if (forfeited !== undefined) {
    // A box that abandoned its game loses the seat whatever decides otherwise (C64): where the decider's pair was settled for
    // nothing before, to the captain of that time.
    return ifWon(decider(standings)) ?? { box: forfeited.member, beforeOldBox: null };
  }
  switch (rotation) {
    case 'succession':
      return ifWon(decider(standings));
    case 'captainOfRecord':
      return ifWon(standings[0]);
    case 'lastActive':
      return ifWon(captains(standings).at(-1));
    case 'losAngeles':
      return losAngeles(seats, standings);
    case 'net':
      return boxResult(standings) >= 0 ? null : ifWon(standings.find(({ points }) => points > 0));
  }
}

/** A pair settled for nothing counts as won by the box (C33). */
function ifWon(standing: Standing | undefined): NextBox | null {
  return standing?.winner === 'member' ? { box: standing.member, beforeOldBox: null } : null;
}

/** The captains of the game in the order in which they were it. Those who leave at the same moment leave together. */
function captains(standings: readonly Standing[]): readonly Standing[] {
  const chain: Standing[] = [];
  let [captain] = standings;
  while (captain !== undefined) {
    chain.push(captain);
    const { left } = captain;
    captain = standings.find((standing) => standing.left > left);
  }
  return chain;
}

/** C30: the first captain who did not leave by losing, or the last one. */
function decider(standings: readonly Standing[]): Standing | undefined {
  const chain = captains(standings);
  return chain.find((captain, index) => captain.winner !== 'box' || index === chain.length - 1);
}

/** What the box won or lost in all pairs together, in points. */
function boxResult(standings: readonly Standing[]): number {
  return -standings.reduce((sum, { points }) => sum + points, 0);
}

/**
 * C34: the member who won the final pair against the box is the next one; a box that won it stays unless the game cost it
 * points, and is then followed by the next behind the captain.
 */
function losAngeles({ line }: Seats, standings: readonly Standing[]): NextBox | null {
  const final = captains(standings).at(-1);
  if (final === undefined || final.winner !== 'box') return ifWon(final);
  if (boxResult(standings) >= 0) return null;
  const [captain = final.member, next = captain] = line;
  return { box: next, beforeOldBox: captain === next ? null : captain };
}
