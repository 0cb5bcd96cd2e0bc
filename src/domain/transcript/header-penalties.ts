/** What our own header lines tell of penalty points, so that the score and the Crawford game come out right again (T22). */

import type { Side } from '../kernel/side.js';
import type { RecordedPenalty } from '../match/corrections/record-facts.js';
import { MAX_MATCH_LENGTH } from '../match/format.js';
import type { MatchPenalty } from '../match/state.js';
import type { HeaderLine, TranscriptText } from '../notation/transcript.js';
import type { Breach } from './faults.js';
import { type Importing, importCommand } from './importing.js';

const PENALTY_KEY = 'Penalty';

/** Points that a director gave before a game. */
export interface HeaderPenalty {
  readonly to: Side;
  readonly points: number;
  readonly reason: string;
  /** The number of the next game. */
  readonly before: number;
}

export function penaltyComment(
  { to, points, reason }: MatchPenalty,
  { game, inGame }: Pick<RecordedPenalty, 'game' | 'inGame'>,
): HeaderLine {
  const moment = inGame ? '' : ` before game ${game + 1}`;
  return { key: PENALTY_KEY, value: `${to} ${points}${moment}, ${reason}` };
}

/** Those of a fallen flag are none of them: the clock is not in a transcript, and its points make no forfeit (T35). */
const GIVEN = /^(white|black) ([1-9]\d?) before game (\d{1,9}), (.+)$/;

/** No match has room for more points. */
const MOST = 2 * MAX_MATCH_LENGTH;

/** In the order of the header; none of a session. */
export function headerPenalties({ comments, length }: TranscriptText): readonly HeaderPenalty[] {
  if (length === 0) return [];
  const told = comments.flatMap(({ key, value }) => {
    if (key?.toLowerCase() !== PENALTY_KEY.toLowerCase()) return [];
    const [, to, points, before, reason = ''] = GIVEN.exec(value) ?? [];
    return to === undefined ? [] : [{ to: to as Side, points: Number(points), before: Number(before), reason }];
  });
  return told.slice(0, MOST);
}

/** Those that were given behind one game and before the next; of the header's first and last game one is missing. */
export function penaltiesBetween(
  penalties: readonly HeaderPenalty[],
  game: { readonly number: number } | undefined,
  next: { readonly number: number } | undefined,
): readonly HeaderPenalty[] {
  const { number: first } = game ?? { number: -1 };
  const { number: last } = next ?? { number: Infinity };
  return penalties.filter(({ before }) => before > first && before <= last);
}

/** Gives them; the first one that the rules forbid ends it. */
export function importPenalties(importing: Importing, penalties: readonly HeaderPenalty[]): Breach | null {
  for (const { to, points, reason } of penalties) {
    const given = importCommand(importing, { type: 'AddPenalty', to, points, reason, at: importing.at });
    if (!given.ok) return given.error;
  }
  return null;
}
