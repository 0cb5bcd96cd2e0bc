/** A list of names as people have it: one name in each line, or several, or the lines of a spreadsheet, with or without a line of headings. */
import { plainNames } from './plain-names.js';

/** Headings that are words of the service, and the columns that it reads beside the name. */
const KNOWN: Readonly<Record<string, string>> = {
  playerid: 'playerId',
  id: 'playerId',
  seed: 'seed',
  paid: 'paid',
  nickname: 'nickname',
  country: 'country',
  rating: 'rating',
  experience: 'experience',
  notes: 'notes',
};
/** Headings of a whole name, or of a part of it, in the languages of the pages. */
const OF_NAMES =
  /^(full |first |last |given |family )?names?$|^players?$|^surname$|^(vor|nach|familien)?namen?$|^spieler(in)?$/;
const SEPARATORS = ['\t', ';', ','] as const;
/** What stands first in a name that has its parts in columns of their own, wherever these stand. */
const GIVEN = /^(first|given|vor)/;
/** A cell that tells something else of a person, and no name: a number, a country. */
const NO_NAME = /\d|^\P{L}*\p{L}?\P{L}*$|^\p{Lu}{2,3}$/u;
/** What some spreadsheets write before all else, for others that ask what separates the cells. */
const SEPARATED_BY = /^"?sep=([\t;,])"? *$/i;
/** Other numbers of a table are ids of another program. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Rows = readonly (readonly string[])[];

export interface NameList {
  /** What the director wrote or pasted, without empty lines and the line of headings. */
  readonly lines: readonly string[];
  readonly heading: string | null;
  /** The cells of each line, and of the headings; of one column only without a separator. */
  readonly rows: Rows;
  readonly headings: readonly string[];
  /** The columns that look as if they held the names. */
  readonly likely: readonly number[];
  /** Whether each cell is a name of its own; null: nothing stands in the lines that could separate names. */
  readonly isEach: boolean | null;
}

function separatorOf(lines: readonly string[]): string | null {
  const [first = '', ...others] = lines;
  const isHeading = (separator: string): boolean =>
    cellsOf(first, separator).some((cell) => OF_NAMES.test(cell.toLowerCase()));
  return (
    SEPARATORS.find((separator) => {
      if (separator === '\t') return lines.some((line) => line.includes(separator));
      if (!first.includes(separator)) return false;
      // "Sample, Ann" is a name; where headings stand above, the separator of the headings separates the cells.
      return (
        (others.length > 0 && isHeading(separator)) ||
        (separator === ';' && lines.every((line) => line.includes(separator)))
      );
    }) ?? null
  );
}

/**
 * The cells of a line: one that stands in quotation marks may have the separator in it. The parser of the service takes more bytes than
 * the rest of this part of the desk, and reads what a program has written, not what people paste.
 */
function cellsOf(line: string, separator: string | null): readonly string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^ *"((?:[^"]|"")*)" */.exec(rest);
    const isWhole = quoted !== null && [separator, undefined].includes(rest[quoted[0].length]);
    const end = isWhole ? quoted[0].length : separator === null ? -1 : rest.indexOf(separator);
    const cell = isWhole ? (quoted[1] ?? '').replaceAll('""', '"') : rest.slice(0, end < 0 ? rest.length : end);
    cells.push(cell.trim());
    if (end < 0 || end >= rest.length) return cells;
    rest = rest.slice(end + 1);
  }
}

function isLikely(rows: Rows, column: number): boolean {
  return rows.filter((row) => /\p{L}{2}/u.test(row[column] ?? '')).length * 2 > rows.length;
}

/** What could stand between names of one line; a comma more often stands between the parts of one name. */
function betweenNames(lines: readonly string[]): string | null {
  const hasSeveral = (separator: string): boolean =>
    lines.some((line) => plainNames(cellsOf(line, separator)).filter((cell) => /\p{L}/u.test(cell)).length > 1);
  return SEPARATORS.find(hasSeveral) ?? null;
}

/** Whether the cells of a line look like several names, and not like a name with facts of the same person. */
function areNames(rows: Rows, separator: string): boolean {
  const cells = rows.flat().filter((cell) => cell !== '');
  if (separator === ',' || plainNames(cells).some((cell) => NO_NAME.test(cell))) return false;
  if (rows.length > 1) return new Set(rows.map(({ length }) => length)).size > 1;
  return separator === ';' || cells.every((cell) => cell.includes(' '));
}

