/**
 * Who speaks for whom: the box for its side, the captain or acting captain for the team (C15, C28), every member for the
 * own pair, and a proxy or the captain for a member who is away (C63).
 */

import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import type { Side } from '../../kernel/side.js';
import { notYourTurn } from '../../kernel/out-of-turn.js';
import { type Violation, violation } from '../../kernel/violation.js';
import type { TableSender } from './commands.js';
import { BOX, type FinishedTableGame, type OpenTableGame, TEAM, activePairs, pairOf } from './state.js';

/** The first in line who is in the game and present or has a proxy; otherwise the first who is in it. */
export function captainOf(state: OpenTableGame): Id {
  const active = activePairs(state);
  const present = active.find(({ member }) => !isCopied(state, member));
  return (present ?? active[0])?.member ?? state.pairs[0]?.member ?? '';
}

/** The captain of the open window: a captain who leaves in it was captain when it began (C26). */
export function captainOfWindow(state: OpenTableGame): Id {
  const { pairs, windows } = state;
  const inWindow = pairs.filter(({ end }) => end === null || end.left.window === windows);
  return (inWindow.find(({ member }) => !isCopied(state, member)) ?? inWindow[0])?.member ?? captainOf(state);
}

/** Who speaks for a side. */
export function speakerOf(state: OpenTableGame, side: Side): Id {
  return side === BOX ? state.box : captainOf(state);
}

/** Whether the captain's decision is copied for the person, who is away and has no proxy at the table. */
export function isCopied(state: OpenTableGame, player: Id): boolean {
  return isAway(state, player) && proxyOf(state, player) === null;
}

/** Who decides for the person: the one in person, the proxy, or the captain or the captain's proxy. */
export function agentOf(state: OpenTableGame, player: Id): Id {
  if (!isAway(state, player)) return player;
  const proxy = proxyOf(state, player);
  if (proxy !== null || player === state.box) return proxy ?? player;
  const captain = captainOf(state);
  return proxyOf(state, captain) ?? captain;
}

function isAway({ away }: OpenTableGame, player: Id): boolean {
  return away.some((each) => each.player === player);
}

/**
 * The proxy of a person who is away; where that proxy is away, too, the proxy's own proxy, and so on: an absent person decides for
 * no other (C63). Null where none of them is at the table. `passed`: whose proxies were asked already.
 */
function proxyOf(state: OpenTableGame, player: Id, passed: readonly Id[] = []): Id | null {
  const proxy = state.away.find((each) => each.player === player)?.proxy ?? null;
  if (proxy === null || passed.includes(proxy)) return null;
  return isAway(state, proxy) ? proxyOf(state, proxy, [...passed, player]) : proxy;
}

/** Whether the sender may act for the person: the person, the proxy of that person, or staff who name no member. */
export function mayActFor(state: OpenTableGame, { player }: TableSender, person: Id): boolean {
  return player === null || player === person || player === agentOf(state, person);
}

/** Everybody at the table: the box, its partner, the team. */
export function people({ box, partner, pairs }: OpenTableGame | FinishedTableGame): readonly Id[] {
  return [box, ...(partner === null ? [] : [partner]), ...pairs.map(({ member }) => member)];
}

/** Why the sender has nothing to say in this game, or null. `by`: who may act now. */
export function strangerFault(state: OpenTableGame, { player }: TableSender, by: readonly Id[]): Violation | null {
  return player === null || people(state).includes(player) ? null : notInGame(player, 'stranger', by);
}

export function notInGame(
  player: Id,
  reason: 'stranger' | 'out' | 'partner',
  by: readonly Id[] | null = null,
): Violation {
  return violation('chouette.not-in-game', { player, reason, ...(by === null ? {} : { by }) });
}

/** The refusal of what only the captain may do. */
export function notCaptain(state: OpenTableGame, player: Id): Violation {
  return violation('chouette.not-captain', { player, captain: captainOf(state) });
}

/** The refusal of what is for others to do. */
export function notYours(state: OpenTableGame, act: string, player: Id, by: readonly Id[]): Violation {
  if (player === state.partner) return notInGame(player, 'partner', by);
  const pair = pairOf(state, player);
  if (pair !== undefined && pair.end !== null) return notInGame(player, 'out', by);
  const [side, toAct] = [sideOf(state, player), sideOf(state, by[0] ?? player)];
  return side === toAct ? violation('chouette.not-for-you', { act, player, by }) : notYourTurn(act, side, toAct);
}

/** Where the person sits. */
export function sideOf({ box, partner }: OpenTableGame, player: Id): Side {
  return player === box || player === partner ? BOX : TEAM;
}

/** The side for which the sender may act at the board; null for no particular one. */
export function sideOfSender(state: OpenTableGame, sender: TableSender, act: string): Result<Side | null, Violation> {
  const { player } = sender;
  if (player === null) return accepted(null);
  for (const side of ['white', 'black'] as const) {
    if (mayActFor(state, sender, speakerOf(state, side))) return accepted(side);
  }
  return refused(
    pairOf(state, player)?.end === null
      ? notCaptain(state, player)
      : notYours(state, act, player, [state.box, captainOf(state)]),
  );
}

/** The one among these for whom the sender acts: the person named, the sender, or the only one for whom the sender may. */
export function principalOf(
  state: OpenTableGame,
  sender: TableSender,
  act: string,
  candidates: readonly Id[],
  named: Id | null,
): Result<Id, Violation> {
  const { player } = sender;
  const open = named === null ? candidates : candidates.filter((candidate) => candidate === named);
  if (player !== null && open.includes(player)) return accepted(player);
  const mine = open.filter((candidate) => mayActFor(state, sender, candidate));
  const [one] = mine;
  if (one === undefined) {
    // A sender who names the pair of another member may decide for one of these, and hears for which.
    const others = candidates.filter((candidate) => mayActFor(state, sender, candidate));
    return refused(
      player === null || others.length > 0 ? memberMissing(others) : notYours(state, act, player, candidates),
    );
  }
  return mine.length === 1 ? accepted(one) : refused(memberMissing(mine));
}

/** The refusal of an act that may be meant for more than one member. `field`: what names the one, where that is not `member`. */
export function memberMissing(candidates: readonly Id[], field?: 'offerer' | 'taker' | 'to'): Violation {
  return violation('chouette.member-needed', { members: candidates, ...(field === undefined ? {} : { field }) });
}
