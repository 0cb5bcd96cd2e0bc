/** The rows of events about stages and rounds. */

import { timesIn, timesKey } from '../../round-times.js';
import type { BracketStage, LadderStage, RoundsStage } from '../../state.js';
import {
  running,
  withRounds,
  withStage,
  withSwapped,
  withoutDisputes,
  withoutRound,
  withoutStage,
} from '../changes.js';
import { COURSE, STATUS } from '../parts.js';
import { type EventKinds, FOR_STAFF, ON_COURSE, QUIET, REDRAWN, aboutEntry, aboutNothing } from './event-kind.js';

export const DRAW_KINDS = {
  DrawMade: {
    ...ON_COURSE,
    act: 'draw',
    secret: null,
    about: aboutNothing,
    evolve: (state, { stage }) => ({ ...running(state), stages: [...state.stages, stage] }),
  },
  DrawWithdrawn: {
    ...REDRAWN,
    act: null,
    secret: null,
    about: aboutNothing,
    evolve: (state) => ({ ...withoutDisputes(running(state)), stages: [], tables: {}, setAside: [] }),
  },
  LatePlaceTaken: {
    ...ON_COURSE,
    act: null,
    secret: null,
    about: aboutEntry,
    evolve: (state, event) =>
      withStage<BracketStage>(state, state.stages.length, 'bracket', (stage) => ({
        ...stage,
        places: stage.places.map((entry, place) => (place === event.place ? event.entryId : entry)),
      })),
  },
  LateEntrantScheduled: {
    ...ON_COURSE,
    act: null,
    secret: null,
    about: aboutEntry,
    evolve: (state, event) =>
      withStage<RoundsStage>(state, 1, 'rounds', (stage) => ({
        ...stage,
        planned: stage.planned + event.rounds.length,
        // An entrant who is back is in the group already.
        groups: stage.groups.map((group, index) =>
          index === event.group && !group.includes(event.entryId) ? [...group, event.entryId] : group,
        ),
        rounds: [...stage.rounds, ...event.rounds],
      })),
  },
  StageRedrawn: {
    ...REDRAWN,
    act: null,
    secret: null,
    about: aboutNothing,
    evolve: (state, { number, stage }) => ({ ...state, stages: state.stages.with(number - 1, stage) }),
  },
  StageWithdrawn: {
    ...REDRAWN,
    act: null,
    secret: null,
    about: aboutNothing,
    evolve: (state, { number }) => withoutStage(state, number),
  },
  LastChanceStarted: {
    ...ON_COURSE,
    act: 'start-last-chance',
    secret: null,
    about: aboutNothing,
    evolve: (state, { stage: number, lines: lastChanceLines }) =>
      withStage<BracketStage>(state, number, 'bracket', (stage) => ({ ...stage, lastChanceLines })),
  },
  RoundPaired: {
    ...ON_COURSE,
    act: 'pair-round',
    secret: null,
    about: () => ({ proposed: false }),
    evolve: (state, { stage, round }) => withRounds(state, stage, ({ rounds }) => ({ rounds: [...rounds, round] })),
  },
  RoundProposed: {
    ...ON_COURSE,
    marks: [],
    act: 'pair-round',
    secret: { ...FOR_STAFF, told: (event) => ({ ...event, proposed: null }) },
    about: () => ({ proposed: true }),
    evolve: (state, { stage, proposed }) => withRounds(state, stage, ({ rounds }) => ({ rounds, proposed })),
  },
  RoundChanged: {
    ...REDRAWN,
    act: 'change-round',
    secret: null,
    about: aboutNothing,
    evolve: (state, { stage, round }) =>
      withRounds(state, stage, ({ rounds }) => ({ rounds: [...rounds.slice(0, -1), round] })),
  },
  RoundUnpaired: { ...REDRAWN, act: 'unpair-round', secret: null, about: aboutNothing, evolve: withoutRound },
  PlacesSwapped: {
    ...REDRAWN,
    act: 'swap-entrants',
    secret: null,
    about: ({ entries }) => ({ entries }),
    evolve: (state, event) =>
      withStage<BracketStage>(state, event.stage, 'bracket', (stage) => withSwapped(stage, event)),
  },
  RoundTimed: {
    ...QUIET,
    act: 'time-round',
    secret: null,
    about: aboutNothing,
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
    secret: null,
    about: ({ challenge: { challenger, challenged } }) => ({ entries: [challenger, challenged] }),
    evolve: (state, { stage: number, challenge }) =>
      withStage<LadderStage>(state, number, 'ladder', (stage) => ({
        ...stage,
        challenges: [...stage.challenges, challenge],
      })),
  },
} satisfies Partial<EventKinds>;
