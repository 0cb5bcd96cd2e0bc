/**
 * What our own header line tells of a slip from which the match went on, because it is longer than the slip took it to be (T43) or
 * points in it were cancelled (T23): no game gives its score.
 */

import { pointsGiven } from '../kernel/penalty-points.js';
import { type BySide, SIDES } from '../kernel/side.js';
import { endingEvents } from '../match/endings.js';
import type { CarriedScore } from '../match/corrections/record-facts.js';
import type { HeaderLine } from '../notation/transcript.js';
import { type Importing, importEvents, warnOfLine } from './importing.js';

const SLIP_KEY = 'Slip';

/** A score that counts from the beginning of a game on. */
export interface HeaderSlip {
  readonly score: BySide<number>;
  /** The number of that game. */
  readonly game: number;
  readonly inGame: false;
}

/** The header tells of a game that the slip had cut short as if it had begun at that score. */
export function slipComment({ score, game, within }: CarriedScore): HeaderLine {
  return slipLine({ score, game: within ? game : game + 1 });
}

function slipLine({ score, game }: Pick<HeaderSlip, 'score' | 'game'>): HeaderLine {
  return { key: SLIP_KEY, value: `${score.white}-${score.black} before game ${game}` };
}

const SLIP = /^(\d{1,9})-(\d{1,9}) before game (\d{1,9})$/;

export function isSlipLine({ key }: HeaderLine): boolean {
  return key?.toLowerCase() === SLIP_KEY.toLowerCase();
}

/** The slip that the line tells, or null. */
export function headerSlip(line: HeaderLine): HeaderSlip | null {
  const [, white, black, game] = (isSlipLine(line) ? SLIP.exec(line.value) : null) ?? [];
  if (game === undefined) return null;
  return { score: { white: Number(white), black: Number(black) }, game: Number(game), inGame: false };
}

/**
 * The slip ends the match, which goes on from its score at once: as where its length is corrected (T43). One that really ends the
 * match is none of those, and no part of the match between its games; nor is one that gives a side less than the points in it that
 * no game gave.
 */
export function importSlip(importing: Importing, slip: HeaderSlip): void {
  const { state, at } = importing;
  const { score } = slip;
  if (state.status !== 'open' || state.game !== null || state.format.kind === 'money') {
    return warnOfLine(importing, slipLine(slip));
  }
  const { penalties = [] } = state;
  const { length } = state.format;
  const isPossible = SIDES.every((side) => score[side] < length && score[side] >= pointsGiven(penalties, side));
  if (!isPossible) return warnOfLine(importing, slipLine(slip));
  const leader = score.black > score.white ? 'black' : 'white';
  importEvents(importing, [
    ...endingEvents(state, leader, 'reported', score, at),
    { type: 'LengthCorrected', length, reason: 'As the transcript tells', at },
    { type: 'MatchReopened', game: null, at },
  ]);
}
