/** The places in which entrants end in an elimination flight (T54): all who leave it in the same round share the place. */

import type { Id } from '../../kernel/brands.js';
import { SIDES, type Side } from '../../kernel/side.js';
import { type BracketNode, FLIGHT_NAMES, type Feed, type FlightName, type ResolvedNode, type Seat } from './node.js';
import { type Resolved, isEntrant } from './resolve.js';

/** Where an entrant ended in a flight: the first and the last of the places that are shared. */
interface Placing {
  readonly flight: FlightName;
  readonly entrant: Id;
  readonly place: number;
  readonly to: number;
}

/** An entrant, known or not yet known, that leaves the flight; greater ranks are better. */
interface Exit {
  readonly rank: number;
  readonly entrant: Id | null;
}

const WAYS = ['winner', 'loser'] as const;
type Way = (typeof WAYS)[number];

/**
 * Those who have ended in a flight, the best first, flight by flight. Places count everybody who is still to end better;
 * they are final when the flight is.
 */
export function placings(nodes: readonly BracketNode[], resolved: Resolved): readonly Placing[] {
  return FLIGHT_NAMES.flatMap((flight) => flightPlacings(flight, nodes, resolved));
}

/** An entrant whose final place is open, with the place of who loses the next match there. */
interface StillIn {
  readonly entrant: Id;
  readonly atLeast: number;
}

/** All entrants who still play in a flight or have come down into it, and whose final place is therefore open. */
export function stillIn(flight: FlightName, all: readonly BracketNode[], resolved: Resolved): readonly StillIn[] {
  const nodes = all.filter((node) => node.flight === flight);
  const takers = takersOf(nodes);
  const exits = exitsOf(nodes, resolved, takers);
  const ended = new Set(exits.map(({ entrant }) => entrant));
  const atLeast = new Map<Id, number>();
  for (const node of nodes) {
    const known = resolved.get(node.id);
    if (known?.status !== 'waiting' && known?.status !== 'ready') continue;
    const lost = rankLost(node, takers);
    const place = 1 + exits.filter(({ rank }) => rank > lost).length;
    // Who comes is known from the feed even where it is open which of two neighbours they meet.
    for (const seat of SIDES.flatMap((side) => [known[side], comingFrom(node[side], resolved)])) {
      if (isEntrant(seat) && !ended.has(seat)) atLeast.set(seat, Math.min(place, atLeast.get(seat) ?? place));
    }
  }
  return [...atLeast].map(([entrant, place]) => ({ entrant, atLeast: place }));
}

/** How good it is to lose there and in each match to which that leads; who has lost a semifinal has the third place. */
function rankLost(node: BracketNode, takers: Takers): number {
  const next = takers.get(`loser of ${node.id}`)?.find(({ only }) => only === null)?.node;
  if (next === undefined) return rankOf(node, 'loser');
  return next.part === 'third-place' ? rankOf(next, 'winner') : rankLost(next, takers);
}

/** All entrants who have lost a semifinal of a flight, also because they left, while the match for its third place is open. */
export function forThirdPlace(flight: FlightName, all: readonly BracketNode[], resolved: Resolved): readonly Id[] {
  const open = all.filter(({ id, part, flight: of }) => {
    const status = resolved.get(id)?.status;
    return part === 'third-place' && of === flight && (status === 'waiting' || status === 'ready');
  });
  return open.flatMap((node) => SIDES.flatMap((side) => losersOf(node[side], resolved)));
}

function losersOf(feed: Feed, resolved: Resolved): readonly Id[] {
  const from = feed.kind === 'loser' ? resolved.get(feed.of) : undefined;
  if (from?.status !== 'decided') return [];
  return [from.white, from.black].filter(isEntrant).filter((entrant) => entrant !== from.winner);
}

