/** What can be asked of a game: of its board, of its cube, and to end it. */

import type { BoardCommand, Sender, ThrowOpening } from '../board/commands.js';
import type { CubeAnswer } from '../cube/duel.js';
import type { SettlementTerms } from './settlement-terms.js';
import type { LossLevel } from '../variant/win-kinds.js';

export type GameCommand = { readonly sender: Sender } & (
  | BoardCommand
  | ThrowOpening
  | { readonly type: 'OfferDouble' }
  | CubeAnswer
  | { readonly type: 'OfferResignation'; readonly as: LossLevel }
  /** A resignation that was offered and accepted elsewhere: its level is what both agreed on, whatever R57 says. */
  | { readonly type: 'RecordResignation'; readonly as: LossLevel }
  /** R47; sent by staff for no particular side it is what both agreed on. */
  | ({ readonly type: 'OfferSettlement' } & SettlementTerms)
  | { readonly type: 'AcceptSettlement' }
  | { readonly type: 'AcceptResignation' }
  | { readonly type: 'RefuseResignation' }
  | { readonly type: 'WithdrawResignation' }
);
