import { type MatchEvent, type Steps, eachInSteps, matchEventOf } from '../../../domain/index.js';
import type { RecordedEvent } from '../../../recording/recording.js';

/** In steps: what happened in a match, from its record. */
export function* matchHistory(record: readonly RecordedEvent[]): Steps<readonly MatchEvent[]> {
  const history: MatchEvent[] = [];
  yield* eachInSteps(record, (event) => {
    history.push(matchEventOf(event));
  });
  return history;
}
