/**
 * Everything that the core knows of each kind of event in a tournament, in one row: what it changes, what it is for those who undo
 * acts, and what it means for matches and readers. A kind without a row, or a row without one of these, does not compile.
 */

import type { ActName } from '../acts.js';
import {
  nextToLeave,
  openedTournament,
  withReplaced,
  running,
  withSwapped,
  withoutRound,
  withDispute,
  withEntry,
  withPairingRestored,
  withRestored,
  withRounds,
  withSetAside,
  withStage,
  without,
  withoutDispute,
  withoutDisputes,
  withoutStage,
} from './changes.js';
import type { EventOf, TournamentEvent } from './events.js';
import { type AddingEvent, withAdded } from './growth.js';
import { type MatchOrder, ordersOfCorrection } from './match-order.js';
import { timesIn, timesKey } from '../round-times.js';
import type { BracketStage, LadderStage, OpenedTournament, RoundsStage } from '../state.js';
import { COURSE, GIVEN, type Part, STATUS, inMatch, onBoards } from './parts.js';

/**
 * `ends`: after it, pairings may be over that were not, or open that were over. `correction`: a reader who keeps a picture of the
 * tournament has to read it again. `result`: it can change who goes on from a stage.
 */
type Mark = 'ends' | 'correction' | 'result';

interface EventKind<Event extends TournamentEvent> {
  /** The name of an act of which it is the main event; null where it stands beside another one. */
  readonly act: ActName | null;
  readonly marks: readonly Mark[];
  /** The tournament after it. */
  evolve(state: OpenedTournament, event: Event): OpenedTournament;
  /** What it changes and takes as given, for those who undo acts. */
  footprint(event: Event): Part;
  /** What it orders for matches by itself, apart from what follows from the pairings after it. */
  orders(event: Event, before: OpenedTournament, after: OpenedTournament): readonly MatchOrder[];
}

const NO_ORDERS: readonly MatchOrder[] = [];
/** Most events order nothing by themselves. */
const PLAIN = { orders: () => NO_ORDERS };
/** It ends no pairing. */
const QUIET = { ...PLAIN, marks: [] } as const;
/** It changes who plays, or which pairings there are. */
const ON_COURSE = { ...PLAIN, marks: ['ends'], footprint: (): Part => ({ changes: [COURSE], uses: GIVEN }) } as const;
const REDRAWN = { ...ON_COURSE, marks: ['ends', 'correction'] } as const;
/** No later act takes as given what it changes by itself. */
const WITHOUT_FOOTPRINT = { footprint: (): Part => ({ changes: [], uses: [] }) };

const OF_ENTRY = {
  ...ON_COURSE,
  footprint: ({ entryId }: { readonly entryId: string }): Part => ({
    changes: [COURSE, `entry:${entryId}`, `check-in:${entryId}`],
    uses: GIVEN,
  }),
} as const;

const OF_RESULT = {
  ...PLAIN,
  marks: ['ends', 'result'],
  footprint: ({ pairing }: { readonly pairing: string }): Part => ({
    changes: [`result:${pairing}`],
    uses: [COURSE, ...inMatch(pairing)],
  }),
} as const;

