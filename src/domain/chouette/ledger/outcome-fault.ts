/**
 * Why a game of a chouette cannot have ended so: the people (C1), the board (C29), each cube by itself (R61–R65, C25), the
 * cubes together (C12, C20–C24), extras (C50). A played game never ends so; score sheets and corrections may say it.
 */

import { isCubeValue } from '../../cube/cube.js';
import { multiplier } from '../../cube/worth.js';
import { possibleKinds } from '../../variant/win-kinds.js';
import type { Id } from '../../kernel/brands.js';
import type { Violation } from '../../kernel/violation.js';
import { variantOf } from '../../variant/variants.js';
import { highestTableCube } from './countable.js';
import { type GameOutcome, type OutcomeFacts, type PairOutcome, impossibleOutcome as impossible } from './outcome.js';
import { teamCubeFault } from './team-cube.js';
import type { Seats } from '../seats/seats.js';
import type { SettlementTerms } from './settlement.js';

/** `arrived`: who has come since the game before, and may have come while this one was played. */
export function outcomeFault(
  outcome: GameOutcome,
  seats: Seats,
  terms: SettlementTerms,
  arrived: readonly Id[] = [],
): Violation | null {
  return (
    peopleFault(outcome, seats) ??
    firstOf(outcome.newcomers ?? [], (player) => newcomerFault(player, seats, terms, arrived)) ??
    boardFault(outcome, terms) ??
    firstOf(outcome.pairs, (pair) => pairFault(pair, terms)) ??
    centredFault(outcome.pairs, terms) ??
    (terms.rules.cubes === 'single' ? teamCubeFault(outcome.pairs) : null) ??
    extrasFault(outcome, terms)
  );
}

function firstOf<Item>(items: readonly Item[], faultOf: (item: Item) => Violation | null): Violation | null {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== null) return fault;
  }
  return null;
}

/** Every member once, with a pair or as a newcomer, and no other player. */
function peopleFault({ pairs, newcomers = [] }: GameOutcome, { line }: Seats): Violation | null {
  const told = [...pairs.map(({ member }) => member), ...newcomers];
  const stranger = told.find((member) => !line.includes(member));
  if (stranger !== undefined) return impossible('not-in-line', stranger);
  const twice = told.find((member, index) => told.indexOf(member) !== index);
  if (twice !== undefined) return impossible('twice', twice);
  const missing = line.find((member) => !told.includes(member));
  return missing === undefined ? null : impossible('missing', missing);
}

/** C60: a newcomer of this game has come since the one before, and sits behind all who played, but for one who has just lost. */
function newcomerFault(
  player: Id,
  { line, lastLoser }: Seats,
  { rules }: SettlementTerms,
  arrived: readonly Id[],
): Violation | null {
  if (!arrived.includes(player)) return impossible('newcomer-not-new', player);
  const place = line.indexOf(player);
  const isBehind = (other: Id): boolean =>
    arrived.includes(other) || (rules.joinPosition === 'beforeLoser' && other === lastLoser);
  return place > 0 && line.slice(place).every(isBehind) ? null : impossible('newcomer-not-last', player);
}

/** A board ends for those who played on, in a way that the variant knows; a box that left ends it for all (C29, C64). */
function boardFault({ board, pairs }: GameOutcome, { variant }: SettlementTerms): Violation | null {
  const played = pairs.find(({ outcome }) => outcome === 'played');
  const forfeited = pairs.find(({ outcome }) => outcome === 'forfeited');
  if (played !== undefined && forfeited !== undefined) return impossible('forfeit-ends-all', played.member);
  if (played !== undefined && board === null) return impossible('board-missing', played.member);
  if (board === null) return null;
  if (played === undefined) return impossible('nobody-played-on', null);
  return possibleKinds({ off: 0 }, variantOf(variant).scoring).includes(board.kind)
    ? null
    : impossible('kind', null, { kind: board.kind });
}

