/**
 * The lone taker of the box's double from the middle (C49, C50): has to beaver, or is offered extras by those who dropped and
 * takes all of them or drops. An extra is a pair of its own, in which the offerer sits on the box's side.
 */

import { dropCost } from '../../../cube/cube.js';
import { answerFault, answeringSide } from '../../../cube/duel.js';
import type { Cause } from '../../../board/events.js';
import type { Id } from '../../../kernel/brands.js';
import { type Result, accepted, refused } from '../../../kernel/result.js';
import type { Side } from '../../../kernel/side.js';
import { wrongPhase } from '../../../kernel/out-of-turn.js';
import { type Violation, violation } from '../../../kernel/violation.js';
import { extrasOffered, extrasToDouble, extrasToDrop, duelOf, holderOf } from '../doubling/access.js';
import type { TableCommandOf, TableSender } from '../commands.js';
import { type TableDecision, alreadyAnswered, answerEvent } from '../decision.js';
import type { TableGameEvent } from '../events.js';
import { decideExtraProposal, decideOfferDecline, decideOfferTake, offererMissing } from './extra-offers.js';
import { stagePhase } from '../moment.js';
import { mayActFor, memberMissing, notYours, principalOf } from '../speakers.js';
import { type Extra, type OpenTableGame, type Pair, TEAM, pairOf } from '../state.js';

type Stage<Name extends OpenTableGame['stage']['name']> = Extract<OpenTableGame['stage'], { name: Name }>;

/** Those who dropped in this window, from whom the lone taker may be offered extras. */
function mayOfferExtras({ pairs, windows }: OpenTableGame): readonly Pair[] {
  return pairs.filter(({ end }) => end?.outcome === 'member-dropped' && end.left.window === windows);
}

/** Those of them who have still to say whether they do. */
export function extrasAwaited(state: OpenTableGame): readonly Pair[] {
  const { stage } = state;
  if (stage.name !== 'extras') return [];
  return mayOfferExtras(state).filter(({ member }) => !stage.said.some(({ offerer }) => offerer === member));
}

/** An extra offered, or not. */
export function decideExtra(
  state: OpenTableGame,
  command: TableCommandOf<'OfferExtra' | 'DeclineExtra'>,
): TableDecision {
  const { sender, type, member } = command;
  const { stage } = state;
  if (stage.name !== 'extras') {
    if (type === 'OfferExtra') return decideExtraProposal(state, command);
    return decideOfferDecline(state, sender, command.offerer ?? member) ?? refused(wrongPhase(type, stagePhase(state)));
  }
  const awaited = extrasAwaited(state).map((pair) => pair.member);
  const named = member ?? (type === 'DeclineExtra' ? (command.offerer ?? null) : null);
  const wanted = named ?? sender.player;
  if (wanted !== null && stage.said.some(({ offerer }) => offerer === wanted) && mayActFor(state, sender, wanted)) {
    const forOthers = named === null ? awaited.filter((each) => mayActFor(state, sender, each)) : [];
    return refused(forOthers.length > 0 ? memberMissing(forOthers) : alreadyAnswered(wanted));
  }
  if (awaited.length === 0) return refused(wrongPhase(type, 'answer-double'));
  const offerer = principalOf(state, sender, type, awaited, named);
  if (!offerer.ok) return offerer;
  const { taker } = stage;
  if (type === 'OfferExtra' && (command.taker ?? taker) !== taker) return refused(memberMissing([taker], 'taker'));
  return accepted([
    type === 'OfferExtra'
      ? { type: 'ExtraOffered', offerer: offerer.value }
      : { type: 'ExtraDeclined', offerer: offerer.value, by: 'hand' },
  ]);
}

/** Members who have not answered offer nothing: the taker or staff says so, so that the game need not wait for them. */
export function decideExtrasClosing(state: OpenTableGame, sender: TableSender, stage: Stage<'extras'>): TableDecision {
  if (!mayActFor(state, sender, stage.taker)) {
    return refused(notYours(state, 'CloseDoubling', sender.player ?? '', [stage.taker]));
  }
  return accepted(
    extrasAwaited(state).map(({ member }, index) => ({
      type: 'ExtraDeclined',
      offerer: member,
      by: index === 0 ? 'hand' : 'rule',
    })),
  );
}

