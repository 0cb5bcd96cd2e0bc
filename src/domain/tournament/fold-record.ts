/**
 * The tournament after many events. An event by itself copies what it adds to, so that a record of thousands of results would
 * copy millions of them: what only grows is copied once for a run of events that add to it.
 */

import { evolveTournament } from './evolve.js';
import type { TournamentEvent } from './events.js';
import type { OpenedTournament, TournamentState } from './state.js';

const ADDING = [
  'EntrantRegistered',
  'MatchesMade',
  'MatchBegun',
  'TableAssigned',
  'ResultRecorded',
  'ResultConfirmed',
] as const;

/** An event that adds to what grows with every act, and changes nothing else as long as no result is denied. */
type AddingEvent = Extract<TournamentEvent, { type: (typeof ADDING)[number] }>;

type Growing = Pick<OpenedTournament, 'entries' | 'matches' | 'begun' | 'tables' | 'outcomes'>;
type Open<Value> = Value extends readonly (infer Item)[] ? Item[] : { -readonly [Key in keyof Value]: Value[Key] };

/** The same as folding with `evolveTournament`. */
export function foldRecord(state: TournamentState, events: Iterable<TournamentEvent>): TournamentState {
  let now = state;
  let run: AddingEvent[] = [];
  for (const event of events) {
    if (isAdding(event) && now.status !== 'not-opened' && now.disputed === undefined) {
      run.push(event);
    } else {
      now = evolveTournament(withAll(now, run), event);
      run = [];
    }
  }
  return withAll(now, run);
}

function isAdding(event: TournamentEvent): event is AddingEvent {
  return ADDING.some((type) => type === event.type);
}

function withAll(state: TournamentState, run: readonly AddingEvent[]): TournamentState {
  const [first, ...others] = run;
  if (first === undefined || state.status === 'not-opened') return state;
  if (others.length === 0) return evolveTournament(state, first);
  const growing: { readonly [Part in keyof Growing]: Open<Growing[Part]> } = {
    entries: [...state.entries],
    matches: { ...state.matches },
    begun: [...state.begun],
    tables: { ...state.tables },
    outcomes: { ...state.outcomes },
  };
  for (const event of run) {
    switch (event.type) {
      case 'EntrantRegistered':
        growing.entries.push(event.entry);
        break;
      case 'MatchesMade':
        for (const { pairing, matchId, players } of event.made) growing.matches[pairing] = { matchId, players };
        break;
      case 'MatchBegun':
        growing.begun.push(event.pairing);
        break;
      case 'TableAssigned':
        delete growing.tables[event.pairing];
        if (event.table !== null) growing.tables[event.pairing] = event.table;
        break;
      case 'ResultRecorded':
        growing.outcomes[event.pairing] = event.outcome;
        break;
      case 'ResultConfirmed': {
        const outcome = growing.outcomes[event.pairing];
        if (outcome !== undefined)
          growing.outcomes[event.pairing] = { ...outcome, confirmation: 'given', finalAt: null };
      }
    }
  }
  return { ...state, ...growing };
}
