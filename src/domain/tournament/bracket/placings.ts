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

type Way = 'winner' | 'loser';

/**
 * Those who have ended in a flight, the best first, flight by flight. Places count everybody who is still to end better;
 * they are final when the flight is.
 */
export function placings(nodes: readonly BracketNode[], resolved: Resolved): readonly Placing[] {
  return FLIGHT_NAMES.flatMap((flight) => flightPlacings(flight, nodes, resolved));
}

/** All entrants who still play in a flight or have come down into it, and whose final place is therefore open. */
export function stillIn(flight: FlightName, all: readonly BracketNode[], resolved: Resolved): readonly Id[] {
  const ended = new Set(flightPlacings(flight, all, resolved).map(({ entrant }) => entrant));
  const seats = all.flatMap((node) => {
    const known = resolved.get(node.id);
    if (node.flight !== flight || (known?.status !== 'waiting' && known?.status !== 'ready')) return [];
    // Who comes is known from the feed even where it is open which of two neighbours they meet.
    return SIDES.flatMap((side) => [known[side], comingFrom(node[side], resolved)]);
  });
  return [...new Set(seats.filter(isEntrant))].filter((entrant) => !ended.has(entrant));
}

/** All entrants who have lost a semifinal and have a match for the third place before them. */
export function forThirdPlace(all: readonly BracketNode[], resolved: Resolved): ReadonlySet<Id> {
  const nodes = all.filter(({ part }) => part === 'third-place');
  return new Set(nodes.flatMap((node) => SIDES.map((side) => comingFrom(node[side], resolved))).filter(isEntrant));
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
  const takers = takersOf(nodes);
  const exits = nodes.flatMap((node) => {
    const known = resolved.get(node.id);
    return known === undefined ? [] : exitsFrom(node, known, takers);
  });
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

function exitsFrom(node: BracketNode, known: ResolvedNode, takers: Takers): readonly Exit[] {
  const taking = (way: Way) => takers.get(`${way} of ${node.id}`) ?? [];
  switch (known.status) {
    case 'empty':
      return [];
    case 'waiting':
    case 'ready':
      if (isUncertain(node, known)) return [];
      return (['winner', 'loser'] as const)
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

/** True while it is open whether this becomes a pairing of two. */
function isUncertain(node: BracketNode, known: ResolvedNode): boolean {
  return SIDES.some((side) => {
    const feed = node[side];
    const conditional = (feed.kind === 'winner' || feed.kind === 'loser') && feed.only !== null;
    return known[side] === 'bye' || (conditional && known[side] === null);
  });
}

const LAST = 1_000;

/** How good it is to leave there: rounds count, and the match for the third place stands between semifinals and final. */
function rankOf({ part, round }: BracketNode, way: Way): number {
  const step = part === 'final' ? LAST : part === 'reset' ? LAST + 1 : part === 'third-place' ? round - 0.5 : round;
  return 2 * step + (way === 'winner' ? 0.5 : 0);
}
