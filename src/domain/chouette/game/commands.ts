/**
 * Commands to a game of a chouette. `player` is the sender, null when the request names none; `staff` says that a
 * scorer or director does. `member` names the pair that is meant where the sender speaks for more than one.
 */

import type { BoardCommand, ThrowOpening } from '../../board/commands.js';
import type { CubeTurn } from '../../cube/duel.js';
import type { Id } from '../../kernel/brands.js';
import type { ResultKind } from '../../variant/win-kinds.js';
import type { PairSide } from '../ledger/outcome.js';

export interface TableSender {
  readonly player: Id | null;
  readonly staff: boolean;
}

/** One command for each of the types, with the same fields. */
type Each<Type extends string, Fields> = Type extends unknown ? { readonly type: Type } & Fields : never;

/** The pair that is meant; null: the sender's own, or the only one that it can be. */
interface OfMember {
  readonly member: Id | null;
}

export type PairCommand =
  /** By the box: `to` names the members, null means all. By a member: their own cube, or the one of the team. */
  | Each<'OfferDouble', OfMember & { readonly to: readonly Id[] | null }>
  | Each<'DeclineDouble', OfMember>
  /** `all`: by the box, to every cube that waits for it. */
  | Each<'TakeDouble' | 'DropDouble', OfMember & { readonly all?: boolean | undefined }>
  | Each<'CloseDoubling' | 'CloseAnswers' | 'AbandonGame', unknown>
  | Each<'TurnCubeAgain', OfMember & { readonly turn: CubeTurn }>
  | Each<'OfferResignation', OfMember & { readonly as: ResultKind }>
  | Each<'AcceptResignation' | 'RefuseResignation' | 'WithdrawResignation', OfMember>
  /** `taker`: whose consent an extra at another time needs; null where it can be only one. */
  | Each<'OfferExtra', OfMember & { readonly taker?: Id | null }>
  /** `offerer` names the extra, null where there is one only; so does `member`, who is else the one that offers none. */
  | Each<'DeclineExtra', OfMember & { readonly offerer?: Id | null }>
  /** `offerer` names the extra, null where there is one only. */
  | Each<'DoubleExtra' | 'TakeExtra' | 'DropExtra', { readonly offerer: Id | null }>
  | Each<'ProposeSettlement', OfMember & { readonly winner: PairSide | null; readonly points: number }>
  | Each<'NameProxy', { readonly player: Id; readonly proxy: Id | null }>
  | Each<'EndProxy', { readonly player: Id }>;

export type TableGameCommand = { readonly sender: TableSender } & (BoardCommand | ThrowOpening | PairCommand);

/** The command of one type, or of any of some. */
export type TableCommandOf<Type extends TableGameCommand['type']> = Extract<TableGameCommand, { type: Type }>;
