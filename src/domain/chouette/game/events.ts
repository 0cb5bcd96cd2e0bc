/**
 * What happens in a game of a chouette: the facts of the board as in any game, and those of the cubes, which name the
 * members whom they concern. `by` tells an act from what followed by itself.
 */

import type { BoardEvent, Cause } from '../../board/events.js';
import type { DiceMode } from '../../board/rules.js';
import type { CubeFact } from '../../cube/duel.js';
import type { ResultWay } from '../../cube/worth.js';
import type { Id } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import type { Variant } from '../../variant/variants.js';
import type { ResultKind } from '../../variant/win-kinds.js';
import type { BoardResult, PairSide } from '../ledger/outcome.js';
import type { ChouetteRules } from '../rules.js';
import type { Answer } from './state.js';

/** A cube and the value that it shows then, or what is paid for it. */
export interface CubeValue {
  readonly member: Id;
  readonly value: number;
}

/** The turns of cubes, and the answers that end them. `side`: who does it. */
export interface CubeEvent {
  readonly type: CubeFact;
  readonly side: Side;
  readonly cubes: readonly CubeValue[];
  readonly by: Cause;
}

export type TableEvent =
  | {
      readonly type: 'GameStarted';
      readonly gameId: Id;
      readonly number: number;
      readonly box: Id;
      readonly partner: Id | null;
      readonly line: readonly Id[];
      readonly variant: Variant;
      readonly dice: DiceMode;
      readonly rules: ChouetteRules;
      readonly starter: Side | null;
    }
  /** R95: all cubes, still in the middle; by hand where the box decides (R99). */
  | { readonly type: 'AutomaticDoubleMade'; readonly value: number; readonly by: Cause }
  | { readonly type: 'AutomaticDoubleAsked'; readonly value: number; readonly by: 'rule' }
  | { readonly type: 'AutomaticDoubleRefused' }
  | CubeEvent
  /** A vote for doubling with the one cube of the team (C20). */
  | { readonly type: 'DoubleWanted'; readonly member: Id; readonly by: Cause }
  | { readonly type: 'DoubleDeclined'; readonly member: Id; readonly by: Cause }
  /** The time to double before this roll is over. */
  | { readonly type: 'DoublingClosed'; readonly side: Side; readonly by: Cause }
  /** An answer that stays hidden until all are in; `answer` is never stored with the event. */
  | { readonly type: 'AnswerSealed'; readonly member: Id; readonly by: Cause; readonly answer?: Answer }
  | { readonly type: 'AnswerGiven'; readonly member: Id; readonly by: Cause; readonly answer: Answer }
  /** One only would take what all were offered (C49, C50). */
  | { readonly type: 'LoneTakerFound'; readonly member: Id; readonly by: 'rule' }
  | { readonly type: 'ExtraOffered'; readonly offerer: Id }
  /** At another time than that of the drop: it waits for the taker's consent. */
  | { readonly type: 'ExtraProposed'; readonly offerer: Id; readonly taker: Id }
  | { readonly type: 'ExtraDeclined'; readonly offerer: Id; readonly by: Cause }
  /** The offerer pays, and the taker holds a cube (C50). */
  | {
      readonly type: 'ExtraTaken';
      readonly offerer: Id;
      readonly taker: Id;
      readonly payment: number;
      readonly value: number;
      readonly by: Cause;
    }
  /** `side`: white is the offerer, who sits on the box's side. */
  | { readonly type: 'ExtraDoubled'; readonly offerer: Id; readonly side: Side; readonly value: number }
  | { readonly type: 'ExtraDoubleTaken'; readonly offerer: Id; readonly side: Side; readonly value: number }
  | { readonly type: 'ExtraDropped'; readonly offerer: Id; readonly side: Side; readonly value: number }
  | {
      readonly type: 'ResignationOffered';
      readonly side: Side;
      readonly as: ResultKind;
      readonly members: readonly Id[];
    }
  /** A member consents to the resignation of the team. */
  | { readonly type: 'ResignationAgreed'; readonly member: Id; readonly by: Cause }
  | {
      readonly type: 'ResignationAccepted' | 'ResignationRefused' | 'ResignationWithdrawn';
      readonly side: Side;
      readonly members: readonly Id[];
      readonly by: Cause;
    }
  | {
      readonly type: 'SettlementProposed';
      readonly member: Id;
      readonly side: PairSide;
      readonly winner: PairSide | null;
      readonly points: number;
    }
  | {
      readonly type: 'PairSettled';
      readonly member: Id;
      readonly winner: PairSide | null;
      readonly points: number;
      readonly by: Cause;
    }
  | { readonly type: 'ProxyNamed'; readonly player: Id; readonly proxy: Id | null }
  | { readonly type: 'ProxyEnded'; readonly player: Id }
  | { readonly type: 'BoxAbandoned' }
  | { readonly type: 'GameFinished'; readonly result: BoardResult | null; readonly by: ResultWay };

export type TableGameEvent = BoardEvent | TableEvent;

/** The event as it is recorded, for all to see: a sealed answer without its content. */
export function openly(event: TableGameEvent): TableGameEvent {
  if (event.type !== 'AnswerSealed') return event;
  const { type, member, by } = event;
  return { type, member, by };
}