/** @param isEach whether each cell is a name of its own, as the director says; null: as it looks */
export function listIn(text: string, isEach: boolean | null = null): NameList {
  const written = text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const [, told] = SEPARATED_BY.exec(written[0] ?? '') ?? [];
  const all = told === undefined ? written : written.slice(1);
  const separator = told ?? separatorOf(all);
  const [first = [], ...others] = all.map((line) => cellsOf(line, separator));
  const hasHeadings = others.length > 0 && first.some((cell) => OF_NAMES.test(cell.toLowerCase()));
  const rows = all.length === 0 ? [] : hasHeadings ? others : [first, ...others];
  const between = hasHeadings || told !== undefined ? null : betweenNames(all);
  const apart = between === null ? [] : all.map((line) => cellsOf(line, between));
  if (between !== null && (isEach ?? areNames(apart, between))) {
    const names = apart.flat().filter((cell) => /\p{L}/u.test(cell));
    return {
      lines: names,
      heading: null,
      rows: names.map((name) => [name]),
      headings: [],
      likely: [0],
      isEach: true,
    };
  }
  const headings = hasHeadings ? first : [];
  const columns = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) => column);
  const named = headings.flatMap((heading, column) => (OF_NAMES.test(heading.toLowerCase()) ? [column] : []));
  const given = named.filter((column) => GIVEN.test((headings[column] ?? '').toLowerCase()));
  return {
    lines: hasHeadings ? all.slice(1) : all,
    heading: hasHeadings ? (all[0] ?? null) : null,
    rows,
    headings,
    likely:
      named.length > 0
        ? [...given, ...named.filter((column) => !given.includes(column))]
        : [columns.find((column) => isLikely(rows, column)) ?? 0],
    isEach: between === null ? null : false,
  };
}

function nameOf(row: readonly string[], chosen: readonly number[]): string {
  return chosen
    .map((column) => row[column] ?? '')
    .join(' ')
    .trim();
}

/** Without the lines that have no name, of which spreadsheets write many. */
export function namedIn(list: NameList, chosen: readonly number[]): NameList {
  const isNamed = (_: unknown, line: number): boolean => nameOf(list.rows[line] ?? [], chosen) !== '';
  return { ...list, lines: list.lines.filter(isNamed), rows: list.rows.filter(isNamed) };
}

/** The list as the service reads it: the name from the columns that the director has chosen, and what else it knows. */
export function tableIn({ rows, headings }: NameList, chosen: readonly number[]): Rows {
  const kept = headings.flatMap((heading, column) => {
    const known = KNOWN[heading.toLowerCase()];
    if (known === undefined || chosen.includes(column)) return [];
    const isOther =
      known === 'playerId' && rows.some((row) => !['', undefined].includes(row[column]) && !ID.test(row[column] ?? ''));
    return isOther ? [] : [{ known, column }];
  });
  const names = plainNames(rows.map((row) => nameOf(row, chosen)));
  return [
    ['name', ...kept.map(({ known }) => known)],
    ...rows.map((row, line) => [names[line] ?? '', ...kept.map(({ column }) => row[column] ?? '')]),
  ];
}

/** The text of a file, as spreadsheets write it; null: it is none. */
export async function textOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whom a table names who is entered already, who stands in it once more, and how many are left to be entered. */
export function newIn(
  [columns = [], ...rows]: Rows,
  entered: readonly { readonly playerId: string; readonly name: string }[],
): { readonly count: number; readonly already: readonly string[]; readonly repeated: readonly string[] } {
  const column = columns.indexOf('playerId');
  const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();
  const there = new Set(entered.flatMap(({ playerId, name }) => [playerId, keyOf(name)]));
  const [already, repeated] = [new Set<string>(), new Set<string>()];
  const coming = new Set<string>();
  for (const row of rows) {
    const [name = ''] = row;
    // As the service reads a line: an id says who it is, whatever the name.
    const key = row[column]?.toLowerCase() || keyOf(name);
    if (there.has(key)) already.add(name);
    else if (coming.has(key)) repeated.add(name);
    else coming.add(key);
  }
  return { count: coming.size, already: [...already], repeated: [...repeated] };
}
