import type { RequestedMove, Roll, ToldCheckers } from '../../../domain/index.js';
import type { AskedVariant } from '../../games/index.js';

/** A position as it was sent: both sides, or the id with the mover on roll. */
export type AskedPosition =
  | { readonly mover: ToldCheckers; readonly opponent: ToldCheckers }
  | { readonly positionId: string };

/** A roll to be played from a position. */
export interface AskedRoll {
  readonly dice: Roll;
  readonly position: AskedPosition;
}

export interface AskedLegalPlays {
  readonly variant: AskedVariant;
  readonly rolls: readonly AskedRoll[];
  /** Sent as a list: it is answered by a list, and refusals name the place in it. */
  readonly batch: boolean;
}

export interface AskedCheck extends AskedRoll {
  readonly variant: AskedVariant;
  readonly play: { readonly text: string } | { readonly moves: readonly RequestedMove[] };
}
