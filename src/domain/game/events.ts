/** What happens in a game: on its board, to its cube, and how it begins and ends. */

import type { BoardEvent } from '../board/events.js';
import type { DiceMode } from '../board/rules.js';
import type { Cube } from '../cube/cube.js';
import type { CubeFact } from '../cube/duel.js';
import type { GameTerms } from '../cube/rules.js';
import type { GameResult } from '../cube/worth.js';
import type { Id } from '../kernel/brands.js';
import type { Side } from '../kernel/side.js';
import type { Variant } from '../variant/variants.js';
import type { LossLevel } from '../variant/win-kinds.js';
import type { GameRules } from './rules.js';

/** One event for each of the types, with the same facts. */
type Each<Type extends string, Facts> = Type extends unknown ? { readonly type: Type } & Facts : never;

export type GameEvent =
  | BoardEvent
  | {
      readonly type: 'GameStarted';
      readonly gameId: Id;
      readonly number: number;
      readonly variant: Variant;
      readonly dice: DiceMode;
      readonly rules: GameRules;
      readonly terms: GameTerms;
      /** Who starts without an opening roll (R14), or null. */
      readonly starter: Side | null;
    }
  /** A double, an answer or a further turn (R88), with what the cube shows then. */
  | Each<Exclude<CubeFact, 'DoubleDropped'>, { readonly side: Side; readonly value: number }>
  | { readonly type: 'DoubleDropped'; readonly side: Side }
  /** R95: the opening dice were equal. */
  | { readonly type: 'AutomaticDoubleMade'; readonly value: number; readonly by: 'rule' }
  | { readonly type: 'ResignationOffered'; readonly side: Side; readonly as: LossLevel }
  | Each<'ResignationAccepted' | 'ResignationRefused' | 'ResignationWithdrawn', { readonly side: Side }>
  /** R47: what one side would settle the game for; `to` is null where no points change hands. */
  | { readonly type: 'SettlementOffered'; readonly side: Side; readonly to: Side | null; readonly points: number }
  /** R47: what both agreed on. */
  | { readonly type: 'SettlementMade'; readonly to: Side | null; readonly points: number }
  /**
   * The score changed while the game was open, by a correction or by points for time that was over: it goes on under the terms of the
   * score as it is now. `cube`: where it turns
   * out not to be the Crawford game after all, what its doubles had come to; `doubling`: one of them waited for its answer.
   */
  | {
      readonly type: 'TermsChanged';
      readonly terms: GameTerms;
      readonly cube?: Pick<Cube, 'value' | 'owner'>;
      readonly doubling?: 'open';
    }
  | { readonly type: 'GameFinished'; readonly result: GameResult };

/** Whether the event followed from the one before it rather than from an act of a person. */
export function followsByItself(event: { readonly type: string; readonly by?: unknown }): boolean {
  return event.type === 'GameFinished' || event.type === 'TermsChanged' || event.by === 'rule';
}
