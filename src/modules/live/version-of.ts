import { digestOf } from '../../platform/http/answers/answer.js';

/** Hexadecimal digits of a version that comes from a text: as many as every reader's numbers hold exactly. */
const DIGITS = 12;

/** The version of what has no record: another number whenever something else is shown. */
export function versionOf(shown: unknown): number {
  const digits = Buffer.from(digestOf(JSON.stringify(shown))).toString('hex');
  return 1 + Number.parseInt(digits.slice(0, DIGITS), 16);
}
