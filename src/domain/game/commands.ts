/**
 * What can be asked of a game. `sender` is the side on whose behalf it comes, null when nobody named one; `staff` says
 * that a scorer or director sends it (R44). Dice come in with the command, thrown by the service or read off a board.
 */

import type { Die, Roll } from '../dice/roll.js';
import type { Side } from '../kernel/side.js';
import type { PlayInput } from '../play/read-play.js';
import type { VoidReason } from './events.js';
import type { LossLevel } from './result.js';

export interface Sender {
  readonly side: Side | null;
  readonly staff: boolean;
}

export const CUBE_TURNS = ['beaver', 'raccoon', 'otter'] as const;
export type CubeTurn = (typeof CUBE_TURNS)[number];

export interface OpeningThrow {
  readonly white: number;
  readonly black: number;
}

export type GameCommand = { readonly sender: Sender } & (
  | { readonly type: 'ThrowOpening'; readonly throws: readonly OpeningThrow[] }
  | { readonly type: 'RollDice'; readonly dice: Roll }
  | { readonly type: 'MakePlay'; readonly play: PlayInput }
  | { readonly type: 'CommitPlay' }
  | { readonly type: 'PickUpPlay' }
  | { readonly type: 'CorrectPlay'; readonly play: PlayInput }
  | { readonly type: 'NameDoublet'; readonly die: Die }
  | { readonly type: 'SkipTurn' }
  | { readonly type: 'OfferDouble' }
  | { readonly type: 'TakeDouble' }
  | { readonly type: 'DropDouble' }
  /** Beaver, raccoon, or any turn after them (R88). */
  | { readonly type: 'TurnCubeAgain'; readonly turn: CubeTurn }
  | { readonly type: 'OfferResignation'; readonly as: LossLevel }
  /** A resignation that was offered and accepted elsewhere: its level is what both agreed on, whatever R57 says. */
  | { readonly type: 'RecordResignation'; readonly as: LossLevel }
  | { readonly type: 'AcceptResignation' }
  | { readonly type: 'RefuseResignation' }
  | { readonly type: 'WithdrawResignation' }
  | { readonly type: 'VoidRoll'; readonly reason: VoidReason; readonly dice: readonly number[] | null }
);
