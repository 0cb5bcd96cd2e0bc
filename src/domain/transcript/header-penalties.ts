/**
 * What our own header lines tell of points that no game gave, so that the score and the Crawford game come out right again: penalty
 * points (T22), and between them the slip from which a match went on.
 */

import type { Side } from '../kernel/side.js';
import type { Counted } from '../match/counted.js';
import type { RecordFacts, RecordedPenalty } from '../match/corrections/record-facts.js';
import { pointsForPastTime, pointsForTime } from '../match/clock/flag.js';
import { MAX_MATCH_LENGTH } from '../match/format.js';
import { matchWinner } from '../match/score.js';
import type { FinishedMatch, MatchPenalty, OpenMatch } from '../match/state.js';
import type { HeaderLine, Transcript, TranscriptEntry } from '../notation/transcript.js';
import type { Breach } from './faults.js';
import { type HeaderSlip, headerSlip, importSlip, isSlipLine, slipComment } from './header-slip.js';
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
  /** Whether a flag fell before it, in a game that the transcript does not have. */
  readonly forTime: boolean;
}

/** What comes between two games besides them. */
export type HeaderPoints = HeaderPenalty | HeaderSlip;

/**
 * In the order in which they came, those that count, which none behind the end of the match do. The state keeps the reasons of
 * penalties, the facts the games between which they were given, both in the same order. Left out: points for time in a game that
 * the slip cut short, which are in its score.
 */
export function pointsComments(
  match: OpenMatch | FinishedMatch,
  { penalties }: RecordFacts,
  { penalties: counting, carried }: Pick<Counted, 'penalties' | 'carried'>,
): readonly HeaderLine[] {
  const { penalties: reasons = [] } = match;
  const given = penalties.map((moment, index) => {
    const penalty = reasons[index];
    const isIn = carried?.within === true && moment.inGame && moment.game === carried.game && index < carried.penalties;
    return penalty === undefined || isIn || !counting.includes(moment) ? [] : [penaltyComment(penalty, moment)];
  });
  if (carried === null || isWonBy(carried, match)) return given.flat();
  return [...given.slice(0, carried.penalties).flat(), slipComment(carried), ...given.slice(carried.penalties).flat()];
}

/** Whether the slip has won the match after all, which has become that short again: then it is the end that the header tells. */
export function isWonBy(slip: Counted['carried'], { format }: Pick<OpenMatch, 'format'>): boolean {
  return slip !== null && matchWinner(slip.score, format) !== null;
}

function penaltyComment(
  { to, points, reason }: MatchPenalty,
  { game, inGame, forTime }: Pick<RecordedPenalty, 'game' | 'inGame' | 'forTime'>,
): HeaderLine {
  const moment = inGame ? `in game ${game}` : `${forTime === true ? TIME_BEFORE : 'before'} game ${game + 1}`;
  return { key: PENALTY_KEY, value: `${to} ${points} ${moment}, ${reason}` };
}

/** Of a flag that fell in a game that is in no transcript. */
const TIME_BEFORE = 'for time before';
const GIVEN = new RegExp(`^(white|black) ([1-9]\\d?) (before|in|${TIME_BEFORE}) game (\\d{1,9}), (.+)$`);

/** No match has room for more points. */
const MOST = 2 * MAX_MATCH_LENGTH;

/** Whether the line tells of points as our own lines do; null for a line about something else. */
export function isPointsLine(line: HeaderLine): boolean | null {
  return isSlipLine(line) ? headerSlip(line) !== null : isPenaltyLine(line) ? GIVEN.test(line.value) : null;
}

function isPenaltyLine({ key }: HeaderLine): boolean {
  return key?.toLowerCase() === PENALTY_KEY.toLowerCase();
}

/** In the order of the header; none of a session. */
export function headerPoints({ comments, length, games }: Transcript): readonly HeaderPoints[] {
  if (length === 0) return [];
  const told = comments.flatMap((line): HeaderPoints[] => {
    const slip = headerSlip(line);
    if (slip !== null) return [slip];
    if (!isPenaltyLine(line)) return [];
    const [, to, points, moment, game, reason = ''] = GIVEN.exec(line.value) ?? [];
    if (to === undefined) return [];
    const given = { to: to as Side, points: Number(points), reason };
    if (moment !== 'in') {
      return [{ ...given, game: Number(game), inGame: false, forTime: moment === TIME_BEFORE }];
    }
    // In a game that is not there, or of which only the result is, no flag falls: its points come behind it.
    const isPlayed = games.some(
      ({ number, entries }) => number === Number(game) && (entries.length === 0 || !entries.every(isEnd)),
    );
    return [
      isPlayed
        ? { ...given, game: Number(game), inGame: true, forTime: false }
        : { ...given, game: Number(game) + 1, inGame: false, forTime: true },
    ];
  });
  return told.slice(0, MOST);
}

/** Those that were given behind one game and before the next; of the header's first and last game one is missing. */
export function pointsBetween(
  all: readonly HeaderPoints[],
  game: { readonly number: number } | undefined,
  next: { readonly number: number } | undefined,
): readonly HeaderPoints[] {
  const { number: first } = game ?? { number: -1 };
  const { number: last } = next ?? { number: Infinity };
  return all.filter(({ game: before, inGame }) => !inGame && before > first && before <= last);
}

/** Gives them; the first one that the rules forbid ends it. */
export function importPoints(importing: Importing, all: readonly HeaderPoints[]): Breach | null {
  for (const told of all) {
    if ('score' in told) {
      importSlip(importing, told);
      continue;
    }
    const { to, points, reason, forTime } = told;
    const { state, at } = importing;
    if (forTime && state.status === 'open') {
      importEvents(importing, pointsForPastTime(state, told, at));
      continue;
    }
    const given = importCommand(importing, { type: 'AddPenalty', to, points, reason, at });
    if (!given.ok) return given.error;
  }
  return null;
}

/** What the side has got between two games besides what it has won; null where a slip hides that. */
export function gainBetween(all: readonly HeaderPoints[], side: Side): number | null {
  return all.reduce<number | null>(
    (sum, told) => (sum === null || 'score' in told ? null : sum + (told.to === side ? told.points : 0)),
    0,
  );
}

/** Those of a flag that fell in the game. */
export function penaltiesIn(
  all: readonly HeaderPoints[],
  { number }: { readonly number: number },
): readonly HeaderPenalty[] {
  return all.flatMap((told) => (told.inGame && told.game === number ? [told] : []));
}

/** Gives those of the open game, as its clock did: a transcript has no clock, and no act can claim them. Whether they ended the match. */
export function importPointsForTime(importing: Importing, penalties: readonly HeaderPenalty[]): boolean {
  for (const penalty of penalties) {
    const { state, at } = importing;
    if (state.status !== 'open' || state.game === null) return false;
    importEvents(importing, pointsForTime(state, state.game, penalty, at, at));
    if (importing.state.status === 'finished') return true;
  }
  return false;
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
