/** What happens beside board and cubes: people who are away (C63), a box that leaves (C64), settlements (A15). */

import type { Id } from '../../kernel/brands.js';
import { accepted, refused } from '../../kernel/result.js';
import { wrongPhase } from '../../kernel/out-of-turn.js';
import { type Violation, violation, type ReasonOf } from '../../kernel/violation.js';
import type { TableCommandOf, TableSender } from './commands.js';
import type { TableDecision } from './decision.js';
import { stagePhase } from './moment.js';
import { agentOf, mayActFor, notInGame, sideOf } from './speakers.js';
import { BOX, type OpenTableGame, type Proposal, TEAM, activePairs, pairOf } from './state.js';

/** A proxy is a member of the team, for the box its partner; null where the captain's decision is copied. */
export function decideProxy(state: OpenTableGame, command: TableCommandOf<'NameProxy'>): TableDecision {
  const { player, proxy, sender } = command;
  const fault = absenceFault(state, sender, 'NameProxy', player);
  if (fault !== null) return refused(fault);
  const impossible = (reason: ReasonOf<'chouette.proxy-impossible'>): TableDecision =>
    refused(violation('chouette.proxy-impossible', { player, proxy, reason }));
  if (proxy === player) return impossible('self');
  if (player === state.box)
    return proxy !== null && proxy === state.partner ? decideProxyChange(player, proxy) : impossible('box');
  if (proxy !== null && pairOf(state, proxy) === undefined) return impossible('not-in-team');
  // An absent person decides for no other.
  if (proxy !== null && agentOf(state, proxy) !== proxy) return impossible('away');
  return decideProxyChange(player, proxy);
}

function decideProxyChange(player: Id, proxy: Id | null): TableDecision {
  return accepted([{ type: 'ProxyNamed', player, proxy }]);
}

export function decideProxyEnd(state: OpenTableGame, { player, sender }: TableCommandOf<'EndProxy'>): TableDecision {
  const fault = absenceFault(state, sender, 'EndProxy', player);
  if (fault !== null) return refused(fault);
  return state.away.some((each) => each.player === player)
    ? accepted([{ type: 'ProxyEnded', player }])
    : refused(violation('chouette.proxy-impossible', { player, proxy: null, reason: 'present' }));
}

/** Only the person concerned or staff reports an absence, and only a person who has something to decide can be away from the game. */
function absenceFault(state: OpenTableGame, sender: TableSender, act: string, player: Id): Violation | null {
  const isBox = player === state.box;
  const pair = pairOf(state, player);
  // A proxy who is out of the game still decides for another member.
  const isNamed = pair !== undefined && state.away.some((each) => each.player === player || each.proxy === player);
  if (!isBox && pair?.end !== null && !isNamed) {
    return notInGame(player, pair === undefined ? 'stranger' : 'out');
  }
  const mine = sender.staff || sender.player === null || sender.player === player;
  return mine ? null : violation('chouette.not-for-you', { act, player: sender.player, by: [player] });
}

/** C64 */
export function decideAbandonment(state: OpenTableGame, { sender }: TableCommandOf<'AbandonGame'>): TableDecision {
  const mine = sender.staff || mayActFor(state, sender, state.box);
  if (!mine) {
    const [act, player] = ['AbandonGame', sender.player ?? ''];
    return refused(violation('chouette.not-for-you', { act, player, by: [state.box] }));
  }
  return accepted([{ type: 'BoxAbandoned' }]);
}

/** A15: a pair is settled as soon as both have said the same; staff say it for both. */
export function decideSettlement(state: OpenTableGame, command: TableCommandOf<'ProposeSettlement'>): TableDecision {
  const { sender, winner, points } = command;
  if (!state.rules.settlements) return refused(violation('chouette.option-off', { option: 'settlements' }));
  if (state.stage.name !== 'board' || state.board.phase.name === 'opening') {
    return refused(wrongPhase('ProposeSettlement', stagePhase(state)));
  }
  const { player } = sender;
  const side = player === null ? null : sideOf(state, player);
  const isBox = side === BOX && mayActFor(state, sender, state.box);
  const member = command.member ?? (side === TEAM ? player : onlyMember(state));
  if (member === null) {
    const members = activePairs(state).map((pair) => pair.member);
    return refused(violation('chouette.member-needed', { members }));
  }
  const pair = pairOf(state, member);
  if (pair?.end !== null) return refused(notInGame(member, pair === undefined ? 'stranger' : 'out'));
  if (!isBox && !mayActFor(state, sender, member)) {
    return refused(
      side === BOX
        ? notInGame(player ?? '', 'partner')
        : violation('chouette.not-for-you', { act: 'ProposeSettlement', player: player ?? '', by: [member] }),
    );
  }
  if (pair.cube.offered !== null) return refused(wrongPhase('ProposeSettlement', 'before-roll', 'doubles-offered'));
  const hasExtra = state.extras.some(({ taker, end }) => taker === member && end === null);
  if (hasExtra) return refused(violation('chouette.settlement-impossible', { member, reason: 'extras' }));
  if (!Number.isSafeInteger(points) || points < 0 || (points === 0) !== (winner === null)) {
    return refused(violation('chouette.settlement-impossible', { member, reason: 'points' }));
  }
  const by = isBox ? 'box' : 'member';
  const settles = player === null || isAgreed(state, { member, by, winner, points });
  return accepted([
    settles
      ? { type: 'PairSettled', member, winner, points, by: 'hand' }
      : { type: 'SettlementProposed', member, side: by, winner, points },
  ]);
}

function onlyMember(state: OpenTableGame): Id | null {
  const [only, ...others] = activePairs(state);
  return only !== undefined && others.length === 0 ? only.member : null;
}

/** Whether the other one of the pair has said the same. */
function isAgreed({ proposals }: OpenTableGame, proposal: Proposal): boolean {
  return proposals.some(
    ({ member, by, winner, points }) =>
      member === proposal.member && by !== proposal.by && winner === proposal.winner && points === proposal.points,
  );
}
