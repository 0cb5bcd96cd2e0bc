import { stringify } from 'csv-stringify/sync';

/** A cell of a file for spreadsheets; a bigint is an amount of money in the smallest unit of its currency. */
export type Cell = string | number | bigint;

/** Rows as a file for spreadsheets. A name can be any text, and none may become a formula. */
export function csvOf(rows: readonly (readonly Cell[])[], currency: string | null = null): string {
  return stringify([...rows], {
    escape_formulas: true,
    cast: { bigint: (amount) => moneyText(amount, currency) },
  });
}

/** The amount as people write it, 300 cents as 3.00; without a currency its smallest unit is all that is known. */
function moneyText(amount: bigint, currency: string | null): string {
  const decimals = currency === null ? 0 : decimalsOf(currency);
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 0 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}
