/** The notations of whole matches, by the name that their files end with. */

import type { Result } from '../kernel/result.js';
import type { VariantId } from '../variant/variants.js';
import { formatMat } from './mat/format.js';
import { parseMat } from './mat/parse.js';
import { looksLikeSgf } from './sgf/collection.js';
import { formatSgf } from './sgf/format.js';
import { parseSgf } from './sgf/parse.js';
import type { Transcript, TranscriptFault, TranscriptText } from './transcript.js';

export const NOTATIONS = ['mat', 'sgf'] as const;

export type Notation = (typeof NOTATIONS)[number];

type Parser = (text: string, variant: VariantId | null) => Result<Transcript, TranscriptFault>;

const PARSERS: Readonly<Record<Notation, Parser>> = {
  mat: parseMat,
  sgf: parseSgf,
};

const FORMATTERS: Readonly<Record<Notation, (transcript: TranscriptText) => string>> = {
  mat: formatMat,
  sgf: formatSgf,
};

/**
 * The transcript that a text holds, or the place where it stops making sense. Without a `notation` the text itself shows
 * which it is; `variant`: where somebody knows it, else what the header names.
 */
export function parseTranscript(
  text: string,
  notation: Notation | null,
  variant: VariantId | null = null,
): Result<Transcript, TranscriptFault> {
  return PARSERS[notation ?? (looksLikeSgf(text) ? 'sgf' : 'mat')](text, variant);
}

/** The transcript as text. */
export function formatTranscript(transcript: TranscriptText, notation: Notation): string {
  return FORMATTERS[notation](transcript);
}
