/**
 * Reads QR codes of versions 1 to 6 without damage, straight from ISO 18004: format, mask, zigzag, blocks, segments. Knows nothing of
 * the library that draws ours.
 */

/** Data codewords of the blocks, by the two bits of the level and the version. */
const BLOCKS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  // L
  1: [[19], [34], [55], [80], [108], [68, 68]],
  // M
  0: [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]],
  // Q
  3: [[13], [22], [17, 17], [24, 24], [15, 15, 16, 16], [19, 19, 19, 19]],
  // H
  2: [[9], [16], [13, 13], [9, 9, 9, 9], [11, 11, 12, 12], [15, 15, 15, 15]],
};

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const FORMAT_MASK = 0b10101_0000010010;
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The text of a code, row by row, where `#` is a dark module. */
export function readQrCode(rows: readonly string[]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const isDark = (x: number, y: number): boolean => rows[y]?.[x] === '#';
  const format = formatOf(isDark) ^ FORMAT_MASK;
  const mask = MASKS[(format >> 10) & 7];
  const blocks = BLOCKS[format >> 13]?.[version - 1];
  if (mask === undefined || blocks === undefined) throw new Error(`a code of version ${version} is not read here`);
  const bits: boolean[] = [];
  for (const [x, y] of zigzag(size)) if (!isFixed(x, y, size, version)) bits.push(isDark(x, y) !== mask(x, y));
  return segmentsOf(inOrder(bytesOf(bits), blocks));
}

/** The fifteen bits beside the upper left corner, the first one highest. */
function formatOf(isDark: (x: number, y: number) => boolean): number {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8]).concat([7, 5, 4, 3, 2, 1, 0].map((y) => [8, y]));
  return places.reduce((format, [x = 0, y = 0]) => format * 2 + Number(isDark(x, y)), 0);
}

/** Corners, lines of timing, and the one alignment pattern. */
function isFixed(x: number, y: number, size: number, version: number): boolean {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const center = size - 7;
  const aligned = version > 1 && Math.abs(x - center) <= 2 && Math.abs(y - center) <= 2;
  return corner || x === 6 || y === 6 || aligned;
}

function* zigzag(size: number): Generator<readonly [number, number]> {
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    isUpward = !isUpward;
  }
}

function bytesOf(bits: readonly boolean[]): readonly number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, nth) =>
    bits.slice(nth * 8, nth * 8 + 8).reduce((byte, bit) => byte * 2 + Number(bit), 0),
  );
}

/** The data of all blocks one after the other; in the code they take turns. */
function inOrder(codewords: readonly number[], blocks: readonly number[]): readonly number[] {
  const data: number[][] = blocks.map(() => []);
  let at = 0;
  for (let nth = 0; nth < Math.max(...blocks); nth += 1) {
    for (const [block, length] of blocks.entries()) if (nth < length) data[block]?.push(codewords[at++] ?? 0);
  }
  return data.flat();
}

function segmentsOf(data: readonly number[]): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (count: number): number => Number.parseInt(bits.slice(at, (at += count)), 2);
  let text = '';
  for (let mode = take(4); mode > 0; mode = bits.length - at < 4 ? 0 : take(4)) {
    if (mode === 2) {
      for (let left = take(9); left > 0; left -= 2) {
        const pair = take(left > 1 ? 11 : 6);
        text += left > 1 ? (ALPHANUMERIC[Math.floor(pair / 45)] ?? '') + ALPHANUMERIC[pair % 45] : ALPHANUMERIC[pair];
      }
    } else if (mode === 4) {
      text += Buffer.from(Array.from({ length: take(8) }, () => take(8))).toString('utf8');
    } else throw new Error(`a segment of mode ${mode} is not read here`);
  }
  return text;
}
