import { encode } from 'uqr';
import { escaped, shortened } from '../../platform/http/answers/markup.js';

/** White around the code, in modules, as ISO 18004 wants it. */
const QUIET = 4;
const LONGEST_TITLE = 100;
/** Longer texts are drawn under one mask instead of the best of eight, which takes 30 ms for the largest code. */
const LONGEST_TRIED = 128;
const ANY_MASK = 3;

/** The QR code of a text: dark modules as runs of one path, one unit each, in black on white whatever the page is like. */
export function qrCodeSvg(text: string): string {
  const mask = text.length > LONGEST_TRIED ? { maskPattern: ANY_MASK } : {};
  const { data, size } = encode(text, { ecc: 'M', border: QUIET, ...mask });
  const path = data
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
  const title = escaped(shortened(text, LONGEST_TITLE));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" shape-rendering="crispEdges">` +
    `<title>${title}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** Where dark modules begin in a row, and how many stand together. */
function runs(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
