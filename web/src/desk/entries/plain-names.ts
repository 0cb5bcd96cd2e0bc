/** Names without what people and programs write around them: numbers and dots of a list before them, amounts behind them. */

/** A dash or a star that stands close to a word may be a part of it. */
const BULLET = /^(?:[•‣◦▪▫●○■□►▶✓✔✅☐☑·]\u{FE0F}?\s*|[-–—*+]\s+)(?:\[[ xX]?\]\s*)?/u;
/** 2) or (2) or #2 or 2: or 2 - before a name: no name begins so. */
const NUMBER = /^(?:\(?\d{1,4}\)\s*|#\d{1,4}[.:]?\s+|\d{1,4}(?::\s*|\s+[-–—]\s+))(?=\D)/u;
/** 2. before a name, which also is how a second team is called in German. */
const ORDINAL = /^(\d{1,4})\.\s*(?=\D)/u;
/** 2 before a name. */
const BARE = /^(\d{1,4})\s+(?=\D)/u;

const SUM = String.raw`\d+(?:[.,]\d{1,2})?(?:[.,]?[-–])?`;
const COIN = String.raw`(?:\p{Sc}|EUR|CHF|USD|GBP)`;
/** Behind a comma, a colon or a dash between blanks a number is none of the name; "Guest 5" is one, and "Joe 2nd". */
const AMOUNTS = new RegExp(
  String.raw`(?<!\d)(?:(?:\s*[,;:=]\s*|\s+[-–—]\s+)(?:${COIN}\s?)?${SUM}(?:\s?${COIN})?|\s+(?:${COIN}\s?${SUM}|${SUM}\s?${COIN}))+[,;]?$`,
  'u',
);

/** Nothing is taken away with which all of the name would go. */
function without(mark: RegExp, name: string): string {
  const rest = name.replace(mark, '').trim();
  return /\p{L}/u.test(rest) ? rest : name;
}

/** Whether the numbers before names are those of a list: each name has a mark, or the numbers go up from name to name. */
function isCounted(names: readonly string[], isMarked: (name: string, nth: number) => boolean): boolean {
  const numbers = names.flatMap((name) => {
    const [, number] = ORDINAL.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  const isRising = numbers.every((number, nth) => nth === 0 || number > (numbers[nth - 1] ?? 0));
  const areMarked = names.every((name, nth) => ORDINAL.test(name) || isMarked(name, nth));
  return areMarked || (numbers.length > 1 && isRising);
}

/** What is left of each, in their order. A name in which nothing of that stands stays as it is. */
export function plainNames(written: readonly string[]): readonly string[] {
  const tidy = written.map((name) => name.replaceAll(/\s+/gu, ' ').trim());
  const names = tidy.map((name) => without(BULLET, name));
  const areCounted = isCounted(names, (name, nth) => NUMBER.test(name) || tidy[nth] !== name);
  const areNumbered = names.length > 1 && names.every((name, nth) => Number(BARE.exec(name)?.[1]) === nth + 1);
  const counting = areCounted ? ORDINAL : areNumbered ? BARE : null;
  return names
    .map((name) => without(NUMBER, name))
    .map((name) => (counting === null ? name : without(counting, name)))
    .map((name) => without(AMOUNTS, name).replace(/ ?[,;]+$/u, ''));
}
