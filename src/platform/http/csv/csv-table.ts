/** Tables that people send: CSV with a first line that names the columns. */
import { CsvError, parse } from 'csv-parse/sync';
import { ApplicationError, type BrokenRule, type FieldFault, requestInvalid } from '../application-error.js';
import { PlainText } from '../requests/plain-text.js';
import { nearest } from '../forms/suggestion.js';

const MOST_LINES = 2_000;
/** More than any program writes into one table; what is no column of ours is passed over. */
const MOST_COLUMNS = 200;

/** The columns that a table may have, and the other words that people have for them, in small letters. */
export interface TableColumns {
  readonly known: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  /** One of these has to be there. */
  readonly oneOf: readonly string[];
  /** Each of these has to be there. */
  readonly all?: readonly string[];
  readonly mostLines?: number;
}

export interface TableLine {
  /** Its number in the file, from 1. */
  readonly line: number;
  /** By the names of their columns, without blanks around them. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What is wrong with a text that is no CSV, by the codes of the library. */
const WORDS_OF_FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a field and none closes it',
  CSV_INVALID_CLOSING_QUOTE: 'characters stand behind the quotation mark that closes a field',
  INVALID_OPENING_QUOTE: 'a quotation mark stands within a field that does not begin with one',
};

/** The lines behind the one that names the columns; columns are separated by commas, semicolons or tabs. */
export function csvTable(
  body: unknown,
  { known, words, oneOf, all = [], mostLines = MOST_LINES }: TableColumns,
): readonly TableLine[] {
  if (!(body instanceof PlainText)) {
    throw new ApplicationError('request.media-type', 'Send the table itself as text/csv or text/plain, in UTF-8.');
  }
  const named = (column: string): string => {
    const name = column.trim().toLowerCase();
    if (Object.hasOwn(words, name)) return words[name] ?? name;
    return known.find((each) => each.toLowerCase() === name) ?? name;
  };
  // Some systems write an accent as a character of its own: what looks the same is the same in every column.
  const text = body.text.normalize('NFC');
  const delimiter = delimiterOf(text);
  if (headerOf(text).split(delimiter, MOST_COLUMNS + 1).length > MOST_COLUMNS) {
    const message = `must not have more than ${MOST_COLUMNS} columns`;
    throw tableFault({ message, rule: 'length', limit: MOST_COLUMNS });
  }
  let columns: readonly string[] = [];
  try {
    const lines = parse<{ readonly record: Record<string, string>; readonly info: { readonly lines: number } }>(text, {
      columns: (header: string[]) => (columns = header.map(named)).slice(),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter,
      info: true,
      // One more than may be there tells that there are too many; to read them all would keep every other request waiting.
      to: mostLines + 1,
    });
    if (!oneOf.some((column) => columns.includes(column))) {
      const message = `must begin with a line that names its columns: ${oneOf.join(' or ')}`;
      throw tableFault({ message, rule: 'required', limit: oneOf });
    }
    const missing = all.filter((column) => !columns.includes(column));
    if (missing.length > 0) {
      const meant = missing.flatMap((column) => {
        const found = nearest(
          column,
          columns.filter((each) => !known.includes(each)),
        );
        return found === null ? [] : [`is "${found}" meant to be "${column}"?`];
      });
      const why = `must begin with a line that names its columns, and that line lacks: ${missing.join(', ')}`;
      throw tableFault({ message: [why, ...meant].join('; '), rule: 'required', limit: missing });
    }
    if (lines.length > mostLines) {
      throw tableFault({ message: `must not have more than ${mostLines} lines`, rule: 'length', limit: mostLines });
    }
    return lines.map(({ record, info }) => ({ line: info.lines, fields: record }));
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const message = `is not a table: ${WORDS_OF_FAULTS[thrown.code] ?? 'its lines cannot be told apart'}`;
    throw tableFault({ message, rule: 'format' });
  }
}

/** What separates the names of the columns; in a table of one column nothing does, so that "Sample, Ann" stays a name. */
function delimiterOf(text: string): string {
  const header = headerOf(text);
  return [';', ','].find((delimiter) => header.includes(delimiter)) ?? '\t';
}

/** The line that names the columns. */
function headerOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  return header;
}

function tableFault(fault: BrokenRule & Pick<FieldFault, 'message'>): ApplicationError {
  return requestInvalid([{ pointer: '', ...fault }]);
}
