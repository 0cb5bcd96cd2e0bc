/** What happens in a game, in the field's words. Events hold facts only; positions follow from them. */

import type { Die, Roll } from '../dice/roll.js';
import type { Id } from '../kernel/brands.js';
import type { Side } from '../kernel/side.js';
import type { ViolationCode } from '../kernel/violation.js';
import type { Play } from '../play/play.js';
import type { Variant } from '../variant/variants.js';
import type { GameResult, LossLevel } from './result.js';
import type { DiceMode, GameRules, GameTerms } from './rules.js';

export const VOID_REASONS = ['cocked', 'premature', 'off-board', 'on-checker', 'other'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** `hand`: somebody did it. `rule`: it followed by itself. */
export type Cause = 'hand' | 'rule';

export type GameEvent =
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
  | { readonly type: 'OpeningRolled'; readonly white: number; readonly black: number }
  | { readonly type: 'DiceRolled'; readonly side: Side; readonly dice: Roll; readonly premature: boolean }
  | {
      readonly type: 'RollVoided';
      readonly side: Side | null;
      readonly dice: readonly number[] | null;
      readonly reason: VoidReason;
      /** True when it takes back the roll that was just entered; false for a throw that never counted. */
      readonly withdraws: boolean;
    }
  | { readonly type: 'PlayLaidOut'; readonly side: Side; readonly moves: Play }
  | { readonly type: 'PlayPickedUp'; readonly side: Side }
  | {
      readonly type: 'PlayMade';
      readonly side: Side;
      readonly dice: Roll;
      readonly moves: Play;
      readonly by: Cause;
      readonly breaks: ViolationCode | null;
    }
  | {
      readonly type: 'PlayCorrected';
      readonly side: Side;
      readonly dice: Roll;
      readonly moves: Play;
      /** The opponent's roll that is withdrawn with it (R45). */
      readonly withdrawn: Roll | null;
    }
  /** V25: the doublet that a completed 1-2 has earned. */
  | { readonly type: 'DoubletNamed'; readonly side: Side; readonly die: Die }
  | { readonly type: 'TurnSkipped'; readonly side: Side; readonly by: Cause }
  | { readonly type: 'Doubled'; readonly side: Side; readonly value: number }
  | { readonly type: 'DoubleTaken'; readonly side: Side; readonly value: number }
  | { readonly type: 'DoubleDropped'; readonly side: Side }
  /** The first further turn of a chain (R88), by the side that was doubled. */
  | { readonly type: 'DoubleBeavered'; readonly side: Side; readonly value: number }
  /** The second, by the side that doubled. */
  | { readonly type: 'BeaverRaccooned'; readonly side: Side; readonly value: number }
  /** Every one after it. */
  | { readonly type: 'RaccoonOttered'; readonly side: Side; readonly value: number }
  /** R95: the opening dice were equal. */
  | { readonly type: 'AutomaticDoubleMade'; readonly value: number; readonly by: 'rule' }
  | { readonly type: 'ResignationOffered'; readonly side: Side; readonly as: LossLevel }
  | { readonly type: 'ResignationAccepted'; readonly side: Side }
  | { readonly type: 'ResignationRefused'; readonly side: Side }
  | { readonly type: 'ResignationWithdrawn'; readonly side: Side }
  /** The score was corrected while the game was open: it goes on under the terms that it should have had. */
  | { readonly type: 'TermsChanged'; readonly terms: GameTerms }
  | { readonly type: 'GameFinished'; readonly result: GameResult };

/** Whether the event followed from the one before it rather than from somebody's act. */
export function followsByItself(event: { readonly type: string; readonly by?: unknown }): boolean {
  return event.type === 'GameFinished' || event.type === 'TermsChanged' || event.by === 'rule';
}
