/** Decisions about tournaments that take too long for the loop: they are made in another thread, on the same state. */
import {
  type OpenedTournament,
  type Result,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
  type Violation,
  decideTournament,
  isSwissPairing,
} from '../domain/index.js';
import { task } from '../platform/work/work.js';

/** What is to be decided. */
export interface TournamentQuestion {
  /** As JSON, which is passed on much faster than the objects are. */
  readonly state: string;
  readonly command: TournamentCommand;
}

export type TournamentDecision = Result<readonly TournamentEvent[], Violation>;

/** Fields of a Swiss that are paired in a few milliseconds. */
const SMALL_FIELD = 48;

/** Whether the command pairs a round of a Swiss in a large field, which is a question of matchings. */
export function isLargePairing(state: TournamentState, command: TournamentCommand): state is OpenedTournament {
  return state.status !== 'not-opened' && state.entries.length > SMALL_FIELD && isSwissPairing(state, command);
}

/** The decision, from text. */
export function decideFromText({ state, command }: TournamentQuestion): TournamentDecision {
  return decideTournament(JSON.parse(state) as TournamentState, command);
}

export const DECIDE = task(import.meta.url, decideFromText, () => true);
