/** The tournament after an event; it believes what was recorded. */

import type { Id } from '../kernel/brands.js';
import type { TournamentEvent } from './events.js';
import type {
  BracketStage,
  Entry,
  LadderStage,
  OpenedTournament,
  RoundsStage,
  Stage,
  TournamentState,
} from './state.js';

export function evolveTournament(state: TournamentState, event: TournamentEvent): TournamentState {
  if (event.type === 'TournamentOpened') return opened(event);
  if (state.status === 'not-opened') return state;
  const known = NEXT.get(state);
  if (known?.event === event) return known.after;
  const after = evolved(state, event);
  NEXT.set(state, { event, after });
  return after;
}

/** Who decides looks at the state that follows, and who carries it out comes to the same one, with its pairings. */
const NEXT = new WeakMap<OpenedTournament, { readonly event: TournamentEvent; readonly after: OpenedTournament }>();

type LaterEvent = Exclude<TournamentEvent, { type: 'TournamentOpened' }>;

function evolved(state: OpenedTournament, event: LaterEvent): OpenedTournament {
  switch (event.type) {
    case 'DetailsChanged':
      return { ...state, ...event.details };
    case 'EntrantRegistered':
      return { ...state, entries: [...state.entries, event.entry] };
    case 'EntryRemoved':
      return { ...state, entries: state.entries.filter(({ id }) => id !== event.entryId) };
    case 'EntrantCheckedIn':
      return withEntry(state, event.entryId, { status: 'checked-in' });
    case 'EntrantWithdrawn':
      return withEntry(state, event.entryId, {
        status: 'withdrawn',
        until: event.until,
        left: event.until === 'end' ? nextToLeave(state) : null,
      });
    case 'EntrantReturned':
      return withEntry(state, event.entryId, { status: 'checked-in', until: null });
    case 'EntrantDisqualified':
      return withEntry(state, event.entryId, {
        status: 'disqualified',
        until: null,
        left: state.entries.find(({ id }) => id === event.entryId)?.left ?? nextToLeave(state),
      });
    case 'EntrantReplaced':
      return withEntry(state, event.entryId, { player: event.to, status: 'entered', until: null });
    case 'DrawMade':
      return { ...running(state), stages: [...state.stages, event.stage] };
    case 'DrawWithdrawn':
      return { ...running(state), stages: [], tables: {} };
    case 'LatePlaceTaken':
      return withStage<BracketStage>(state, state.stages.length, 'bracket', (stage) => ({
        ...stage,
        places: stage.places.map((entry, place) => (place === event.place ? event.entryId : entry)),
      }));
    case 'RoundPaired':
      return withStage<RoundsStage>(state, event.stage, 'rounds', (stage) => ({
        ...stage,
        rounds: [...stage.rounds, event.round],
      }));
    case 'ChallengeMade':
      return withStage<LadderStage>(state, event.stage, 'ladder', (stage) => ({
        ...stage,
        challenges: [...stage.challenges, event.challenge],
      }));
    case 'MatchesMade': {
      const made = event.made.map(({ pairing, matchId, players }) => [pairing, { matchId, players }] as const);
      return { ...state, matches: { ...state.matches, ...Object.fromEntries(made) } };
    }
    case 'MatchBegun':
      return { ...state, begun: [...state.begun, event.pairing] };
    case 'ResultRecorded':
      return { ...state, outcomes: { ...state.outcomes, [event.pairing]: event.outcome } };
    case 'ResultConfirmed': {
      const outcome = state.outcomes[event.pairing];
      if (outcome === undefined) return state;
      const confirmed = { ...outcome, confirmation: 'given', finalAt: null } as const;
      return { ...state, outcomes: { ...state.outcomes, [event.pairing]: confirmed } };
    }
    case 'ResultObjected':
      return { ...state, outcomes: without(state.outcomes, event.pairing) };
    case 'ResultCorrected': {
      const outcomes = without(state.outcomes, event.pairing);
      return {
        ...state,
        outcomes: event.outcome === null ? outcomes : { ...outcomes, [event.pairing]: event.outcome },
      };
    }
    case 'PairingVoided': {
      const { pairing } = event;
      const begun = state.begun.filter((each) => each !== pairing);
      const [outcomes, matches] = [without(state.outcomes, pairing), without(state.matches, pairing)];
      return { ...state, outcomes, matches, begun, penalties: without(state.penalties, pairing) };
    }
    case 'PenaltiesChanged':
      return { ...state, penalties: { ...state.penalties, [event.pairing]: event.penalties } };
    case 'LengthCorrected':
      return { ...state, lengths: { ...state.lengths, [event.pairing]: event.length } };
    case 'TableAssigned': {
      const tables = without(state.tables, event.pairing);
      return { ...state, tables: event.table === null ? tables : { ...tables, [event.pairing]: event.table } };
    }
    case 'TournamentFinished':
      return { ...state, status: 'finished', finishedAt: event.at };
    case 'TournamentReopened':
      return running(state);
  }
}

function opened(event: Extract<TournamentEvent, { type: 'TournamentOpened' }>): TournamentState {
  const { tournamentId, name, startsAt, variant, dice, rules, format, prizes, visibility, confirmMinutes, at } = event;
  return {
    status: 'entries',
    id: tournamentId,
    name,
    startsAt,
    variant,
    dice,
    rules,
    format,
    prizes,
    visibility,
    confirmMinutes,
    openedAt: at,
    entries: [],
    stages: [],
    outcomes: {},
    matches: {},
    begun: [],
    tables: {},
    penalties: {},
    lengths: {},
  };
}

function running(state: OpenedTournament): OpenedTournament {
  if (state.status === 'finished') {
    const { finishedAt: _, ...rest } = state;
    return { ...rest, status: 'running' };
  }
  return { ...state, status: 'running' };
}

function nextToLeave({ entries }: OpenedTournament): number {
  return Math.max(0, ...entries.map(({ left }) => left ?? 0)) + 1;
}

function withEntry(state: OpenedTournament, entryId: Id, change: Partial<Entry>): OpenedTournament {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.id === entryId ? { ...entry, ...change } : entry)),
  };
}

/** `number` counts stages from 1. */
function withStage<Kind extends Stage>(
  state: OpenedTournament,
  number: number,
  kind: Kind['kind'],
  change: (stage: Kind) => Stage,
): OpenedTournament {
  const isKind = (stage: Stage): stage is Kind => stage.kind === kind;
  return {
    ...state,
    stages: state.stages.map((stage, index) => (index === number - 1 && isKind(stage) ? change(stage) : stage)),
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = record;
  return rest;
}
