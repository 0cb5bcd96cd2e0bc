/** What may stand as the name of a person, wherever the name comes from: a form, or a transcript. */

export const MAX_NAME = 100;

/** Control characters, halves of surrogate pairs, and what ends a line. */
const UNFIT_FOR_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Fillers of Hangul count as letters and the empty pattern of Braille as a sign, and there is nothing to see in them. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name without blanks around it, in the one spelling that Unicode has for what looks the same. */
export function tidyName(text: string): string {
  return text.trim().normalize('NFC');
}

/** Whether the tidy name is one line with something to see in it, not too long and without control characters. */
export function isName(text: string, most = MAX_NAME): boolean {
  return hasAtMost(text, most) && VISIBLE.test(text) && !UNFIT_FOR_A_LINE.test(text);
}

/** Whether the text is not longer, counted in characters and not in halves of surrogate pairs. */
export function hasAtMost(text: string, characters: number): boolean {
  return text.length <= characters || (text.length <= 2 * characters && [...text].length <= characters);
}
