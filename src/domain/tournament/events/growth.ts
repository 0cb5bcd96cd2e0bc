/** What grows with the acts of a tournament, and the events that add to it: a record has thousands of them. */

import type { TournamentEvent } from './events.js';
import type { OpenedTournament } from '../state.js';

const ADDING = [
  'EntrantRegistered',
  'MatchesMade',
  'MatchBegun',
  'TableAssigned',
  'ResultRecorded',
  'ResultConfirmed',
] as const;

/** An event that adds to what grows. It changes nothing else, unless a result is denied (T41). */
export type AddingEvent = Extract<TournamentEvent, { type: (typeof ADDING)[number] }>;

type Growing = Pick<OpenedTournament, 'entries' | 'matches' | 'begun' | 'tables' | 'outcomes'>;
type Open<Value> = Value extends readonly (infer Item)[] ? Item[] : { -readonly [Key in keyof Value]: Value[Key] };

export function isAdding(event: TournamentEvent): event is AddingEvent {
  return ADDING.some((type) => type === event.type);
}

/** What the events add to is copied once, however many they are. */
export function withAdded(state: OpenedTournament, events: readonly AddingEvent[]): OpenedTournament {
  const grown: { -readonly [Part in keyof Growing]?: Open<Growing[Part]> } = {};
  for (const event of events) {
    switch (event.type) {
      case 'EntrantRegistered':
        (grown.entries ??= [...state.entries]).push(event.entry);
        break;
      case 'MatchesMade': {
        const matches = (grown.matches ??= { ...state.matches });
        for (const { pairing, matchId, players } of event.made) matches[pairing] = { matchId, players };
        break;
      }
      case 'MatchBegun':
        (grown.begun ??= [...state.begun]).push(event.pairing);
        break;
      case 'TableAssigned': {
        const tables = (grown.tables ??= { ...state.tables });
        delete tables[event.pairing];
        if (event.table !== null) tables[event.pairing] = event.table;
        break;
      }
      case 'ResultRecorded':
        (grown.outcomes ??= { ...state.outcomes })[event.pairing] = event.outcome;
        break;
      case 'ResultConfirmed': {
        const outcomes = (grown.outcomes ??= { ...state.outcomes });
        const outcome = outcomes[event.pairing];
        if (outcome !== undefined) outcomes[event.pairing] = { ...outcome, confirmation: 'given', finalAt: null };
      }
    }
  }
  return { ...state, ...grown };
}
