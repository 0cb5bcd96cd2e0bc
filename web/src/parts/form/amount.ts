/** Numbers and amounts of money as people type them, with the sign of any language before the decimals. */

/** A number without decimals, with or without a sign between its thousands. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)$/;

/**
 * What was typed: `7,50`, `7.5`, `1.200,00`, `1 200` and `€7.50`; null: no number, or one below zero.
 *
 * @param digits decimals that make sense: more of them behind a sign are thousands
 */
function numberIn(typed: string, digits: number): number | null {
  const plain = typed.replace(/^\s*\p{Sc}|\p{Sc}\s*$/u, '').replaceAll(/[\s'’]/g, '');
  const decimals = new RegExp(`^(.*?)(?:([.,])(\\d{1,${Math.max(2, digits)}}))?$`);
  const [, whole = '', sign = '', rest = ''] = decimals.exec(plain) ?? [];
  // One sign does not stand for both.
  const isMixed = sign !== '' && whole.includes(sign);
  return WHOLE.test(whole) && !isMixed ? Number(`${whole.replaceAll(/[.,]/g, '')}.${rest}`) : null;
}

/** What was typed as a share in percent; null: none that there is. */
export function percentIn(typed: string): number | null {
  const share = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && share >= 0 && share <= 100 ? share : null;
}

/** Digits of the smallest unit: 2 for euros, 0 for yen and where no currency is named. */
export function digitsOf(currency: string | null): number {
  if (currency === null) return 0;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** What was typed in the unit of the currency, in its smallest unit; null: no amount that there is. */
export function amountIn(typed: string, currency: string | null): number | null {
  const digits = digitsOf(currency);
  const amount = numberIn(typed, digits);
  // 1.15 × 100 is a little less than 115.
  const smallest = amount === null ? null : Number((amount * 10 ** digits).toPrecision(15));
  return Number.isSafeInteger(smallest) ? smallest : null;
}
