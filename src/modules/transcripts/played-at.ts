/** When an imported match was played: as the request says, else as the transcript does. */

import { type Milliseconds, type Transcript, milliseconds, writtenMoment } from '../../domain/index.js';
import type { ClubDays } from '../../platform/clock/club-days.js';
import { requestInvalid } from '../../platform/http/application-error.js';

/** Clocks differ, and so do the days of the world. */
const A_DAY = 86_400_000;

/** The date of the transcript was not taken [written]. */
export interface DateWarning {
  readonly game: null;
  readonly turn: null;
  readonly code: 'transcript.date-not-taken';
  readonly params: Readonly<Record<'written', string>>;
}

interface Played {
  /** Null: unknown, so that it counts as played when it was finished. */
  readonly playedAt: Milliseconds | null;
  readonly warnings: readonly DateWarning[];
}

/** The request wins; a date in the transcript that is none, or lies ahead, is left out with a warning. */
export function playedAt(told: string | undefined, transcript: Transcript, now: Date, days: ClubDays): Played {
  const latest = now.getTime() + A_DAY;
  if (told !== undefined) {
    const time = Date.parse(told);
    if (time <= latest) return { playedAt: milliseconds(time), warnings: [] };
    const message = 'must be a time in the past, like 2026-03-04T20:15:00Z';
    throw requestInvalid([{ pointer: '?playedAt', message, rule: 'max', limit: now.toISOString() }]);
  }
  const written = writtenMoment(transcript);
  if (written === null) return { playedAt: null, warnings: [] };
  const text = typeof written === 'string' ? written : written.day;
  const moment = typeof written === 'string' ? null : days.momentOf(written.day, written.time ?? '00:00');
  if (moment !== null && moment.getTime() <= latest) {
    return { playedAt: milliseconds(moment.getTime()), warnings: [] };
  }
  const params = { written: [...text].slice(0, LONGEST_SHOWN).join('') };
  return { playedAt: null, warnings: [{ game: null, turn: null, code: 'transcript.date-not-taken', params }] };
}

const LONGEST_SHOWN = 40;
