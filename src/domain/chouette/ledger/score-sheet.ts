/**
 * A game of a chouette from the score sheet: each member's report of their pair, completed, and why a sheet cannot be
 * true (C20–C29, C49, C50, C64). A correction of a played game is read in the same way.
 */

import type { ResultKind } from '../../variant/win-kinds.js';
import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import type { Violation } from '../../kernel/violation.js';
import type { BoardResult, ExtraOutcome, GameOutcome, PairEnding, PairOutcome, PairSide } from './outcome.js';
import { outcomeFault } from './outcome-fault.js';
import type { Seats } from '../seats/seats.js';
import type { SettlementTerms } from './settlement.js';

/** A pair as the sheet tells it; what is left out follows from the rest. */
export interface SheetPair {
  readonly member: Id;
  readonly outcome: PairEnding;
  readonly value: number;
  /** Default: the cube is above 1. */
  readonly turned?: boolean | undefined;
  /** Default: all who left did so at the same moment, a box that abandoned the game after them. */
  readonly left?: number | undefined;
  readonly winner?: PairSide | undefined;
  readonly level?: ResultKind | undefined;
  readonly beaver?: boolean | undefined;
}

export interface ScoreSheet {
  readonly board: BoardResult | null;
  readonly pairs: readonly SheetPair[];
  readonly extras?: readonly ExtraOutcome[] | undefined;
  /** Who sat down while the game was played, and is not in it (C60). */
  readonly newcomers?: readonly Id[] | undefined;
}

/**
 * The outcome that the sheet tells, pairs in the order of the line, or why it cannot be. `seats` are those at the end of the
 * game, newcomers included; `arrived` are the people who have come since the game before it.
 */
export function outcomeOf(
  sheet: ScoreSheet,
  seats: Seats,
  terms: SettlementTerms,
  arrived: readonly Id[] = [],
): Result<GameOutcome, Violation> {
  const outcome = sheetOutcome(sheet, seats.line);
  const fault = outcomeFault(outcome, seats, terms, arrived);
  return fault === null ? accepted(outcome) : refused(fault);
}

/** The same, whether it can be or not. */
export function sheetOutcome(sheet: ScoreSheet, line: readonly Id[]): GameOutcome {
  const lastLeft = Math.max(0, ...sheet.pairs.filter(isOut).map(({ left = 1 }) => left));
  const place = (player: Id): number => {
    const index = line.indexOf(player);
    return index === -1 ? line.length : index;
  };
  const newcomers = (sheet.newcomers ?? []).toSorted((a, b) => place(a) - place(b));
  const pairs = [...sheet.pairs]
    .sort((a, b) => place(a.member) - place(b.member))
    .map((pair): PairOutcome => ({
      member: pair.member,
      outcome: pair.outcome,
      value: pair.value,
      turned: pair.turned ?? (pair.outcome !== 'settled' && pair.value > 1),
      left: pair.left ?? (isOut(pair) ? 1 : pair.outcome === 'forfeited' ? lastLeft + 1 : null),
      winner: pair.winner ?? null,
      level: pair.level ?? null,
      beaver: pair.beaver ?? false,
    }));
  return { board: sheet.board, pairs, extras: sheet.extras ?? [], ...(newcomers.length === 0 ? {} : { newcomers }) };
}

/** Whether the pair was over before the game was. */
function isOut({ outcome }: SheetPair): boolean {
  return outcome !== 'played' && outcome !== 'forfeited';
}