function comingFrom(feed: Feed, resolved: Resolved): Seat {
  if (feed.kind === 'entrant') return feed.entrant;
  if (feed.kind === 'bye') return null;
  const from = resolved.get(feed.of);
  const seat = from?.[feed.kind] ?? null;
  return feed.only === null || from?.[feed.only] === seat ? seat : null;
}

function flightPlacings(flight: FlightName, all: readonly BracketNode[], resolved: Resolved): readonly Placing[] {
  const nodes = all.filter((node) => node.flight === flight);
  const exits = exitsOf(nodes, resolved, takersOf(nodes));
  const shares = new Map<number, number>();
  for (const { rank } of exits) shares.set(rank, (shares.get(rank) ?? 0) + 1);
  const first = new Map<number, number>();
  let place = 1;
  for (const [rank, count] of [...shares].sort(([one], [other]) => other - one)) {
    first.set(rank, place);
    place += count;
  }
  return exits
    .flatMap(({ rank, entrant }): Placing[] => {
      const from = first.get(rank) ?? 0;
      return entrant === null ? [] : [{ flight, entrant, place: from, to: from + (shares.get(rank) ?? 0) - 1 }];
    })
    .sort((one, other) => one.place - other.place);
}

/** The places of a flight that receive an entrant from a node, by node and way. */
type Takers = ReadonlyMap<string, readonly { readonly node: BracketNode; readonly only: Side | null }[]>;

function takersOf(nodes: readonly BracketNode[]): Takers {
  const takers = new Map<string, { node: BracketNode; only: Side | null }[]>();
  for (const node of nodes) {
    for (const side of SIDES) {
      const feed = node[side];
      if (feed.kind !== 'winner' && feed.kind !== 'loser') continue;
      const key = `${feed.kind} of ${feed.of}`;
      takers.set(key, [...(takers.get(key) ?? []), { node, only: feed.only }]);
    }
  }
  return takers;
}

function exitsOf(nodes: readonly BracketNode[], resolved: Resolved, takers: Takers): readonly Exit[] {
  return nodes.flatMap((node) => {
    const known = resolved.get(node.id);
    return known === undefined ? [] : exitsFrom(node, known, takers);
  });
}

function exitsFrom(node: BracketNode, known: ResolvedNode, takers: Takers): readonly Exit[] {
  const taking = (way: Way) => takers.get(`${way} of ${node.id}`) ?? [];
  switch (known.status) {
    case 'empty':
      return [];
    case 'waiting':
    case 'ready':
      if (isUncertain(node, known)) return [];
      return (SIDES.some((side) => known[side] === 'bye') ? WAYS.slice(0, 1) : WAYS)
        .filter((way) => !taking(way).some(({ only }) => only === null))
        .map((way) => ({ rank: rankOf(node, way), entrant: null }));
    case 'decided':
      return SIDES.flatMap((side): Exit[] => {
        const entrant = known[side];
        if (!isEntrant(entrant)) return [];
        const way = known.winner === entrant ? 'winner' : 'loser';
        const taker = taking(way).find(({ only }) => only === null || only === side);
        if (taker === undefined) return [{ rank: rankOf(node, way), entrant }];
        // An entrant who is out does not go there, and counts as having lost there.
        return known[way] === entrant ? [] : [{ rank: rankOf(taker.node, 'loser'), entrant }];
      });
  }
}

/** True while it is open whether an entrant comes there. */
function isUncertain(node: BracketNode, known: ResolvedNode): boolean {
  return SIDES.some((side) => {
    const feed = node[side];
    return (feed.kind === 'winner' || feed.kind === 'loser') && feed.only !== null && known[side] === null;
  });
}

const LAST = 1_000;

/** How good it is to leave there: rounds count, and the match for the third place stands between semifinals and final. */
function rankOf({ part, round }: BracketNode, way: Way): number {
  const step = part === 'final' ? LAST : part === 'reset' ? LAST + 1 : part === 'third-place' ? round - 0.5 : round;
  return 2 * step + (way === 'winner' ? 0.5 : 0);
}
