/** The rows of events of one pairing, its match and its result. */

import { withDispute, withPairingRestored, withSetAside, without, withoutDispute } from '../changes.js';
import { ordersOfCorrection } from '../match-order.js';
import { COURSE, type Part, STATUS, inMatch, onBoards } from '../parts.js';
import {
  type EventKinds,
  PLAIN,
  QUIET,
  WITHOUT_FOOTPRINT,
  aboutMeeting,
  aboutNothing,
  aboutPairing,
} from './event-kind.js';

const OF_RESULT = {
  ...PLAIN,
  about: aboutPairing,
  marks: ['ends', 'result'],
  footprint: ({ pairing }: { readonly pairing: string }): Part => ({
    changes: [`result:${pairing}`],
    uses: [COURSE, ...inMatch(pairing)],
  }),
} as const;

export const PAIRING_KINDS = {
  MatchesMade: {
    ...QUIET,
    ...WITHOUT_FOOTPRINT,
    act: null,
    secret: null,
    about: aboutNothing,
    meet: (met, { made }) => {
      for (const { pairing, players } of made) met.set(pairing, players);
    },
    add: ({ matches }, { made }) => {
      for (const { pairing, matchId, players } of made) matches[pairing] = { matchId, players };
    },
  },
  MatchBegun: {
    ...QUIET,
    act: 'begin',
    secret: null,
    about: aboutPairing,
    add: ({ begun }, { pairing }) => begun.push(pairing),
    footprint: ({ pairing }) => ({ changes: [`begun:${pairing}`], uses: [COURSE, ...inMatch(pairing)] }),
  },
  ResultRecorded: {
    ...OF_RESULT,
    act: 'record-result',
    secret: null,
    about: ({ pairing, outcome }) => aboutMeeting(pairing, outcome.players),
    meet: (met, { pairing, outcome }) => met.set(pairing, outcome.players),
    add: (growth, { pairing, outcome }) => {
      growth.endDispute(pairing);
      growth.outcomes[pairing] = outcome;
    },
  },
  ResultConfirmed: {
    ...OF_RESULT,
    marks: [],
    act: 'confirm-result',
    secret: null,
    add: ({ outcomes }, { pairing }) => {
      const outcome = outcomes[pairing];
      if (outcome !== undefined) outcomes[pairing] = { ...outcome, confirmation: 'given', finalAt: null };
    },
  },
  ResultObjected: {
    ...OF_RESULT,
    act: 'object-to-result',
    secret: null,
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
    secret: null,
    about: ({ pairing, outcome }) => (outcome === null ? { pairing } : aboutMeeting(pairing, outcome.players)),
    meet: (met, { pairing, outcome }) => {
      if (outcome !== null) met.set(pairing, outcome.players);
    },
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
    secret: null,
    about: aboutPairing,
    meet: (met, { pairing }) => met.delete(pairing),
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
    secret: null,
    about: aboutNothing,
    meet: (met, { aside: { pairing, players } }) => met.set(pairing, players),
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
    secret: null,
    about: aboutPairing,
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
    secret: null,
    about: aboutPairing,
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
    secret: null,
    about: aboutPairing,
    add: ({ tables }, { pairing, table }) => {
      delete tables[pairing];
      if (table !== null) tables[pairing] = table;
    },
    footprint: ({ pairing }) => ({ changes: [`table:${pairing}`], uses: [COURSE, STATUS] }),
  },
  LineUpSet: {
    ...PLAIN,
    act: 'set-line-up',
    secret: null,
    about: ({ pairing, entryId }) => ({ pairing, entries: [entryId] }),
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
} satisfies Partial<EventKinds>;
