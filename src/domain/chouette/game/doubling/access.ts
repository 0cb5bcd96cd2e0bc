/** Which cubes may be turned now, and by whom (C25–C27, C50): each pair is asked as the two of a game are (R61–R67). */

import { doublingMoment } from '../../../board/rights.js';
import { type Duel, doubleFault as duelFault } from '../../../cube/duel.js';
import type { Id } from '../../../kernel/brands.js';
import type { Side } from '../../../kernel/side.js';
import type { Violation } from '../../../kernel/violation.js';
import { highestTableCube } from '../../ledger/countable.js';
import type { CubeValue } from '../events.js';
import { captainOf, isCopied } from '../speakers.js';
import { BOX, type Extra, type OpenTableGame, type Pair, TEAM, activePairs, hasOneCube } from '../state.js';

/** The two of this pair with their cube, under the terms of all. */
export function duelOf({ board, rules }: OpenTableGame, { cube }: Pick<Pair, 'cube'>): Duel {
  const terms = { inUse: rules.cube, maxValue: highestTableCube(rules), waiting: [], away: null };
  return { cube, rules, variant: board.variant, terms: { crawford: false, cube: terms, money: rules } };
}

/** Why the side may not double with the cube of this pair now, or null; of a cube of one member, whose it is. */
export function doubleFault(state: OpenTableGame, pair: Pair, side: Side): Violation | null {
  const fault = duelFault(duelOf(state, pair), side, state.board.turnsPlayed);
  if (fault === null) return doublingMoment(state.board.phase);
  return hasOneCube(state) ? fault : ({ ...fault, params: { ...fault.params, member: pair.member } } as Violation);
}

/** The side on roll while doubles may still be offered, because it has not rolled and the window is open; else null. */
export function doublingSide({ stage, board }: OpenTableGame): Side | null {
  const { phase } = board;
  return stage.name === 'board' && phase.name === 'before-roll' && phase.doubling === 'open' ? phase.side : null;
}

/** The pairs whose cube the side may double, those included that were offered in this window. */
export function accessible(state: OpenTableGame, side: Side): readonly Pair[] {
  if (doublingSide(state) !== side) return [];
  return activePairs(state).filter((pair) => doubleFault(state, pair, side) === null);
}

/** Whether the member has said something in this window. */
export function hasSpoken({ spoken }: OpenTableGame, member: Id): boolean {
  return spoken.some((each) => each.member === member);
}

/** Whether a double was offered or voted for in the window that is open. */
export function wantsAnswer({ pairs, spoken }: OpenTableGame): boolean {
  return pairs.some(({ cube, end }) => end === null && cube.offered !== null) || spoken.some(({ double }) => double);
}

/** The members who may still speak before the team's roll (C20, C26). */
export function maySpeak(state: OpenTableGame): readonly Id[] {
  const members = accessible(state, TEAM).map(({ member }) => member);
  const silent = members.filter((member) => !hasSpoken(state, member));
  if (!hasOneCube(state)) return silent;
  const captain = captainOf(state);
  switch (state.rules.teamDouble) {
    case 'captain':
      return silent.filter((member) => member === captain);
    case 'majority':
      return silent;
    case 'dissentersMayLeave': {
      // No objection is possible before the captain wants to double, or when the captain does not.
      const word = state.spoken.find(({ member }) => member === captain);
      if (word === undefined) return silent.filter((member) => member === captain);
      return word.double ? silent : [];
    }
  }
}

/** Those of them for whom the window stays open; who is away without a proxy is not waited for. */
export function awaitedToSpeak(state: OpenTableGame): readonly Id[] {
  return maySpeak(state).filter((member) => !isCopied(state, member));
}

/** Extras whose cube the side may turn now: before the roll of that side, as its owner (C50). */
export function extrasToDouble(state: OpenTableGame, side: Side): readonly Extra[] {
  const { stage, board, rules } = state;
  if (stage.name !== 'board' || board.phase.name !== 'before-roll' || board.phase.side !== side) return [];
  return state.extras.filter(
    ({ cube, end }) =>
      end === null && cube.owner === side && cube.offered === null && cube.value * 2 <= highestTableCube(rules),
  );
}

/** Extras that were doubled and wait for their answer. */
export function extrasOffered({ extras }: OpenTableGame): readonly Extra[] {
  return extras.filter(({ cube, end }) => end === null && cube.offered !== null);
}

/** Extras that the taker may drop at once (C50). */
export function extrasToDrop(state: OpenTableGame): readonly Extra[] {
  const { stage, extras } = state;
  return stage.name === 'board' ? extras.filter(({ fresh, end, cube }) => fresh && end === null && !cube.offered) : [];
}

/** Who holds an extra on this side. */
export function holderOf({ offerer, taker }: Extra, side: Side): Id {
  return side === BOX ? offerer : taker;
}

/** What the cubes would show after a double. */
export function doubledValues(pairs: readonly Pair[]): readonly CubeValue[] {
  return pairs.map(({ member, cube }) => ({ member, value: cube.value * 2 }));
}
