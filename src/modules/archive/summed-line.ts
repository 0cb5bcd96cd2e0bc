/**
 * The lines of an export. Each ends with a sum over its own text and the sum of the line before it, so that a line which was
 * altered, taken out or put elsewhere is found, and with its number. The last line says how many there are.
 */
import { hash } from 'node:crypto';

/** Hexadecimal digits of a sum. */
const DIGITS = 16;
const BEFORE_SUM = ',"sum":"';
const AFTER_SUM = '"}';
const TAIL = BEFORE_SUM.length + DIGITS + AFTER_SUM.length;

/** Longer than any line that this service writes. */
export const LONGEST_LINE = 64 * 1024 * 1024;

function sumOf(before: string, line: Uint8Array): string {
  return hash('sha256', Buffer.concat([Buffer.from(before), line])).slice(0, DIGITS);
}

/** Writes lines, one after the other. */
export class LineWriter {
  private last = '';
  /** Lines written so far. */
  count = 0;

  /** The line, with its end. */
  write(line: object): string {
    const open = JSON.stringify(line).slice(0, -1);
    this.last = sumOf(this.last, Buffer.from(open));
    this.count += 1;
    return `${open}${BEFORE_SUM}${this.last}${AFTER_SUM}\n`;
  }
}

/** Checks the sums of lines, one after the other. */
export class LineChecker {
  private last = '';

  /** Whether the line has the sum that follows from it and from those before it. */
  isSound(line: Buffer): boolean {
    if (line.length <= TAIL) return false;
    const sum = sumOf(this.last, line.subarray(0, -TAIL));
    this.last = sum;
    return line.subarray(-TAIL).equals(Buffer.from(`${BEFORE_SUM}${sum}${AFTER_SUM}`));
  }
}

/** The lines of a text that comes in parts. `tooLong` is called with the number of a line that no export has, and throws. */
export async function* linesOf(
  parts: AsyncIterable<Uint8Array>,
  tooLong: (nth: number) => never,
): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let length = 0;
  let nth = 1;
  for await (const part of parts) {
    let from = 0;
    for (let end = part.indexOf(LINE_END); end !== -1; end = part.indexOf(LINE_END, from)) {
      yield Buffer.concat([...pending, part.subarray(from, end)]);
      nth += 1;
      pending = [];
      length = 0;
      from = end + 1;
    }
    pending.push(part.subarray(from));
    length += part.length - from;
    if (length > LONGEST_LINE) tooLong(nth);
  }
  if (length > 0) yield Buffer.concat(pending);
}

const LINE_END = 0x0a;
