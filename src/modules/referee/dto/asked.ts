import type { RequestedMove, Roll, VariantId } from '../../../domain/index.js';

/** One side's checkers in its own view, as they were sent. */
export interface AskedCheckers {
  readonly points: readonly number[];
  readonly bar: number;
  /** Null: whatever is not on the board. */
  readonly off: number | null;
}

/** A position as it was sent: both sides, or the id with the mover on roll. */
export type AskedPosition =
  | { readonly mover: AskedCheckers; readonly opponent: AskedCheckers }
  | { readonly positionId: string };

/** A roll to be played from a position. */
export interface AskedRoll {
  readonly dice: Roll;
  readonly position: AskedPosition;
}

export interface AskedLegalPlays {
  readonly variant: VariantId;
  readonly rolls: readonly AskedRoll[];
  /** Sent as a list: it is answered by a list, and refusals name the place in it. */
  readonly batch: boolean;
}

export interface AskedCheck extends AskedRoll {
  readonly variant: VariantId;
  readonly play: { readonly text: string } | { readonly moves: readonly RequestedMove[] };
}
