/** A match as it grows while a transcript is imported. */

import type { Milliseconds } from '../kernel/brands.js';
import { type Result, accepted } from '../kernel/result.js';
import type { Violation } from '../kernel/violation.js';
import type { MatchCommand } from '../match/commands.js';
import { decideMatch } from '../match/decide.js';
import type { MatchEvent } from '../match/events.js';
import { NO_MATCH, evolveMatch } from '../match/evolve.js';
import { type ReadRecord, UNREAD } from '../match/corrections/record-facts.js';
import type { MatchState } from '../match/state.js';
import type { HeaderLine } from '../notation/transcript.js';
import type { ImportWarning } from './faults.js';

/** Called with each event and the match after it, in the order in which they happen. */
export type OnEvent = (event: MatchEvent, after: MatchState) => void;

export interface Importing {
  state: MatchState;
  readonly events: MatchEvent[];
  readonly onEvent: OnEvent;
  /** As much of the events as was read to correct one of their games. */
  read: ReadRecord;
  readonly warnings: ImportWarning[];
  readonly at: Milliseconds;
}

/** Nothing imported yet. */
export function newImport(at: Milliseconds, warnings: readonly ImportWarning[], onEvent: OnEvent): Importing {
  return { state: NO_MATCH, events: [], onEvent, read: UNREAD, warnings: [...warnings], at };
}

const MOST_CHARACTERS = 100;

/** Tells that a line of the header was left out. */
export function warnOfLine({ warnings }: Importing, { key, value }: HeaderLine): void {
  const params = { key: key ?? '', value: [...value].slice(0, MOST_CHARACTERS).join('') };
  warnings.push({ game: null, turn: null, code: 'transcript.line-left-out', params });
}

/** The events of the command, which are then part of the match; or the rule that forbids it, and nothing has changed. */
export function importCommand(importing: Importing, command: MatchCommand): Result<readonly MatchEvent[], Violation> {
  const decision = decideMatch(importing.state, command);
  if (!decision.ok) return decision;
  importEvents(importing, decision.value);
  return accepted(decision.value);
}

/** Events that happen, of a command that was accepted or of a clock, which a transcript has not. */
export function importEvents(importing: Importing, events: readonly MatchEvent[]): void {
  for (const event of events) {
    importing.state = evolveMatch(importing.state, event);
    importing.events.push(event);
    importing.onEvent(event, importing.state);
  }
}
