/** The rows of events that concern the tournament as a whole. */

import { openedTournament, running, withRestored } from '../changes.js';
import type { Appeal } from '../../state.js';
import { COURSE, GIVEN, STATUS } from '../parts.js';
import { type EventKinds, FOR_STAFF, PLAIN, QUIET, WITHOUT_FOOTPRINT, aboutEntry, aboutNothing } from './event-kind.js';

export const GENERAL_KINDS = {
  TournamentOpened: {
    ...QUIET,
    ...WITHOUT_FOOTPRINT,
    act: 'open',
    secret: null,
    about: aboutNothing,
    evolve: (_state, event) => openedTournament(event),
  },
  DetailsChanged: {
    ...QUIET,
    act: 'change-details',
    secret: {
      ...FOR_STAFF,
      told: ({ details: { forbiddenPairs: _, ...details }, ...event }) => ({ ...event, details }),
    },
    about: aboutNothing,
    evolve: (state, { details }) => ({ ...state, ...details }),
    footprint: ({ details }) => ({ changes: Object.keys(details).map((name) => `detail:${name}`), uses: [] }),
  },
  TournamentFinished: {
    ...QUIET,
    act: 'finish',
    secret: null,
    about: aboutNothing,
    evolve: (state, { at }) => ({ ...state, status: 'finished', finishedAt: at }),
    footprint: () => ({ changes: [STATUS], uses: [COURSE] }),
  },
  TournamentReopened: {
    ...PLAIN,
    act: 'reopen',
    secret: null,
    about: aboutNothing,
    marks: ['correction'],
    evolve: running,
    footprint: () => ({ changes: [STATUS], uses: [COURSE, 'result:'] }),
  },
  TournamentCancelled: {
    ...QUIET,
    act: 'cancel',
    secret: null,
    about: aboutNothing,
    evolve: (state, { reason, at }) => ({ ...state, status: 'finished', finishedAt: at, cancelled: reason }),
    footprint: () => ({ changes: [STATUS, COURSE], uses: GIVEN }),
  },
  TournamentDeleted: {
    ...QUIET,
    act: 'delete',
    secret: null,
    about: aboutNothing,
    evolve: (state, { at }) => ({ ...state, status: 'finished', finishedAt: at, deleted: true }),
    footprint: () => ({ changes: [STATUS, COURSE], uses: GIVEN }),
  },
  RulingAppealed: {
    ...QUIET,
    act: 'appeal',
    secret: null,
    about: ({ entryId, inMatch }) => ({ ...(inMatch && { pairing: inMatch.pairing }), entries: [entryId] }),
    evolve: (state, { type: _, ...appealed }) => {
      const appeal: Appeal = { ...appealed, status: 'open', decision: null };
      return { ...state, appeals: [...(state.appeals ?? []), appeal] };
    },
    footprint: ({ ruling }) => ({ changes: [`appeal:${ruling}`], uses: [] }),
  },
  AppealDecided: {
    ...QUIET,
    act: 'decide-appeal',
    secret: null,
    about: aboutEntry,
    evolve: (state, { ruling, outcome: status, reason: decision }) => {
      const appeals = (state.appeals ?? []).map((appeal): Appeal =>
        appeal.ruling === ruling ? { ...appeal, status, decision } : appeal,
      );
      return { ...state, appeals };
    },
    footprint: ({ ruling }) => ({ changes: [`appeal:${ruling}`], uses: [] }),
  },
  // What it did to matches is known from what was written with it.
  ActUndone: {
    ...PLAIN,
    ...WITHOUT_FOOTPRINT,
    act: 'undo',
    secret: null,
    about: aboutNothing,
    meet: (met, { restored: { matches } }) => {
      if (matches === undefined) return;
      met.clear();
      for (const [pairing, { players }] of Object.entries(matches)) met.set(pairing, players);
    },
    marks: ['ends', 'correction'],
    evolve: (state, { restored, gone }) => withRestored(state, restored, gone),
  },
} satisfies Partial<EventKinds>;
