/** The rows of events about who takes part. */

import { peopleOf } from '../../../kernel/party.js';
import { nextToLeave, withEntry, withReplaced } from '../changes.js';
import { COURSE, GIVEN, type Part, STATUS } from '../parts.js';
import { type EventKinds, ON_COURSE, QUIET, aboutEntry } from './event-kind.js';

const OF_ENTRY = {
  ...ON_COURSE,
  about: aboutEntry,
  footprint: ({ entryId }: { readonly entryId: string }): Part => ({
    changes: [COURSE, `entry:${entryId}`, `check-in:${entryId}`],
    uses: GIVEN,
  }),
} as const;

export const ENTRY_KINDS = {
  EntrantRegistered: {
    ...QUIET,
    act: 'enter',
    secret: {
      knownTo: ({ entry }) => peopleOf(entry),
      told: ({ entry: { paid: _, ...entry }, ...event }) => ({ ...event, entry }),
    },
    about: ({ entry }) => ({ entries: [entry.id] }),
    add: ({ entries }, { entry }) => entries.push(entry),
    footprint: ({ entry }) => ({ changes: [COURSE, `entry:${entry.id}`], uses: GIVEN }),
  },
  EntryRemoved: {
    ...OF_ENTRY,
    marks: [],
    act: 'remove-entry',
    secret: null,
    evolve: (state, { entryId }) => ({ ...state, entries: state.entries.filter(({ id }) => id !== entryId) }),
  },
  EntryChanged: {
    ...QUIET,
    act: 'change-entry',
    // What an entrant has paid is known to those who see it in the list of entries.
    secret: {
      knownTo: ({ entryId }, entries) => entries.filter(({ id }) => id === entryId).flatMap(peopleOf),
      told: ({ paid: _, ...event }) => event,
    },
    about: ({ entryId, paid }) => ({ entries: [entryId], ...(paid === undefined ? {} : { paid }) }),
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
    secret: null,
    about: aboutEntry,
    evolve: (state, { entryId }) => withEntry(state, entryId, { status: 'checked-in' }),
    footprint: ({ entryId }) => ({ changes: [`check-in:${entryId}`], uses: [STATUS, `entry:${entryId}`] }),
  },
  EntrantWithdrawn: {
    ...OF_ENTRY,
    act: 'withdraw',
    secret: null,
    evolve: (state, { entryId, until }) =>
      withEntry(state, entryId, { status: 'withdrawn', until, left: until === 'end' ? nextToLeave(state) : null }),
  },
  EntrantReturned: {
    ...OF_ENTRY,
    act: 'return',
    secret: null,
    evolve: (state, { entryId }) => withEntry(state, entryId, { status: 'checked-in', until: null, left: null }),
  },
  EntrantDisqualified: {
    ...OF_ENTRY,
    act: 'disqualify',
    secret: null,
    evolve: (state, { entryId }) => {
      const left = state.entries.find(({ id }) => id === entryId)?.left ?? nextToLeave(state);
      return withEntry(state, entryId, { status: 'disqualified', until: null, left });
    },
  },
  EntrantReplaced: { ...OF_ENTRY, marks: ['ends', 'correction'], act: 'replace', secret: null, evolve: withReplaced },
  ByesWanted: {
    ...QUIET,
    act: 'want-byes',
    secret: null,
    about: aboutEntry,
    evolve: (state, { entryId, byes }) => withEntry(state, entryId, { byes }),
    footprint: ({ entryId }) => ({ changes: [`byes:${entryId}`], uses: [COURSE, STATUS, 'result:'] }),
  },
  LateEntrantAdmitted: {
    ...ON_COURSE,
    act: null,
    secret: null,
    about: aboutEntry,
    evolve: (state, { entryId, from }) => withEntry(state, entryId, { from }),
  },
} satisfies Partial<EventKinds>;
