/**
 * Bits as printable text: the packing that GNU Backgammon's position id and match id share. The first bit is the lowest
 * bit of the first byte; the bytes are written in Base64 without padding.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** One bit, 0 or 1. */
export type Bit = 0 | 1;

/** Adds the number to the bits, its lowest first; its bits above `width` are cut off. */
export function addNumber(bits: Bit[], value: number, width: number): void {
  let rest = value;
  for (let index = 0; index < width; index += 1) {
    bits.push(rest % 2 === 1 ? 1 : 0);
    rest = Math.floor(rest / 2);
  }
}

/** The bits as text for `bytes` bytes, filled up with zeros; bits beyond them are cut off. */
export function formatBits(bits: readonly Bit[], bytes: number): string {
  let text = '';
  let left = 0;
  let width = 0;
  for (let start = 0; start < bytes * 8; start += 8) {
    let byte = 0;
    for (let index = Math.min(start + 8, bits.length) - 1; index >= start; index -= 1) {
      byte |= (bits[index] ?? 0) << (index - start);
    }
    left = (left << 8) | byte;
    for (width += 8; width >= 6; width -= 6) {
      text += ALPHABET[left >> (width - 6)] ?? '';
      left &= (1 << (width - 6)) - 1;
    }
  }
  return width === 0 ? text : text + (ALPHABET[left << (6 - width)] ?? '');
}

/** The `bytes * 8` bits of a text written by `formatBits`, or why it is none. */
export function parseBits(text: string, bytes: number): readonly Bit[] | 'length' | 'alphabet' | 'trailing-bits' {
  if (text.length !== Math.ceil((bytes * 8) / 6)) return 'length';
  const bits: Bit[] = Array.from({ length: bytes * 8 }, () => 0);
  for (const [place, letter] of [...text].entries()) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return 'alphabet';
    for (let shift = 0; shift < 6; shift += 1) {
      const bit: Bit = Math.floor(digit / 2 ** (5 - shift)) % 2 === 1 ? 1 : 0;
      const index = place * 6 + shift;
      if (index < bytes * 8) bits[lowestFirst(index)] = bit;
      else if (bit === 1) return 'trailing-bits';
    }
  }
  return bits;
}

/** Base64 reads each byte from its highest bit; the ids count from its lowest. */
function lowestFirst(index: number): number {
  return index - (index % 8) + 7 - (index % 8);
}
