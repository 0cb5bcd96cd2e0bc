/** When a transcript says that its match was played: `EventDate` and `EventTime` of the header, or `DT` of SGF. */

import { type TranscriptText, headerValue } from './transcript.js';

/** Keys of the header that tell the day, and the time of that day. */
export const DATE_KEY = 'EventDate';
export const TIME_KEY = 'EventTime';

/** A day and perhaps a time of that day, in no zone: the caller knows whose clock it was. */
export interface WrittenMoment {
  /** `2026-03-04`; whether the month has that day is for the caller's calendar to say. */
  readonly day: string;
  /** `20:15`; null where the text has only the day. */
  readonly time: string | null;
}

/** Year, month and day with any of the marks that programs put between them. */
const DAY = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const TIME = /^([01]?\d|2[0-3])[.:]([0-5]\d)(?:[.:][0-5]\d)?$/;

/** The moment that the header tells; null where it tells none, and the text itself where that is no date. */
export function writtenMoment(transcript: Pick<TranscriptText, 'comments'>): WrittenMoment | string | null {
  const written = headerValue(transcript, DATE_KEY)?.trim() ?? '';
  // Programs put question marks where the date is unknown.
  if (written === '' || written.includes('?')) return null;
  const [, year = '', month = '', day = ''] = DAY.exec(written) ?? [];
  if (year === '') return written;
  const [, hour = '', minute = ''] = TIME.exec(headerValue(transcript, TIME_KEY)?.trim() ?? '') ?? [];
  return {
    day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    time: hour === '' ? null : `${hour.padStart(2, '0')}:${minute}`,
  };
}
