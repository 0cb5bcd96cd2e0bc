/** The lines of an export by their types, and the form that each has to have. */
import { isId } from '../../platform/http/forms/ids.js';
import type { NewEvent } from '../../recording/recording.js';

/** Raised when lines get another meaning; files of earlier formats stay readable. */
export const FORMAT = 1;

export interface HeaderLine {
  readonly type: 'header';
  readonly format: number;
  /** Of the service that wrote it. */
  readonly version: string;
  readonly clubId: string;
  readonly name: string;
  /** The moment whose state it holds. */
  readonly at: string;
}

/** A row of a table, by the names of its columns. */
export interface RowLine {
  readonly type: 'row';
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** The beginning of a stream; its acts follow. */
export interface StreamLine {
  readonly type: 'stream';
  readonly table: string;
  readonly id: string;
  /** How many events it has. */
  readonly version: number;
  readonly head: Readonly<Record<string, unknown>>;
}

/** Events of the stream above that were written together, or a part of them: then the next line has the same `act` and `at`. */
export interface ActLine {
  readonly type: 'act';
  readonly act: number;
  readonly at: string;
  readonly actor: string;
  readonly events: readonly NewEvent[];
}

/** The last line: how many lines there are with it. */
export interface EndLine {
  readonly type: 'end';
  readonly lines: number;
}

export type ArchiveLine = HeaderLine | RowLine | StreamLine | ActLine | EndLine;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isCount: Check = (value) => isNumber(value) && Number(value) > 0;
const isMoment: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isEvents: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(isEvent);

function isEvent(value: unknown): boolean {
  const { type, gameNumber, data } = (value ?? {}) as Record<string, unknown>;
  return isText(type) && (gameNumber === null || isNumber(gameNumber)) && isObject(data);
}

const FORMS: { readonly [Type in ArchiveLine['type']]: Readonly<Record<string, Check>> } = {
  header: { format: isCount, version: isText, clubId: isId, name: isText, at: isMoment },
  row: { table: isText, row: isObject },
  stream: { table: isText, id: isId, version: isCount, head: isObject },
  act: { act: isNumber, at: isMoment, actor: isText, events: isEvents },
  end: { lines: isCount },
};

/** The line that the text is; null where it has not the form of any. */
export function archiveLine(text: string): ArchiveLine | null {
  const value = parsed(text);
  if (!isObject(value)) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(FORMS, type)) return null;
  const form = Object.entries(FORMS[type as ArchiveLine['type']]);
  return form.every(([name, check]) => check(fields[name])) ? (value as ArchiveLine) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
