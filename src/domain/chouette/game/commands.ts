/**
 * What can be asked of a game of a chouette. `player` is who sends it, null when nobody named one; `staff` says that a
 * scorer or director does. `member` names the pair that is meant where the sender speaks for more than one.
 */

import type { CubeTurn, GameCommand } from '../../game/commands.js';
import type { ResultKind } from '../../game/result.js';
import type { Id } from '../../kernel/brands.js';
import type { PairSide } from '../outcome.js';

export interface TableSender {
  readonly player: Id | null;
  readonly staff: boolean;
}

type WithoutSender<Command> = Command extends unknown ? Omit<Command, 'sender'> : never;

/** What is done at the board, by whoever speaks for a side. */
export type BoardCommand = WithoutSender<
  Extract<
    GameCommand,
    {
      type:
        | 'ThrowOpening'
        | 'RollDice'
        | 'MakePlay'
        | 'CommitPlay'
        | 'PickUpPlay'
        | 'CorrectPlay'
        | 'NameDoublet'
        | 'SkipTurn'
        | 'VoidRoll';
    }
  >
>;

/** One command for each of the types, with the same fields. */
type Each<Type extends string, Fields> = Type extends unknown ? { readonly type: Type } & Fields : never;

/** The pair that is meant; null: the sender's own, or the only one that it can be. */
interface OfMember {
  readonly member: Id | null;
}

export type PairCommand =
  /** By the box: `to` names the members, null means all. By a member: the own cube, or the one of the team. */
  | Each<'OfferDouble', OfMember & { readonly to: readonly Id[] | null }>
  | Each<'DeclineDouble' | 'TakeDouble' | 'DropDouble', OfMember>
  | Each<'CloseDoubling' | 'AbandonGame', unknown>
  | Each<'TurnCubeAgain', OfMember & { readonly turn: CubeTurn }>
  | Each<'OfferResignation', OfMember & { readonly as: ResultKind }>
  | Each<'AcceptResignation' | 'RefuseResignation' | 'WithdrawResignation', OfMember>
  | Each<'OfferExtra' | 'DeclineExtra', OfMember>
  /** `offerer` names the extra, null where there is one only. */
  | Each<'DoubleExtra' | 'TakeExtra' | 'DropExtra', { readonly offerer: Id | null }>
  | Each<'ProposeSettlement', OfMember & { readonly winner: PairSide | null; readonly points: number }>
  | Each<'NameProxy', { readonly player: Id; readonly proxy: Id | null }>
  | Each<'EndProxy', { readonly player: Id }>;

export type TableGameCommand = { readonly sender: TableSender } & (BoardCommand | PairCommand);

/** The command of one type, or of any of some. */
export type TableCommandOf<Type extends TableGameCommand['type']> = Extract<TableGameCommand, { type: Type }>;
