/** Decimal numbers as whole ones, so that money is divided without rounding on the way. */

/** The numbers, none negative, all times the same power of ten: 0.1 is a tenth here, and not what a computer makes of it. */
export function wholeNumbers(numbers: readonly number[]): readonly bigint[] {
  const decimals = numbers.map(decimalOf);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  return decimals.map(({ digits, scale: own }) => digits * 10n ** BigInt(scale - own));
}

/** The sum of whole numbers. */
export function sumOf(numbers: readonly bigint[]): bigint {
  return numbers.reduce((sum, number) => sum + number, 0n);
}

/** All digits of a number, and how many of them stand behind its point. */
function decimalOf(number: number): { readonly digits: bigint; readonly scale: number } {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}
