/** What our own header lines tell of penalty points, so that the score and the Crawford game come out right again (T22). */

import type { Side } from '../kernel/side.js';
import type { RecordedPenalty } from '../match/corrections/record-facts.js';
import { pointsForTime } from '../match/clock/flag.js';
import { MAX_MATCH_LENGTH } from '../match/format.js';
import type { MatchPenalty } from '../match/state.js';
import type { HeaderLine, Transcript, TranscriptEntry } from '../notation/transcript.js';
import type { Breach } from './faults.js';
import { type Importing, importCommand, importEvents } from './importing.js';

const PENALTY_KEY = 'Penalty';

/** Points that a director gave before a game, or that a fallen flag gave in it (T35). */
export interface HeaderPenalty {
  readonly to: Side;
  readonly points: number;
  readonly reason: string;
  /** The number of that game. */
  readonly game: number;
  /** Whether a flag fell in it. */
  readonly inGame: boolean;
}

export function penaltyComment(
  { to, points, reason }: MatchPenalty,
  { game, inGame }: Pick<RecordedPenalty, 'game' | 'inGame'>,
): HeaderLine {
  const moment = inGame ? `in game ${game}` : `before game ${game + 1}`;
  return { key: PENALTY_KEY, value: `${to} ${points} ${moment}, ${reason}` };
}

const GIVEN = /^(white|black) ([1-9]\d?) (before|in) game (\d{1,9}), (.+)$/;

/** No match has room for more points. */
const MOST = 2 * MAX_MATCH_LENGTH;

/** In the order of the header; none of a session. */
export function headerPenalties({ comments, length, games }: Transcript): readonly HeaderPenalty[] {
  if (length === 0) return [];
  const told = comments.flatMap(({ key, value }) => {
    if (key?.toLowerCase() !== PENALTY_KEY.toLowerCase()) return [];
    const [, to, points, moment, game, reason = ''] = GIVEN.exec(value) ?? [];
    if (to === undefined) return [];
    const given = { to: to as Side, points: Number(points), reason };
    if (moment === 'before') return [{ ...given, game: Number(game), inGame: false }];
    // In a game that is not there, or of which only the result is, no flag falls: the points come behind it.
    const isPlayed = games.some(({ number, entries }) => number === Number(game) && !entries.every(isEnd));
    return [
      isPlayed ? { ...given, game: Number(game), inGame: true } : { ...given, game: Number(game) + 1, inGame: false },
    ];
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
  return penalties.filter(({ game: before, inGame }) => !inGame && before > first && before <= last);
}

/** Gives them; the first one that the rules forbid ends it. */
export function importPenalties(importing: Importing, penalties: readonly HeaderPenalty[]): Breach | null {
  for (const { to, points, reason } of penalties) {
    const given = importCommand(importing, { type: 'AddPenalty', to, points, reason, at: importing.at });
    if (!given.ok) return given.error;
  }
  return null;
}

/** Those of a flag that fell in the game. */
export function penaltiesIn(
  penalties: readonly HeaderPenalty[],
  { number }: { readonly number: number },
): readonly HeaderPenalty[] {
  return penalties.filter(({ game, inGame }) => inGame && game === number);
}

/** Gives those of the open game, as its clock did: a transcript has no clock, and no act can claim them. */
export function importPointsForTime(importing: Importing, penalties: readonly HeaderPenalty[]): void {
  for (const penalty of penalties) {
    const { state, at } = importing;
    if (state.status !== 'open' || state.game === null) return;
    importEvents(importing, pointsForTime(state, state.game, penalty, at, at));
  }
}

/**
 * How many entries of a game lie before its points for time: all where they ended it, else all but its last act, because an act that
 * was legal before them may be none behind them (R69).
 */
export function entriesBeforePoints(entries: readonly TranscriptEntry[]): number {
  return entries.some(isEnd)
    ? Math.max(
        0,
        entries.findLastIndex((entry) => !isEnd(entry)),
      )
    : entries.length;
}

function isEnd({ type }: TranscriptEntry): boolean {
  return type === 'wins' || type === 'losses';
}