function pairFault(pair: PairOutcome, { rules, variant }: SettlementTerms): Violation | null {
  const { member, outcome, value, turned, left, winner, level, beaver } = pair;
  const wrong = (reason: string, more: OutcomeFacts = {}): Violation => impossible(reason, member, more);
  if (outcome === 'played' ? left !== null : left === null || !Number.isInteger(left) || left < 1) return wrong('left');
  if (outcome === 'settled') {
    if (!rules.settlements && !(rules.teamDouble === 'dissentersMayLeave' && value === 0))
      return wrong('settlements-off');
    if (!Number.isSafeInteger(value) || value < 0) return wrong('settlement', { value });
    return (value === 0) === (winner === null) ? null : wrong(value === 0 ? 'winner-of-nothing' : 'winner-missing');
  }
  if (outcome === 'resigned') {
    if (rules.resignation === 'off') return wrong('resignations-off');
    if (winner === null || level === null) return wrong('resignation');
    const kinds = possibleKinds({ off: 0 }, variantOf(variant).scoring);
    if (!kinds.includes(level)) return wrong('kind', { kind: level });
  } else if (winner !== null || level !== null) return wrong('winner-said');
  const dropped = outcome === 'member-dropped' || outcome === 'box-dropped';
  if (beaver && !(dropped && value > 1)) return wrong('beaver', { value });
  if (beaver && rules.beavers === 0) return wrong('beavers-off');
  if (!isCubeValue(value)) return wrong('value', { value });
  if (!rules.cube && (dropped || value > 1)) return wrong('no-cube');
  const highest = highestTableCube(rules);
  // A double that was dropped was offered at twice of what is paid.
  if ((dropped ? value * 2 : value) > highest) return wrong('cap', { value, max: highest });
  if (!dropped && turned && value === 1) return wrong('turned-at-one');
  return null;
}

/**
 * Automatic doubles turn all cubes alike, before a member has dropped (C12): cubes that no player turned are equal, and no cube
 * is lower.
 */
function centredFault(pairs: readonly PairOutcome[], { rules }: SettlementTerms): Violation | null {
  const cubes = pairs.filter(({ outcome }) => outcome !== 'settled');
  const isDropped = ({ outcome }: PairOutcome): boolean => outcome === 'member-dropped' || outcome === 'box-dropped';
  const centred = cubes.filter((pair) => !isDropped(pair) && !pair.turned);
  const [first] = centred;
  if (first === undefined) return null;
  const { value } = first;
  if (rules.automaticDoubles !== null && value > 2 ** rules.automaticDoubles) {
    return impossible('nobody-turned', first.member, { value });
  }
  const other = centred.find((pair) => pair.value !== value);
  if (other !== undefined) return impossible('centred-differ', other.member, { value: other.value, centred: value });
  const low = cubes.find((pair) => pair.value < (pair.turned && !isDropped(pair) ? value * 2 : value));
  return low === undefined ? null : impossible('below-centred', low.member, { value: low.value, centred: value });
}

/** C50: a member who dropped may pay to sit on the box's side against a member who plays on. */
function extrasFault({ pairs, extras, board }: GameOutcome, { rules }: SettlementTerms): Violation | null {
  if (extras.length === 0) return null;
  const wrong = (reason: string, player: Id): Violation => impossible(reason, player);
  const pairOf = (member: Id): PairOutcome | undefined => pairs.find((pair) => pair.member === member);
  return firstOf(extras, (extra) => {
    const { offerer, taker, payment, value } = extra;
    if (rules.loneTaker !== 'extras') return wrong('extras-off', offerer);
    const dropped = pairOf(offerer);
    if (dropped?.outcome !== 'member-dropped') return wrong('extra-offerer', offerer);
    const pair = pairOf(taker);
    if (pair === undefined || taker === offerer) return wrong('extra-taker', taker);
    if (extras.filter((each) => each.offerer === offerer).length > 1) return wrong('extra-twice', offerer);
    if (payment !== dropped.value) return wrong('extra-payment', offerer);
    // Where the taker's pair ended by a resignation, the extra is paid at its level.
    const level = extra.outcome === 'played' ? null : pair.level;
    const worths = [1, ...(level === null ? [] : [multiplier(level, rules)])];
    const isCube = (cube: number): boolean =>
      isCubeValue(cube) && cube >= payment * 2 && cube <= highestTableCube(rules);
    if (!worths.some((worth) => isCube(value / worth))) return wrong('extra-value', offerer);
    return extra.outcome === 'played' && board === null ? wrong('extra-board', offerer) : null;
  });
}
