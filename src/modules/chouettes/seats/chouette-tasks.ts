/** What one person may do in a chouette now: in its open game, and at its table. */

import {
  type ChouetteCommand,
  type Milliseconds,
  type OpenedChouette,
  actionsByPlayer,
  toThrow,
} from '../../../domain/index.js';
import type { RulesService } from '../../../rules/rules.service.js';
import { listedChouetteView, openedChouette } from '../chouette.mapper.js';
import type { TableAct } from '../chouette.view.js';
import type { ListedChouetteRow } from '../chouettes.repository.js';
import type { ChouetteTaskDto } from '../dto/chouette.dto.js';

/** The chouette as it waits for the person, who sits there or has asked to join; else null. `ids`: all of the one person. */
export function chouetteTask(
  row: ListedChouetteRow,
  ids: readonly string[],
  rules: RulesService,
  at: Milliseconds,
): ChouetteTaskDto | null {
  const state = openedChouette(row.state);
  const chouette = listedChouetteView(row);
  const own = chouette.players.filter(({ playerId }) => ids.includes(playerId));
  const seat = own.find(({ role, sittingOut }) => state.status === 'ordering' || role !== 'out' || sittingOut);
  const asking = chouette.asks.find(({ player, ask }) => ask === 'join' && ids.includes(player));
  const playerId = seat?.playerId ?? asking?.player;
  if (playerId === undefined) return null;
  const actions = state.status === 'playing' ? (actionsByPlayer(state.game).get(playerId) ?? []) : [];
  const acts = tableActs(state, playerId, rules, at);
  // Who waits to join has no say at the table yet.
  return { chouette, playerId, actions, acts: seat === undefined ? acts.filter((act) => act === 'leave') : acts };
}

/** Asked of the rules one by one, so that both always agree. What would change nothing is no act. */
function tableActs(state: OpenedChouette, player: string, rules: RulesService, at: Milliseconds): readonly TableAct[] {
  const throws = state.status === 'ordering' && toThrow(state.places).includes(player);
  const sender = { player, staff: false };
  const own = { player, sender, at };
  const asks = 'asks' in state ? state.asks : [];
  const asked: readonly (readonly [TableAct, ChouetteCommand])[] = [
    ['start-game', { type: 'StartGame', gameId: '' }],
    ...asks.map((ask) => ['admit', { type: 'Join', player: ask.player, sender, at }] as const),
    ...offers(state).map((offer) => ['agree-to-offer', { type: 'BuyBox', ...offer, sender }] as const),
    ['sit-out', { type: 'SitOut', ...own }],
    ['return', { type: 'Return', ...own }],
    ['leave', { type: 'Leave', ...own }],
    ['close', { type: 'CloseChouette', at }],
  ];
  const possible = asked.flatMap(([act, command]) => {
    const decision = rules.decideChouette(state, command);
    return decision.ok && decision.value.length > 0 ? [act] : [];
  });
  return [...new Set(throws ? ['throw-for-order' as const, ...possible] : possible)];
}

/** The offer for the box that waits for a word, if there is one. */
function offers(state: OpenedChouette): readonly { readonly buyer: string; readonly points: number }[] {
  const offer = state.status === 'waiting' ? state.offer : null;
  return offer === null ? [] : [{ buyer: offer.buyer, points: offer.points }];
}
