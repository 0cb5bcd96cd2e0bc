/** Extras at other times than that of the drop: a member who dropped offers one to a member still in, who has to agree (C50). */

import type { Id } from '../../../kernel/brands.js';
import { accepted, refused } from '../../../kernel/result.js';
import { wrongPhase } from '../../../kernel/out-of-turn.js';
import { type Violation, violation } from '../../../kernel/violation.js';
import { highestTableCube } from '../../ledger/countable.js';
import type { TableCommandOf, TableSender } from '../commands.js';
import type { TableDecision } from '../decision.js';
import { stagePhase } from '../moment.js';
import { mayActFor, memberMissing, principalOf } from '../speakers.js';
import { type OpenTableGame, type Pair, activePairs, pairOf } from '../state.js';

type Offers = NonNullable<OpenTableGame['extraOffers']>;

/** Those who dropped and have no extra yet, nor one on offer. */
export function mayPropose(state: OpenTableGame): readonly Id[] {
  const { rules, stage, pairs, extras } = state;
  if (rules.loneTaker !== 'extras' || stage.name !== 'board' || activePairs(state).length === 0) return [];
  const has = (member: Id): boolean => [...extras, ...openOffers(state)].some(({ offerer }) => offerer === member);
  return pairs.filter((pair) => isAffordable(state, pair) && !has(pair.member)).map(({ member }) => member);
}

/** An extra shows twice what the drop cost (C50). */
function isAffordable({ rules }: OpenTableGame, { end }: Pair): boolean {
  return end?.outcome === 'member-dropped' && end.value * 2 <= highestTableCube(rules);
}

/** The offers that can still be agreed to. */
export function openOffers(state: OpenTableGame): Offers {
  const { stage, extraOffers = [] } = state;
  return stage.name === 'board' ? extraOffers.filter(({ taker }) => pairOf(state, taker)?.end === null) : [];
}

export function decideExtraProposal(state: OpenTableGame, command: TableCommandOf<'OfferExtra'>): TableDecision {
  const { sender, member, taker = null } = command;
  const { rules, stage } = state;
  if (rules.loneTaker !== 'extras' || stage.name !== 'board') {
    return refused(wrongPhase('OfferExtra', stagePhase(state)));
  }
  const offerers = mayPropose(state);
  const wanted = member ?? sender.player;
  const hasDropped = wanted !== null && pairOf(state, wanted)?.end?.outcome === 'member-dropped';
  if (offerers.length === 0 || (hasDropped && !offerers.includes(wanted))) {
    const forOthers = member === null ? offerers.filter((each) => mayActFor(state, sender, each)) : [];
    if (sender.player !== null && forOthers.length > 0) return refused(memberMissing(forOthers));
    return refused(violation('chouette.no-extra', { act: 'OfferExtra', offerer: wanted }));
  }
  const offerer = principalOf(state, sender, 'OfferExtra', offerers, member);
  if (!offerer.ok) return offerer;
  const takers = activePairs(state).map((pair) => pair.member);
  const [only, ...others] = taker === null ? takers : takers.filter((each) => each === taker);
  if (only === undefined) return refused(violation('chouette.no-extra', { act: 'OfferExtra', offerer: offerer.value }));
  if (others.length > 0) return refused(memberMissing(takers, 'taker'));
  return accepted([{ type: 'ExtraProposed', offerer: offerer.value, taker: only }]);
}

/** The taker agrees: the offerer pays, and the taker holds the cube. Null: no such offer waits for the sender. */
export function decideOfferTake(state: OpenTableGame, sender: TableSender, offerer: Id | null): TableDecision | null {
  const mine = openOffers(state).filter((offer) => mayActFor(state, sender, offer.taker) && isMeant(offer, offerer));
  const [offer] = mine;
  if (offer === undefined) return null;
  if (mine.length > 1) return refused(offererMissing(mine));
  const payment = pairOf(state, offer.offerer)?.end?.value ?? 1;
  return accepted([{ type: 'ExtraTaken', ...offer, payment, value: payment * 2, by: 'hand' }]);
}

/** The taker does not agree, or the offerer takes the offer back. Null: no such offer is open. */
export function decideOfferDecline(
  state: OpenTableGame,
  sender: TableSender,
  offerer: Id | null,
): TableDecision | null {
  const mine = openOffers(state).filter(
    (offer) =>
      isMeant(offer, offerer) && [offer.offerer, offer.taker].some((person) => mayActFor(state, sender, person)),
  );
  const [offer] = mine;
  if (offer === undefined) return null;
  if (mine.length > 1) return refused(offererMissing(mine));
  return accepted([{ type: 'ExtraDeclined', offerer: offer.offerer, by: 'hand' }]);
}

/** The refusal of an act that may be about more than one of these extras. */
export function offererMissing(extras: readonly { readonly offerer: Id }[]): Violation {
  const offerers = extras.map(({ offerer }) => offerer);
  return memberMissing(offerers, 'offerer');
}

function isMeant(offer: Offers[number], offerer: Id | null): boolean {
  return offerer === null || offer.offerer === offerer;
}