const EVENT_KINDS: { readonly [Type in TournamentEvent['type']]: EventKind<EventOf<Type>> } = {
  TournamentOpened: { ...QUIET, ...WITHOUT_FOOTPRINT, act: 'open', evolve: (_state, event) => openedTournament(event) },
  DetailsChanged: {
    ...QUIET,
    act: 'change-details',
    evolve: (state, { details }) => ({ ...state, ...details }),
    footprint: ({ details }) => ({ changes: Object.keys(details).map((name) => `detail:${name}`), uses: [] }),
  },
  EntrantRegistered: {
    ...QUIET,
    act: 'enter',
    evolve: added,
    footprint: ({ entry }) => ({ changes: [COURSE, `entry:${entry.id}`], uses: GIVEN }),
  },
  EntryRemoved: {
    ...OF_ENTRY,
    marks: [],
    act: 'remove-entry',
    evolve: (state, { entryId }) => ({ ...state, entries: state.entries.filter(({ id }) => id !== entryId) }),
  },
  EntryChanged: {
    ...QUIET,
    act: 'change-entry',
    evolve: (state, { entryId, paid, seed }) =>
      withEntry(state, entryId, {
        ...(paid === undefined ? {} : { paid }),
        ...(seed === undefined ? {} : { seed }),
      }),
    footprint: ({ entryId, paid, seed }) => {
      const seeded = seed === undefined ? [] : [`seed:${entryId}`];
      const changes = [...(paid === undefined ? [] : [`paid:${entryId}`]), ...seeded];
      return { changes, uses: [`entry:${entryId}`, ...(seed === undefined ? [] : ['result:'])] };
    },
  },
  EntrantCheckedIn: {
    ...QUIET,
    act: 'check-in',
    evolve: (state, { entryId }) => withEntry(state, entryId, { status: 'checked-in' }),
    footprint: ({ entryId }) => ({ changes: [`check-in:${entryId}`], uses: [STATUS, `entry:${entryId}`] }),
  },
  EntrantWithdrawn: {
    ...OF_ENTRY,
    act: 'withdraw',
    evolve: (state, { entryId, until }) =>
      withEntry(state, entryId, { status: 'withdrawn', until, left: until === 'end' ? nextToLeave(state) : null }),
  },
  EntrantReturned: {
    ...OF_ENTRY,
    act: 'return',
    evolve: (state, { entryId }) => withEntry(state, entryId, { status: 'checked-in', until: null, left: null }),
  },
  EntrantDisqualified: {
    ...OF_ENTRY,
    act: 'disqualify',
    evolve: (state, { entryId }) => {
      const left = state.entries.find(({ id }) => id === entryId)?.left ?? nextToLeave(state);
      return withEntry(state, entryId, { status: 'disqualified', until: null, left });
    },
  },
  EntrantReplaced: { ...OF_ENTRY, marks: ['ends', 'correction'], act: 'replace', evolve: withReplaced },
  ByesWanted: {
    ...QUIET,
    act: 'want-byes',
    evolve: (state, { entryId, byes }) => withEntry(state, entryId, { byes }),
    footprint: ({ entryId }) => ({ changes: [`byes:${entryId}`], uses: [COURSE, STATUS, 'result:'] }),
  },
  DrawMade: {
    ...ON_COURSE,
    act: 'draw',
    evolve: (state, { stage }) => ({ ...running(state), stages: [...state.stages, stage] }),
  },
  DrawWithdrawn: {
    ...REDRAWN,
    act: null,
    evolve: (state) => ({ ...withoutDisputes(running(state)), stages: [], tables: {}, setAside: [] }),
  },
  LatePlaceTaken: {
    ...ON_COURSE,
    act: null,
    evolve: (state, event) =>
      withStage<BracketStage>(state, state.stages.length, 'bracket', (stage) => ({
        ...stage,
        places: stage.places.map((entry, place) => (place === event.place ? event.entryId : entry)),
      })),
  },
  LateEntrantAdmitted: {
    ...ON_COURSE,
    act: null,
    evolve: (state, { entryId, from }) => withEntry(state, entryId, { from }),
  },
  LateEntrantScheduled: {
    ...ON_COURSE,
    act: null,
    evolve: (state, event) =>
      withStage<RoundsStage>(state, 1, 'rounds', (stage) => ({
        ...stage,
        planned: stage.planned + event.rounds.length,
        groups: stage.groups.map((group, index) => (index === event.group ? [...group, event.entryId] : group)),
        rounds: [...stage.rounds, ...event.rounds],
      })),
  },
  StageRedrawn: {
    ...REDRAWN,
    act: null,
    evolve: (state, { number, stage }) => ({ ...state, stages: state.stages.with(number - 1, stage) }),
  },
  StageWithdrawn: { ...REDRAWN, act: null, evolve: (state, { number }) => withoutStage(state, number) },
  LastChanceStarted: {
    ...ON_COURSE,
    act: 'start-last-chance',
    evolve: (state, { stage: number, lines: lastChanceLines }) =>
      withStage<BracketStage>(state, number, 'bracket', (stage) => ({ ...stage, lastChanceLines })),
  },
  RoundPaired: {
    ...ON_COURSE,
    act: 'pair-round',
    evolve: (state, { stage, round }) => withRounds(state, stage, ({ rounds }) => ({ rounds: [...rounds, round] })),
  },
  RoundProposed: {
    ...ON_COURSE,
    marks: [],
    act: 'pair-round',
    evolve: (state, { stage, proposed }) => withRounds(state, stage, ({ rounds }) => ({ rounds, proposed })),
  },
  RoundChanged: {
    ...REDRAWN,
    act: 'change-round',
    evolve: (state, { stage, round }) =>
      withRounds(state, stage, ({ rounds }) => ({ rounds: [...rounds.slice(0, -1), round] })),
  },
  RoundUnpaired: { ...REDRAWN, act: 'unpair-round', evolve: withoutRound },
  PlacesSwapped: {
    ...REDRAWN,
    act: 'swap-entrants',
    evolve: (state, event) =>
      withStage<BracketStage>(state, event.stage, 'bracket', (stage) => withSwapped(stage, event)),
  },
  RoundTimed: {
    ...QUIET,
    act: 'time-round',
    evolve: (state, event) => ({
      ...state,
      roundTimes: { ...state.roundTimes, [timesKey(event)]: timesIn(event) },
    }),
    footprint: (event) => ({ changes: [`times:${timesKey(event)}`], uses: [COURSE, STATUS] }),
  },
  ChallengeMade: {
    ...ON_COURSE,
    marks: [],
    act: 'challenge',
    evolve: (state, { stage: number, challenge }) =>
      withStage<LadderStage>(state, number, 'ladder', (stage) => ({
        ...stage,
        challenges: [...stage.challenges, challenge],
      })),
  },
  MatchesMade: { ...QUIET, ...WITHOUT_FOOTPRINT, act: null, evolve: added },
  MatchBegun: {
    ...QUIET,
    act: 'begin',
    evolve: added,
    footprint: ({ pairing }) => ({ changes: [`begun:${pairing}`], uses: [COURSE, ...inMatch(pairing)] }),
  },
  ResultRecorded: {
    ...OF_RESULT,
    act: 'record-result',
    evolve: (state, event) => added(withoutDispute(state, event.pairing), event),
  },
  ResultConfirmed: { ...OF_RESULT, marks: [], act: 'confirm-result', evolve: added },
  ResultObjected: {
    ...OF_RESULT,
    act: 'object-to-result',
    evolve: (state, { pairing }) => ({
      ...withDispute(state, pairing),
      outcomes: without(state.outcomes, pairing),
    }),
    orders: ordersOfCorrection,
  },
  ResultCorrected: {
    ...OF_RESULT,
    marks: ['ends', 'correction', 'result'],
    act: 'correct-result',
    evolve: (state, { pairing, outcome }) => {
      const outcomes = without(state.outcomes, pairing);
      return {
        ...withoutDispute(state, pairing),
        outcomes: outcome === null ? outcomes : { ...outcomes, [pairing]: outcome },
      };
    },
    orders: ordersOfCorrection,
  },
  PairingVoided: {
    ...WITHOUT_FOOTPRINT,
    act: null,
    marks: ['ends', 'correction', 'result'],
    evolve: (state, { pairing }) => {
      const begun = state.begun.filter((each) => each !== pairing);
      const [outcomes, matches] = [without(state.outcomes, pairing), without(state.matches, pairing)];
      const setAside = withSetAside(state, pairing);
      const penalties = without(state.penalties, pairing);
      return { ...withoutDispute(state, pairing), outcomes, matches, begun, penalties, setAside };
    },
    orders: ({ matchId }) => (matchId === null ? [] : [{ kind: 'void', matchId }]),
  },
  PairingRestored: {
    act: null,
    marks: ['ends', 'correction'],
    evolve: (state, { aside }) => withPairingRestored(state, aside),
    // It brings back what was recorded there before.
    footprint: ({ aside: { pairing } }) => ({
      changes: [],
      uses: [`result:${pairing}`, `penalties:${pairing}`, `begun:${pairing}`],
    }),
    orders: ({ aside: { matchId } }) =>
      matchId === null ? [] : [{ kind: 'restore', matchId, reason: 'The same two meet here again.' }],
  },
  PenaltiesChanged: {
    ...PLAIN,
    act: 'penalty',
    marks: ['result'],
    evolve: (state, { pairing, penalties }) => ({
      ...state,
      penalties: { ...state.penalties, [pairing]: penalties },
    }),
    footprint: ({ pairing }) => ({
      changes: [`penalties:${pairing}`],
      uses: [COURSE, STATUS, ...inMatch(pairing)],
    }),
  },
  LengthCorrected: {
    ...PLAIN,
    act: 'correct-length',
    marks: ['ends', 'result'],
    evolve: (state, { pairing, length }) => ({ ...state, lengths: { ...state.lengths, [pairing]: length } }),
    footprint: ({ pairing }) => ({
      changes: [`length:${pairing}`],
      uses: [COURSE, 'result:', ...inMatch(pairing)],
    }),
  },
  TableAssigned: {
    ...QUIET,
    act: 'assign-table',
    evolve: added,
    footprint: ({ pairing }) => ({ changes: [`table:${pairing}`], uses: [COURSE, STATUS] }),
  },
  LineUpSet: {
    ...PLAIN,
    act: 'set-line-up',
    marks: ['ends'],
    evolve: (state, { pairing, entryId, players }) => {
      const lineUps = { ...state.lineUps, [pairing]: { ...state.lineUps?.[pairing], [entryId]: players } };
      return { ...state, lineUps };
    },
    footprint: (event) => ({
      changes: [`line-up:${event.pairing}`],
      uses: [COURSE, STATUS, ...onBoards(event)],
    }),
  },
  TournamentFinished: {
    ...QUIET,
    act: 'finish',
    evolve: (state, { at }) => ({ ...state, status: 'finished', finishedAt: at }),
    footprint: () => ({ changes: [STATUS], uses: [COURSE] }),
  },
  TournamentReopened: {
    ...PLAIN,
    act: 'reopen',
    marks: ['correction'],
    evolve: running,
    footprint: () => ({ changes: [STATUS], uses: [COURSE, 'result:'] }),
  },
  TournamentCancelled: {
    ...QUIET,
    act: 'cancel',
    evolve: (state, { reason, at }) => ({ ...state, status: 'finished', finishedAt: at, cancelled: reason }),
    footprint: () => ({ changes: [STATUS, COURSE], uses: GIVEN }),
  },
  TournamentDeleted: {
    ...QUIET,
    act: 'delete',
    evolve: (state, { at }) => ({ ...state, status: 'finished', finishedAt: at, deleted: true }),
    footprint: () => ({ changes: [STATUS, COURSE], uses: GIVEN }),
  },
  // What it did to matches is known from what was written with it.
  ActUndone: {
    ...PLAIN,
    ...WITHOUT_FOOTPRINT,
    act: 'undo',
    marks: ['ends', 'correction'],
    evolve: (state, { restored, gone }) => withRestored(state, restored, gone),
  },
};

/** What is known of events of this kind. */
export function kindOf(event: TournamentEvent): EventKind<TournamentEvent> {
  return EVENT_KINDS[event.type];
}

export function hasMark(event: TournamentEvent, mark: Mark): boolean {
  return kindOf(event).marks.includes(mark);
}

function added(state: OpenedTournament, event: AddingEvent): OpenedTournament {
  return withAdded(state, [event]);
}
