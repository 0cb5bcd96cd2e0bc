/** What our own header line tells of the end of a match that was decided otherwise than by its games. */

import type { BySide, Side } from '../kernel/side.js';
import type { AskedEnd } from '../match/commands.js';
import type { FinishedMatch } from '../match/state.js';
import { ENDED_KEY } from '../notation/header-line.js';
import { type HeaderLine, type Transcript, type TranscriptText, headerValue } from '../notation/transcript.js';
import type { Breach } from './faults.js';
import { type Importing, importCommand } from './importing.js';

export function endComment(
  { winner, by }: NonNullable<FinishedMatch['outcome']>,
  score: BySide<number> | null,
): HeaderLine {
  const slip = score === null ? '' : `, ${score.white}-${score.black}`;
  return { key: ENDED_KEY, value: `${winner} won, ${by}${slip}` };
}

const DECIDED = /^(white|black) won, (forfeit|time|concession)$/;
const REPORTED = /^(white|black) won, reported, (\d{1,9})-(\d{1,9})$/;

/** Null for a session, and where no line tells it. */
export function headerEnd(transcript: TranscriptText): AskedEnd | null {
  const value = transcript.length === 0 ? '' : (headerValue(transcript, ENDED_KEY) ?? '');
  const [, winner, by] = DECIDED.exec(value) ?? [];
  if (by !== undefined) return { winner, by } as AskedEnd;
  const [, , white, black] = REPORTED.exec(value) ?? [];
  return black === undefined ? null : { score: { white: Number(white), black: Number(black) } };
}

/**
 * Without the result of a last game that a slip cut short: it has the points that the slip added, and no player won it. Only the winner of
 * the slip has points that no game gave: a game that had given them would have ended the match.
 */
export function withoutCutShort(transcript: Transcript): Transcript {
  const end = headerEnd(transcript);
  if (end === null || 'winner' in end) return transcript;
  const last = transcript.games.at(-1);
  if (last === undefined) return transcript;
  const entries = last.entries.filter(
    (entry) =>
      entry.type !== 'wins' ||
      end.score[entry.side] < transcript.length ||
      last.scoreBefore[entry.side] + entry.points !== end.score[entry.side],
  );
  return { ...transcript, games: [...transcript.games.slice(0, -1), { ...last, entries }] };
}

/** The match ended as the header tells; one that its games have ended was given to the other side by a director. */
export function importHeaderEnd(importing: Importing, transcript: TranscriptText): Breach | null {
  const { state, at, events: history } = importing;
  const end = headerEnd(transcript);
  if (end === null || state.status === 'not-opened') return null;
  if (state.status === 'finished' && 'winner' in end && isSameEnd(state, end)) return null;
  const reason = 'As the transcript tells';
  const decision = importCommand(
    importing,
    state.status === 'finished'
      ? { type: 'CorrectEnd', end, reason, at, history }
      : 'winner' in end
        ? { type: 'EndMatch', ...end, at }
        : { type: 'ReportScore', ...end, at },
  );
  return decision.ok ? null : decision.error;
}

/** Whether the match has already ended so, because points for time did it (T35). */
function isSameEnd({ outcome }: FinishedMatch, { winner, by }: Extract<AskedEnd, { winner: Side }>): boolean {
  return outcome?.winner === winner && outcome.by === by;
}