/** C49: beaver or drop. C50: take with all extras that were offered, or drop after all. */
export function decideLoneTaker(
  state: OpenTableGame,
  stage: Stage<'lone-taker' | 'extras'>,
  command: TableCommandOf<'TakeDouble' | 'DropDouble' | 'TurnCubeAgain'>,
): TableDecision {
  const { sender, type, member } = command;
  const { taker } = stage;
  const pair = pairOf(state, taker);
  if (pair === undefined) return refused(violation('chouette.not-offered', { member: taker }));
  if (member !== null && member !== taker) return refused(violation('chouette.not-offered', { member }));
  if (!mayActFor(state, sender, taker)) return refused(notYours(state, type, sender.player ?? '', [taker]));
  if (type === 'DropDouble') {
    if (stage.name === 'extras' && extrasAwaited(state).length > 0) return refused(wrongPhase(type, 'offer-extras'));
    return accepted([answerEvent(command, TEAM, [pair], 'hand')]);
  }
  if (stage.name === 'lone-taker') {
    if (type === 'TakeDouble') return refused(violation('chouette.lone-taker', { reason: 'must-beaver' }));
    const fault = answerFault(duelOf(state, pair), command);
    return fault === null ? accepted([answerEvent(command, TEAM, [pair], 'hand')]) : refused(fault);
  }
  if (extrasAwaited(state).length > 0) return refused(wrongPhase(type, 'offer-extras'));
  // The lone taker has said take: a beaver would be another answer than the one that the others knew of.
  if (type === 'TurnCubeAgain') return refused(violation('chouette.lone-taker', { reason: 'take-or-drop' }));
  return accepted(takenWithExtras(state, stage, pair, 'hand'));
}

/** The double taken with every extra that was offered (C50). */
export function takenWithExtras(
  state: OpenTableGame,
  { said }: Stage<'extras'>,
  pair: Pair,
  by: Cause,
): readonly TableGameEvent[] {
  const { member: taker } = pair;
  const extras = said.flatMap(({ offerer, offers }): readonly TableGameEvent[] => {
    const payment = pairOf(state, offerer)?.end?.value;
    return offers && payment !== undefined
      ? [{ type: 'ExtraTaken', offerer, taker, payment, value: payment * 2, by: 'rule' }]
      : [];
  });
  return [answerEvent({ type: 'TakeDouble' }, TEAM, [pair], by), ...extras];
}

/** The holder of an extra cube turns it before the roll of their side. */
export function decideExtraDouble(
  state: OpenTableGame,
  { sender, offerer }: TableCommandOf<'DoubleExtra'>,
): TableDecision {
  const { phase } = state.board;
  if (state.stage.name !== 'board' || phase.name !== 'before-roll') {
    return refused(wrongPhase('DoubleExtra', stagePhase(state)));
  }
  const { side } = phase;
  const extra = extraMeant(state, sender, 'DoubleExtra', extrasToDouble(state, side), offerer, () => side);
  if (!extra.ok) return extra;
  const { cube } = extra.value;
  return accepted([{ type: 'ExtraDoubled', offerer: extra.value.offerer, side, value: cube.value * 2 }]);
}

/** A double of an extra is taken or dropped; a new extra may also be dropped at once, for what its cube shows (C50). */
export function decideExtraAnswer(
  state: OpenTableGame,
  { sender, offerer, type }: TableCommandOf<'TakeExtra' | 'DropExtra'>,
): TableDecision {
  const taken = type === 'TakeExtra' ? decideOfferTake(state, sender, offerer) : null;
  if (taken !== null) return taken;
  const offered = extrasOffered(state);
  const open = type === 'TakeExtra' ? offered : [...offered, ...extrasToDrop(state)];
  const meant = extraMeant(state, sender, type, open, offerer, answererOf);
  if (!meant.ok) return meant;
  const extra = meant.value;
  const fact = { offerer: extra.offerer, side: answererOf(extra) };
  return accepted([
    type === 'TakeExtra'
      ? { type: 'ExtraDoubleTaken', ...fact, value: dropCost(extra.cube) * 2 }
      : { type: 'ExtraDropped', ...fact, value: dropCost(extra.cube) },
  ]);
}

/** Who answers the double of an extra; a new one is the taker's to drop. */
export function answererOf({ cube }: Extra): Side {
  return answeringSide(cube) ?? TEAM;
}

function extraMeant(
  state: OpenTableGame,
  sender: TableSender,
  act: string,
  open: readonly Extra[],
  offerer: Id | null,
  sideOf: (extra: Extra) => Side,
): Result<Extra, Violation> {
  const named = offerer === null ? open : open.filter((extra) => extra.offerer === offerer);
  if (named.length === 0) return refused(violation('chouette.no-extra', { act, offerer }));
  const mine = named.filter((extra) => mayActFor(state, sender, holderOf(extra, sideOf(extra))));
  const [one] = mine;
  if (one === undefined) {
    const holders = named.map((extra) => holderOf(extra, sideOf(extra)));
    return refused(violation('chouette.not-for-you', { act, player: sender.player ?? '', by: holders }));
  }
  return mine.length === 1 ? accepted(one) : refused(offererMissing(mine));
}
