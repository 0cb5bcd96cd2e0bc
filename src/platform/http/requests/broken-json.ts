/** Where a text stops being JSON, and what stands there. */
import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { ApplicationError } from '../application-error.js';

/** So much of the text is shown, and no more. */
const LONGEST_SHOWN = 20;

/** What JSON has at that place instead, by the names that the parser gives to faults. */
const WANTED: Readonly<Record<string, string>> = {
  ValueExpected: 'a value',
  PropertyNameExpected: 'the name of a field in double quotes',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a comma or a closing brace',
  CloseBracketExpected: 'a comma or a closing bracket',
  EndOfFileExpected: 'the end of the body',
};

/** What is wrong with a text or a word itself. */
const WRONG: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'JSON has no comments',
  InvalidNumberFormat: 'this is no number of JSON',
  InvalidUnicode: 'four hexadecimal digits belong behind \\u',
  InvalidEscapeCharacter: 'a backslash in a text stands before one of " \\ / b f n r t u',
  InvalidCharacter: 'a text holds control characters only as escapes, like \\n',
  UnexpectedEndOfString: 'a text has no closing quote in its line',
  UnexpectedEndOfNumber: 'a number breaks off',
  InvalidSymbol: 'JSON has no such word',
};

interface Fault {
  readonly kind: string;
  readonly offset: number;
}

/** The refusal of a body that no JSON parser takes: the first place that is wrong, and what belongs there. */
export function brokenJson(text: string): ApplicationError {
  const fault = firstFault(text);
  if (fault === null) {
    return refused('must not have a field with the name __proto__, nor one with the name constructor', {});
  }
  const before = text.slice(0, fault.offset).split('\n');
  const line = before.length;
  const column = (before.at(-1) ?? '').length + 1;
  const sentence = `is not JSON: ${whatIsWrong(text, fault)} (line ${line}, column ${column})`;
  return refused(sentence, { params: { line, column, position: fault.offset } });
}

function refused(message: string, facts: { readonly params?: Readonly<Record<string, number>> }): ApplicationError {
  return new ApplicationError('request.invalid', `The body ${message}.`, {
    ...facts,
    errors: [{ pointer: '', message, rule: 'format' }],
  });
}

function whatIsWrong(text: string, { kind, offset }: Fault): string {
  const shown = text
    .slice(offset, offset + LONGEST_SHOWN)
    .toWellFormed()
    .split(/[\r\n]/, 1)[0];
  const found = offset >= text.length ? 'the body ends' : `"${shown}" stands`;
  const wrong = text[offset] === "'" ? 'JSON has double quotes around texts and names' : WRONG[kind];
  return wrong === undefined ? `${wanted(text, { kind, offset })} belongs where ${found}` : `${wrong}, where ${found}`;
}

/** The parser misses a comma or a brace also where no field has come yet. */
function wanted(text: string, { kind, offset }: Fault): string {
  if (kind === 'CloseBraceExpected' && text.slice(0, offset).trimEnd().endsWith('{')) {
    return `${WANTED['PropertyNameExpected']} or a closing brace`;
  }
  return WANTED[kind] ?? 'something else';
}

/** The rest of a broken text says nothing new, so that nothing is read behind the first fault. */
const FOUND = Symbol('the first fault');

function firstFault(text: string): Fault | null {
  const faults: Fault[] = [];
  const onError = (code: ParseErrorCode, offset: number): void => {
    faults.push({ kind: printParseErrorCode(code), offset });
    throw FOUND;
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch (thrown) {
    if (thrown !== FOUND) throw thrown;
  }
  return faults[0] ?? null;
}
