/** What the core knows of a kind of event. A kind that lacks one of these does not compile. */

import type { Id } from '../../../kernel/brands.js';
import type { BySide } from '../../../kernel/side.js';
import type { ActName } from '../../acts.js';
import type { Entry, OpenedTournament } from '../../state.js';
import type { EventOf, TournamentEvent } from '../events.js';
import type { Growth } from '../growth.js';
import type { MatchOrder } from '../match-order.js';
import { COURSE, GIVEN, type Part } from '../parts.js';

/**
 * `ends`: after it, pairings may be over that were not, or open that were over. `correction`: a reader who keeps a picture of the
 * tournament has to read it again. `result`: it can change who goes on from a stage.
 */
export type Mark = 'ends' | 'correction' | 'result';

export type EventKind<Event extends TournamentEvent> = Change<Event> & Meaning<Event>;

/** Either the tournament after the event, or what the event adds to that which grows where it changes nothing else. */
type Change<Event> =
  | { evolve(state: OpenedTournament, event: Event): OpenedTournament; readonly add?: never }
  | { add(growth: Growth, event: Event): void; readonly evolve?: never };

interface Meaning<Event> {
  /** The name of an act of which it is the main event; null where it stands beside another one. */
  readonly act: ActName | null;
  readonly marks: readonly Mark[];
  about(event: Event): About;
  /** Null where every reader may know all of it. */
  readonly secret: Secret<Event> | null;
  /** Keeps who meets in which pairing from then on. */
  meet(met: Meetings, event: Event): void;
  /** What it changes and takes as given, for those who undo acts. */
  footprint(event: Event): Part;
  /** What it orders for matches by itself, apart from what follows from the pairings after it. */
  orders(event: Event, before: OpenedTournament, after: OpenedTournament): readonly MatchOrder[];
}

/** What an event is about: a pairing, entries, or neither; and what of it tells acts of one name apart. */
interface About {
  /** Its key. */
  readonly pairing?: string;
  /** Where it names none, they are those who meet in the pairing. */
  readonly entries?: readonly Id[];
  /** Whether the fee of the entry counts as paid from then on, where it says so. */
  readonly paid?: boolean;
  /** Of a round: whether it is only proposed. */
  readonly proposed?: boolean;
}

/** An event of which only staff, and maybe some people, know everything. */
export interface Secret<Event> {
  /** The people who do, beside staff; `entries` are those of the tournament as it stands. */
  knownTo(event: Event, entries: readonly Entry[]): readonly Id[];
  /** What all other readers see of the event. */
  told(event: Event): Readonly<Record<string, unknown>>;
}

/** Who meets in which pairing, by its key. */
export type Meetings = Map<string, BySide<Id>>;

/** A row for each kind. */
export type EventKinds = { readonly [Type in TournamentEvent['type']]: EventKind<EventOf<Type>> };

/** Only staff knows all of it. */
export const FOR_STAFF = { knownTo: (): readonly Id[] => [] };

const NO_ORDERS: readonly MatchOrder[] = [];
/** Most events order nothing by themselves, and leave it to others who meets where. */
export const PLAIN = { orders: () => NO_ORDERS, meet: () => {} };
/** It ends no pairing. */
export const QUIET = { ...PLAIN, marks: [] } as const;
/** It changes who plays, or which pairings there are. */
export const ON_COURSE = {
  ...PLAIN,
  marks: ['ends'],
  footprint: (): Part => ({ changes: [COURSE], uses: GIVEN }),
} as const;
export const REDRAWN = { ...ON_COURSE, marks: ['ends', 'correction'] } as const;
/** No later act takes as given what it changes by itself. */
export const WITHOUT_FOOTPRINT = { footprint: (): Part => ({ changes: [], uses: [] }) };

export function aboutNothing(): About {
  return {};
}

export function aboutEntry({ entryId }: { readonly entryId: Id }): About {
  return { entries: [entryId] };
}

export function aboutPairing({ pairing }: { readonly pairing: string }): About {
  return { pairing };
}

/** Those who meet in a pairing. */
export function aboutMeeting(pairing: string, { white, black }: BySide<Id>): About {
  return { pairing, entries: [white, black] };
}
