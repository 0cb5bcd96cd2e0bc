/**
 * Games that are decided before they are over (T35, the gin exception): no contact, and the opponent cannot be first
 * even with the best of dice against the worst. In a race 6-6 is the best roll and 2-1 the worst: any other roll can do
 * with each of its dice what a 2 and a 1 do, or more.
 */

import type { Roll } from '../dice/roll.js';
import { type Side, opponent } from '../kernel/side.js';
import { legalPlays } from '../play/legal-plays.js';
import { POINTS } from '../position/point.js';
import { type Checkers, type Position, pipCount } from '../position/position.js';
import type { VariantRules } from '../variant/variant-rules.js';
import { variantOf } from '../variant/variants.js';
import { type BoardState, isInContact } from './state.js';

const WORST: Roll = [2, 1];
const PIPS_OF_WORST = 3;
const CHECKERS_OF_WORST = 2;
const BEST_DIE = 6;
const MOVES_OF_BEST = 4;

/** Whether the side wins this game whatever is rolled from now on. */
export function isSureToWin(board: BoardState, side: Side): boolean {
  const { position, phase } = board;
  const variant = variantOf(board.variant);
  if (!isPlainRace(variant) || isInContact(board)) return false;
  const theirs = fewestTurns(position[opponent(side)]);
  const race = new Race(variant, side);
  if (phase.name === 'to-play' && phase.side === side) {
    return legalPlays(variant, position, side, phase.roll).some((play) => race.endsWithin(play.position, theirs - 1));
  }
  const isFirst = phase.name === 'before-roll' && phase.side === side;
  return race.endsWithin(position, isFirst ? theirs : theirs - 1);
}

/** Variants whose races are like those of backgammon; of the others nothing is said here. */
function isPlainRace({
  bonus,
  overshootBearOff,
  doubletMoves,
  mother,
  primeLimit,
  ownPointSize,
}: VariantRules): boolean {
  return (
    bonus === null &&
    overshootBearOff &&
    doubletMoves === MOVES_OF_BEST &&
    mother === 'none' &&
    primeLimit === 'none' &&
    ownPointSize === 2
  );
}

/** Turns that the side needs if it rolls 6-6 every time: each checker needs a 6 for every six points begun. */
function fewestTurns({ points, bar }: Checkers): number {
  const sixes = points.reduce((sum, count, index) => sum + count * Math.ceil((index + 1) / BEST_DIE), 0);
  return Math.ceil((sixes + bar * Math.ceil((POINTS + 1) / BEST_DIE)) / MOVES_OF_BEST);
}

/** A side that only rolls 2-1. */
class Race {
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly variant: VariantRules,
    private readonly side: Side,
  ) {}

  /** Whether all checkers are off after so many turns. */
  endsWithin(position: Position, turns: number): boolean {
    const own = position[this.side];
    const left = this.variant.checkers - own.off;
    if (left === 0) return turns >= 0;
    if (left > turns * CHECKERS_OF_WORST) return false;
    // Two bear off with each roll, a single last one with either die: only the rest of the way has to be counted.
    if (pipCount(own) > turns * PIPS_OF_WORST) return false;
    const key = `${turns}:${own.points.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const ends = legalPlays(this.variant, position, this.side, WORST).some((play) =>
      this.endsWithin(play.position, turns - 1),
    );
    this.known.set(key, ends);
    return ends;
  }
}
