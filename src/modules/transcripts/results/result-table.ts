/** The table of old results that a club sends: a line for each match, and what is wrong with it. */
import { type BySide, MAX_MATCH_LENGTH, SIDES, bySide } from '../../../domain/index.js';
import type { ClubDays } from '../../../platform/clock/club-days.js';
import {
  ApplicationError,
  type BrokenRule,
  type FieldFault,
  besides,
} from '../../../platform/http/application-error.js';
import { type TableLine, csvTable } from '../../../platform/http/csv/csv-table.js';
import { isInstant } from '../../../platform/http/forms/instant.js';
import { type Wanted, wantedSeat } from '../seats.js';

const MOST_LINES = 5_000;
const LONGEST_EVENT = 200;

const COLUMNS = {
  known: ['date', 'white', 'black', 'length', 'white score', 'black score', 'event'],
  words: {
    whitescore: 'white score',
    blackscore: 'black score',
    'score white': 'white score',
    'score black': 'black score',
  },
  oneOf: ['date'],
  all: ['white', 'black', 'length', 'white score', 'black score'],
  mostLines: MOST_LINES,
} as const;

/** What a line tells: a day, a time of that day on the clocks of the club, as `20:15`, or a moment with its zone. */
export type Told =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'time'; readonly day: string; readonly time: string }
  | { readonly kind: 'moment'; readonly at: Date };

/** A match as its line tells it. */
export interface ResultLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly day: string;
  readonly told: Told;
  readonly playedAt: Date;
  /** As written. */
  readonly names: BySide<string>;
  readonly seats: BySide<Wanted>;
  readonly length: number;
  readonly score: BySide<number>;
  readonly event: string | null;
}

/** Every line of the table, or `request.invalid` with the lines that cannot be a result. */
export function resultTable(body: unknown, now: Date, days: ClubDays): readonly ResultLine[] {
  const faults: FieldFault[] = [];
  const lines = csvTable(body, COLUMNS).map((line) => resultLine(line, now, days, faults));
  const [first] = faults;
  if (first !== undefined) {
    throw new ApplicationError('request.invalid', `${first.message}${besides(faults)}. Nothing was imported.`, {
      errors: faults.slice(0, MOST_FAULTS),
    });
  }
  return lines;
}

/** Enough for people. */
const MOST_FAULTS = 100;

function resultLine({ line, fields }: TableLine, now: Date, days: ClubDays, faults: FieldFault[]): ResultLine {
  const wrong = (column: string, why: string, broken: BrokenRule = { rule: 'format' }): void => {
    faults.push({ pointer: `/${line}/${column}`, message: `Line ${line}, ${column}: ${why}`, ...broken });
  };
  const number = (column: string, least: number): number => {
    const text = fields[column] ?? '';
    const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
    if (!(value >= least)) {
      const broken = { rule: 'min', limit: least } as const;
      wrong(
        column,
        `${shown(text)} is no number of ${least} or more`,
        Number.isNaN(value) ? { rule: 'format' } : broken,
      );
    }
    return value;
  };
  const played = momentIn(fields['date'] ?? '', days);
  if (played === null)
    wrong('date', `${shown(fields['date'] ?? '')} is no date; write it like 2020-03-04 or 2020-03-04 20:15`);
  else if (played.at.getTime() > now.getTime() + A_DAY) {
    wrong('date', `${played.day} has not been yet`, { rule: 'max', limit: days.dayOf(now) });
  }
  const length = number('length', 1);
  if (length > MAX_MATCH_LENGTH) {
    wrong('length', `a match is to ${MAX_MATCH_LENGTH} points at most`, { rule: 'max', limit: MAX_MATCH_LENGTH });
  }
  const score = bySide((side) => number(`${side} score`, 0));
  if (SIDES.filter((side) => score[side] >= length).length !== 1 && score.white >= 0 && score.black >= 0) {
    wrong(
      'white score',
      `${score.white}-${score.black} is no end of a match to ${length}: one side reaches ${length} and the other does not`,
      { rule: 'combination', limit: ['white score', 'black score', 'length'] },
    );
  }
  const seats = bySide((side): Wanted => {
    const seat = wantedSeat(fields[side] ?? '');
    if (seat === null) wrong(side, `${shown(fields[side] ?? '')} is no name`);
    return seat ?? { name: '' };
  });
  const event = fields['event'] ?? '';
  if (event.length > LONGEST_EVENT) {
    wrong('event', `has more than ${LONGEST_EVENT} characters`, { rule: 'length', limit: LONGEST_EVENT });
  }
  return {
    line,
    day: played?.day ?? '',
    told: played?.told ?? { kind: 'day', day: '' },
    playedAt: played?.at ?? now,
    names: bySide((side) => fields[side] ?? ''),
    seats,
    length,
    score,
    event: event === '' ? null : event,
  };
}

/** Clocks differ, and so do the days of the world. */
const A_DAY = 86_400_000;

/** Year first, or day first with dots: where the month could stand in two places it is not guessed. */
const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})/;
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const TIME = /^[T ](\d{1,2}):(\d{2})(:[0-5]\d(\.\d+)?)?$/;

function momentIn(
  text: string,
  days: ClubDays,
): { readonly day: string; readonly at: Date; readonly told: Told } | null {
  if (isInstant(text)) {
    const at = new Date(text);
    return { day: days.dayOf(at), at, told: { kind: 'moment', at } };
  }
  const yearFirst = YEAR_FIRST.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const [whole = '', year = '', , month = '', date = ''] =
    yearFirst ?? (dayFirst === null ? [] : [dayFirst[0], dayFirst[3], '.', dayFirst[2], dayFirst[1]]);
  if (whole === '') return null;
  const rest = text.slice(whole.length);
  const [, hour = '', minute = ''] = TIME.exec(rest) ?? [];
  if (rest !== '' && hour === '') return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = hour === '' ? '00:00' : `${hour.padStart(2, '0')}:${minute}`;
  const at = days.momentOf(day, time);
  return at === null ? null : { day, at, told: hour === '' ? { kind: 'day', day } : { kind: 'time', day, time } };
}

/** The text of a cell in a sentence. */
function shown(text: string): string {
  return text === '' ? 'an empty cell' : `"${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}"`;
}

const LONGEST_SHOWN = 60;
