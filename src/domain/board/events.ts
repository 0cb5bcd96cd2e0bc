/** What happens on a board, in the field's words. Events hold facts only; positions follow from them. */

import type { Die, Roll } from '../dice/roll.js';
import type { Side } from '../kernel/side.js';
import type { ViolationCode } from '../kernel/violation.js';
import type { Play } from '../play/play.js';

export const VOID_REASONS = ['cocked', 'premature', 'off-board', 'on-checker', 'other'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** `hand`: a person did it. `rule`: it followed from a rule. */
export type Cause = 'hand' | 'rule';

export type BoardEvent =
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
  | { readonly type: 'TurnSkipped'; readonly side: Side; readonly by: Cause };

const BOARD_EVENTS: Readonly<Record<BoardEvent['type'], true>> = {
  OpeningRolled: true,
  DiceRolled: true,
  RollVoided: true,
  PlayLaidOut: true,
  PlayPickedUp: true,
  PlayMade: true,
  PlayCorrected: true,
  DoubletNamed: true,
  TurnSkipped: true,
};

/** Whether the event of a game is about its board. */
export function isBoardEvent<Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, { readonly type: BoardEvent['type'] }> {
  return event.type in BOARD_EVENTS;
}
