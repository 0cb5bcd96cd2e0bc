/** A file as it comes in: every sum is checked while it is put aside, so that nothing is begun with a damaged one. */
import type { WriteStream } from 'node:fs';
import { once } from 'node:events';
import { Slices } from '../../platform/work/slices.js';
import { SERVICE_VERSION } from '../pages/index.js';
import { archiveDamage, foreign } from './archive-fault.js';
import { FORMAT, type HeaderLine, archiveLine } from './archive-line.js';
import { LONGEST_LINE, LineChecker, linesOf } from './summed-line.js';

/** Writes the lines of a whole, unaltered file of this format; throws what is wrong with any other. */
export async function putAside(source: AsyncIterable<Uint8Array>, aside: WriteStream): Promise<void> {
  const checker = new LineChecker();
  const slices = new Slices();
  let nth = 0;
  let hasEnded = false;
  for await (const line of linesOf(source, tooLong)) {
    nth += 1;
    if (nth === 1) checkHeader(line);
    if (hasEnded) throw archiveDamage(nth, 'the export has ended before');
    if (!checker.isSound(line)) throw archiveDamage(nth, faultOf(line));
    hasEnded = isEnd(line, nth);
    if (!aside.write(Buffer.concat([line, END_OF_LINE]))) await once(aside, 'drain');
    await slices.pause();
  }
  if (nth === 0) throw archiveDamage(1, 'the file is empty');
  if (!hasEnded) throw archiveDamage(nth, 'it is the last one, and the export goes on: the file was cut short');
}

const END_OF_LINE = Buffer.from('\n');

function tooLong(nth: number): never {
  throw archiveDamage(nth, `it is longer than ${LONGEST_LINE} bytes`);
}

/** What is said first must be understood first: sums may be another matter in other formats. */
function checkHeader(line: Buffer): void {
  const header = archiveLine(line.toString('utf8'));
  if (header?.type !== 'header') throw archiveDamage(1, 'it does not begin an export of a club');
  if (header.format !== FORMAT || isNewer(header)) throw foreign(header.format, header.version, SERVICE_VERSION);
}

function isNewer({ version }: HeaderLine): boolean {
  const [theirs, ours] = [version, SERVICE_VERSION].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  const differing = theirs?.findIndex((part, place) => part !== ours?.[place]) ?? -1;
  return differing !== -1 && (theirs?.[differing] ?? 0) > (ours?.[differing] ?? 0);
}

/** Whether the line ends the export; it counts the lines with itself. */
function isEnd(line: Buffer, nth: number): boolean {
  if (line.indexOf('{"type":"end"') !== 0) return false;
  const end = archiveLine(line.toString('utf8'));
  if (end?.type !== 'end' || end.lines !== nth) throw archiveDamage(nth, `it does not count ${nth} lines`);
  return true;
}

function faultOf(line: Buffer): string {
  try {
    JSON.parse(line.toString('utf8'));
    return 'its sum is wrong: it was altered, or lines before it are missing';
  } catch {
    return 'it is not JSON, or was cut short';
  }
}
