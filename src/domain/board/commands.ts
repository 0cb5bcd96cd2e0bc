/** What can be asked of a board. Dice come in with the command, thrown by the service or read off a real board. */

import type { Die, Roll } from '../dice/roll.js';
import type { Side } from '../kernel/side.js';
import type { PlayInput } from '../play/read-play.js';
import type { VoidReason } from './events.js';

/**
 * The side that a command is sent for, null when the sender named none; `staff` says that a scorer or director sends it
 * (R44).
 */
export interface Sender {
  readonly side: Side | null;
  readonly staff: boolean;
}

export interface OpeningThrow {
  readonly white: number;
  readonly black: number;
}

/** The throws of an opening, which may turn cubes as well (R95): the game decides about them. */
export interface ThrowOpening {
  readonly type: 'ThrowOpening';
  readonly throws: readonly OpeningThrow[];
}

export type BoardCommand =
  | { readonly type: 'RollDice'; readonly dice: Roll }
  | { readonly type: 'MakePlay'; readonly play: PlayInput }
  | { readonly type: 'CommitPlay' }
  | { readonly type: 'PickUpPlay' }
  | { readonly type: 'CorrectPlay'; readonly play: PlayInput }
  | { readonly type: 'NameDoublet'; readonly die: Die }
  | { readonly type: 'SkipTurn' }
  | { readonly type: 'VoidRoll'; readonly reason: VoidReason; readonly dice: readonly number[] | null };
