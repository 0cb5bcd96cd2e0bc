/** How wide a name is, so that it never runs into what stands beside it. */

/** Widths in thousandths of the font size, those of Helvetica and Arial. */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  ["'ijl", 222],
  [' !,./:;I[\\]fgt|', 278],
  ['()-r`"', 333],
  ['cJksvxyz', 500],
  ['FTZ', 611],
  ['ABEKPSVXY&', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['W%', 944],
];
const BY_CHARACTER = new Map(WIDTHS.flatMap(([characters, width]) => [...characters].map((each) => [each, width])));
const OTHER = 556;
/** Scripts whose characters fill a square. */
const SQUARE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{3ffff}]/u;
const MARK = /\p{M}/u;

/** The width of the text at that size of the font; other fonts may be a sixth wider. */
export function textWidth(text: string, size: number, bold = false): number {
  let sum = 0;
  // An accent takes no room of its own.
  for (const character of text.normalize('NFD')) {
    if (MARK.test(character)) continue;
    sum += SQUARE.test(character) ? 1_000 : (BY_CHARACTER.get(character) ?? OTHER);
  }
  return (sum * size * (bold ? 1.08 : 1)) / 1_000;
}
